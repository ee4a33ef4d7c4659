import ViewKit

// The verb that scrolls, with a finger that pulls the content.
extension Driver {
  func scroll(_ step: Step, on view: View?) throws(StepFailure) {
    guard let query = step.query else { return }
    if finger != nil { throw .fingerDown(step.verb) }
    let wish = Point(x: step.number(1) ?? 0, y: step.number(0) ?? 0)
    let search = search()
    let element = try element(query, view, search)
    let scrollView = try scrollView(for: element, wish, search)
    try pull(scrollView, by: wish, element, search)
  }

  /// Pulls the content of a scroll view with a finger until its offset has grown, as far as there is
  /// content.
  ///
  /// - Parameter element: the scroll view, or what in it the step is about.
  func pull(
    _ scrollView: ScrollView, by wish: Point, _ element: ElementMatch, _ search: ElementSearch
  ) throws(StepFailure) {
    let offset = scrollView.contentOffset
    let target = scrollView.clamped(offset.offset(dx: wish.x, dy: wish.y))
    let start = onScreen(offset, of: scrollView)
    /// The way of a finger that moves the offset so far.
    func way(_ change: Point) -> Point {
      let end = onScreen(offset.offset(dx: change.x, dy: change.y), of: scrollView)
      return Point(x: start.x - end.x, y: start.y - end.y)
    }
    // A finger that has come some points begins to scroll; these are on the way to where it starts.
    let direction = way(wish)
    let longest = max(abs(direction.x), abs(direction.y))
    let lead = longest > 0 ? (Metrics.panHysteresis + 1) / longest : 0
    let leadIn = Point(x: direction.x * lead, y: direction.y * lead)
    let place = try landingPlace(on: scrollView, leadIn, element, search)
    let first = place.offset(dx: leadIn.x, dy: leadIn.y)
    let pull = way(Point(x: target.x - offset.x, y: target.y - offset.y))
    application.beginTapSequence()
    drag([Path(from: first, to: first.offset(dx: pull.x, dy: pull.y), leadIn: place)])
  }

  /// Pulls a scroll view down from its top, far enough to have it refreshed.
  func pullDown(_ step: Step, on view: View?) throws(StepFailure) {
    guard let query = step.query else { return }
    if finger != nil { throw .fingerDown(step.verb) }
    var search = search()
    let element = try element(query, view, search)
    let scrollView = try scrollView(for: element, Point(x: 0, y: -1), search)
    guard scrollView.bounces, scrollView.canScroll(.vertical) else {
      throw .cannotScroll(
        search.account(element),
        reason: scrollView.bounces ? scrollView.reasonToRest(.vertical) : "it has bounces = false")
    }
    let top = -scrollView.contentInset.top - scrollView.contentOffset.y
    if top < 0 {
      try pull(scrollView, by: Point(x: 0, y: top), element, search)
      try finishTransitions()
      search = self.search()
    }
    let leadIn = Point(x: 0, y: Metrics.panHysteresis + 1)
    let place = try landingPlace(
      on: scrollView, leadIn, search.element(of: scrollView) ?? element, search)
    let first = place.offset(dx: 0, dy: leadIn.y)
    let way = scrollView.fingerWay(toShowAbove: StepTiming.pull)
    application.beginTapSequence()
    drag([Path(from: first, to: first.offset(dx: 0, dy: way), leadIn: place)])
  }

  /// The scroll view that a step means: the element, else the nearest one around it that scrolls
  /// that way.
  private func scrollView(
    for element: ElementMatch, _ way: Point, _ search: ElementSearch
  ) throws(StepFailure) -> ScrollView {
    func scrolls(_ view: ScrollView) -> Bool {
      view.isScrollEnabled
        && (way.x != 0 && view.canScroll(.horizontal) || way.y != 0 && view.canScroll(.vertical))
    }
    if let view = element.view as? ScrollView {
      if scrolls(view) || way == .zero { return view }
      let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
      throw .cannotScroll(search.account(element), reason: view.reasonToRest(axis))
    }
    let around = sequence(first: element.view, next: \.superview).compactMap { $0 as? ScrollView }
    if let view = around.first(where: scrolls) ?? around.first { return view }
    throw .cannotScroll(search.account(element), reason: "it lies in no scroll view")
  }

  /// A place where a finger that begins to move so scrolls a view, and nothing inside it.
  private func landingPlace(
    on scrollView: ScrollView, _ way: Point, _ element: ElementMatch, _ search: ElementSearch
  ) throws(StepFailure) -> Point {
    let match = search.element(of: scrollView) ?? element
    let area = match.visible
    // The middle first, then what lies around it.
    let parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98]
    for y in parts {
      for x in parts {
        let place = Point(x: area.minX + area.width * x, y: area.minY + area.height * y)
        if application.hitTest(place).map({ leads(from: $0, to: scrollView, way) }) == true {
          return place
        }
      }
    }
    try checkArrival(at: area.center, of: match, search)
    throw .cannotScroll(
      search.account(match),
      reason: "\(application.hitTest(area.center)?.pathName ?? "what is in it") takes the finger")
  }

  /// Whether a finger that lands in a view and moves scrolls one around it.
  private func leads(from view: View, to scrollView: ScrollView, _ way: Point) -> Bool {
    guard view.isDescendant(of: scrollView) else { return false }
    let suitability = scrollView.suitability(of: way)
    var next: View? = view
    while let current = next, current !== scrollView {
      if let inner = current as? ScrollView, inner.suitability(of: way) >= max(suitability, 1) {
        return false
      }
      if current is Slider || current is Switch { return false }
      next = current.superview
    }
    return view === scrollView || scrollView.delaysContentTouches
      || scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
  }
}

extension ScrollView {
  /// Why a finger does not move the content along an axis.
  func reasonToRest(_ axis: ScrollAxis) -> String {
    if !isScrollEnabled { return "it has isScrollEnabled = false" }
    let (content, own) = (contentSize, bounds.size)
    return axis == .horizontal
      ? "its content is \(numberText(content.width)) points wide, and it is \(numberText(own.width))"
      : "its content is \(numberText(content.height)) points high, and it is \(numberText(own.height))"
  }
}
