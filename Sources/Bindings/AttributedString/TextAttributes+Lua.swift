import LuaRuntime
import ViewKit

/// The names of attributes, those of `NSAttributedString.Key`.
enum AttributeName: String, LuaEnum, Hashable {
  case font, foregroundColor, backgroundColor, kern, baselineOffset, underlineStyle
  case underlineColor, strikethroughStyle, strikethroughColor, shadow, paragraphStyle

  static let table = LuaEnumTable<AttributeName>(
    "AttributeName", objc: "NSAttributedStringKey",
    spellings: Dictionary(
      uniqueKeysWithValues: allCases.map {
        ($0, "NS" + $0.rawValue.capitalizedFirst + "AttributeName" + $0.oldSpelling)
      }))

  /// The name that it had before iOS 7, after a blank.
  private var oldSpelling: String {
    switch self {
    case .font: " UITextAttributeFont"
    case .foregroundColor: " UITextAttributeTextColor"
    default: ""
    }
  }
}

extension TextAttributes: LuaConvertible {
  public static var luaName: String { "table" }

  /// Pushes a table with the attributes that are given.
  public func push(_ stack: LuaStack) {
    stack.newTable()
    set(stack, .font, font)
    set(stack, .foregroundColor, foregroundColor)
    set(stack, .backgroundColor, backgroundColor)
    set(stack, .kern, kern)
    set(stack, .baselineOffset, baselineOffset)
    set(stack, .underlineStyle, underlineStyle)
    set(stack, .underlineColor, underlineColor)
    set(stack, .strikethroughStyle, strikethroughStyle)
    set(stack, .strikethroughColor, strikethroughColor)
    set(stack, .shadow, shadow)
    set(stack, .paragraphStyle, paragraphStyle)
  }

  private func set(_ stack: LuaStack, _ name: AttributeName, _ value: (any LuaPushable)?) {
    guard let value else { return }
    value.push(stack)
    stack.rawSet(-2, name.rawValue)
  }

  /// A table that has attributes and nothing else.
  public static func read(_ stack: LuaStack, _ index: Int32) -> TextAttributes? {
    guard stack.type(index) == .table, stack.length(index) == 0 else { return nil }
    return try? form(stack, stack.absolute(index))
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    do {
      if stack.type(index) == .table { _ = try form(stack, stack.absolute(index)) }
      return "a table of attributes"
    } catch {
      return "a table of attributes (\(error))"
    }
  }

  /// The attributes in the named part of a table. The stack stays as it was.
  static func form(_ stack: LuaStack, _ table: Int32) throws -> TextAttributes {
    var attributes = TextAttributes()
    let form = NamedFields(stack, table)
    for name in stack.stringKeys(table) {
      switch AttributeName(rawValue: name) {
      case .font: attributes.font = try form.optional(name)
      case .foregroundColor: attributes.foregroundColor = try form.optional(name)
      case .backgroundColor: attributes.backgroundColor = try form.optional(name)
      case .kern: attributes.kern = try form.optional(name)
      case .baselineOffset: attributes.baselineOffset = try form.optional(name)
      case .underlineStyle: attributes.underlineStyle = try form.optional(name)
      case .underlineColor: attributes.underlineColor = try form.optional(name)
      case .strikethroughStyle: attributes.strikethroughStyle = try form.optional(name)
      case .strikethroughColor: attributes.strikethroughColor = try form.optional(name)
      case .shadow: attributes.shadow = try form.optional(name)
      case .paragraphStyle: attributes.paragraphStyle = try form.optional(name)
      case nil: throw form.unknown(name, among: AttributeName.allCases.map(\.rawValue))
      }
    }
    return attributes
  }

  /// Equal for equal attributes.
  var internKey: String {
    var parts: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { parts.append("\(name)=\(value)") }
    }
    add("f", font?.internKey)
    add("c", foregroundColor?.internKey)
    add("b", backgroundColor?.internKey)
    add("k", kern.map { "\($0)" })
    add("o", baselineOffset.map { "\($0)" })
    add("u", underlineStyle?.rawValue)
    add("uc", underlineColor?.internKey)
    add("s", strikethroughStyle?.rawValue)
    add("sc", strikethroughColor?.internKey)
    add(
      "sh",
      shadow.map { "\($0.shadowOffset) \($0.shadowBlurRadius) \($0.shadowColor.internKey)" })
    add("p", paragraphStyle.map { "\($0)" })
    return parts.joined(separator: ";")
  }
}
