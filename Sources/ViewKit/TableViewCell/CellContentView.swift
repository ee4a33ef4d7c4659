/// The view that holds the content of a cell; renderings know it by its class.
public final class CellContentView: View {
  /// The row that it is the content of; nil for that of an item of a grid.
  public var cell: TableViewCell? { superview as? TableViewCell }
}
