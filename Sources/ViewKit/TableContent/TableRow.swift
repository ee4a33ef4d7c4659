/// A row that is declared, of a ``TableSection``: what it shows and what it does. A change of it is
/// seen at once.
///
/// UIKit has such rows in storyboards alone. Each has a cell of its own, which is never another
/// row's.
public final class TableRow: Object {
  /// The section that the row is in.
  weak var section: TableSection?

  private var cellSlot = Owned<TableViewCell>()
  private var accessorySlot = Owned<View>()
  private var targetSlot = Referred<Object>()
  /// Whether the cell was given, and not made here.
  private var hasOwnCell = false

  /// The text.
  public var text: String? { didSet { if text != oldValue { update() } } }
  /// The second text.
  public var detail: String? { didSet { if detail != oldValue { update() } } }
  /// The image at the left.
  public var image: Image? { didSet { if image != oldValue { update() } } }
  /// Where the texts are; nil is `value1` for a row with a second text, and `default` for others.
  public var style: TableViewCell.CellStyle? { didSet { if style != oldValue { update() } } }
  /// What stands at the right edge.
  public var accessoryType = TableViewCell.AccessoryType.none {
    didSet { if accessoryType != oldValue { update() } }
  }
  /// The height in points; nil for the table's.
  public var height: Double? {
    didSet { if height != oldValue { section?.content?.table?.heightsDidChange() } }
  }
  /// Whether a person can select the row.
  public var isSelectable = true { didSet { if isSelectable != oldValue { update() } } }
  /// Called with the row when a person has selected it.
  public var onSelect: ((TableRow) -> Void)?

  public override init() { super.init() }

  /// A script's function that is called in the place of ``onSelect``.
  public var target: Object? {
    get { targetSlot.value }
    set { targetSlot.set(newValue, in: self) }
  }

  /// The view at the right edge, in the place of the ``accessoryType``.
  public var accessoryView: View? { accessorySlot.value }

  public func setAccessoryView(_ view: View?) throws(InvalidUse) {
    if let cell = cellSlot.value, !hasOwnCell { try cell.setAccessoryView(view) }
    accessorySlot.set(view, in: self)
  }

  /// The cell that shows the row: one that was given, or that is made when it is asked for.
  public var cell: TableViewCell {
    get {
      if let cell = cellSlot.value { return cell }
      let cell = TableViewCell(style: shownStyle)
      cellSlot.set(cell, in: self)
      update(cell)
      return cell
    }
    set {
      hasOwnCell = true
      replaceCell(by: newValue)
    }
  }

  private var shownStyle: TableViewCell.CellStyle { style ?? (detail == nil ? .default : .value1) }

  private func replaceCell(by cell: TableViewCell?) {
    if cell === cellSlot.value { return }
    cellSlot.set(cell, in: self)
    guard let content = section?.content, let path = content.path(of: self) else { return }
    try? content.table?.reloadRows(at: [path], with: .none)
  }

  /// Shows what the row has in the cell that was made for it.
  private func update() {
    guard !hasOwnCell, let cell = cellSlot.value else { return }
    if cell.style == shownStyle { return update(cell) }
    // A cell keeps its style, so there has to be another.
    try? cell.setAccessoryView(nil)
    replaceCell(by: nil)
  }

  private func update(_ cell: TableViewCell) {
    cell.textLabel.text = text
    if cell.style != .default { cell.detailTextLabel?.text = detail }
    if image != nil || cell.imageViewSlot.value != nil { cell.imageView.image = image }
    cell.accessoryType = accessoryType
    if cell.accessoryView !== accessoryView { try? cell.setAccessoryView(accessoryView) }
    cell.selectionStyle = isSelectable ? .default : .none
  }

  /// A person has selected the row.
  func run() {
    if let target, target.callBack(.handler, self) != nil { return }
    onSelect?(self)
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let target, isGone(target) else { return count }
    self.target = nil
    return count + 1
  }

  public override var heldBytes: Int { super.heldBytes + text.heldBytes + detail.heldBytes }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("text", text ?? "")
    visitor.string("detail", detail ?? "")
    visitor.text(
      "accessoryType", accessoryType.rawValue, isDefault: accessoryType == .none)
    visitor.bool("isSelectable", isSelectable, default: true)
  }
}
