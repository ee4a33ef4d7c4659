// The call points of ``View``; see ``Perform``.
extension Perform where Subject: View {
  public func layoutSubviews() {
    if !run(.layoutSubviews) { subject.layoutSubviews() }
  }

  public func sizeThatFits(_ size: Size) -> Size {
    if case .size(let result) = override(.sizeThatFits, size) {
      return result
    }
    return subject.sizeThatFits(size)
  }

  public var intrinsicContentSize: Size {
    if case .size(let result) = override(.get_intrinsicContentSize) { return result }
    return subject.intrinsicContentSize
  }

  public func draw(_ rect: Rect) {
    if override(.draw, rect) == nil { subject.draw(rect) }
  }

  public func hitTest(_ point: Point, with event: Event?) -> View? {
    let result = override(.hitTest, point, event)
    if case .object(let view) = result { return view as? View }
    return subject.hitTest(point, with: event)
  }

  public func point(inside point: Point, with event: Event?) -> Bool {
    if case .bool(let result) = override(.point, point, event) {
      return result
    }
    return subject.point(inside: point, with: event)
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let result = override(.gestureRecognizerShouldBegin, gestureRecognizer)
    if case .bool(let answer) = result { return answer }
    return subject.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  public func willMove(toSuperview newSuperview: View?) {
    if override(.willMoveToSuperview, newSuperview) == nil {
      subject.willMove(toSuperview: newSuperview)
    }
  }

  public func didMoveToSuperview() {
    if !run(.didMoveToSuperview) { subject.didMoveToSuperview() }
  }

  public func willMove(toWindow newWindow: Window?) {
    if override(.willMoveToWindow, newWindow) == nil {
      subject.willMove(toWindow: newWindow)
    }
  }

  public func didMoveToWindow() {
    if !run(.didMoveToWindow) { subject.didMoveToWindow() }
  }

  public func didAddSubview(_ subview: View) {
    if override(.didAddSubview, subview) == nil {
      subject.didAddSubview(subview)
    }
  }

  public func willRemoveSubview(_ subview: View) {
    if override(.willRemoveSubview, subview) == nil {
      subject.willRemoveSubview(subview)
    }
  }

  public func layoutMarginsDidChange() {
    if !run(.layoutMarginsDidChange) { subject.layoutMarginsDidChange() }
  }

  public func tintColorDidChange() {
    if !run(.tintColorDidChange) { subject.tintColorDidChange() }
  }
}
