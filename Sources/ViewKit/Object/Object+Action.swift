// Target and action: how an object is asked to do something by name.
extension Object {
  /// Asks the object to perform an action: its script first, then its own class. That neither has
  /// a method of this name is recorded, where UIKit raises "unrecognized selector".
  public final func performAction(_ action: Selector, sender: Object?, event: Event?) {
    if let script, script.responds(to: action, self) {
      script.perform(action, on: self, sender: sender, event: event)
    } else if handles(action) {
      handle(action, sender: sender, event: event)
    } else if script == nil || script?.application != nil {
      let error = InvalidUse.noMethod(action.name, of: className)
      (sender ?? self).report(Report(.invalidUse, error.description))
    }
  }

  /// Whether the object has a method of this name, in its script or in its own class.
  public final func responds(to action: Selector) -> Bool {
    if let script, script.responds(to: action, self) { return true }
    return handles(action)
  }
}
