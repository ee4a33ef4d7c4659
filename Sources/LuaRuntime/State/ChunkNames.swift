import CLuaSupport

/// The names of the chunks that were loaded, and how Lua shortens them.
///
/// Messages begin with at most 59 bytes of a name, from its end; what they mean is found again
/// here. It also tells the end of a name in which there are colons or line ends.
struct ChunkNames {
  /// The whole names by the short ones and by themselves.
  private var names: [String: Set<String>] = [:]

  private static let longest = Int(LUA_IDSIZE) - 1
  private static let mark = "..."

  mutating func insert(_ name: String) {
    names[Self.short(name), default: []].insert(name)
    names[name, default: []].insert(name)
  }

  /// A name as `luaO_chunkid` writes that of a file.
  static func short(_ name: String) -> String {
    let bytes = name.utf8
    guard bytes.count > longest else { return name }
    return mark + String(decoding: bytes.suffix(longest - mark.utf8.count), as: UTF8.self)
  }

  /// The name that a short one stands for. Where several do, the one that `isCalled` is about, as
  /// the calls of an error show.
  func name(short: String, where isCalled: (String) -> Bool = { _ in false }) -> String? {
    guard let candidates = names[short] else { return nil }
    return candidates.first(where: isCalled) ?? candidates.min()
  }

  /// Splits `name:line: text`; nil when the text does not begin with the name of a chunk.
  func split(
    _ text: String, where isCalled: (String, Int) -> Bool
  ) -> (name: String, line: Int, rest: String)? {
    let bytes = text.utf8
    for short in names.keys where bytes.starts(with: short.utf8) {
      var rest = bytes.dropFirst(short.utf8.count)
      guard rest.popFirst() == UInt8(ascii: ":") else { continue }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let line = Int(Substring(digits)), rest.popFirst() == UInt8(ascii: ":") else {
        continue
      }
      if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
      let name = name(short: short) { isCalled($0, line) }
      return (name ?? short, line, String(Substring(rest)))
    }
    return nil
  }
}
