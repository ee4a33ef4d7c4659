// What a controller has for the bars of its container.
extension ViewController {
  private var barsState: ControllerBars {
    if let bars { return bars }
    let new = ControllerBars()
    bars = new
    return new
  }

  /// What the navigation bar of a container shows for this screen. It is made when it is asked for,
  /// with the controller's title; setting that sets the item's too, and not the other way round.
  public final var navigationItem: NavigationItem {
    let bars = barsState
    if let item = bars.navigationItem.value { return item }
    let item = NavigationItem(title: title)
    bars.navigationItem.set(item, in: self)
    return item
  }

  /// The same, if it was asked for already.
  final var navigationItemIfMade: NavigationItem? { bars?.navigationItem.value }

  /// What the toolbar of a container shows for this screen; nil for none.
  public final var toolbarItems: [BarButtonItem]? {
    get { bars?.hasToolbarItems == true ? bars?.toolbarItems.elements : nil }
    set { setToolbarItems(newValue, animated: false) }
  }

  public final func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    if items == toolbarItems { return }
    let bars = barsState
    bars.hasToolbarItems = items != nil
    bars.toolbarItems.replace(by: items ?? [], in: self)
    bars.toolbarObserver?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Who is told when ``toolbarItems`` change: the container that shows them.
  final var toolbarObserver: (any ToolbarItemsObserver)? {
    get { bars?.toolbarObserver }
    set { barsState.toolbarObserver = newValue }
  }

  /// A button that begins and ends editing, and says Edit or Done by that, `editButtonItem`.
  public final var editButtonItem: BarButtonItem {
    let bars = barsState
    if let item = bars.editButton.value { return item }
    let target = ClosureTarget { [weak self] _, _ in
      guard let self else { return }
      perform.setEditing(!isEditing, animated: true)
    }
    bars.editTarget.set(target, in: self)
    let item = BarButtonItem(title: nil, target: target, action: ClosureTarget.action)
    bars.editButton.set(item, in: self)
    bars.showEditing(isEditing)
    return item
  }
}
