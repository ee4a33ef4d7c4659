import LuaRuntime
public import ViewKit

extension TimeZoneRules {
  /// The name of a time zone that a person probably meant: another spelling, its city or its
  /// continent alone.
  public static func identifier(like name: String) -> String? {
    let names = identifiers
    let wanted = name.lowercased().split(separator: " ").joined(separator: "_")
    return names.first { $0.lowercased() == wanted }
      ?? names.first { $0.lowercased().hasSuffix("/" + wanted) }
      ?? names.first { $0.lowercased().hasPrefix(wanted + "/") }
      ?? Spelling.nearest(to: wanted, among: names, by: { $0 })
      ?? Spelling.nearest(to: wanted, among: names) { name in
        name.split(separator: "/").last.map(String.init) ?? name
      }
  }
}
