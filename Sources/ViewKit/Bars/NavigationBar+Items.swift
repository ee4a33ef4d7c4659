// The stack of items.
extension NavigationBar {
  /// The items, from the bottom to the top.
  public final var items: [NavigationItem] { itemList.elements }

  /// The item that is shown; nil when there is none.
  public final var topItem: NavigationItem? { itemList.elements.last }

  /// The item below the one that is shown; nil when there is none.
  public final var backItem: NavigationItem? { itemList.elements.dropLast().last }

  /// Puts an item on top, if the delegate lets it come.
  ///
  /// - Throws: ``InvalidUse/itemPushedTwice(item:bar:)``.
  public final func pushItem(_ item: NavigationItem, animated: Bool) throws(InvalidUse) {
    try checkIsAlone()
    try checkNew(item)
    try Object.keep([self, item]) { () throws(InvalidUse) in
      guard asks(.navigationBar_shouldPush, item, { $0.navigationBar(self, shouldPush: item) })
      else { return }
      do throws(InvalidUse) {
        try checkNew(item)
      } catch {
        throw .impossibleMeanwhile(error.description, callbacks: "navigationBar_shouldPush")
      }
      itemList.append(item, in: self)
      stackDidChange()
      finish("push of \(item.messageName)", animated) { bar in
        bar.tells(.navigationBar_didPush, item) { $0.navigationBar(bar, didPush: item) }
      }
    }
  }

  /// Takes the item on top away, the last one too, if the delegate lets it go.
  ///
  /// - Returns: the item; nil when there is none, or it stays.
  @discardableResult
  public final func popItem(animated: Bool) -> NavigationItem? {
    guard let item = topItem else { return nil }
    return Object.keep([self, item]) {
      guard asks(.navigationBar_shouldPop, item, { $0.navigationBar(self, shouldPop: item) }),
        // The delegate may have changed the stack.
        topItem === item
      else { return nil }
      itemList.remove(at: items.count - 1, in: self)
      stackDidChange()
      finish("pop of \(item.messageName)", animated) { bar in
        bar.tells(.navigationBar_didPop, item) { $0.navigationBar(bar, didPop: item) }
      }
      return item
    }
  }

  /// Puts other items in the place of all that are there. The delegate is not asked.
  ///
  /// - Throws: ``InvalidUse/itemPushedTwice(item:bar:)``.
  public final func setItems(_ items: [NavigationItem], animated: Bool) throws(InvalidUse) {
    try checkIsAlone()
    var seen: Set<ObjectIdentifier> = []
    for item in items where !seen.insert(ObjectIdentifier(item)).inserted {
      throw .itemPushedTwice(item: item.messageName, bar: pathName)
    }
    if items == self.items { return }
    let wasEmpty = self.items.isEmpty
    itemList.replace(by: items, in: self)
    stackDidChange()
    if !wasEmpty { finish("change of items", animated) { _ in } }
  }

  /// Fails for the bar of a navigation controller, whose items are those of its stack.
  public final func checkIsAlone() throws(InvalidUse) {
    guard let controller else { return }
    throw .barOfController(bar: pathName, controller: controller.className)
  }

  /// Shows the items of the controller that fills the bar; those that stay are left alone.
  final func show(_ new: [NavigationItem]) {
    let kept = zip(items, new).prefix { $0 === $1 }.count
    if kept == items.count, kept == new.count { return }
    for index in (kept..<items.count).reversed() { itemList.remove(at: index, in: self) }
    for item in new.dropFirst(kept) { itemList.append(item, in: self) }
    stackDidChange()
  }

  private func checkNew(_ item: NavigationItem) throws(InvalidUse) {
    if items.contains(where: { $0 === item }) {
      throw .itemPushedTwice(item: item.messageName, bar: pathName)
    }
  }

  private func stackDidChange() { barContentDidChange() }

  /// Ends a change: at once, or when its animation is over.
  private func finish(
    _ name: String, _ animated: Bool, _ end: @escaping (NavigationBar) -> Void
  ) {
    guard animated, window != nil, let application else { return end(self) }
    application.beginTransition(named: name, duration: Metrics.navigationDuration) {
      [weak self] _ in
      if let self { end(self) }
    }
  }

  // MARK: Delegate

  private func asks(
    _ callback: Hook, _ item: NavigationItem, _ body: (any NavigationBarDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    if case .bool(let answer) = delegate.callBack(callback, self, item) { return answer }
    return (delegate as? any NavigationBarDelegate).map(body) ?? true
  }

  private func tells(
    _ callback: Hook, _ item: NavigationItem, _ body: (any NavigationBarDelegate) -> Void
  ) {
    guard let delegate, delegate.callBack(callback, self, item) == nil else { return }
    if let delegate = delegate as? any NavigationBarDelegate { body(delegate) }
  }
}
