/// A bar of buttons at the lower edge of a screen, as `UIToolbar`.
open class Toolbar: Bar {
  private var itemList = OwnedList<BarButtonItem>()
  private var elements: [BarElement] = []

  /// What the bar shows, from left to right. The same space may be there twice.
  public final var items: [BarButtonItem] {
    get { itemList.elements }
    set { setItems(newValue, animated: false) }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Shows other items.
  public final func setItems(_ items: [BarButtonItem], animated: Bool) {
    if items == self.items { return }
    itemList.replace(by: items, in: self)
    barContentDidChange()
  }

  override var isEdgeAtTop: Bool { true }

  override func makeContent() {
    var making = beginContent()
    elements = elements(for: items, &making)
    endContent(making)
  }

  /// Items stand one after the other; springs share what room they leave.
  override func layOutContent() {
    let row = row(atBottom: false)
    let widths = elements.map { width(of: $0) }
    let views = elements.count(where: \.isView)
    let springs = elements.count { if case .spring = $0.kind { true } else { false } }
    let margin = Metrics.toolbarMargin
    let spacing = Metrics.toolbarSpacing
    let taken = widths.reduce(0, +) + spacing * Double(max(0, views - 1)) + 2 * margin
    let share = springs > 0 ? max(0, row.width - taken) / Double(springs) : 0
    var x = row.minX + margin
    var isFirst = true
    for (element, width) in zip(elements, widths) {
      switch element.kind {
      case .space: x += width
      case .spring: x += share
      case .button, .custom:
        if !isFirst { x += spacing }
        isFirst = false
        place(element, x: x, width: width, in: row)
        (element.view as? BarButton)?.hitMargins = (spacing / 2, spacing / 2)
        x += width
      }
    }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    if visitor.restores { visitor.items("items", items) }
  }
}
