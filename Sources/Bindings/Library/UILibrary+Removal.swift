import LuaRuntime
public import ViewKit

// Taking away what the code of some files has set going.
extension UILibrary {
  /// The plugin whose code made a class.
  func plugin(of type: LuaType) -> String? {
    chunksOfClasses[ObjectIdentifier(type)].flatMap(pluginOfChunk)
  }

  /// Takes the controllers off the screen that some code has made, then all targets, delegates,
  /// timers, observers and tasks that would call it.
  ///
  /// - Parameters:
  ///   - windows: those that show what the code returned.
  ///   - isGone: whether a file is of that code.
  public func removeAll(
    in windows: [Window], where isGone: (_ chunk: String) -> Bool
  ) -> PluginRemoval {
    var removal = PluginRemoval()
    for window in application.windows {
      let isOwn = windows.contains { $0 === window } || belongs(window, isGone)
      removeControllers(of: window, all: isOwn, isGone, &removal)
    }
    removal.looks = rules?.remove { isGone($0.chunk) } ?? 0
    // Last, since controllers that leave may set something going.
    for object in state.objectsWithPeers {
      guard let object = object as? Object else { continue }
      let count = object.dropTargets { belongs($0, isGone) }
      switch object {
      case is Control: removal.handlers += count
      case is Timer, is DisplayLink: removal.timers += count
      case is NotificationCenter: removal.observers += count
      case is URLSessionDataTask: removal.requests += count
      default: removal.delegates += count
      }
    }
    for (_, waiting) in waitingTasks.sorted(by: { $0.key < $1.key }) {
      guard let task = waiting.task, let chunk = task.chunk, isGone(chunk) else { continue }
      task.cancel()
      removal.tasks += 1
    }
    return removal
  }

  private func removeControllers(
    of window: Window, all: Bool, _ isGone: (String) -> Bool, _ removal: inout PluginRemoval
  ) {
    guard let root = window.rootViewController else { return }
    if all || belongs(root, isGone) {
      removal.controllers.append(root.className)
      window.isHidden = true
      window.rootViewController = nil
      return
    }
    var rest = [root]
    while let controller = rest.popLast() {
      guard controller !== root, belongs(controller, isGone) else {
        rest += controller.children
        if let presented = controller.ownPresentedViewController { rest.append(presented) }
        continue
      }
      if controller.parent == nil {
        removal.controllers.append(controller.className)
        controller.presentingViewController?.dismiss(animated: false)
        continue
      }
      removal.controllers.append(controller.className)
      controller.perform.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// Whether some code has written an object's class, made it, or is it: a function, or a table
  /// with its functions.
  private func belongs(_ object: Object, _ isGone: (String) -> Bool) -> Bool {
    let stack = state.stack
    guard stack.pushKnown(object) else { return false }
    defer { stack.pop() }
    switch stack.type(-1) {
    case .function: return stack.place(ofFunctionAt: -1).map { isGone($0.source) } ?? false
    case .table: return hasFunction(stack.top, isGone)
    default: break
    }
    if let type = stack.objectType(-1), type.isScripted {
      return chunksOfClasses[ObjectIdentifier(type)].map(isGone) ?? false
    }
    guard let site = state.creationSite(of: object), let colon = site.lastIndex(of: ":") else {
      return false
    }
    return isGone(String(site[..<colon]))
  }

  private func hasFunction(_ table: Int32, _ isGone: (String) -> Bool) -> Bool {
    let stack = state.stack
    var isFound = false
    stack.pushNil()
    while stack.next(table) {
      if stack.type(-1) == .function, let place = stack.place(ofFunctionAt: -1) {
        isFound = isFound || isGone(place.source)
      }
      stack.pop()
    }
    return isFound
  }
}
