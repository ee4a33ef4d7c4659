import ViewKit

extension ViewPicture {
  /// What is pulled down to refresh: a wheel that stands still while it is pulled.
  static let refreshControl = ViewPicture(RefreshControl.self) { control, context in
    guard control.showsArrow else { return }
    context.drawWheel(in: control.wheelRect, color: control.displayedColor, at: 0)
  }
}
