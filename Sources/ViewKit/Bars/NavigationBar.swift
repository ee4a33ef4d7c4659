/// A bar with the title and the buttons of a screen, as `UINavigationBar`: a stack of items, of which
/// the topmost is shown.
///
/// This file has what is stored; `NavigationBar+….swift` have the stack and the layout.
open class NavigationBar: Bar {
  final var itemList = OwnedList<NavigationItem>()
  final var titleSlot = Owned<BarLabel>()
  final var promptSlot = Owned<BarLabel>()
  final var backSlot = Owned<BackButton>()
  final var leftElements: [BarElement] = []
  final var rightElements: [BarElement] = []
  final var titleElement: BarElement?

  /// The controller that fills the bar; nil for a bar that stands alone.
  final weak var controller: NavigationController?
  private var delegateSlot = Referred<Object>()
  /// Who is asked, and told, when items come and go; in Swift a ``NavigationBarDelegate``.
  public final var delegate: Object? {
    get { delegateSlot.value }
    set { delegateSlot.set(newValue, in: self) }
  }

  /// How titles look; nil for bold and of 17 points.
  public final var titleTextAttributes: TextAttributes? {
    didSet { if titleTextAttributes != oldValue { barContentDidChange() } }
  }
  /// The image in the place of the chevron of the back button; nil for that of the system.
  public final var backIndicatorImage: Image? {
    didSet { if backIndicatorImage != oldValue { barContentDidChange() } }
  }
  /// What of the chevron is seen while titles pass below it. It changes nothing that is shown at
  /// rest.
  public final var backIndicatorTransitionMaskImage: Image?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  // MARK: Size and layout

  override var hasPrompt: Bool { topItem?.prompt != nil }

  override var fittingHeight: Double { hasPrompt ? Metrics.promptBarHeight : Metrics.barHeight }

  override func makeContent() { makeNavigationContent() }

  override func layOutContent() { layOutNavigationContent() }

  // MARK: Actions

  open override func handles(_ action: Selector) -> Bool { action == BackButton.tap }

  open override func handle(_ action: Selector, sender: Object?, event: Event?) {
    guard action == BackButton.tap, items.count > 1 else { return }
    if let controller { controller.backButtonTapped() } else { popItem(animated: true) }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let delegate, isGone(delegate) else { return count }
    self.delegate = nil
    return count + 1
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    if let attributes = titleTextAttributes {
      visitor.visit(
        "titleTextAttributes", .fields(attributes.fields), isDefault: false, restore: nil)
    }
    visitor.image("backIndicatorImage", backIndicatorImage)
    visitor.image("backIndicatorTransitionMaskImage", backIndicatorTransitionMaskImage)
    let items = items
    if visitor.restores {
      visitor.visit(
        "items", .list(items.map(\.propertyValue)), isDefault: items.isEmpty,
        restore: { value in
          guard case .list(let values) = value, values.count == items.count else { return }
          for (item, value) in zip(items, values) { item.restore(value) }
        })
    } else {
      visitor.visit(
        "items", .list(items.map { .string($0.title ?? "") }), isDefault: items.isEmpty,
        restore: nil)
    }
  }
}
