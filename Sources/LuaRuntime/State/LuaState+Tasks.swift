import CLuaSupport

// Coroutines that the host runs on, when their time has come.
extension LuaState {
  /// Makes a coroutine of the function at `index` and keeps it; returns its reference.
  public func makeCoroutine(function index: Int32) -> Int32 {
    let stack = stack
    let function = stack.absolute(index)
    stack.newThread(with: function)
    return stack.reference()
  }

  /// Runs a coroutine until it sleeps or ends.
  ///
  /// - Parameters:
  ///   - arguments: how many values on top are handed to it; they are popped.
  /// - Returns: the seconds that it wants to sleep; nil when it is done.
  public func run(coroutine reference: Int32, arguments count: Int32 = 0) throws(LuaError)
    -> Double?
  {
    let stack = stack
    let first = stack.top - count + 1
    ln_push_runner(stack.thread)
    stack.insert(first)
    stack.push(reference: reference)
    stack.insert(first + 1)
    try call(arguments: count + 1, results: 1)
    defer { stack.pop() }
    return stack.number(-1)
  }

  /// Pushes the function that makes such a coroutine wait.
  public func pushSleep() { ln_push_sleep(stack.thread) }

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
