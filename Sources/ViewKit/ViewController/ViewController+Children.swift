// Controllers inside controllers.
extension ViewController {
  /// The controllers that this one contains.
  public final var children: [ViewController] { childList.elements }

  /// Makes a controller a child, and tells it with `willMove(toParent:)`.
  ///
  /// The container adds the child's view, then calls `didMove(toParent:)`.
  ///
  /// `willMove(toParent:)` may change parents and children too. What it did stands until this call
  /// has its turn; when it made that impossible, this throws.
  public final func addChild(_ child: ViewController) throws(InvalidUse) {
    try checkRoom(for: child)
    if child.parent === self { return }
    child.perform.willMove(toParent: self)
    if child.parent === self { return }
    do throws(InvalidUse) {
      try checkRoom(for: child)
    } catch {
      throw .impossibleMeanwhile(error.description, callbacks: "willMoveToParent")
    }
    child.detachFromParent()
    childList.append(child, in: self)
    child.parent = self
    child.movesToParent = true
    child.movesFromParent = false
  }

  /// Takes the controller out of its parent, and tells it with `didMove(toParent: nil)`.
  ///
  /// The container calls `willMove(toParent: nil)` and removes the view before.
  public final func removeFromParent() {
    guard parent != nil else { return }
    endPresentations()
    detachFromParent()
    perform.didMove(toParent: nil)
  }

  /// Whether it is coming because it was added to a parent; valid in `viewWillAppear(_:)` and
  /// `viewDidAppear(_:)`.
  public final var isMovingToParent: Bool { movesToParent && isComing }

  /// Whether it is going because it is being removed from its parent; valid in
  /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  public final var isMovingFromParent: Bool { movesFromParent && !isComing }

  /// Whether it is about to come or has come.
  private var isComing: Bool { appearance == .appearing || appearance == .appeared }

  /// Refuses a child that this controller is itself, or lies inside, or that would make the chain
  /// of parents too long.
  private func checkRoom(for child: ViewController) throws(InvalidUse) {
    var ancestor: ViewController? = self
    var levels = child.levelsOfChildren
    while let current = ancestor {
      levels += 1
      if current === child {
        throw .controllerInsideItself(controller: child.className, parent: className)
      }
      ancestor = current.parent
    }
    if levels > Metrics.maximumDepth {
      throw .parentsTooDeep(controller: child.className, limit: Metrics.maximumDepth)
    }
  }

  /// The levels of the controllers in this one, itself included.
  private var levelsOfChildren: Int {
    var levels = 0
    var level = [self]
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.children)
    }
    return levels
  }

  private func detachFromParent() {
    guard let parent else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      self.parent = nil
      // The list may hold the last reference.
      withExtendedLifetime((self, parent)) {
        parent.childList.remove(at: index, in: parent)
        parent.childDidLeave(self)
      }
    }
  }
}
