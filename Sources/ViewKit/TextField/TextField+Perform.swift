// The call points of ``TextField``; see ``Perform``.
extension Perform where Subject: TextField {
  public func borderRect(forBounds bounds: Rect) -> Rect {
    rect(.borderRect, bounds) ?? subject.borderRect(forBounds: bounds)
  }

  public func textRect(forBounds bounds: Rect) -> Rect {
    rect(.textRect, bounds) ?? subject.textRect(forBounds: bounds)
  }

  public func editingRect(forBounds bounds: Rect) -> Rect {
    rect(.editingRect, bounds) ?? subject.editingRect(forBounds: bounds)
  }

  public func placeholderRect(forBounds bounds: Rect) -> Rect {
    rect(.placeholderRect, bounds) ?? subject.placeholderRect(forBounds: bounds)
  }

  public func clearButtonRect(forBounds bounds: Rect) -> Rect {
    rect(.clearButtonRect, bounds) ?? subject.clearButtonRect(forBounds: bounds)
  }

  public func leftViewRect(forBounds bounds: Rect) -> Rect {
    rect(.leftViewRect, bounds) ?? subject.leftViewRect(forBounds: bounds)
  }

  public func rightViewRect(forBounds bounds: Rect) -> Rect {
    rect(.rightViewRect, bounds) ?? subject.rightViewRect(forBounds: bounds)
  }

  public func drawText(in rect: Rect) {
    if override(.drawText, rect) == nil { subject.drawText(in: rect) }
  }

  public func drawPlaceholder(in rect: Rect) {
    if override(.drawPlaceholder, rect) == nil { subject.drawPlaceholder(in: rect) }
  }

  private func rect(_ hook: Hook, _ bounds: Rect) -> Rect? {
    guard case .rect(let result) = override(hook, bounds) else { return nil }
    return result
  }
}
