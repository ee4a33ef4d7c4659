// The call points of ``Button``; see ``Perform``.
extension Perform where Subject: Button {
  public func backgroundRect(forBounds bounds: Rect) -> Rect {
    rect(.backgroundRect, bounds) ?? subject.backgroundRect(forBounds: bounds)
  }

  public func contentRect(forBounds bounds: Rect) -> Rect {
    rect(.contentRect, bounds) ?? subject.contentRect(forBounds: bounds)
  }

  public func titleRect(forContentRect contentRect: Rect) -> Rect {
    rect(.titleRect, contentRect) ?? subject.titleRect(forContentRect: contentRect)
  }

  public func imageRect(forContentRect contentRect: Rect) -> Rect {
    rect(.imageRect, contentRect) ?? subject.imageRect(forContentRect: contentRect)
  }

  private func rect(_ hook: Hook, _ argument: Rect) -> Rect? {
    guard case .rect(let result) = override(hook, argument) else {
      return nil
    }
    return result
  }
}
