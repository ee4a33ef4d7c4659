/// A table or a grid, which can show the elements of a ``List``.
public protocol ListView: View {
  /// The list whose elements are shown; nil where what is shown is others'.
  var list: List? { get set }
  /// A script's function that fills the cell of an element.
  var fillFunction: Object? { get set }
}

extension ListView {
  /// How many of something there are, where so many were given: at most as many as can be, which is
  /// reported.
  func taken(_ given: Int, atMost most: Int, _ what: String) -> Int {
    if given <= most { return max(given, 0) }
    report(Report(.invalidUse, "\(pathName) was given \(given) \(what) and has the first \(most)"))
    return most
  }
}
