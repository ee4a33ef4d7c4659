/// One of the two directions in which content moves.
public enum ScrollAxis: CaseIterable, Sendable {
  case horizontal, vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Point {
  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point with a value for each axis.
  init(_ value: (ScrollAxis) -> Double) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }

  /// The axis along which most of a way lies.
  var mainAxis: ScrollAxis { abs(x) > abs(y) ? .horizontal : .vertical }
}

extension Size {
  subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  /// What is added before and after the content along an axis.
  subscript(axis: ScrollAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
