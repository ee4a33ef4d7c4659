import LuaRuntime
import ViewKit

extension UnderlineStyle: LuaEnum {
  public static let table = LuaEnumTable<UnderlineStyle>(
    "UnderlineStyle", objc: "NSUnderlineStyle")
}

extension ParagraphStyle: LuaConvertible {
  public static var luaName: String { "table" }

  public func push(_ stack: LuaStack) {
    stack.newTable()
    alignment.push(stack)
    stack.rawSet(-2, "alignment")
    lineBreakMode.push(stack)
    stack.rawSet(-2, "lineBreakMode")
    lineSpacing.push(stack)
    stack.rawSet(-2, "lineSpacing")
  }

  public static func read(_ stack: LuaStack, _ index: Int32) -> ParagraphStyle? {
    try? form(stack, index)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    tableOf("alignment, lineBreakMode, lineSpacing") { try form(stack, index) }
  }

  private static func form(_ stack: LuaStack, _ index: Int32) throws -> ParagraphStyle? {
    guard stack.type(index) == .table, stack.length(index) == 0 else { return nil }
    var style = ParagraphStyle()
    let fields = NamedFields(stack, stack.absolute(index))
    for name in stack.stringKeys(index) {
      switch name {
      case "alignment": style.alignment = try fields.value(name)
      case "lineBreakMode": style.lineBreakMode = try fields.value(name)
      case "lineSpacing": style.lineSpacing = try fields.value(name)
      default: throw fields.unknown(name, among: ["alignment", "lineBreakMode", "lineSpacing"])
      }
    }
    return style
  }
}

extension TextShadow: LuaConvertible {
  public static var luaName: String { "table" }

  public func push(_ stack: LuaStack) {
    stack.newTable()
    shadowOffset.push(stack)
    stack.rawSet(-2, "shadowOffset")
    shadowBlurRadius.push(stack)
    stack.rawSet(-2, "shadowBlurRadius")
    shadowColor.push(stack)
    stack.rawSet(-2, "shadowColor")
  }

  public static func read(_ stack: LuaStack, _ index: Int32) -> TextShadow? {
    try? form(stack, index)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    tableOf("shadowOffset, shadowBlurRadius, shadowColor") { try form(stack, index) }
  }

  private static func form(_ stack: LuaStack, _ index: Int32) throws -> TextShadow? {
    guard stack.type(index) == .table, stack.length(index) == 0 else { return nil }
    var shadow = TextShadow()
    let fields = NamedFields(stack, stack.absolute(index))
    for name in stack.stringKeys(index) {
      switch name {
      case "shadowOffset": shadow.shadowOffset = try fields.value(name)
      case "shadowBlurRadius": shadow.shadowBlurRadius = try fields.value(name)
      case "shadowColor": shadow.shadowColor = try fields.value(name)
      default:
        throw fields.unknown(name, among: ["shadowOffset", "shadowBlurRadius", "shadowColor"])
      }
    }
    return shadow
  }
}

/// What a table should have had, and what is wrong with it.
private func tableOf<Value>(_ names: String, _ form: () throws -> Value?) -> String {
  do {
    _ = try form()
    return "a table with \(names)"
  } catch {
    return "a table with \(names) (\(error))"
  }
}
