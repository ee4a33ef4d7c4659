import Bindings
import LuaRuntime
import ViewKit

/// What the test language knows of the host's values: what messages show of them, and their short
/// forms, so that `assert.equal("red", label.textColor)` compares two colours.
enum HostValues {
  private static var kinds: [any LuaConvertible.Type] {
    [
      Color.self, Font.self, Image.self, AttributedString.self, Rect.self, Point.self, Size.self,
      EdgeInsets.self, AffineTransform.self, TextRange.self, Date.self, IndexPath.self,
    ]
  }

  /// Sets the functions that Lua/luassert leaves to its host, in the modules at two indices.
  static func install(util: Int32, compare: Int32, _ stack: LuaStack) {
    LuaClosure { arguments throws -> LuaResults in describe(arguments.stack) }.push(stack)
    stack.rawSet(util, "describe_value")
    LuaClosure { arguments throws -> LuaResults in convert(arguments.stack) }.push(stack)
    stack.rawSet(compare, "convert_value")
  }

  /// `describe_value(value)`: its text, its class, nothing to write it by, the names of its parts.
  private static func describe(_ stack: LuaStack) -> LuaResults {
    guard isUserdata(1, stack) else { return LuaResults() }
    let words = stack.summary(1).split(separator: " ", maxSplits: 1)
    guard let name = words.first, name != "class", name != "userdata" else { return LuaResults() }
    let rest = words.count > 1 ? " \(words[1])" : ""
    let fields = (kind(of: 1, stack) as? any LuaValue.Type)?.valueClass.fields ?? []
    return LuaResults(
      "(\(name))\(rest)", String(name), String?.none, fields.count > 1 ? fields : nil)
  }

  /// `convert_value(form, value)`: the value of the same kind that the form stands for; or nil and
  /// what was expected; or nothing where no form is meant.
  private static func convert(_ stack: LuaStack) -> LuaResults {
    switch stack.type(1) {
    case .string, .number, .table: break
    default: return LuaResults()
    }
    if stack.type(1) == .string, stack.type(2) == .userdata, let name = stack.text(1),
      let image = Image.read(stack, 2)
    {
      // No file is looked for: the name of an image is part of it.
      let isName = name == image.name || name == image.fileName
      return LuaResults(isName ? image : Image(name: name))
    }
    guard let kind = kind(of: 2, stack) else { return LuaResults() }
    return converted(1, to: kind, stack)
  }

  private static func isUserdata(_ index: Int32, _ stack: LuaStack) -> Bool {
    stack.type(index) == .userdata || stack.type(index) == .lightUserdata
  }

  /// The kind of the value at an index.
  private static func kind(of index: Int32, _ stack: LuaStack) -> (any LuaConvertible.Type)? {
    guard isUserdata(index, stack) else { return nil }
    return kinds.first { $0.read(stack, index) != nil }
  }

  private static func converted<Value: LuaConvertible>(
    _ index: Int32, to kind: Value.Type, _ stack: LuaStack
  ) -> LuaResults {
    if let value = Value.read(stack, index) { return LuaResults(value) }
    return LuaResults(Value?.none, Value.expectation(stack, index))
  }
}
