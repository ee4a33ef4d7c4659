/// A row of a table, as `UITableViewCell`.
///
/// A cell knows nothing of data. It lays itself out by its size and its states, and tells its
/// ``owner``, the table, what a person does with it. This file has what is stored and what can be
/// overridden; `TableViewCell+….swift` have the rest by topic.
open class TableViewCell: View {
  /// What the cell shows, and where; given when it is made.
  public final let style: CellStyle
  /// By this name a table finds a cell that can be used again; given when the cell is made.
  public final let reuseIdentifier: String?

  final var contentSlot = Owned<View>()
  final var textLabelSlot = Owned<Label>()
  final var detailLabelSlot = Owned<Label>()
  final var imageViewSlot = Owned<ImageView>()
  final var backgroundSlots = CellBackgrounds()
  final var accessories = CellAccessories()
  final var controls = CellControls()
  final var cellFlags = CellFlags()

  // What the table says of the cell.

  /// The table, which is told what a person does.
  final weak var owner: (any TableViewCellOwner)?
  /// The look of the table.
  final var tableStyle = TableViewStyle.plain {
    didSet { if tableStyle != oldValue { setNeedsLayout() } }
  }
  /// The line below the cell, of which a cell outside of a table has none.
  final var separatorStyle = SeparatorStyle.none {
    didSet { if separatorStyle != oldValue { separatorDidChange() } }
  }
  /// The colour of that line.
  public internal(set) final var separatorColor = Metrics.separatorColor {
    didSet { if separatorColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether the cell is the first of its section.
  final var isFirstOfSection = false {
    didSet { if isFirstOfSection != oldValue { setNeedsDisplay() } }
  }
  /// Whether the cell is the last of its section.
  final var isLastOfSection = false {
    didSet { if isLastOfSection != oldValue { setNeedsDisplay() } }
  }
  /// What something beside the rows, such as the index, takes of the cell's right side.
  final var rightInset = 0.0 {
    didSet {
      if rightInset == oldValue { return }
      placeContentView()
      setNeedsLayout()
    }
  }
  /// What the row's edit control is for.
  public internal(set) final var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { editControlsDidChange() } }
  }

  /// How the cell looks while it is selected or a finger is on it.
  public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { highlightDidChange() } }
  }
  /// How far the content is moved to the right, in steps of ``indentationWidth``.
  public final var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The points of a step of ``indentationLevel``.
  public final var indentationWidth = Metrics.indentationWidth {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Where the line below the cell begins and ends, beside its edges. Without one of its own the
  /// cell has the table's, and the line begins where the text does.
  public final var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset ?? Metrics.separatorInset }
    set { ownSeparatorInset = newValue }
  }
  final var ownSeparatorInset: EdgeInsets? {
    didSet { if ownSeparatorInset != oldValue { setNeedsDisplay() } }
  }
  /// The table's, where a script has set it.
  final var tableSeparatorInset: EdgeInsets? {
    didSet { if tableSeparatorInset != oldValue { setNeedsDisplay() } }
  }

  /// Makes a cell of 320 by 44 points, `init(style:reuseIdentifier:)`.
  public init(style: CellStyle, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(origin: .zero, size: Metrics.cellSize))
    storedBackgroundColor = standardBackgroundColor
    makeContentView()
  }

  /// Makes a cell of the style `default` with a place.
  public override convenience init(frame: Rect = .zero) {
    self.init(style: .default)
    self.frame = frame
  }

  /// White; Apple, `UITableViewCell`: "In iOS 7, cells have a white background by default".
  override var standardBackgroundColor: Color? { .white }

  // MARK: What subclasses override

  /// The cell is about to be used for another row.
  ///
  /// What a script has put into it stays: UIKit resets nothing of it.
  open func prepareForReuse() {}

  /// Selects the cell, or no longer; what it shows is highlighted with it.
  open func setSelected(_ isSelected: Bool, animated: Bool) {
    change(.selected, isSelected)
  }

  /// Highlights the cell, or no longer: a finger is on it.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    change(.highlighted, isHighlighted)
  }

  /// Shows the controls of edit mode, or hides them.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    changeEditing(isEditing, animated: animated)
  }

  /// The controls beside the content are about to be others.
  open func willTransition(to state: StateMask) {}

  /// The controls beside the content are others now.
  open func didTransition(to state: StateMask) {}

  // MARK: Edit menu

  /// Only while the edit menu is about the row.
  open override var canBecomeFirstResponder: Bool { isShowingMenu }

  open override func canPerformAction(_ action: Selector, withSender sender: Object?) -> Bool {
    guard isShowingMenu, let owner, let edit = EditAction(action) else {
      return super.canPerformAction(action, withSender: sender)
    }
    return owner.canPerform(edit, for: self, sender: sender)
  }

  open override func handles(_ action: Selector) -> Bool {
    isShowingMenu && EditAction(action) != nil || super.handles(action)
  }

  open override func handle(_ action: Selector, sender: Object?, event: Event?) {
    guard isShowingMenu, let owner, let edit = EditAction(action) else {
      return super.handle(action, sender: sender, event: event)
    }
    hideMenu()
    owner.didChoose(edit, for: self, sender: sender)
  }

  /// The focus went elsewhere, and the menu with it.
  override func focusDidLeave() {
    super.focusDidLeave()
    cellFlags.remove(.showsMenu)
  }

  // MARK: Layout

  /// The height that the content needs at a width, 44 points at least.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { placeContentView() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintLabels()
  }

  // MARK: Description

  open override var heldBytes: Int { super.heldBytes + reuseIdentifier.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeCell(visitor)
  }
}
