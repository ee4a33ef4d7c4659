import LuaRuntime
import ViewKit

extension BarMetrics: LuaEnum {
  public static let table = LuaEnumTable<BarMetrics>("BarMetrics", objc: "UIBarMetrics")

  /// The cases, with the names that two of them had before iOS 8.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("landscapePhone", "UIBarMetricsLandscapePhone"))
    description.cases.append(("landscapePhonePrompt", "UIBarMetricsLandscapePhonePrompt"))
    return description
  }

  public static func read(_ stack: LuaStack, _ index: Int32) -> BarMetrics? {
    guard stack.type(index) == .string else { return nil }
    switch stack.string(index) {
    case "landscapePhone": return .landscapePhone
    case "landscapePhonePrompt": return .landscapePhonePrompt
    default: return table.read(stack, index)
    }
  }
}

extension BarStyle: LuaEnum {
  public static let table = LuaEnumTable<BarStyle>("BarStyle", objc: "UIBarStyle")

  /// The cases, with the old name of `black`.
  static var description: EnumDescription {
    var description = table.description
    description.cases.append(("blackOpaque", "UIBarStyleBlackOpaque"))
    return description
  }

  /// `blackOpaque` is the old name of `black`.
  public static func read(_ stack: LuaStack, _ index: Int32) -> BarStyle? {
    stack.type(index) == .string && stack.string(index) == "blackOpaque"
      ? .blackOpaque : table.read(stack, index)
  }
}

extension BarPosition: LuaEnum {
  public static let table = LuaEnumTable<BarPosition>("BarPosition", objc: "UIBarPosition")
}

extension BarButtonItem.Style: LuaEnum {
  public static let table = LuaEnumTable<BarButtonItem.Style>(
    "BarButtonItemStyle", objc: "UIBarButtonItemStyle")
}

extension BarButtonItem.SystemItem: LuaEnum {
  public static let table = LuaEnumTable<BarButtonItem.SystemItem>(
    "BarButtonSystemItem", objc: "UIBarButtonSystemItem")
}
