import CLuaSupport

extension LuaState {
  /// The message handler of every protected call: keeps the error with both stacks as they are
  /// now, before they unwind. The error value is at 1 and is returned; its text may be at 2.
  func handle(_ stack: LuaStack) -> Int32 {
    let text = errorText(stack, stack.top >= 2 ? 2 : 1)
    stack.top = 1
    let isLimit = host.pointee.exceeded != 0 && host.pointee.is_raised
    caughtError = LuaError(
      kind: isLimit ? .limit : .runtime, positioned: text, chunks: chunks,
      frames: (0..<Int32(16)).compactMap { stack.frame($0) },
      traceback: takeCoroutineCalls(text) + traceback(stack, from: 1))
    if isLimit { caughtError?.stoppedEntry = entryNumber } else { addHint() }
    if caughtError?.line == nil, let place = scriptFrame(stack) {
      caughtError?.source = place.source
      caughtError?.line = place.line
    }
    // What closes while memory is refused fails again, when the calls are gone.
    if caughtError?.line == nil, host.pointee.exceeded == LN_MEMORY, let place = refusedPlace {
      caughtError?.source = place.source
      caughtError?.line = place.line
    }
    return 1
  }

  /// Names what a global variable without a value probably stands for: `UIButton`, `CGRectMake`.
  private func addHint() {
    guard let message = caughtError?.message, message.hasSuffix("')"),
      let mark = message.firstRange(of: " a nil value (global '"),
      let meant = bridge?.hint(forName: String(message[mark.upperBound...].dropLast(2)))
    else { return }
    caughtError?.message = message + "; in Lua it is " + meant
  }

  /// Where the allocator refused memory last.
  var refusedPlace: (source: String, line: Int)? {
    guard host.pointee.refused_line > 0 else { return nil }
    let short = withUnsafeBytes(of: host.pointee.refused_source) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return (chunks.name(short: short) ?? short, Int(host.pointee.refused_line))
  }

  /// A coroutine failed, with the error on top: its calls are gone when the error is raised again
  /// in the thread that resumed it, so they are kept until then.
  func noteCoroutine(_ stack: LuaStack) -> Int32 {
    let text = errorText(stack, -1)
    let earlier = takeCoroutineCalls(text)
    failedCoroutine = (text, earlier + traceback(stack, from: 0) + ["(coroutine resumed)"])
    return 0
  }

  /// The calls of the coroutine that an error comes from.
  private func takeCoroutineCalls(_ text: String) -> [String] {
    guard let failed = failedCoroutine else { return [] }
    failedCoroutine = nil
    // `coroutine.wrap` puts a position before the message.
    return text.hasSuffix(failed.text) ? failed.calls : []
  }

  /// Fails with the error of a call that an entry point made for the script: with its own place,
  /// and with the calls that led to it.
  public func fail(_ stack: LuaStack, passingOn error: LuaError) -> Int32 {
    let text = error.description
    failedCoroutine = (text, error.traceback)
    return fail(stack, error.line == nil ? text : "\u{2}" + text)
  }

  private func scriptFrame(_ stack: LuaStack) -> LuaFrame? {
    (0..<Int32(64)).lazy.map { stack.frame($0) }.first { $0?.line != nil } ?? nil
  }

  /// The calls that led here, innermost first. Where the host called the script, the callback
  /// stands between the script's calls. Of very deep stacks the two ends are shown.
  private func traceback(_ stack: LuaStack, from first: Int32) -> [String] {
    var lines = TracebackLines()
    var hostFrame = host.pointee.frame
    var isInScript = false
    let depth = stack.depth
    var level = first
    while level < depth, let frame = stack.frame(level) {
      if frame.isHostEntry {
        // A host entry that called a script function did so through a callback.
        if isInScript, let current = hostFrame {
          lines.add(callback: describe(current))
          hostFrame = current.pointee.outer
        }
      } else if frame.line != nil {
        isInScript = true
        lines.add(frame.description)
      } else if isInScript, frame.source == "[C]", frame.name != nil {
        // Lua's own functions matter between calls (`pcall`, `sort`), not at the very end
        // (`error`).
        lines.add(frame.description)
      }
      level += 1
      if level == LuaState.shownCalls, depth > 2 * LuaState.shownCalls {
        // Lua counts all levels above for each that is asked for.
        level = depth - LuaState.shownOutermostCalls
        lines.skip(Int(level - LuaState.shownCalls))
      }
    }
    // The callbacks below a coroutine belong to the thread that resumed it.
    while first > 0, let current = hostFrame {
      lines.add(callback: describe(current))
      hostFrame = current.pointee.outer
    }
    return lines.finished
  }

  /// How many calls are looked at from the innermost on, before some are left out.
  private static let shownCalls: Int32 = 220
  private static let shownOutermostCalls: Int32 = 25

  private func describe(_ frame: UnsafeMutablePointer<ln_frame>) -> String? {
    bridge?.describe(hook: frame.pointee.hook, object: frame.pointee.object)
  }
}

/// The lines of a traceback; the same call again and again becomes one line.
private struct TracebackLines {
  private var lines: [String] = []
  private var last: (text: String, count: Int)?

  mutating func add(_ text: String) {
    if last?.text == text {
      last?.count += 1
    } else {
      flush()
      last = (text, 1)
    }
  }

  mutating func add(callback: String?) {
    if let callback { add("host: \(callback)") }
  }

  mutating func skip(_ count: Int) { add("… \(count) more calls …") }

  var finished: [String] {
    var copy = self
    copy.flush()
    return copy.lines
  }

  private mutating func flush() {
    guard let last else { return }
    lines.append(last.count > 1 ? "\(last.text) (\(last.count) times)" : last.text)
  }
}
