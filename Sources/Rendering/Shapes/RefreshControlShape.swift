import ViewKit

extension ViewShape {
  /// What is pulled down to refresh: an arrow while it is pulled. The wheel and the title are views
  /// of their own.
  static let refreshControl = ViewShape(RefreshControl.self) { control, canvas in
    canvas.drawBackground(of: control)
    guard control.showsArrow else { return }
    let place = canvas.onScreen(control.wheelRect)
    let part = canvas.mark("↓", in: control.wheelRect, color: control.displayedColor)
    let line = Canvas.markFont.lineHeight
    canvas.add(.run(TextRun([part], middle: place.midY, lineHeight: line)))
  }
}
