// The call points of ``Label``; see ``Perform``.
extension Perform where Subject: Label {
  public func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    if case .rect(let result) = override(.textRect, bounds, numberOfLines) { return result }
    return subject.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  public func drawText(in rect: Rect) {
    if override(.drawText, rect) == nil { subject.drawText(in: rect) }
  }
}
