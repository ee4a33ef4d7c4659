// Superviews and subviews.
extension View {
  /// The views inside this one, from back to front.
  public final var subviews: [View] { subviewList.elements }

  /// The window that the view is in; nil outside of any.
  public final var window: Window? { windowReference }

  /// Puts a view inside this one, in front of the others. It leaves its former superview.
  public final func addSubview(_ view: View) throws(InvalidUse) {
    try insert(view, at: .front)
  }

  /// Puts a view at a position among the subviews, counted from the back and from zero; a
  /// position beyond the last is the last, as in UIKit.
  public final func insertSubview(_ view: View, at index: Int) throws(InvalidUse) {
    try insert(view, at: .index(max(index, 0)))
  }

  /// Puts a view directly in front of one of the subviews.
  public final func insertSubview(
    _ view: View, aboveSubview sibling: View
  ) throws(InvalidUse) {
    try insert(view, at: .above(sibling))
  }

  /// Puts a view directly behind one of the subviews.
  public final func insertSubview(
    _ view: View, belowSubview sibling: View
  ) throws(InvalidUse) {
    try insert(view, at: .below(sibling))
  }

  /// Exchanges two subviews, by their zero-based positions.
  public final func exchangeSubview(
    at first: Int, withSubviewAt second: Int
  ) throws(InvalidUse) {
    for index in [first, second] where !subviews.indices.contains(index) {
      throw .noSubview(at: index, count: subviews.count, of: pathName)
    }
    layersExchange(subviews[first], subviews[second])
    subviewList.exchange(first, second)
    numberSubviews(from: min(first, second))
    setNeedsLayout()
  }

  /// Moves a subview in front of the others; another view is left alone, as in UIKit.
  public final func bringSubviewToFront(_ view: View) {
    move(view, to: subviews.count - 1, .front)
  }

  /// Moves a subview behind the others; another view is left alone, as in UIKit.
  public final func sendSubviewToBack(_ view: View) {
    move(view, to: 0, .index(0))
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview()
  }

  /// Whether the view is another one or lies inside it.
  public final func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with a tag, in the order of the hierarchy, this view included.
  public final func viewWithTag(_ tag: Int) -> View? {
    var result: View?
    forEachInSubtree { view in
      if view.tag == tag {
        result = view
        return false
      }
      return true
    }
    return result
  }

  // MARK: Inserting

  private func insert(_ view: View, at place: SubviewPlace) throws(InvalidUse) {
    try checkRoom(for: view, at: place)
    if view === place.sibling { return }
    guard view.superview === self, let old = position(of: view) else {
      return try view.move(to: self, at: place)
    }
    var target = position(at: place)
    if place.sibling != nil, old < target { target -= 1 }
    move(view, to: min(target, subviews.count - 1), place)
  }

  /// The position that a new subview gets.
  final func position(at place: SubviewPlace) -> Int {
    switch place {
    case .index(let index): min(index, subviews.count)
    case .above(let sibling): position(of: sibling).map { $0 + 1 } ?? subviews.count
    case .below(let sibling): position(of: sibling) ?? subviews.count
    }
  }

  private func move(_ view: View, to index: Int, _ place: SubviewPlace) {
    guard view.superview === self, let old = position(of: view) else { return }
    layersLetGo(of: view)
    defer { layersMakeRoom(for: view, isBehindLayers: place.isBehindLayers) }
    if old == index { return }
    subviewList.move(from: old, to: index)
    numberSubviews(from: min(old, index))
    setNeedsLayout()
  }

  // MARK: Positions

  /// The position of a subview, found by halves through ``siblingOrder``.
  final func position(of view: View) -> Int? {
    guard view.superview === self else { return nil }
    let views = subviews
    var range = 0..<views.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if views[middle] === view { return middle }
      if views[middle].siblingOrder < view.siblingOrder {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return nil
  }

  /// Makes ``siblingOrder`` right again for the subviews from a position on.
  final func numberSubviews(from start: Int) {
    let views = subviews
    // In front of all others, the usual case, the numbers of the others can stay.
    if start > 0, start == views.count - 1, views[start - 1].siblingOrder < .max {
      views[start].siblingOrder = views[start - 1].siblingOrder + 1
      return
    }
    for (index, view) in views.enumerated() { view.siblingOrder = Int32(index) }
  }
}
