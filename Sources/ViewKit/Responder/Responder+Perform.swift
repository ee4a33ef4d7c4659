// The call points of ``Responder``; see ``Perform``.
extension Perform where Subject: Responder {
  public var next: Responder? {
    if case .object(let responder) = override(.get_next) { return responder as? Responder }
    return subject.next
  }

  public var canBecomeFirstResponder: Bool {
    if case .bool(let result) = override(.get_canBecomeFirstResponder) { return result }
    return subject.canBecomeFirstResponder
  }

  public var canResignFirstResponder: Bool {
    if case .bool(let result) = override(.get_canResignFirstResponder) { return result }
    return subject.canResignFirstResponder
  }

  @discardableResult
  public func becomeFirstResponder() -> Bool {
    if case .bool(let result) = override(.becomeFirstResponder) { return result }
    return subject.becomeFirstResponder()
  }

  @discardableResult
  public func resignFirstResponder() -> Bool {
    if case .bool(let result) = override(.resignFirstResponder) { return result }
    return subject.resignFirstResponder()
  }

  public func touchesBegan(_ touches: [Touch], with event: Event?) {
    if override(.touchesBegan, touches, event) == nil {
      subject.touchesBegan(touches, with: event)
    }
  }

  public func touchesMoved(_ touches: [Touch], with event: Event?) {
    if override(.touchesMoved, touches, event) == nil {
      subject.touchesMoved(touches, with: event)
    }
  }

  public func touchesEnded(_ touches: [Touch], with event: Event?) {
    if override(.touchesEnded, touches, event) == nil {
      subject.touchesEnded(touches, with: event)
    }
  }

  public func touchesCancelled(_ touches: [Touch], with event: Event?) {
    if override(.touchesCancelled, touches, event) == nil {
      subject.touchesCancelled(touches, with: event)
    }
  }

  public func motionBegan(_ motion: Event.Subtype, with event: Event?) {
    if override(.motionBegan, motion.rawValue, event) == nil {
      subject.motionBegan(motion, with: event)
    }
  }

  public func motionEnded(_ motion: Event.Subtype, with event: Event?) {
    if override(.motionEnded, motion.rawValue, event) == nil {
      subject.motionEnded(motion, with: event)
    }
  }

  public func motionCancelled(_ motion: Event.Subtype, with event: Event?) {
    if override(.motionCancelled, motion.rawValue, event) == nil {
      subject.motionCancelled(motion, with: event)
    }
  }

  public func canPerformAction(_ action: Selector, withSender sender: Object?) -> Bool {
    let result = override(
      .canPerformAction, action.name, sender)
    if case .bool(let can) = result { return can }
    return subject.canPerformAction(action, withSender: sender)
  }

  public func target(forAction action: Selector, withSender sender: Object?) -> Object? {
    let result = override(.target, action.name, sender)
    if case .object(let target) = result { return target }
    return subject.target(forAction: action, withSender: sender)
  }

  public var undoManager: UndoManager? {
    if case .object(let manager) = override(.get_undoManager) { return manager as? UndoManager }
    return subject.undoManager
  }

  public var inputView: View? {
    if case .object(let view) = override(.get_inputView) { return view as? View }
    return subject.inputView
  }

  public var inputAccessoryView: View? {
    if case .object(let view) = override(.get_inputAccessoryView) { return view as? View }
    return subject.inputAccessoryView
  }
}
