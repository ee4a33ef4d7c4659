// Coming and going: who is told what, and when.
extension ViewController {
  /// Where a controller stands between coming and going.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Begins to come or to go: a container calls it for its child, with ``endAppearanceTransition()``
  /// once the child is there, or gone.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      enter(.appearing, animated)
      perform.viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      enter(.disappearing, animated)
      perform.viewWillDisappear(animated)
    }
    let children = childrenToTell
    Object.keep(children) {
      for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  public final func endAppearanceTransition() {
    let animated = isAppearanceAnimated
    switch appearance {
    case .appearing:
      enter(.appeared, animated)
      perform.viewDidAppear(animated)
      movesToParent = false
    case .disappearing:
      enter(.disappeared, animated)
      perform.viewDidDisappear(animated)
      movesFromParent = false
    case .appeared, .disappeared:
      return
    }
    let children = childrenToTell
    Object.keep(children) { for child in children { child.endAppearanceTransition() } }
  }

  private func enter(_ new: Appearance, _ animated: Bool) {
    appearance = new
    appearanceNumber += 1
    isAppearanceAnimated = animated
  }

  /// The children that come and go with this controller: those whose view is inside its own.
  private var childrenToTell: [ViewController] {
    guard perform.shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else {
      return []
    }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Windows

  /// The view is about to enter or leave a window.
  final func viewWillMove(from oldWindow: Window?, to newWindow: Window?) {
    guard followsWindow else { return }
    if newWindow == nil {
      beginAppearanceTransition(false, animated: false)
    } else if oldWindow == nil {
      beginAppearanceTransition(true, animated: false)
    }
  }

  /// The view has entered or left a window. What comes has appeared only after the first layout.
  final func viewDidMove(from oldWindow: Window?, to newWindow: Window?) {
    guard followsWindow else { return }
    if newWindow == nil {
      if appearance == .disappearing { endAppearanceTransition() }
    } else if oldWindow == nil, appearance == .appearing {
      let number = appearanceNumber
      application?.runAfterDisplay { [weak self] in
        guard let self, self.appearanceNumber == number else { return }
        self.endAppearanceTransition()
      }
    }
  }

  /// Whether entering a window is what makes the controller come: a child goes by its parent.
  private var followsWindow: Bool {
    guard !isInTransition else { return false }
    guard let parent else { return true }
    guard parent.perform.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance == .appeared || parent.appearance == .disappeared
  }
}
