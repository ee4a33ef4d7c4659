// The call points of ``NavigationController``; see ``Perform``.
//
// The four ways of changing the stack that a script may override go through these when the host
// itself takes them: the root of a new controller, the back button, the swipe.
extension Perform where Subject: NavigationController {
  public func pushViewController(
    _ controller: ViewController, animated: Bool
  ) throws(InvalidUse) {
    if override(.pushViewController, controller, animated) == nil {
      try subject.push(controller, animated: animated)
    }
  }

  public func popViewController(animated: Bool) {
    if override(.popViewController, animated) == nil { subject.pop(animated: animated) }
  }
}
