/// An object that can handle events, as `UIResponder`.
///
/// What a responder does not handle goes to its ``next``.
open class Responder: Object {
  final var chainTurn = ChainTurn.none

  /// Who gets what this responder does not handle.
  ///
  /// A view's is its controller, else its superview; a controller's is the superview of its view;
  /// a window's is the application.
  open var next: Responder? { nil }

  /// The application that this responder belongs to now; nil outside of any window.
  open var application: Application? { nil }

  // MARK: First responder

  /// Whether the responder may get the focus; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may lose the focus.
  open var canResignFirstResponder: Bool { true }

  /// Asks for the focus.
  ///
  /// - Returns: whether the responder has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Gives up the focus.
  ///
  /// - Returns: whether the responder is without it now.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFocus() }

  /// The undo manager that belongs to this responder itself.
  var ownedUndoManager: UndoManager? { nil }

  // What the focus does to ViewKit's own subclasses.

  /// The focus was asked for outside of any window.
  func noteWishForFocus() {}

  /// Whether the focus may come: the last question, which a text passes on to its delegate.
  func focusMayCome() -> Bool { true }

  /// Whether the focus may leave: the last question.
  func focusMayLeave() -> Bool { true }

  /// The focus has come.
  func focusDidCome() {}

  /// The focus has left, or was taken away.
  func focusDidLeave() {}

  /// The focus has come from one that this responder stands for now, or has gone to such a one.
  func focusWasHandedOn(isHere: Bool) {}

  /// Whether the keyboard comes before ``focusDidCome()``, as with a text view; with a text field it
  /// comes after it (craiggrummitt.com 2016/07).
  var isKeyboardFirst: Bool { false }

  /// The view that stands in for the keyboard while this responder has the focus.
  open var inputView: View? { nil }

  /// The view above the keyboard while this responder has the focus.
  open var inputAccessoryView: View? { nil }

  /// The changes that can be taken back: those of the nearest responder that has some, for a view
  /// of the window.
  open var undoManager: UndoManager? { nearestUndoManager }

  // MARK: Touches

  /// Fingers came down. Passes them on to ``next`` unless overridden.
  open func touchesBegan(_ touches: [Touch], with event: Event?) {
    passOn(.touchesBegan, touches, event) {
      $0.touchesBegan(touches, with: event)
    }
  }

  /// Fingers moved. Passes them on to ``next`` unless overridden.
  open func touchesMoved(_ touches: [Touch], with event: Event?) {
    passOn(.touchesMoved, touches, event) {
      $0.touchesMoved(touches, with: event)
    }
  }

  /// Fingers were lifted. Passes them on to ``next`` unless overridden.
  open func touchesEnded(_ touches: [Touch], with event: Event?) {
    passOn(.touchesEnded, touches, event) {
      $0.touchesEnded(touches, with: event)
    }
  }

  /// The system took the touches away. Passes them on to ``next`` unless overridden.
  open func touchesCancelled(_ touches: [Touch], with event: Event?) {
    passOn(.touchesCancelled, touches, event) {
      $0.touchesCancelled(touches, with: event)
    }
  }

  // MARK: Motions

  /// The device began to be moved in a way that means something. Passes it on to ``next`` unless
  /// overridden.
  open func motionBegan(_ motion: Event.Subtype, with event: Event?) {
    passOn(.motionBegan, motion.rawValue, event) {
      $0.motionBegan(motion, with: event)
    }
  }

  /// The motion is over. Passes it on to ``next`` unless overridden.
  open func motionEnded(_ motion: Event.Subtype, with event: Event?) {
    passOn(.motionEnded, motion.rawValue, event) {
      $0.motionEnded(motion, with: event)
    }
  }

  /// The motion was interrupted, or lasts too long. Passes it on to ``next`` unless overridden.
  open func motionCancelled(_ motion: Event.Subtype, with event: Event?) {
    passOn(.motionCancelled, motion.rawValue, event) {
      $0.motionCancelled(motion, with: event)
    }
  }

  // MARK: Actions

  /// Whether this responder handles an action: whether it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Object?) -> Bool {
    if let input = self as? any TextInput, let edit = EditAction(action) {
      return input.canPerform(edit)
    }
    return responds(to: action)
  }

  /// Texts have the standard edit actions.
  open override func handles(_ action: Selector) -> Bool {
    self is any TextInput && EditAction(action) != nil
  }

  open override func handle(_ action: Selector, sender: Object?, event: Event?) {
    guard let input = self as? any TextInput, let edit = EditAction(action) else { return }
    input.perform(edit)
  }

  /// Who performs an action: this responder when it can, else whom its ``next`` names.
  open func target(forAction action: Selector, withSender sender: Object?) -> Object? {
    if perform.canPerformAction(action, withSender: sender) { return self }
    var target: Object?
    let result = passOn(.target, action.name, sender) {
      target = $0.target(forAction: action, withSender: sender)
    }
    if case .object(let object) = result { return object }
    return target
  }
}
