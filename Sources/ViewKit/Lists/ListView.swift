/// A table or a grid, which can show the elements of a ``List``.
public protocol ListView: View {
  /// The list whose elements are shown; nil where what is shown is others'.
  var list: List? { get set }
  /// A script's function that fills the cell of an element.
  var fillFunction: Object? { get set }
}
