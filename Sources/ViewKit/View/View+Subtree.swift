// Walks over a subtree, and the bound on its height.
extension View {
  /// Calls `body` with this view and all inside it, superview before subviews, from back to
  /// front, until it returns false.
  ///
  /// It iterates, so that the depth of the hierarchy costs no stack.
  final func forEachInSubtree(_ body: (View) -> Bool) {
    guard body(self) else { return }
    guard !subviews.isEmpty else { return }
    var stack: [(views: [View], next: Int)] = [(subviews, 0)]
    while let level = stack.last {
      guard level.next < level.views.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let view = level.views[level.next]
      guard body(view) else { return }
      if !view.subviews.isEmpty { stack.append((view.subviews, 0)) }
    }
  }

  /// This view and all inside it, superview before subviews.
  final func subtree() -> [View] {
    if subviews.isEmpty { return [self] }
    var views: [View] = []
    forEachInSubtree { view in
      views.append(view)
      return true
    }
    return views
  }

  /// How many views are around this one.
  final var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// Refuses a view that lies around this one, or that would make the hierarchy too deep, or a
  /// place beside a view that is no subview.
  final func checkRoom(for view: View, at place: SubviewPlace = .front) throws(InvalidUse) {
    if let sibling = place.sibling, sibling.superview !== self {
      throw .notASubview(view: sibling.pathName, of: pathName)
    }
    if view.superview === self { return }
    if isDescendant(of: view) {
      throw view === self
        ? .viewInsideItself(view: pathName)
        : .viewInsideDescendant(view: view.pathName, superview: pathName)
    }
    if view is Window {
      throw .windowInsideView(window: view.pathName, view: pathName)
    }
    let levels = depth + 2
    guard levels + Int(view.heightBound) > Metrics.maximumDepth else { return }
    // The bound does not sink when views leave; see what is true.
    view.measureHeight()
    let deepest = levels + Int(view.heightBound)
    if deepest > Metrics.maximumDepth {
      throw .hierarchyTooDeep(view: view.pathName, depth: deepest, limit: Metrics.maximumDepth)
    }
  }

  /// Keeps the bounds of this view and of those around it above that of a new subview.
  final func raiseHeightBound(over subview: View) {
    var bound = subview.heightBound + 1
    var view: View? = self
    while let current = view, current.heightBound < bound {
      current.heightBound = bound
      bound += 1
      view = current.superview
    }
  }

  /// Sets the bounds in this subtree to the true heights.
  private func measureHeight() {
    for view in subtree().reversed() {
      view.heightBound = view.subviews.reduce(0) { max($0, $1.heightBound + 1) }
    }
  }

  /// The view as an error shows it: `Label #name`.
  public final var pathName: String {
    if let accessibilityIdentifier { return "\(className) #\(accessibilityIdentifier)" }
    return className
  }

  /// The views around this one and itself, from the outside in: `Window > View > Label #name`. Of
  /// very long paths the two ends are shown.
  public final var path: String {
    var names = [pathName]
    var view = superview
    while let current = view {
      names.append(current.pathName)
      view = current.superview
    }
    let ends = (first: 4, last: 6)
    let skipped = names.count - ends.first - ends.last
    if skipped > 2 {
      names.replaceSubrange(ends.last..<(ends.last + skipped), with: ["… \(skipped) more …"])
    }
    return names.reversed().joined(separator: " > ")
  }
}
