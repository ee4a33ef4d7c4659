@testable import ViewKit

/// A control in a window, the events that it sends, and a finger.
final class ValueStage<Subject: Control> {
  let application = Application()
  let control: Subject
  private let log = CallLog()
  private let window: Window

  init(_ control: Subject) throws {
    self.control = control
    window = application.makeWindow()
    try window.addSubview(control)
    application.settle()
    control.addTarget(
      log.keep(ClosureTarget { [unowned log] _, _ in log.add("changed") }),
      action: ClosureTarget.action, for: .valueChanged)
  }

  /// How often a change was told since the last time.
  var told: Int { log.take().count }

  func down(_ x: Double, _ y: Double = 10) { application.touchDown(at: point(x, y)) }
  func move(_ x: Double, _ y: Double = 10) { application.touchMove(to: point(x, y)) }
  func up() { application.touchUp() }

  func tap(_ x: Double, _ y: Double = 10) {
    down(x, y)
    up()
    application.settle()
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    control.convert(Point(x: x, y: y), to: nil as View?)
  }
}
