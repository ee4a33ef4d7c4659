// Buttons for items.
extension Bar {
  /// What a bar has made for items, while it makes its content anew.
  struct Making {
    /// The buttons that were there before, and have not been used again.
    var pool: [ObjectIdentifier: [BarButton]] = [:]
    /// The views of items that are shown.
    var used: Set<ObjectIdentifier> = []
    var customViews: [BarElement] = []
  }

  /// Begins to make the content anew.
  final func beginContent() -> Making {
    var making = Making()
    for view in subviews {
      guard let button = view as? BarButton, !(button is BackButton) else { continue }
      let key = button.item.map { ObjectIdentifier($0) } ?? ObjectIdentifier(button)
      making.pool[key, default: []].append(button)
    }
    return making
  }

  /// Takes away what was not used again.
  final func endContent(_ making: Making) {
    for button in making.pool.values.joined() { button.removeFromSuperview() }
    for element in customViews {
      guard let view = element.view, view.superview === self,
        !making.used.contains(ObjectIdentifier(view))
      else { continue }
      view.removeFromSuperview()
    }
    customViews = making.customViews
  }

  /// The views for items, with room between them.
  final func elements(for items: [BarButtonItem], _ making: inout Making) -> [BarElement] {
    Object.keep(items) { items.map { element(for: $0, &making) } }
  }

  private func element(for item: BarButtonItem, _ making: inout Making) -> BarElement {
    item.observers.add(self)
    if window != nil { application?.appearance?.apply(to: item, in: self) }
    if let view = item.customView { return element(showing: view, &making) }
    switch item.systemItem {
    case .fixedSpace: return BarElement(.space(item.admittedWidth))
    case .flexibleSpace: return BarElement(.spring)
    default: break
    }
    let button: BarButton
    if let known = making.pool[ObjectIdentifier(item)]?.popLast() {
      button = known
    } else {
      button = BarButton(item: item)
      add(button)
    }
    button.update(isCompact: isCompact)
    return BarElement(.button, button)
  }

  /// The element for a view of a script. A view stands in one place: where it is wanted twice, in the
  /// first.
  final func element(showing view: View, _ making: inout Making) -> BarElement {
    guard making.used.insert(ObjectIdentifier(view)).inserted else { return BarElement(.space(0)) }
    if view.superview !== self { add(view) }
    guard view.superview === self else { return BarElement(.space(0)) }
    let element = BarElement(.custom, view)
    making.customViews.append(element)
    return element
  }

  /// Adds a view, which may be refused where the hierarchy is too deep, or the bar lies inside of it.
  final func add(_ view: View) {
    do throws(InvalidUse) {
      try addSubview(view)
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  /// The part of the bar in which buttons and titles stand.
  final func row(atBottom: Bool) -> Rect {
    let height = min(bounds.height, Metrics.barHeight)
    let y = atBottom ? bounds.maxY - height : bounds.minY
    return Rect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }

  /// How wide an element is.
  final func width(of element: BarElement) -> Double {
    switch element.kind {
    case .space(let width): return width
    case .spring: return 0
    case .custom: return element.view?.frame.width ?? 0
    case .button:
      guard let button = element.view as? BarButton else { return 0 }
      let wanted = button.item?.admittedWidth ?? 0
      return wanted > 0 ? wanted : button.contentWidth
    }
  }

  /// Places an element.
  final func place(_ element: BarElement, x: Double, width: Double, in row: Rect) {
    guard let view = element.view else { return }
    // Views may be so wide that what comes after them is nowhere.
    let limit = Metrics.maximumCoordinate / 2
    let x = min(max(x, -limit), limit)
    if case .custom = element.kind {
      let size = view.frame.size
      let origin = Point(
        x: roundToPixel(x), y: row.minY + roundToPixel((row.height - size.height) / 2))
      if view.frame.origin != origin { view.frame = Rect(origin: origin, size: size) }
    } else {
      view.frame = Rect(
        x: roundToPixel(x), y: row.minY, width: max(0, width), height: row.height)
    }
  }
}

extension BarButtonItem {
  /// The width as far as a bar takes it.
  fileprivate var admittedWidth: Double {
    let limit = Metrics.maximumItemWidth
    return width.isNaN ? 0 : min(max(width, -limit), limit)
  }
}
