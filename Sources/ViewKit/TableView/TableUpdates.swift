/// A block of changes that is being collected.
struct TableUpdates {
  /// How many blocks lie inside each other.
  var depth = 0
  var batch = BatchUpdates()
  /// All was asked for anew meanwhile: what was and will be told of changes says nothing more.
  var isVoid = false
}

/// Cells that are going: they are seen until the animation of their going ends.
struct LeavingCells: ~Copyable {
  var cells = OwnedList<TableViewCell>()
  /// The paths that they had, which block of changes took them out, and their opacities then.
  var places: [(path: IndexPath, generation: Int, alpha: Double)] = []
}
