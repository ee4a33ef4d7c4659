// The stack. Each change of it holds at once; what is seen follows, in its turn.
extension NavigationController {
  /// The controllers from the root to the top. Setting them keeps those that stay.
  public final var viewControllers: [ViewController] { stack.elements }

  /// The topmost controller; nil when there is none.
  public final var topViewController: ViewController? { stack.elements.last }

  /// What is seen: what was presented over this controller, else the topmost controller.
  public final var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on top. One that is pushed while another one comes or goes is seen when that
  /// is over; the stack has it at once.
  public final func push(
    _ controller: ViewController, animated: Bool
  ) throws(InvalidUse) {
    try checkNew(controller)
    try adopt(controller)
    stack.append(controller, in: self)
    showTop(animated: animated, isPush: true)
  }

  /// Takes the topmost controller away; the root stays.
  ///
  /// - Returns: the controller; nil when there is nothing below it.
  @discardableResult
  public final func pop(animated: Bool) -> ViewController? {
    popDown(to: stack.elements.count - 1, animated: animated).last
  }

  /// Takes all controllers away that lie on one of the stack.
  ///
  /// - Returns: those that went, from the bottom to the top.
  @discardableResult
  public final func pop(
    to controller: ViewController, animated: Bool
  ) throws(InvalidUse) -> [ViewController] {
    guard let index = stack.elements.firstIndex(where: { $0 === controller }) else {
      throw .notInStack(
        controller: controller.className, stack: stackNames, container: className)
    }
    return popDown(to: index + 1, animated: animated)
  }

  /// Takes all controllers away but the root.
  @discardableResult
  public final func popToRoot(animated: Bool) -> [ViewController] {
    popDown(to: 1, animated: animated)
  }

  private func popDown(to count: Int, animated: Bool) -> [ViewController] {
    guard count > 0, count < stack.elements.count else { return [] }
    let gone = Array(stack.elements[count...])
    Object.keep(gone) {
      for _ in gone { stack.remove(at: stack.elements.count - 1, in: self) }
      dismissed(gone)
      showTop(animated: animated, isPush: false)
    }
    return gone
  }

  /// Replaces the stack. Those that stay hear nothing of it.
  public final func setViewControllers(
    _ controllers: [ViewController], animated: Bool
  ) throws(InvalidUse) {
    var seen: Set<ObjectIdentifier> = []
    for controller in controllers {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        throw .twiceInStack(controller: controller.className, container: className)
      }
      if !stack.elements.contains(where: { $0 === controller }) { try checkNew(controller) }
    }
    let old = stack.elements
    let isPush = controllers.last.map { top in !old.contains { $0 === top } } ?? false
    try Object.keep(old + controllers) { () throws(InvalidUse) in
      for controller in controllers where !old.contains(where: { $0 === controller }) {
        try adopt(controller)
      }
      stack.replace(by: controllers, in: self)
      dismissed(old.filter { controller in !controllers.contains { $0 === controller } })
      showTop(animated: animated, isPush: isPush)
    }
  }

  // MARK: Coming and going

  /// Makes a controller a child, and tells it that it will be one.
  private func adopt(_ controller: ViewController) throws(InvalidUse) {
    let isBack = controller.parent === self
    leaving.removeAll { $0.controller === controller }
    try addChild(controller)
    // One that was on its way out comes again.
    if isBack { controller.perform.willMove(toParent: self) }
    arrivals.append(WeakController(controller))
  }

  private func dismissed(_ controllers: [ViewController]) {
    for controller in controllers {
      arrivals.removeAll { $0.controller === controller }
      leaving.append(WeakController(controller))
      controller.perform.willMove(toParent: nil)
    }
  }

  /// Tells those that came and went, other than what is still seen, that they have.
  final func tellOfMoves() {
    if arrivals.isEmpty, leaving.isEmpty { return }
    let came = arrivals.compactMap(\.controller)
    let gone = leaving.compactMap(\.controller)
    arrivals = []
    leaving = gone.filter { $0 === shown }.map(WeakController.init)
    Object.keep(came + gone) {
      for controller in came where stack.elements.contains(where: { $0 === controller }) {
        controller.perform.didMove(toParent: self)
        // One that is not seen has nothing to come from when it is.
        if controller !== topViewController { controller.movesToParent = false }
      }
      for controller in gone
      where controller !== shown && controller.parent === self
        && !stack.elements.contains(where: { $0 === controller })
      {
        controller.removeFromParent()
      }
    }
  }

  // MARK: Checks

  private func checkNew(_ controller: ViewController) throws(InvalidUse) {
    if stack.elements.contains(where: { $0 === controller }) {
      throw .pushedTwice(controller: controller.className, container: className)
    }
    if controller is NavigationController {
      throw .navigationControllerPushed(controller: controller.className, container: className)
    }
    if let presenter = controller.presentedBy?.presenter {
      throw .presentedPushed(controller: controller.className, presenter: presenter.className)
    }
  }

  private var stackNames: String { viewControllers.map(\.className).joined(separator: ", ") }
}
