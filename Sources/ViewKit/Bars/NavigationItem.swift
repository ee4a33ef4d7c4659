/// What a navigation bar shows of a screen, as `UINavigationItem`: its title, and buttons to the left
/// and to the right.
public final class NavigationItem: Object {
  var observers = BarObservers()
  private var titleViewSlot = Owned<View>()
  private var backSlot = Owned<BarButtonItem>()
  private var leftList = OwnedList<BarButtonItem>()
  private var rightList = OwnedList<BarButtonItem>()

  /// The title in the middle of the bar, and of the button that leads back here.
  public var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }
  /// A line of text above the title; the bar of a navigation controller is higher with one.
  public var prompt: String? {
    didSet { if prompt != oldValue { contentDidChange() } }
  }
  /// A view in the place of the title.
  public var titleView: View? {
    get { titleViewSlot.value }
    set {
      if newValue === titleView { return }
      titleViewSlot.set(newValue, in: self)
      contentDidChange()
    }
  }
  /// Whether there is no button that leads back from here.
  public var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var hidesBack = false
  /// Whether items at the left stand beside the button that leads back, and not in its place.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }
  /// The button that leads back to here, shown while another item is on top; nil for one with the
  /// title of this item. Its target and action are not used.
  public var backBarButtonItem: BarButtonItem? {
    get { backSlot.value }
    set {
      if newValue === backBarButtonItem { return }
      backSlot.set(newValue, in: self)
      contentDidChange()
    }
  }

  /// Makes an item with a title, `init(title:)`.
  public init(title: String? = nil) {
    self.title = title
    super.init()
  }

  // MARK: Buttons

  /// The items at the left, from the edge inwards.
  public var leftBarButtonItems: [BarButtonItem] {
    get { leftList.elements }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items at the right, from the edge inwards.
  public var rightBarButtonItems: [BarButtonItem] {
    get { rightList.elements }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first of ``leftBarButtonItems``. Setting it leaves the others.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftList.elements.first }
    set { setLeftBarButtonItem(newValue, animated: false) }
  }
  /// The first of ``rightBarButtonItems``. Setting it leaves the others.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightList.elements.first }
    set { setRightBarButtonItem(newValue, animated: false) }
  }

  public func setHidesBackButton(_ hides: Bool, animated: Bool) {
    if hides == hidesBack { return }
    hidesBack = hides
    contentDidChange()
  }

  public func setLeftBarButtonItem(_ item: BarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(leftList.elements.withFirst(item), animated: animated)
  }

  public func setRightBarButtonItem(_ item: BarButtonItem?, animated: Bool) {
    setRightBarButtonItems(rightList.elements.withFirst(item), animated: animated)
  }

  public func setLeftBarButtonItems(_ items: [BarButtonItem], animated: Bool) {
    if items == leftList.elements { return }
    leftList.replace(by: items, in: self)
    contentDidChange()
  }

  public func setRightBarButtonItems(_ items: [BarButtonItem], animated: Bool) {
    if items == rightList.elements { return }
    rightList.replace(by: items, in: self)
    contentDidChange()
  }

  private func contentDidChange() { observers.tell() }

  // MARK: Description

  public override var heldBytes: Int { super.heldBytes + title.heldBytes + prompt.heldBytes }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("title", title ?? "")
    visitor.string("prompt", prompt ?? "")
    visitor.bool("hidesBackButton", hidesBack)
    visitor.bool("leftItemsSupplementBackButton", leftItemsSupplementBackButton)
    visitor.text(
      "titleView", titleView?.className ?? "", isDefault: titleView == nil)
    visitor.items("leftBarButtonItems", leftBarButtonItems)
    visitor.items("rightBarButtonItems", rightBarButtonItems)
  }

  /// The item in a message.
  var messageName: String { title.map { "\(className) \"\($0)\"" } ?? className }
}

extension OwnedList {
  /// Puts other objects in the place of all that are there.
  mutating func replace(by new: [Element], in owner: Object) {
    // The new ones first: what stays is owned all the time.
    let count = elements.count
    for element in new { append(element, in: owner) }
    for _ in 0..<count { remove(at: 0, in: owner) }
  }
}

extension [BarButtonItem] {
  /// The same list with another first item, or without it.
  fileprivate func withFirst(_ item: BarButtonItem?) -> [BarButtonItem] {
    (item.map { [$0] } ?? []) + dropFirst()
  }
}
