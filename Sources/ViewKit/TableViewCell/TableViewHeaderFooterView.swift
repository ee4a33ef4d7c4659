/// The header or the footer of a section, as `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View {
  /// By this name a table finds a view that can be used again; given when the view is made.
  public final let reuseIdentifier: String?

  private var contentSlot = Owned<View>()
  private var textLabelSlot = Owned<Label>()
  private var detailLabelSlot = Owned<Label>()
  private var backgroundSlot = Owned<View>()

  // What the table says of the view.

  /// The look of the table.
  public internal(set) final var tableStyle = TableViewStyle.plain {
    didSet { if tableStyle != oldValue { styleDidChange(from: oldValue) } }
  }
  /// Whether it is a footer.
  final var isFooter = false {
    didSet { if isFooter != oldValue { setNeedsLayout() } }
  }
  /// Whether it belongs to the first section.
  final var isFirst = false {
    didSet { if isFirst != oldValue { setNeedsLayout() } }
  }

  /// Makes a header or a footer, `init(reuseIdentifier:)`.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    makeContentView()
  }

  /// Makes one with a place.
  public override convenience init(frame: Rect = .zero) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}

  // MARK: Parts

  /// The view that holds the content. A script's own views belong there.
  public final var contentView: View { contentSlot.value ?? makeContentView() }

  @discardableResult
  private func makeContentView() -> View {
    let view = View(frame: bounds)
    contentSlot.set(view, in: self)
    try? addSubview(view)
    return view
  }

  /// The label of the title.
  public final var textLabel: Label {
    if let label = textLabelSlot.value { return label }
    let label = makeLabel()
    textLabelSlot.set(label, in: self)
    return label
  }

  /// The label of the details, which grouped tables show.
  public final var detailTextLabel: Label {
    if let label = detailLabelSlot.value { return label }
    let label = makeLabel()
    detailLabelSlot.set(label, in: self)
    return label
  }

  private func makeLabel() -> Label {
    let label = Label()
    label.font = Self.font(tableStyle)
    label.textColor = Self.textColor(tableStyle)
    label.numberOfLines = tableStyle == .plain ? 1 : 0
    label.becomeCellPart()
    try? contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The view behind the content, in the place of the grey bar of a plain table.
  public final var backgroundView: View? { backgroundSlot.value }

  /// Sets the ``backgroundView``.
  public final func setBackgroundView(_ view: View?) throws(InvalidUse) {
    let old = backgroundView
    if view === old { return }
    if let view { try checkRoom(for: view) }
    backgroundSlot.set(view, in: self)
    if let old, old.superview === self { old.removeFromSuperview() }
    setNeedsDisplay()
    guard let view, backgroundView === view else { return }
    view.frame = Rect(origin: .zero, size: bounds.size)
    try insertSubview(view, at: 0)
  }

  /// The colour of the bar: the view's own ``View/tintColor``, or the system's grey. A grouped table
  /// has no bar.
  public final var barColor: Color? {
    if backgroundView != nil { return nil }
    if hasOwnTintColor { return tintColor }
    return tableStyle == .plain ? Metrics.plainHeaderBackground : nil
  }

  /// Shows a title as the table's style has it: headers of grouped tables are in upper case.
  final func show(title: String?) {
    textLabel.text = tableStyle == .grouped && !isFooter ? title?.uppercased() : title
  }

  // MARK: Looks

  private static func font(_ style: TableViewStyle) -> Font {
    style == .plain ? Metrics.plainHeaderFont : Metrics.groupedHeaderFont
  }

  private static func textColor(_ style: TableViewStyle) -> Color {
    style == .plain ? Metrics.plainHeaderColor : Metrics.groupedHeaderColor
  }

  /// Labels that have the looks of the old style take those of the new one.
  private func styleDidChange(from old: TableViewStyle) {
    for label in [textLabelSlot.value, detailLabelSlot.value].compactMap(\.self) {
      if label.font == Self.font(old) { label.font = Self.font(tableStyle) }
      if label.textColor == Self.textColor(old) { label.textColor = Self.textColor(tableStyle) }
      label.numberOfLines = tableStyle == .plain ? 1 : 0
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  private func textSize(_ label: Label?, _ width: Double) -> Size {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let room = max(0, width - 2 * Metrics.cellMargin)
    let size = label.perform.sizeThatFits(Size(width: max(room, 1), height: 0))
    return Size(
      width: min(roundUpToPixel(size.width), room), height: roundUpToPixel(size.height))
  }

  private func detailSize(_ width: Double) -> Size {
    tableStyle == .plain ? .zero : textSize(detailLabelSlot.value, width)
  }

  /// The height that the texts need at a width.
  open override func sizeThatFits(_ size: Size) -> Size {
    let text = textSize(textLabelSlot.value, size.width).height + detailSize(size.width).height
    let line = roundUpToPixel((textLabelSlot.value?.font ?? Self.font(tableStyle)).lineHeight)
    let standard =
      tableStyle == .plain
      ? Metrics.plainHeaderHeight
      : isFooter
        ? Metrics.groupedFooterHeight
        : isFirst ? Metrics.groupedFirstHeaderHeight : Metrics.groupedHeaderHeight
    return Size(width: size.width, height: standard + max(0, text - line))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = Rect(origin: .zero, size: bounds.size)
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = whole }
    contentView.frame = whole
    let text = textSize(textLabelSlot.value, whole.width)
    let detail = detailSize(whole.width)
    let height = text.height + detail.height
    let top =
      tableStyle == .plain
      ? ((whole.height - height) / 2).roundedHalfUp
      : isFooter
        ? Metrics.groupedHeaderMargin : whole.height - Metrics.groupedHeaderMargin - height
    textLabelSlot.value?.frame = Rect(
      origin: Point(x: Metrics.cellMargin, y: max(0, top)), size: text)
    detailLabelSlot.value?.frame = Rect(
      origin: Point(x: Metrics.cellMargin, y: max(0, top) + text.height), size: detail)
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    contentSlot.value?.frame = Rect(origin: .zero, size: bounds.size)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Description

  open override var heldBytes: Int { super.heldBytes + reuseIdentifier.heldBytes }

  /// Whether the view shows one section after the other: what it shows is the data's.
  public final var isReused: Bool { reuseIdentifier != nil && superview is ScrollView }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("reuseIdentifier", reuseIdentifier ?? "")
    visitor.text("tableStyle", tableStyle.rawValue, isDefault: tableStyle == .plain)
  }
}
