/// Has a table or a grid follow a list: what changes in the list is seen to change.
final class ListFollower: Object, ListObserver {
  /// By this name cells are used again, and a class can be registered for them.
  static let identifier = "cell"

  private var listSlot = Owned<List>()
  private weak var view: (any ListUpdating)?

  var list: List? { listSlot.value }

  init(_ list: List) {
    super.init()
    listSlot.set(list, in: self)
    list.addObserver(self)
  }

  /// Tells a view of the changes from now on; nil for none.
  func follow(for view: (any ListUpdating)?) { self.view = view }

  func list(_ list: List, didChange updates: BatchUpdates) {
    guard let view else { return }
    do throws(InvalidUse) {
      try view.perform(updates)
    } catch {
      view.report(Report(.invalidUse, error.description))
    }
  }
}

/// A view that can be told of changes of what it shows.
protocol ListUpdating: View {
  func perform(_ updates: BatchUpdates) throws(InvalidUse)
}
