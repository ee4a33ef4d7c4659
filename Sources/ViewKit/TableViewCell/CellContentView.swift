/// The view that holds the content of a cell; renderings know it by its class.
public final class CellContentView: View {
  /// The cell that it is the content of.
  public var cell: TableViewCell? { superview as? TableViewCell }
}
