import ViewKit

extension ViewShape {
  /// Progress: `◔ 40 % ━━━━──────`; the line takes the room that there is.
  static let progressView = ViewShape(ProgressView.self) { view, canvas in
    canvas.drawBackground(of: view)
    let progress = view.progress
    // Not all until it is all, and something as soon as it is something.
    let percent = progress < 1 ? min(Int((progress * 100).rounded()), 99) : 100
    var line = canvas.mark("", in: view.bounds, .left)
    line.opening = "\(disc(progress)) \(percent) % "
    line.style = canvas.style(view.currentColor)
    line.bar = TextPart.Bar(
      fraction: progress, doneStyle: canvas.style(view.currentColor),
      restStyle: canvas.style(view.trackTintColor))
    canvas.addRow([line], of: view)
  }

  private static func disc(_ progress: Double) -> Character {
    switch progress {
    case ...0: "○"
    case ..<0.5: "◔"
    case ..<0.75: "◑"
    case ..<1: "◕"
    default: "●"
    }
  }
}
