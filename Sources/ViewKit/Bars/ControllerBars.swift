/// Is told when a controller has other items for a toolbar.
protocol ToolbarItemsObserver: AnyObject {
  func toolbarItemsDidChange(of controller: ViewController, animated: Bool)
}

/// What a controller has for bars; made when one of it is asked for.
final class ControllerBars {
  var navigationItem = Owned<NavigationItem>()
  var toolbarItems = OwnedList<BarButtonItem>()
  /// Whether there are items at all: none is not the same as an empty list.
  var hasToolbarItems = false
  weak var toolbarObserver: (any ToolbarItemsObserver)?
  var editButton = Owned<BarButtonItem>()
  var editTarget = Owned<ClosureTarget>()

  /// The button says what a tap does now.
  func showEditing(_ isEditing: Bool) {
    guard let button = editButton.value else { return }
    button.title = isEditing ? "Done" : "Edit"
    button.style = isEditing ? .done : .plain
  }
}
