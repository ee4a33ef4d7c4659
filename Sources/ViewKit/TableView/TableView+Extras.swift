// Headers and footers of sections.
extension TableView {
  /// Shows the headers and footers of the sections in sight, and puts away the others.
  final func updateExtras() {
    let before = generation
    let wanted = extrasInSight()
    let isWanted = Set(wanted)
    putAwayExtras { !isWanted.contains($0) }
    if before != generation { return }
    for place in wanted where !shownExtraPlaces.contains(place) {
      show(place)
      if before != generation { return }
    }
    placeExtras()
  }

  private func extrasInSight() -> [ExtraPlace] {
    guard let layout, !layout.sections.isEmpty else { return [] }
    var places: [ExtraPlace] = []
    var section = bounds.minY < layout.tableHeader ? 0 : layout.section(at: bounds.minY)
    while let current = section, current < layout.sections.count,
      layout.top(ofSection: current) < bounds.maxY
    {
      for kind in [ExtraPlace.Kind.header, .footer] {
        let place = ExtraPlace(kind: kind, section: current)
        let frame = frame(of: place)
        if frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY {
          places.append(place)
        }
      }
      section = current + 1
    }
    return places
  }

  private func show(_ place: ExtraPlace) {
    let before = generation
    guard let view = madeView(for: place), before == generation else { return }
    if view.superview != nil || isDescendant(of: view) {
      report(
        Report(
          .invalidUse,
          "\(pathName) was given \(view.pathName) as the \(place.name), which is in use already"))
      return
    }
    view.frame = frame(of: place)
    shownExtraPlaces.append(place)
    shownExtras.append(view, in: self)
    switch place.kind {
    case .header:
      tell(.tableView_willDisplayHeaderView_forSection, view, IndexArgument(place.section)) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: place.section)
      }
    case .footer:
      tell(.tableView_willDisplayFooterView_forSection, view, IndexArgument(place.section)) {
        $0.tableView(self, willDisplayFooterView: view, forSection: place.section)
      }
    }
    guard before == generation, shownExtras.elements.contains(where: { $0 === view }) else {
      return
    }
    insertExtra(view)
  }

  /// Headers lie in front of the cells, behind the index.
  private func insertExtra(_ view: View) {
    do {
      if let index = indexSlot.value, index.superview === self {
        try insertSubview(view, belowSubview: index)
      } else {
        try addSubview(view)
      }
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  private func madeView(for place: ExtraPlace) -> View? {
    let before = generation
    if let view = view(for: place) { return view }
    guard before == generation, let title = title(of: place), !title.isEmpty else { return nil }
    let view = TableViewHeaderFooterView()
    configure(view, for: place)
    view.show(title: title)
    return view
  }

  /// Gives a header or footer view what the table knows of its place.
  final func configure(_ view: TableViewHeaderFooterView, for place: ExtraPlace) {
    view.tableStyle = style
    view.isFooter = place.kind == .footer
    view.isFirst = place.section == 0 && tableHeaderView == nil
  }

  // MARK: Places

  /// Where a header or footer is seen. Those of plain tables stay in sight while their section is.
  final func frame(of place: ExtraPlace) -> Rect {
    guard let layout, layout.sections.indices.contains(place.section) else { return .zero }
    let section = layout.sections[place.section]
    let shift = shift(ofSection: place.section)
    let top = layout.top(ofSection: place.section) + shift.top
    let bottom = layout.bottom(ofSection: place.section) + shift.bottom
    let isHeader = place.kind == .header
    let height = isHeader ? section.header : section.footer
    var y = isHeader ? top : bottom - height
    if style == .plain {
      if isHeader {
        y = max(top, min(bounds.minY + contentInset.top, bottom - height))
      } else {
        y = min(y, max(bounds.maxY - contentInset.bottom - height, top + section.header))
      }
    }
    return Rect(x: 0, y: y, width: bounds.width, height: height)
  }

  final func placeExtras() {
    for (view, place) in zip(shownExtras.elements, shownExtraPlaces) {
      let frame = frame(of: place)
      if view.frame != frame { view.frame = frame }
      if let view = view as? TableViewHeaderFooterView { configure(view, for: place) }
    }
  }

  /// Asks for the headers and footers anew.
  final func reloadTitles() {
    putAwayExtras { _ in true }
    heightsDidChange()
  }

  // MARK: Leaving sight

  final func putAwayExtras(_ isToGo: (ExtraPlace) -> Bool) {
    var position = 0
    while position < shownExtraPlaces.count {
      if isToGo(shownExtraPlaces[position]) {
        putAwayExtra(at: position)
      } else {
        position += 1
      }
    }
  }

  private func putAwayExtra(at position: Int) {
    let place = shownExtraPlaces.remove(at: position)
    let view = shownExtras.elements[position]
    Object.keep([view]) {
      shownExtras.remove(at: position, in: self)
      if view.superview === self { view.removeFromSuperview() }
      switch place.kind {
      case .header:
        tell(.tableView_didEndDisplayingHeaderView_forSection, view, IndexArgument(place.section)) {
          $0.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
        }
      case .footer:
        tell(.tableView_didEndDisplayingFooterView_forSection, view, IndexArgument(place.section)) {
          $0.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
        }
      }
      keepForReuse(view)
    }
  }

  private func keepForReuse(_ view: View) {
    guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      view.superview == nil
    else { return }
    let pool = extraPools[identifier] ?? ViewPool()
    extraPools[identifier] = pool
    if !pool.elements.contains(where: { $0 === view }) { pool.put(view, in: self) }
  }

  /// The header of a section if it is on show.
  public final func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownExtra(ExtraPlace(kind: .header, section: section))
  }

  /// The footer of a section if it is on show.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownExtra(ExtraPlace(kind: .footer, section: section))
  }

  private func shownExtra(_ place: ExtraPlace) -> TableViewHeaderFooterView? {
    shownExtraPlaces.firstIndex(of: place).flatMap {
      shownExtras.elements[$0] as? TableViewHeaderFooterView
    }
  }

  // MARK: Using them again

  public final func register(_ maker: ExtraMaker?, forHeaderFooterViewReuseIdentifier id: String) {
    extraMakers[id] = maker
  }

  /// A header or footer view that went out of sight, else a new one of the registered class; nil
  /// when there is none of either.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let pool = extraPools[identifier], let view = pool.elements.last {
      return Object.keep([view]) {
        _ = pool.take(from: self)
        view.perform.prepareForReuse()
        return view
      }
    }
    return extraMakers[identifier].flatMap { $0(identifier) }
  }
}

extension ExtraPlace {
  /// As messages name it.
  var name: String { "\(kind == .header ? "header" : "footer") of section \(section + 1)" }
}

extension HookValue {
  var view: View? {
    if case .object(let object) = self { return object as? View }
    return nil
  }
}
