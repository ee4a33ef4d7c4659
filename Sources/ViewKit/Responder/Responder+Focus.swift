// The one place where the focus comes and goes, and with it the keyboard.
extension Responder {
  /// Whether this responder has the focus of its application.
  public final var isFirstResponder: Bool {
    guard let first = application?.firstResponder else { return false }
    return first === self
  }

  func takeFocus() -> Bool {
    guard let application else {
      noteWishForFocus()
      return false
    }
    if application.firstResponder === self { return true }
    guard perform.canBecomeFirstResponder, focusMayCome() else { return false }
    return application.moveFocus(to: self)
  }

  func leaveFocus() -> Bool {
    guard let application, application.firstResponder === self else { return true }
    guard perform.canResignFirstResponder, focusMayLeave() else { return false }
    application.dropFocus(of: self)
    return true
  }

  /// Asks for the focus after a reload: the responder had it before, so that nothing begins anew.
  ///
  /// It is asked whether it wants that; where another hands the focus on, no one hears of it.
  public final func takeFocusBack() {
    application?.isTakingFocusBack = true
    perform.becomeFirstResponder()
    application?.isTakingFocusBack = false
  }

  /// Has the keyboard look again at what the responder with the focus wants: its input views and
  /// its traits, as `reloadInputViews()`.
  public final func reloadInputViews() {
    guard let application, application.firstResponder === self else { return }
    application.keyboard.follow()
  }

  /// The view in the place of the keyboard: the responder's own, else the nearest one of those
  /// after it, as Apple's page of `UIResponder.inputView` says.
  final var nearestInputView: View? { nearest { $0.perform.inputView } }

  /// The view above the keyboard, found in the same way.
  final var nearestInputAccessoryView: View? { nearest { $0.perform.inputAccessoryView } }

  /// The undo manager of a responder after this one: of one whose script has its own, of a text,
  /// of a window.
  final var nearestUndoManager: UndoManager? {
    perform.next?.nearest { responder in
      if case .object(let manager)? = responder.perform.override(.get_undoManager) {
        return manager as? UndoManager
      }
      return responder.ownedUndoManager
    }
  }

  private func nearest<Found>(_ find: (Responder) -> Found?) -> Found? {
    var responder: Responder? = self
    // A chain that does not end is reported where it is walked for events.
    for _ in 0..<Metrics.maximumResponders {
      guard let current = responder else { return nil }
      if let found = find(current) { return found }
      responder = current.perform.next
    }
    return nil
  }
}

extension Application {
  /// Gives the focus to a responder that may have it; the one that has it is asked first.
  ///
  /// - Returns: whether the responder has it now.
  fileprivate func moveFocus(to responder: Responder) -> Bool {
    guard responder.application === self else { return false }
    focusChanges += 1
    let isMoved = exchangeFocus(for: responder)
    focusChanges -= 1
    if focusChanges == 0 { keyboard.follow() }
    return isMoved && firstResponder === responder
  }

  private func exchangeFocus(for responder: Responder) -> Bool {
    let old = firstResponder
    if old != nil, isTakingFocusBack || isFocusWithoutPlace {
      handFocusOn(to: responder)
      return true
    }
    if let old {
      guard old.perform.resignFirstResponder() else { return false }
    }
    // The callbacks may have taken this responder away, or given the focus to a third one.
    guard responder.application === self, firstResponder == nil || firstResponder === old else {
      return firstResponder === responder
    }
    // A script's resignFirstResponder says that the focus is gone without letting go of it.
    if let old, firstResponder === old { dropFocus(of: old) }
    firstResponder = responder
    if responder.isKeyboardFirst { keyboard.follow() }
    if firstResponder === responder { responder.focusDidCome() }
    return true
  }

  /// Takes the focus away from a responder, whether it likes that or not.
  func dropFocus(of responder: Responder) {
    guard firstResponder === responder else { return }
    focusChanges += 1
    firstResponder = nil
    responder.focusDidLeave()
    focusChanges -= 1
    if focusChanges == 0 { keyboard.follow() }
  }

  /// The view that has the focus, or whose controller has it.
  var focusedView: View? {
    firstResponder as? View ?? (firstResponder as? ViewController)?.viewIfLoaded
  }

  // MARK: Reloads

  /// Has the focus stay where it is, though the view that has it may leave the window: another may
  /// come for it, or it itself come back.
  public func beginHoldingFocus() { isHoldingFocus = true }

  /// The views are there that are to stay. What has the focus and is in no window loses it now.
  ///
  /// - Returns: what has lost it.
  public func endHoldingFocus() -> Responder? {
    isHoldingFocus = false
    guard let first = firstResponder, let view = focusedView, view.window == nil else { return nil }
    _ = first.perform.resignFirstResponder()
    dropFocus(of: first)
    return first
  }

  /// Gives the focus to a responder, or to none, without a question or a word: nothing begins and
  /// nothing ends.
  public func handFocusOn(to responder: Responder?) {
    guard firstResponder !== responder, responder.map({ $0.application === self }) ?? true
    else { return }
    firstResponder?.focusWasHandedOn(isHere: false)
    firstResponder = responder
    responder?.focusWasHandedOn(isHere: true)
    if focusChanges == 0 { keyboard.follow() }
  }

  /// Whether what has the focus waits for a view to take its place.
  var isFocusWithoutPlace: Bool {
    isHoldingFocus && focusedView.map { $0.window == nil } ?? false
  }

  /// Takes the focus away from what is inside a view that goes away.
  func takeFocus(from view: View) {
    guard !isHoldingFocus, let first = firstResponder, let focused = focusedView,
      focused.isDescendant(of: view)
    else { return }
    _ = first.perform.resignFirstResponder()
    dropFocus(of: first)
  }
}
