import ViewKit

/// The status bar: reception and carrier, the time, the battery.
enum StatusBarShape {
  static let signal = "●●●●○"
  static let carrier = "LNT"
  static let battery = "100%"
  /// The spinner of network activity.
  static let activity = "◌"

  static func draw(_ application: Application, on canvas: inout Canvas) {
    canvas.begin(-1, transform: .identity, clip: canvas.drawing.bounds, opacity: 1)
    let width = canvas.drawing.size.width
    let middle = Metrics.statusBarHeight / 2
    let reception = "\(signal) \(carrier)"
    let left =
      application.isNetworkActivityIndicatorVisible ? "\(reception) \(activity)" : reception
    let style = TextStyle(
      color: application.displayedStatusBarStyle == .lightContent ? .white : .black)
    let parts = [
      part(left, 5, .left, style), part(time(application), width / 2, .center, style),
      part(battery, width, .right, style),
    ]
    for part in parts {
      canvas.add(.run(TextRun([part], middle: middle, lineHeight: font.lineHeight)))
    }
  }

  /// The time as the bar shows it.
  static func time(_ application: Application) -> String {
    let zone = TimeZoneRules(identifier: application.timeZoneIdentifier) ?? .utc
    return zone.timeOfDay(at: application.clock.now)
  }

  private static let font = Font(size: 12)

  private static func part(
    _ text: String, _ x: Double, _ alignment: TextPart.Alignment, _ style: TextStyle
  ) -> TextPart {
    let width = font.width(of: text)
    let minX =
      switch alignment {
      case .left: x
      case .center: x - width / 2
      case .right: x - width
      }
    return TextPart(text, minX: minX, maxX: minX + width, alignment: alignment, style: style)
  }
}
