/// One thing that an ``UndoManager`` can do to take a change back.
open class UndoAction: Object {
  private var targetSlot = Referred<Object>()
  /// Whose change it takes back; not held.
  public final var target: Object? { targetSlot.value }

  public init(target: Object?) {
    super.init()
    targetSlot.set(target, in: self)
  }

  /// Takes the change back. What that changes is registered in its turn, and is what `redo` does.
  open func run(by manager: UndoManager) {}
}
