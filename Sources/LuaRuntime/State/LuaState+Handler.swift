import CLuaSupport

extension LuaState {
  /// The message handler of every protected call: keeps the error with both stacks as they are
  /// now, before they unwind. The error value is at 1 and is returned; its text may be at 2.
  func handle(_ stack: LuaStack) -> Int32 {
    let shown = errorText(stack, stack.top >= 2 ? 2 : 1)
    let raised = errorText(stack, 1)
    stack.top = 1
    let isLimit = host.pointee.exceeded != 0 && host.pointee.is_raised
    let ended = takeEndedCalls(raised, stack, level: 1)
    let calls = ended?.isWhole == true ? [] : traceback(stack, from: 1)
    let frames = (0..<Int32(16)).compactMap { stack.frame($0) }
    func error(_ text: String) -> LuaError {
      LuaError(
        kind: isLimit ? .limit : .runtime, positioned: text, chunks: chunks, frames: frames,
        traceback: (ended?.calls ?? []) + calls)
    }
    var caught = error(shown)
    // What raised it again may have put a place of its own before that of the failure.
    if let ended, shown == raised {
      let inner = error(ended.text)
      if inner.line != nil { caught = inner }
    }
    caughtError = caught
    if isLimit {
      caughtError?.stoppedEntry = entryNumber
    } else if let hint = ended?.hint {
      caughtError?.message += hint
    } else {
      addHint(stack)
    }
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
  func noteCoroutine(_ stack: LuaStack, resumer: OpaquePointer) -> Int32 {
    let raised = errorText(stack, -1)
    let ended = takeEndedCalls(raised, stack, level: 0)
    let calls = ended?.isWhole == true ? [] : traceback(stack, from: 0)
    endedCalls = EndedCalls(
      text: ended?.text ?? raised, calls: (ended?.calls ?? []) + calls + ["(coroutine resumed)"],
      thread: resumer, isWhole: false, caught: host.pointee.caught,
      hint: ended?.hint ?? hint(for: raised, stack, level: 0))
    return 0
  }

  /// The calls of the error that the function at `level` raises, if they are those that were kept:
  /// another error may have the same text.
  private func takeEndedCalls(_ text: String, _ stack: LuaStack, level: Int32) -> EndedCalls? {
    guard let ended = endedCalls else { return nil }
    endedCalls = nil
    guard ended.caught == host.pointee.caught, ended.thread == stack.thread,
      // `coroutine.wrap` and `error` put a position before the message.
      text.hasSuffix(ended.text)
    else { return nil }
    let isAgain = ended.text.utf8CString.withUnsafeBufferPointer {
      ln_raises_again(stack.thread, level, $0.baseAddress, $0.count - 1)
    }
    return isAgain ? ended : nil
  }

  /// A limit ends the calls inside of a protected one, with the error at 1: they are kept until it
  /// is raised again outside.
  func noteLimit(_ stack: LuaStack) -> Int32 {
    let raised = errorText(stack, 1)
    let ended = takeEndedCalls(raised, stack, level: 1)
    let calls = ended?.isWhole == true ? [] : traceback(stack, from: 1)
    endedCalls = EndedCalls(
      text: ended?.text ?? raised, calls: (ended?.calls ?? []) + calls, thread: stack.thread,
      isWhole: false, caught: host.pointee.caught)
    return 0
  }

  /// Fails with the error of a call that an entry point made for the script: with its own place,
  /// and with the calls that led to it.
  public func fail(_ stack: LuaStack, passingOn error: LuaError) -> Int32 {
    let text = error.description
    endedCalls = EndedCalls(
      text: text, calls: error.traceback, thread: stack.thread, isWhole: true,
      caught: host.pointee.caught)
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
      } else if isInScript, frame.source == "[C]", frame.name != nil, !frame.isOverride {
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
