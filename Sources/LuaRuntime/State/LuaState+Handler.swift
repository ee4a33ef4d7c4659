import CLuaSupport

extension LuaState {
  /// The message handler of every protected call: keeps the error with both stacks as they are
  /// now, before they unwind. The error value is at 1 and is returned.
  func handle(_ stack: LuaStack) -> Int32 {
    stack.top = 1
    caughtError = LuaError(
      kind: .runtime, positioned: errorText(stack, 1), traceback: traceback(stack))
    if caughtError?.line == nil, let place = scriptFrame(stack) {
      caughtError?.source = place.source
      caughtError?.line = place.line
    }
    return 1
  }

  private func scriptFrame(_ stack: LuaStack) -> LuaFrame? {
    (0..<Int32(64)).lazy.map { stack.frame($0) }.first { $0?.line != nil } ?? nil
  }

  /// The calls that led here, innermost first. Where the host called the script, the callback
  /// stands between the script's calls.
  private func traceback(_ stack: LuaStack) -> [String] {
    var lines: [String] = []
    var hostFrame = host.pointee.frame
    var level: Int32 = 1
    var isInScript = false
    while level < 250, let frame = stack.frame(level) {
      if frame.isHostEntry {
        // A host entry that called a script function did so through a callback.
        if isInScript, let current = hostFrame {
          appendCallback(current, to: &lines)
          hostFrame = current.pointee.outer
        }
      } else if frame.line != nil || frame.source == "[C]" {
        isInScript = true
        lines.append(frame.description)
      }
      level += 1
    }
    while let current = hostFrame {
      appendCallback(current, to: &lines)
      hostFrame = current.pointee.outer
    }
    return lines
  }

  private func appendCallback(_ frame: UnsafeMutablePointer<ln_frame>, to lines: inout [String]) {
    if let text = bridge?.describe(hook: frame.pointee.hook, object: frame.pointee.object) {
      lines.append("host: \(text)")
    }
  }
}
