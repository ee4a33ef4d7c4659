import ViewKit

/// The status bar: dots for the reception, the carrier, the time, and the battery.
enum StatusBarPicture {
  static func draw(_ application: Application, _ context: CGContext) {
    let color = application.displayedStatusBarStyle == .lightContent ? Color.white : .black
    let width = context.list.size.width
    let middle = Metrics.statusBarHeight / 2
    let attributes = TextAttributes(font: font, foregroundColor: color)
    let top = middle - font.lineHeight / 2

    var x = DeviceLook.statusMargin
    let dot = DeviceLook.signalDot
    for (index, character) in StatusBarShape.signal.enumerated() {
      let center = Point(
        x: x + dot / 2 + Double(index) * (dot + DeviceLook.signalGap), y: middle)
      if character == "●" {
        context.fill(Path(circleAround: center, radius: dot / 2), color)
      } else {
        context.stroke(Path(circleAround: center, radius: dot / 2 - 0.25), color, width: 0.5)
      }
    }
    x += Double(StatusBarShape.signal.count) * (dot + DeviceLook.signalGap) + 3
    context.draw(StatusBarShape.carrier, at: Point(x: x, y: top), attributes)
    if application.isNetworkActivityIndicatorVisible {
      x += font.width(of: StatusBarShape.carrier) + 5
      let wheel = Rect(x: x, y: middle - 7, width: 14, height: 14)
      context.drawWheel(in: wheel, color: color, at: application.clock.time)
    }

    let time = StatusBarShape.time(application)
    let bold = Font(size: 12, weight: .medium)
    context.draw(
      time, at: Point(x: width / 2 - bold.width(of: time) / 2, y: top),
      TextAttributes(font: bold, foregroundColor: color))
    drawBattery(right: width - DeviceLook.statusMargin, middle, attributes, context)
  }

  private static let font = Font(size: 12)

  private static func drawBattery(
    right: Double, _ middle: Double, _ attributes: TextAttributes, _ context: CGContext
  ) {
    let color = attributes.foregroundColor ?? .black
    let size = DeviceLook.batterySize
    let body = Rect(
      x: right - 2 - size.width, y: middle - size.height / 2, width: size.width,
      height: size.height)
    context.stroke(
      Path(roundedRect: body.inset(dx: 0.25, dy: 0.25), cornerRadius: 1.75), color, width: 0.5)
    context.fill(Path(roundedRect: body.inset(dx: 1, dy: 1), cornerRadius: 1), color)
    context.fill(
      Path(
        roundedRect: Rect(x: right - 1.5, y: middle - 1.5, width: 1.5, height: 3),
        cornerRadius: 0.75),
      color)
    let text = StatusBarShape.battery
    context.draw(
      text,
      at: Point(
        x: body.minX - 3 - font.width(of: text), y: middle - font.lineHeight / 2), attributes)
  }
}
