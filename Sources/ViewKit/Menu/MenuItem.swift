/// An item that a script adds to the edit menu, as `UIMenuItem`.
public final class MenuItem: Object {
  /// What the menu says.
  public var title: String
  /// What is sent up the chain of responders, from the one that has the focus. The item is shown
  /// where somebody says that it can be performed.
  public var action: Selector

  private var targetSlot = Referred<Object>()
  /// Who performs the action in any case; nil asks the responders.
  public var target: Object? {
    get { targetSlot.value }
    set { targetSlot.set(newValue, in: self) }
  }

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let target, isGone(target) else { return count }
    self.target = nil
    return count + 1
  }

  public override var heldBytes: Int { super.heldBytes + title.heldBytes }
}
