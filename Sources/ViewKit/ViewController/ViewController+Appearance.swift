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
      guard appearance == .disappeared || appearance == .disappearing else { return }
      enter(.appearing, animated)
      let number = appearanceNumber
      willBeginToAppear()
      guard appearanceNumber == number else { return }
      perform.viewWillAppear(animated)
      guard appearanceNumber == number else { return }
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      enter(.disappearing, animated)
      let number = appearanceNumber
      perform.viewWillDisappear(animated)
      guard appearanceNumber == number else { return }
    }
    let number = appearanceNumber
    let children = childrenToTell
    Object.keep(children) {
      // A callback of one child may take others out, or begin the reverse.
      for child in children where child.parent === self && appearanceNumber == number {
        child.beginAppearanceTransition(isAppearing, animated: animated)
      }
    }
    if isAppearing, appearanceNumber == number { didBeginToAppear() }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  public final func endAppearanceTransition() {
    let animated = isAppearanceAnimated
    guard appearance == .appearing || appearance == .disappearing else { return }
    // Chosen before the callback: a child that it adds has a beginning of its own, whose end comes
    // after the first layout.
    let begun = childrenToTell.filter { $0.appearance == appearance }
    let numbers = begun.map(\.appearanceNumber)
    Object.keep(begun) {
      if appearance == .appearing {
        enter(.appeared, animated)
        perform.viewDidAppear(animated)
        movesToParent = false
      } else {
        enter(.disappeared, animated)
        perform.viewDidDisappear(animated)
        movesFromParent = false
      }
      for (child, number) in zip(begun, numbers)
      where child.parent === self && child.appearanceNumber == number {
        child.endAppearanceTransition()
      }
    }
    didEndAppearance()
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
    guard goes(to: newWindow) else { return }
    if newWindow == nil {
      beginAppearanceTransition(false, animated: false)
    } else if oldWindow == nil {
      beginAppearanceTransition(true, animated: false)
    }
  }

  /// The view has entered or left a window. What comes has appeared only after the first layout.
  final func viewDidMove(from oldWindow: Window?, to newWindow: Window?) {
    if newWindow == nil {
      if appearance == .disappearing, goes(to: nil) { endAppearanceTransition() }
    } else if oldWindow == nil, appearance == .appearing, parent?.appearance != .appearing,
      goes(to: newWindow)
    {
      let number = appearanceNumber
      application?.runAfterDisplay { [weak self] in
        guard let self, self.appearanceNumber == number else { return }
        self.endAppearanceTransition()
      }
    }
  }

  /// Whether entering a window, or leaving it for none, is what makes the controller come or go: a
  /// child goes by its parent.
  private func goes(to window: Window?) -> Bool {
    guard !isInTransition else { return false }
    guard let parent else { return true }
    guard parent.perform.shouldAutomaticallyForwardAppearanceMethods else { return false }
    switch parent.appearance {
    case .appeared, .disappeared: return true
    // It comes or goes alone while its parent comes, as when the parent's layout adds it. The end
    // comes with that of the parent.
    case .appearing: return window == nil || parent.viewIfLoaded?.window === window
    case .disappearing: return false
    }
  }
}
