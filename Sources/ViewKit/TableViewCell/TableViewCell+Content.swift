// What a cell shows of its own: labels and an image, made when they are asked for.
extension TableViewCell {
  /// The view that holds the content. A script's own views belong there: it makes room for
  /// accessories and controls.
  public final var contentView: View { contentSlot.value ?? makeContentView() }

  @discardableResult
  final func makeContentView() -> View {
    let view = CellContentView(frame: bounds)
    contentSlot.set(view, in: self)
    // Refused only where the hierarchy is too deep already: then nothing of the cell is seen.
    try? addSubview(view)
    return view
  }

  /// The label of the title.
  public final var textLabel: Label { textLabelSlot.value ?? makeTextLabel() }

  /// The label of the details; nil for the style `default`, which shows none.
  public final var detailTextLabel: Label? {
    style == .default ? nil : detailLabelSlot.value ?? makeDetailLabel()
  }

  /// The view of the image. The style `value2` does not show it.
  public final var imageView: ImageView { imageViewSlot.value ?? makeImageView() }

  /// The parts that were made; renderings use them so as to make none.
  public final var textLabelIfMade: Label? { textLabelSlot.value }
  public final var detailTextLabelIfMade: Label? { detailLabelSlot.value }
  public final var imageViewIfMade: ImageView? { imageViewSlot.value }

  private func makeTextLabel() -> Label {
    let label = Label()
    label.font = style == .value2 ? Metrics.smallCellFont : Metrics.cellFont
    if style == .value2 {
      label.textAlignment = .right
      label.textColor = tintColor ?? .defaultTint
    }
    textLabelSlot.set(label, in: self)
    adopt(label)
    return label
  }

  private func makeDetailLabel() -> Label {
    let label = Label()
    switch style {
    case .subtitle: label.font = Metrics.subtitleFont
    case .value2: label.font = Metrics.smallCellFont
    case .default, .value1:
      label.font = Metrics.cellFont
      label.textColor = Metrics.cellDetailColor
    }
    if style == .value1 { label.textAlignment = .right }
    detailLabelSlot.set(label, in: self)
    adopt(label)
    return label
  }

  private func makeImageView() -> ImageView {
    let view = ImageView()
    imageViewSlot.set(view, in: self)
    if style != .value2 { adopt(view) }
    return view
  }

  private func adopt(_ part: View) {
    part.becomeCellPart()
    try? contentView.addSubview(part)
    if cellFlags.contains(.contentIsHighlighted) { Self.highlight(part, true) }
    setNeedsLayout()
  }

  /// The title of the style `value2` follows the tint, unless it has a colour of its own.
  final func tintLabels() {
    guard style == .value2, let label = textLabelSlot.value, !label.ownLooks.contains(.textColor)
    else { return }
    label.textColor = tintColor ?? .defaultTint
  }
}
