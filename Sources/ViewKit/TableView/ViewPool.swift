/// Views of one identifier that scrolled out of sight and wait to be used again.
final class ViewPool<Element: View> {
  private var views = OwnedList<Element>()

  var elements: [Element] { views.elements }

  func put(_ view: Element, in table: TableView) { views.append(view, in: table) }

  /// Takes out the view that came last.
  func take(from table: TableView) -> Element? {
    views.elements.isEmpty ? nil : views.remove(at: views.elements.count - 1, in: table)
  }

  func removeAll(in table: TableView) { views.removeAll(in: table) }
}

/// Makes a cell of a registered class for an identifier; nil when the script that should failed.
public typealias CellMaker = (_ identifier: String) -> TableViewCell?
/// Makes a header or footer view of a registered class for an identifier.
public typealias ExtraMaker = (_ identifier: String) -> TableViewHeaderFooterView?

/// Which header or footer a view is.
struct ExtraPlace: Hashable {
  enum Kind { case header, footer }
  var kind: Kind
  var section: Int
}
