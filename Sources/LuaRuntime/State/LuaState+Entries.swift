import CLuaSupport

// Entries: the calls of the host into scripts, and what ends them.
extension LuaState {
  /// Whether the script is calling, or being called, now.
  public var isRunning: Bool { host.pointee.depth > 0 }

  /// Begins an entry: the calls until ``endEntry()`` share one budget, and a limit that one of them
  /// exceeds ends them all. Such pairs may lie inside each other, and inside calls.
  public func beginEntry() { ln_begin_shared_entry(host) }

  public func endEntry() {
    ln_end_shared_entry(host)
    if host.pointee.depth == 0 { endOutermostCall() }
  }

  /// The limit that was exceeded, if all that scripts still do in this entry is to fail.
  public var exceededLimit: LuaError? {
    host.pointee.exceeded == 0 ? nil : limitError(host.pointee.exceeded)
  }

  /// The number of the present entry, or of that which has just ended.
  var entryNumber: UInt64 { (host.pointee.entries + 1) / 2 }

  /// A memory error runs no message handler: its place is where the allocator refused.
  func memoryError() -> LuaError {
    if host.pointee.exceeded != 0 {
      host.pointee.is_raised = true
      return limitError(host.pointee.exceeded)
    }
    let host = host.pointee
    if host.stopped_entry == host.entries { return limitError(host.stopped_by) }
    if host.refused_growth > 0 { return limitError(LN_MEMORY) }
    return LuaError(kind: .memory, message: "not enough memory")
  }

  private func limitError(_ limit: some BinaryInteger) -> LuaError {
    let stack = stack
    ln_push_limit_message(stack.thread, Int32(limit))
    defer { stack.pop() }
    var error = LuaError(kind: .limit, message: stack.string(-1) ?? "")
    if limit == LN_MEMORY {
      error.source = refusedPlace?.source
      error.line = refusedPlace?.line
    }
    error.stoppedEntry = entryNumber
    return error
  }
}
