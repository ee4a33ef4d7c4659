import LuaRuntime
import ViewKit

/// Reads `{ "Hello ", { "World", foregroundColor = "red" }, font = 20 }`: the array part has texts
/// and further such tables, the named part the attributes of all of them that have no own.
enum AttributedForm {
  /// What is wrong with a form.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// How deep tables may lie in tables.
  private static let maximumDepth = 32

  /// The text of the table at `index`. The stack stays as it was.
  static func read(_ stack: LuaStack, _ index: Int32) throws -> AttributedString {
    var runs: [AttributedString.Run] = []
    try append(stack, stack.absolute(index), TextAttributes(), depth: 0, to: &runs)
    return AttributedString(runs: runs)
  }

  private static func append(
    _ stack: LuaStack, _ table: Int32, _ outer: TextAttributes, depth: Int,
    to runs: inout [AttributedString.Run]
  ) throws {
    guard depth < maximumDepth, stack.reserve(8) else {
      throw Problem(description: "tables lie in each other more than \(maximumDepth) deep")
    }
    let attributes = try TextAttributes.form(stack, table).filled(from: outer)
    let count = stack.listCount(table)
    guard count > 0 else { throw Problem(description: "there is no text in it") }
    for index in 0..<count {
      stack.rawGet(table, at: index + 1)
      defer { stack.pop() }
      switch stack.type(-1) {
      case .string, .number: runs.append(.init(stack.text(-1) ?? "", attributes))
      case .table:
        try append(stack, stack.absolute(-1), attributes, depth: depth + 1, to: &runs)
      default:
        guard let text = stack.object(-1) as? AttributedString else {
          throw Problem(description: "element \(index + 1) is \(stack.summary(-1))")
        }
        runs += text.runs.map { .init($0.text, $0.attributes.filled(from: attributes)) }
      }
    }
  }
}
