import LuaRuntime
import Rendering

/// The report of an error, as a table of a script.
struct LuaReport: LuaConvertible {
  let report: ErrorReport

  init(_ report: ErrorReport) { self.report = report }

  static var luaName: String { "error" }

  /// Scripts give none back.
  static func read(_ stack: LuaStack, _ index: Int32) -> LuaReport? { nil }

  func push(_ stack: LuaStack) {
    let fields: [(String, any LuaPushable)] = [
      ("kind", report.kind), ("message", report.message), ("file", report.file),
      ("line", report.line), ("handler", report.handler), ("count", report.count),
      ("text", report.text),
    ]
    stack.newTable(fields: Int32(fields.count))
    for (name, value) in fields {
      value.push(stack)
      stack.rawSet(-2, name)
    }
  }
}
