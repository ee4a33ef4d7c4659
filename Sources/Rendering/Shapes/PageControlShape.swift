import ViewKit

extension ViewShape {
  /// Pages: `○ ● ○`; where there are many, which one of how many: `● 7 of 100`.
  static let pageControl = ViewShape(PageControl.self) { control, canvas in
    canvas.drawBackground(of: control)
    guard control.showsDots else { return }
    let current = canvas.style(control.currentPageIndicatorTintColor)
    let other = canvas.style(control.pageIndicatorTintColor)
    var part = canvas.mark("", in: control.bounds)
    if control.numberOfPages <= mostDots {
      part.spans = (0..<control.numberOfPages).map { page in
        let isCurrent = page == control.displayedPage
        let space = page > 0 ? " " : ""
        return TextPart.Span(
          text: space + (isCurrent ? "●" : "○"), font: Canvas.markFont,
          style: isCurrent ? current : other)
      }
    } else {
      let text = "● \(control.displayedPage + 1) of \(control.numberOfPages)"
      part.spans = [TextPart.Span(text: text, font: Canvas.markFont, style: current)]
    }
    part.text = part.spans.map(\.text).joined()
    if !control.isEnabled {
      part.opening = "("
      part.closing = ")"
    }
    canvas.addRow([part], of: control)
  }

  /// As many dots as a screen has room for.
  private static let mostDots = 30
}
