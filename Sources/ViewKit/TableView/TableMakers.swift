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
