// The call points of ``Slider``; see ``Perform``.
extension Perform where Subject: Slider {
  public func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    if case .rect(let rect) = override(.minimumValueImageRect, bounds) { return rect }
    return subject.minimumValueImageRect(forBounds: bounds)
  }

  public func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    if case .rect(let rect) = override(.maximumValueImageRect, bounds) { return rect }
    return subject.maximumValueImageRect(forBounds: bounds)
  }

  public func trackRect(forBounds bounds: Rect) -> Rect {
    if case .rect(let rect) = override(.trackRect, bounds) { return rect }
    return subject.trackRect(forBounds: bounds)
  }

  public func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Double) -> Rect {
    if case .rect(let rect) = override(.thumbRect, bounds, trackRect, value) { return rect }
    return subject.thumbRect(forBounds: bounds, trackRect: trackRect, value: value)
  }
}
