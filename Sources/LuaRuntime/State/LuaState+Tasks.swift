import CLuaSupport

extension LuaState {
  /// Pushes the function that makes a ``LuaCoroutine`` wait.
  public func pushSleep() { ln_push_sleep(stack.thread) }

  /// The call for which the coroutine waits that was suspended last.
  func takePendingCall() -> LuaPendingCall? {
    defer { pendingCall = nil }
    return pendingCall
  }

  /// Where a script made an object: `main.lua:12`. Nil unless ``notesCreationSites`` was set then.
  public func creationSite(of object: AnyObject) -> String? {
    guard !isClosed else { return nil }
    let stack = stack
    guard stack.pushKnown(object) else { return nil }
    defer { stack.pop() }
    guard let peer = ln_to_peer(stack.thread, -1), peer.pointee.line > 0 else { return nil }
    stack.rawGet(ln_registry_index(), at: Int(LN_SOURCES))
    stack.rawGet(-1, at: Int(peer.pointee.source))
    defer { stack.pop(2) }
    let chunk = stack.string(-1) ?? "?"
    return "\(LuaFrame.displayName(ofChunk: chunk)):\(peer.pointee.line)"
  }
}
