import LuaRuntime
import ViewKit

/// How a script takes a change back: by a method of the target with a value, or by a function that
/// gets the target.
final class ScriptUndo: UndoAction {
  private let action: Selector
  private var functionSlot = Owned<Object>()
  private var valueSlot = Owned<Object>()

  /// - Parameters:
  ///   - function: what is called in the place of a method.
  ///   - value: what the method gets.
  init(_ target: Object, _ action: Selector, function: Object?, value: Object?) {
    self.action = action
    super.init(target: target)
    functionSlot.set(function, in: self)
    valueSlot.set(value, in: self)
  }

  override func run(by manager: UndoManager) {
    guard let target else { return }
    if let function = functionSlot.value {
      function.performAction(.callFunction, sender: target, event: nil)
    } else {
      target.performAction(action, sender: valueSlot.value, event: nil)
    }
  }
}
