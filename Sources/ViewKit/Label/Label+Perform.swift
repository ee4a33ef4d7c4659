// The call points of ``Label``; see ``Perform``.
extension Perform where Subject: Label {
  public func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let arguments = HookArguments(.rect(bounds), .integer(numberOfLines))
    if case .rect(let result) = override(.textRect, arguments) { return result }
    return subject.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  public func drawText(in rect: Rect) {
    if override(.drawText, HookArguments(.rect(rect))) == nil { subject.drawText(in: rect) }
  }
}
