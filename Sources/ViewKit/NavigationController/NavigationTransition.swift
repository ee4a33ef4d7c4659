/// From one screen of a stack to another.
final class NavigationTransition {
  let old: ViewController?
  let new: ViewController?
  let isPush: Bool
  let animated: Bool
  /// Whether the two hear of it: the container may forward appearance calls itself.
  let forwards: Bool
  /// Whether a finger leads it.
  let isInteractive: Bool
  var blocksTouches = false

  init(
    from old: ViewController?, to new: ViewController?, isPush: Bool, animated: Bool,
    forwards: Bool, isInteractive: Bool
  ) {
    self.old = old
    self.new = new
    self.isPush = isPush
    self.animated = animated
    self.forwards = forwards
    self.isInteractive = isInteractive
  }

  /// The name for who waits for it.
  var name: String {
    isPush ? "push of \(new?.className ?? "")" : "pop of \(old?.className ?? "")"
  }
}

/// How the top of a stack is to come.
struct NavigationWish {
  let animated: Bool
  let isPush: Bool
  var isInteractive = false
}
