// Labels and images that a cell, a header or a footer places by their size.
extension View {
  /// Marks the view as such a part.
  final func becomeCellPart() { flags.insert(.cellPart) }

  /// The size of what the view shows may have changed: whoever places it lays it out anew.
  final func cellPartDidChange() {
    guard flags.contains(.cellPart) else { return }
    superview?.superview?.setNeedsLayout()
  }
}
