import LuaRuntime
import Rendering

// `assert.matches_snapshot(screen, "after adding")` and `assert.matches_inline_snapshot(screen)`.
extension TestScreens {
  /// Gives luassert the assertions for snapshots, once it is loaded.
  func registerAssertions() throws(LuaError) {
    guard !hasAssertions else { return }
    let state = host.state
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    let name = LuaModules.mark + "luassert/snapshots.lua"
    try state.load(Array(TestScreens.registration.utf8), name: name)
    let function = stack.top
    for name in ["luassert", "say"] {
      guard host.pushLoadedModule(name) else { return }
    }
    LuaClosure { [unowned self] arguments throws -> String? in
      try check(arguments.stack)
    }.push(stack)
    LuaClosure { [unowned self] arguments throws -> String? in
      try checkInline(arguments.stack)
    }.push(stack)
    try state.call(arguments: stack.top - function, results: 0)
    hasAssertions = true
  }

  private static let registration = """
    local assert, say, check, check_inline = ...
    local function register(name, check)
      local key = "assertion." .. name
      say:set(key .. ".positive", "%s")
      say:set(key .. ".negative", "%s")
      assert:register("assertion", name, function(_, arguments)
        local problem = check(table.unpack(arguments, 1, arguments.n))
        if not problem then return true end
        arguments[1], arguments.n, arguments.nofmt = problem, 1, { true }
        return false
      end, key .. ".positive", key .. ".negative")
    end
    register("matches_snapshot", check)
    register("matches_inline_snapshot", check_inline)
    """

  /// `(value, label, options)` from 1 on; the label may be left out.
  private func check(_ stack: LuaStack) throws -> String? {
    var index: Int32 = 2
    var label: String?
    if stack.type(2) == .string || stack.type(2) == .number {
      label = stack.string(2)
      index = 3
    } else if stack.isNil(2), stack.type(3) == .table {
      index = 3
    }
    if !stack.isNil(index), stack.type(index) != .table {
      throw LuaFailure("matches_snapshot: expected a label or options, got \(stack.summary(index))")
    }
    var kind = "txt"
    let text = try text(stack, options: index, kind: &kind, for: "matches_snapshot")
    return snapshots.check(text, label: label, kind: kind)
  }

  /// `(value, snapshot)` from 1 on.
  private func checkInline(_ stack: LuaStack) throws -> String? {
    guard stack.isNil(2) || stack.type(2) == .string else {
      throw LuaFailure(
        "matches_inline_snapshot: expected a string or nothing, got \(stack.summary(2))")
    }
    let file = snapshots.currentFile
    guard let line = stack.runningLine(of: file) else {
      return "matches_inline_snapshot is called in \(stack.callerChunk), and snapshots are written "
        + "into the file of the spec alone; use matches_snapshot"
    }
    let given = stack.string(2)
    var kind = "txt"
    let text = try text(stack, options: 3, kind: &kind, for: InlineSnapshot.name)
    return snapshots.check(text, inline: given, file: file, line: line)
  }

  /// The text of the value at 1, for an assertion of this name.
  private func text(
    _ stack: LuaStack, options index: Int32, kind: inout String, for name: String
  ) throws -> String {
    guard let screen = TestScreen.read(stack, 1) else {
      if stack.type(1) == .none { throw LuaFailure("\(name): expected a value, got none") }
      return SnapshotText.text(of: 1, stack)
    }
    guard stack.type(index) == .table else {
      return try screen.rendering(.text, RenderOptions?.none)
    }
    let table = try OptionTable(stack, index, names: RenderOptions.names + ["format"])
    var format = RenderFormat.text
    try table.read("format") {
      format = $0
    } value: { stack throws -> RenderFormat in
      let text = stack.string(-1) ?? ""
      if let format = RenderFormat(rawValue: text) { return format }
      throw LuaFailure("expected \(RenderFormat.names), got \(stack.summary(-1))")
    }
    kind = format == .text ? "txt" : format.rawValue
    return try screen.rendering(format, try screen.options(reading: table))
  }
}
