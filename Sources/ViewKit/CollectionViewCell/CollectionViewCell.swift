/// The view of an item of a grid, as `UICollectionViewCell`. It has no labels of its own.
open class CollectionViewCell: CollectionReusableView {
  private final var contentSlot = Owned<View>()
  private final var backgroundSlot = Owned<View>()
  private final var selectedSlot = Owned<View>()
  private final var states = States()

  private struct States {
    var isSelected = false
    var isHighlighted = false
    /// Whether the content looks chosen.
    var isShown = false
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    makeContentView()
  }

  /// The view that holds the content, as large as the cell. A script's own views belong there.
  public final var contentView: View { contentSlot.value ?? makeContentView() }

  @discardableResult
  private func makeContentView() -> View {
    let view = CellContentView(frame: Rect(origin: .zero, size: bounds.size))
    contentSlot.set(view, in: self)
    // Refused only where the hierarchy is too deep already: then nothing of the cell is seen.
    try? addSubview(view)
    return view
  }

  // MARK: States

  /// Whether the item is chosen.
  open var isSelected: Bool {
    get { states.isSelected }
    set {
      states.isSelected = newValue
      stateDidChange()
    }
  }

  /// Whether a finger is on the item.
  open var isHighlighted: Bool {
    get { states.isHighlighted }
    set {
      states.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// Whether the cell is an item of a grid, which is told of taps.
  public final var isItem: Bool { pool != nil && superview is CollectionView }

  /// Whether the cell shows that it is selected or highlighted.
  public final var showsSelection: Bool { states.isSelected || states.isHighlighted }

  private func stateDidChange() {
    guard states.isShown != showsSelection else { return setNeedsDisplay() }
    states.isShown = showsSelection
    // A script's overrides of what is highlighted may change the hierarchy.
    let views = Array(contentView.subtree().dropFirst())
    Object.keep(views) { for view in views { TableViewCell.highlight(view, states.isShown) } }
    updateSelectedBackground()
    setNeedsDisplay()
  }

  override func reuse() {
    if isHighlighted { perform.setHighlighted(false) }
    if isSelected { perform.setSelected(false) }
    super.reuse()
  }

  // MARK: Backgrounds

  /// The view behind all else; as large as the cell.
  public final var backgroundView: View? { backgroundSlot.value }

  /// The view in front of the ``backgroundView`` while the cell is selected or highlighted.
  public final var selectedBackgroundView: View? { selectedSlot.value }

  /// Sets the ``backgroundView``.
  public final func setBackgroundView(_ view: View?) throws(InvalidUse) {
    let old = backgroundView
    if view === old { return }
    if let view { try checkRoom(for: view) }
    backgroundSlot.set(view, in: self)
    release(old)
    if let view { put(view, at: 0) }
  }

  /// Sets the ``selectedBackgroundView``.
  public final func setSelectedBackgroundView(_ view: View?) throws(InvalidUse) {
    let old = selectedBackgroundView
    if view === old { return }
    if let view { try checkRoom(for: view) }
    selectedSlot.set(view, in: self)
    release(old)
    updateSelectedBackground()
  }

  private func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if !states.isShown { return release(view) }
    if view.superview !== self { put(view, at: backgroundView?.superview === self ? 1 : 0) }
  }

  private func put(_ view: View, at index: Int) {
    view.frame = Rect(origin: .zero, size: bounds.size)
    do throws(InvalidUse) {
      try insertSubview(view, at: index)
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  private func release(_ view: View?) {
    if let view, view.superview === self { view.removeFromSuperview() }
  }

  // MARK: Layout

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.size == old.size { return }
    let whole = Rect(origin: .zero, size: bounds.size)
    for view in [contentSlot.value, backgroundView, selectedBackgroundView] {
      if let view, view.superview === self { view.frame = whole }
    }
  }

  // MARK: Description

  /// A reload carries over the states of a cell that stands alone; those of an item come from its
  /// grid.
  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    let isAlone = !(superview is CollectionView)
    visitor.bool(
      "isSelected", isSelected, restore: !isAlone ? nil : { [self] in perform.setSelected($0) })
    visitor.bool("isHighlighted", isHighlighted)
  }
}
