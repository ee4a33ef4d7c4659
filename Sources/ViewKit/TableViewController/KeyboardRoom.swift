/// Makes room below the rows of a table while the keyboard covers them, and keeps what is typed into
/// in sight.
final class KeyboardRoom: Object {
  private static let keyboardWillMove: Selector = "keyboardWillMove"
  private static let focusDidMove: Selector = "focusDidMove"

  private weak var table: TableView?
  private weak var application: Application?
  private var registrations: [Int] = []
  /// What the insets of the table have of it, in points.
  private var height = 0.0

  /// Follows the keyboard from now on.
  func begin(for table: TableView, in application: Application) {
    if self.table === table, !registrations.isEmpty { return }
    end()
    self.table = table
    self.application = application
    let center = application.notificationCenter
    registrations = [
      center.addObserver(
        self, selector: Self.keyboardWillMove, name: KeyboardEvent.willChangeFrame.notification),
      center.addObserver(
        self, selector: Self.focusDidMove, name: TextField.textDidBeginEditingNotification),
      center.addObserver(
        self, selector: Self.focusDidMove, name: TextView.textDidBeginEditingNotification),
    ]
    makeRoom()
  }

  /// Follows it no longer; the room is taken back.
  func end() {
    if let application { registrations.forEach(application.notificationCenter.remove) }
    registrations = []
    setHeight(0)
  }

  override func handles(_ action: Selector) -> Bool {
    action == Self.keyboardWillMove || action == Self.focusDidMove
  }

  override func handle(_ action: Selector, sender: Object?, event: Event?) {
    if action == Self.keyboardWillMove {
      makeRoom()
    } else if application?.keyboardIfMade?.isShown == true {
      showFocus()
    }
  }

  private func makeRoom() {
    guard let table, let window = table.window, let application,
      let keyboard = application.keyboardIfMade
    else { return }
    let corner = table.convert(Point(x: table.bounds.minX, y: table.bounds.maxY), to: window)
    let bottom = window.convertToScreen(corner).y
    let covered = keyboard.isShown ? max(0, bottom - keyboard.frame.minY) : 0
    application.animate(AnimationParameters(duration: Metrics.keyboardDuration)) {
      setHeight(covered)
    }
    if covered > 0 { showFocus() }
  }

  private func setHeight(_ new: Double) {
    guard new != height else { return }
    table?.contentInset.bottom += new - height
    table?.scrollIndicatorInsets.bottom += new - height
    height = new
  }

  private func showFocus() {
    guard let table, let view = application?.focusedView, view !== table,
      view.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(view.convert(view.bounds, to: table), animated: true)
  }
}
