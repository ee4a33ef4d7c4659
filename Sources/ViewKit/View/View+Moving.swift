// How a view changes its superview: one path for adding, removing and moving between two.
//
// The order of the calls is UIKit's. Removing was logged as superview (will), window (will),
// window (did), superview (did) (e-com-net.com/article/5357521.htm and a log of 2019); adding
// inside a window has the same order here, as the sources know it for views outside only.
extension View {
  /// Takes the view out of its superview.
  final func leaveSuperview() {
    // Nothing refuses it: only a new superview does.
    try? move(to: nil, at: .front)
  }

  /// Takes the view from its superview to another one, or to none.
  ///
  /// Its callbacks may move views too. What they did stands until this move has its turn, which
  /// ends where its caller said; when they made that impossible, it throws, and the view is left
  /// where they put it. When they gave the controller of this view another one, that comes in its
  /// place.
  ///
  /// - Parameter isWanted: asked after the callbacks; when it says no, the view is left where they
  ///   put it.
  final func move(
    to newSuperview: View?, at place: SubviewPlace, while isWanted: () -> Bool = { true }
  ) throws(InvalidUse) {
    let controller = viewController
    let oldWindow = windowReference
    let newWindow = newSuperview?.windowReference
    let oldTint = tint
    let oldSuperview = superview
    // Callbacks of the move may let go of the view, and of the ones that it goes between.
    defer { withExtendedLifetime((self, oldSuperview, newSuperview)) {} }
    oldSuperview?.perform.willRemoveSubview(self)
    perform.willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow { announceMove(from: oldWindow, to: newWindow) }
    if let superview, superview !== oldSuperview { superview.perform.willRemoveSubview(self) }
    guard isWanted() else { return takeBackMove(from: oldWindow, to: newWindow) }
    if let newSuperview, let new = controller?.viewIfLoaded, new !== self {
      takeBackMove(from: oldWindow, to: newWindow)
      return try newSuperview.insert(new, at: place, insteadOf: self, while: isWanted)
    }
    do throws(InvalidUse) {
      try newSuperview?.checkRoom(for: self, at: place)
    } catch {
      takeBackMove(from: oldWindow, to: newWindow)
      throw .impossibleMeanwhile(
        error.description, callbacks: "willMoveToSuperview, willMoveToWindow, willRemoveSubview")
    }
    detach()
    if let newSuperview { attach(to: newSuperview, at: place) }
    // The callbacks may have moved either of the two.
    finishMove(from: windowReference, to: superview?.windowReference)
    tellOfTint(unlike: oldTint)
    perform.didMoveToSuperview()
    if let newSuperview, superview === newSuperview {
      newSuperview.perform.didAddSubview(self)
    }
  }

  private func detach() {
    guard let old = superview else { return }
    old.forgetWork(of: self)
    let index = old.position(of: self)
    old.layersLetGo(of: self)
    superview = nil
    if let index { old.subviewList.remove(at: index, in: old) }
    old.setNeedsLayout()
  }

  private func attach(to newSuperview: View, at place: SubviewPlace) {
    let position = newSuperview.position(at: place)
    newSuperview.subviewList.insert(self, at: position, in: newSuperview)
    superview = newSuperview
    newSuperview.numberSubviews(from: position)
    newSuperview.layersMakeRoom(for: self, isBehindLayers: place.isBehindLayers)
    newSuperview.raiseHeightBound(over: self)
    LayoutPass.announce(self)
    DisplayPass.announce(self)
    newSuperview.setNeedsLayout()
  }

  /// The announced move does not come: controllers that began to come go again, or the reverse.
  private func takeBackMove(from oldWindow: Window?, to newWindow: Window?) {
    if oldWindow === newWindow { return }
    for view in subtree() where view.windowReference === oldWindow {
      view.viewController?.viewWillMove(from: newWindow, to: oldWindow)
      view.viewController?.viewDidMove(from: newWindow, to: oldWindow)
    }
  }

  /// The first half of a change of window, for the view and all inside it.
  private func announceMove(from oldWindow: Window?, to newWindow: Window?) {
    if newWindow == nil { oldWindow?.application?.takeFocus(from: self) }
    if oldWindow != nil { for view in subtree() { view.windowWillGo() } }
    for view in subtree() {
      // The controller of another view may have taken this one out.
      guard let controller = view.viewController, view.isDescendant(of: self) else { continue }
      controller.viewWillMove(from: oldWindow, to: newWindow)
    }
    // Asked again: controllers make views when they are about to appear.
    // What is told may take out what would be told next.
    for view in subtree() where view.windowReference === oldWindow && view.isDescendant(of: self) {
      view.perform.willMove(toWindow: newWindow)
    }
  }

  /// The second half; all views know their new window before the first is told.
  private func finishMove(from oldWindow: Window?, to newWindow: Window?) {
    if oldWindow === newWindow { return }
    let views = subtree()
    for view in views { view.windowReference = newWindow }
    if let newWindow {
      for view in views {
        view.windowDidCome()
        if let application = newWindow.application {
          view.layerIfMade?.beginAnimations(in: application)
        }
      }
    }
    if let appearance = newWindow?.application?.appearance {
      for view in views { appearance.apply(to: view) }
    }
    for view in views where view.windowReference === newWindow {
      view.perform.didMoveToWindow()
    }
    for view in views where view.windowReference === newWindow {
      view.viewController?.viewDidMove(from: oldWindow, to: newWindow)
    }
    if newWindow != nil { View.grantFocus(among: views) }
  }

  /// Puts the new view of a controller where the old one was about to come.
  private func insert(
    _ view: View, at place: SubviewPlace, insteadOf old: View, while isWanted: () -> Bool
  ) throws(InvalidUse) {
    if view.superview === self { return }
    try checkRoom(for: view, at: place)
    view.takeFrame(of: old)
    try view.move(to: self, at: place, while: isWanted)
  }

  /// Takes the frame of the view whose place this one takes, and its mask, unless it has its own.
  final func takeFrame(of old: View) {
    if autoresizingMask.isEmpty { autoresizingMask = old.autoresizingMask }
    frame = old.frame
  }
}
