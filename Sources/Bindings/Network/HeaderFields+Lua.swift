import LuaRuntime
import ViewKit

/// Header fields as a table of strings by their names.
extension HTTPHeaders: LuaConvertible {
  public static var luaName: String { "table of strings by name" }

  public static func read(_ stack: LuaStack, _ index: Int32) -> HTTPHeaders? {
    guard stack.type(index) == .table else { return nil }
    var values: [String: String] = [:]
    let table = stack.absolute(index)
    stack.pushNil()
    while stack.next(table) {
      defer { stack.pop() }
      guard stack.type(-2) == .string, let name = stack.string(-2), isToken(name),
        let value = String.read(stack, -1), !value.contains(where: \.isNewline)
      else {
        stack.pop()
        stack.pushNil()
        return nil
      }
      values[name] = value
    }
    return HTTPHeaders(values)
  }

  public func push(_ stack: LuaStack) {
    stack.newTable(fields: Int32(clamping: fields.count))
    for field in fields {
      stack.push(field.value)
      stack.rawSet(-2, field.name)
    }
  }

  /// Whether a text can be the name of a field, or a method.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0))
      }
  }
}

/// The name of a header field.
struct FieldName: LuaReadable {
  let text: String

  static var luaName: String { "name of a header field" }

  static func read(_ stack: LuaStack, _ index: Int32) -> FieldName? {
    guard let text = String.read(stack, index), HTTPHeaders.isToken(text) else { return nil }
    return FieldName(text: text)
  }
}

/// The value of a header field: a line.
struct FieldValue: LuaReadable {
  let text: String

  static var luaName: String { "string without line breaks" }

  static func read(_ stack: LuaStack, _ index: Int32) -> FieldValue? {
    guard let text = String.read(stack, index), !text.contains(where: \.isNewline) else {
      return nil
    }
    return FieldValue(text: text)
  }
}
