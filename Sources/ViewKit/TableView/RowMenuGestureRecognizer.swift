/// Recognises a finger that rests on a row, for the row's edit menu.
final class RowMenuGestureRecognizer: LongPressGestureRecognizer {
  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  override var isBuiltIn: Bool { true }

  override func sendActions(in state: State) {
    if state == .began { (view as? TableView)?.showMenu(self) }
    super.sendActions(in: state)
  }
}
