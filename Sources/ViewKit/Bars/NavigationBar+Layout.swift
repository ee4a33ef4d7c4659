// What is shown of the item on top, and where.
extension NavigationBar {
  final func makeNavigationContent() {
    for item in items.suffix(2) { item.observers.add(self) }
    var making = beginContent()
    let item = topItem
    leftElements = elements(for: item?.leftBarButtonItems ?? [], &making)
    rightElements = elements(for: item?.rightBarButtonItems ?? [], &making)
    titleElement = item?.titleView.map { element(showing: $0, &making) }
    endContent(making)
    let title = titleElement == nil ? item?.title.flatMap { $0.isEmpty ? nil : $0 } : nil
    if let title {
      let label = titleSlot.value ?? BarLabel()
      titleSlot.set(label, in: self)
      let font = Font.boldSystemFont(ofSize: Metrics.barTitleFontSize)
      label.show(title, titleTextAttributes, font: font, color: titleColor)
      if label.superview !== self { add(label) }
    } else {
      titleSlot.value?.removeFromSuperview()
    }
    if let prompt = item?.prompt, !prompt.isEmpty {
      let label = promptSlot.value ?? BarLabel()
      promptSlot.set(label, in: self)
      let font = Font.systemFont(ofSize: Metrics.promptFontSize)
      label.show(prompt, nil, font: font, color: titleColor)
      if label.superview !== self { add(label) }
    } else {
      promptSlot.value?.removeFromSuperview()
    }
    showBackButton()
  }

  private func showBackButton() {
    guard showsBackButton else {
      backSlot.value?.removeFromSuperview()
      return
    }
    let button = backSlot.value ?? BackButton(of: self)
    backSlot.set(button, in: self)
    backItem?.backBarButtonItem?.observers.add(self)
    if let item = backItem?.backBarButtonItem, window != nil {
      application?.appearance?.apply(to: item, in: self)
    }
    button.indicatorImage = backIndicatorImage
    if button.superview !== self { add(button) }
  }

  /// Whether a button leads back: where there is something below, unless an item at the left stands in
  /// its place.
  public final var showsBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return topItem.leftBarButtonItems.isEmpty || topItem.leftItemsSupplementBackButton
  }

  /// The back button that is shown.
  public final var backButton: BackButton? {
    backSlot.value.flatMap { $0.superview === self ? $0 : nil }
  }

  // MARK: Places

  final func layOutNavigationContent() {
    let row = row(atBottom: true)
    for element in leftElements + rightElements {
      (element.view as? BarButton)?.picturePadding = Metrics.barPicturePadding
    }
    let right = layOut(rightElements, from: row.maxX - Metrics.barMargin, to: -1, in: row)
    let leftWidth = leftElements.reduce(0) { $0 + roomWidth(of: $1) }
    var start = row.minX + Metrics.barMargin
    if let back = backButton {
      let end = right - leftWidth
      start += placeBackButton(back, at: start, upTo: end, in: row) + Metrics.barSpacing
    }
    let left = layOut(leftElements, from: start, to: 1, in: row)
    placeTitle(between: left, right, in: row)
    if let prompt = promptSlot.value, prompt.superview === self {
      let room = Rect(
        x: row.minX, y: bounds.minY, width: row.width, height: max(0, row.minY - bounds.minY))
      let margin = Metrics.barMargin
      prompt.frame = Rect(
        x: room.minX + margin, y: room.minY + Metrics.promptTop,
        width: max(0, room.width - 2 * margin), height: Metrics.promptHeight)
    }
  }

  /// Places elements one after the other.
  ///
  /// - Parameter direction: 1 to the right, −1 to the left.
  /// - Returns: where the room ends that they leave to the title.
  private func layOut(
    _ elements: [BarElement], from start: Double, to direction: Double, in row: Rect
  ) -> Double {
    var x = start
    var isFirst = true
    for element in elements {
      let width = width(of: element)
      guard element.isView else {
        x += direction * width
        continue
      }
      if !isFirst { x += direction * Metrics.barSpacing }
      let padding = padding(of: element)
      let near = x + direction * padding
      place(element, x: direction > 0 ? near : near - width, width: width, in: row)
      if let button = element.view as? BarButton {
        let (outer, inner) = (isFirst ? Metrics.barMargin : 0, Metrics.barSpacing)
        button.hitMargins = direction > 0 ? (outer, inner) : (inner, outer)
      }
      x = near + direction * (width + padding)
      isFirst = false
    }
    return x
  }

  /// The room that an element takes in a row, as far as that is known before it is placed.
  private func roomWidth(of element: BarElement) -> Double {
    width(of: element) + 2 * padding(of: element) + (element.isView ? Metrics.barSpacing : 0)
  }

  private func padding(of element: BarElement) -> Double {
    if case .custom = element.kind { return Metrics.barPicturePadding }
    return 0
  }

  /// Gives the back button a title for which there is room: that of the item below, else "Back", else
  /// none.
  ///
  /// - Returns: its width.
  private func placeBackButton(
    _ button: BackButton, at x: Double, upTo end: Double, in row: Rect
  ) -> Double {
    let item = backItem?.backBarButtonItem
    let given = item?.title ?? (item?.image == nil ? backItem?.title : nil)
    button.setImage(item?.image, for: .normal)
    let title = given ?? (item?.image == nil ? Self.backTitle : nil)
    let room = end - x - Metrics.barSpacing - titleWidth - Metrics.barSpacing
    let limit = min(room, row.midX - x)
    var width = button.width(with: title, of: item)
    if width > limit, item?.image == nil {
      width = button.width(with: Self.backTitle, of: item)
      if width > limit { width = button.width(with: nil, of: item) }
    }
    button.frame = Rect(x: roundToPixel(x), y: row.minY, width: width, height: row.height)
    button.hitMargins = (Metrics.barMargin, Metrics.barSpacing)
    return width
  }

  /// What a back button says that has no title, or no room for it.
  static let backTitle = "Back"

  /// How wide the title would like to be.
  private var titleWidth: Double {
    if let view = titleElement?.view { return view.frame.width }
    guard let label = titleSlot.value, label.superview === self else { return 0 }
    return label.sizeThatFits(Size(width: .infinity, height: .infinity)).width
  }

  /// The title is in the middle of the bar, or as near to it as the buttons let it be, and cut where
  /// they leave it no room.
  private func placeTitle(between left: Double, _ right: Double, in row: Rect) {
    let spacing = Metrics.barSpacing
    let room = (start: left + spacing, end: max(left + spacing, right - spacing))
    let wanted = titleWidth
    let width = max(0, min(wanted, room.end - room.start))
    let x = max(room.start, min(row.minX + (row.width - wanted) / 2, room.end - width))
    if let element = titleElement, let view = element.view {
      let size = Size(width: width, height: view.frame.height)
      let frame = Rect(
        x: roundToPixel(x), y: row.minY + roundToPixel((row.height - size.height) / 2),
        width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
    } else if let label = titleSlot.value, label.superview === self {
      let height = label.sizeThatFits(Size(width: .infinity, height: .infinity)).height
      label.frame = Rect(
        x: roundToPixel(x), y: row.minY + roundToPixel((row.height - height) / 2), width: width,
        height: height)
    }
  }
}
