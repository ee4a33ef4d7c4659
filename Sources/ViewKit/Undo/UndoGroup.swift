/// Changes that are taken back together.
final class UndoGroup: Object {
  private var actionList = OwnedList<UndoAction>()
  /// What a person calls it: `Typing`.
  var name = ""

  var actions: [UndoAction] { actionList.elements }

  func append(_ action: UndoAction) { actionList.append(action, in: self) }

  func removeActions(of target: Object) {
    for index in actionList.elements.indices.reversed()
    where actionList.elements[index].target.map({ $0 === target }) ?? true {
      actionList.remove(at: index, in: self)
    }
  }

  override var heldBytes: Int { actions.reduce(super.heldBytes) { $0 + $1.heldBytes } }
}
