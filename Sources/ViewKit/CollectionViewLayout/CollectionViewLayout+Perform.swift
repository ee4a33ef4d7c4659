// The call points of ``CollectionViewLayout``; see ``Perform``.
extension Perform where Subject: CollectionViewLayout {
  public func prepare() {
    if !run(.prepare) { subject.prepare() }
  }

  public var collectionViewContentSize: Size {
    if case .size(let size) = override(.get_collectionViewContentSize) { return size }
    return subject.collectionViewContentSize
  }

  public func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    switch override(.layoutAttributesForElements, rect) {
    case .objects(let list): list.compactMap { $0 as? CollectionViewLayoutAttributes }
    case .some(.none): []
    default: subject.layoutAttributesForElements(in: rect)
    }
  }

  /// What the layout says of an element by itself.
  func attributes(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    let path = element.path
    switch element.category {
    case .cell:
      return answer(override(.layoutAttributesForItem, path)) {
        subject.layoutAttributesForItem(at: path)
      }
    case .supplementaryView:
      return answer(override(.layoutAttributesForSupplementaryView, element.kind, path)) {
        subject.layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
      }
    case .decorationView:
      return answer(override(.layoutAttributesForDecorationView, element.kind, path)) {
        subject.layoutAttributesForDecorationView(ofKind: element.kind, at: path)
      }
    }
  }

  /// From where an element comes into sight in a change.
  func initialAttributes(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    let path = element.path
    switch element.category {
    case .cell:
      return answer(override(.initialLayoutAttributesForAppearingItem, path)) {
        subject.initialLayoutAttributesForAppearingItem(at: path)
      }
    case .supplementaryView:
      let hook = Hook.initialLayoutAttributesForAppearingSupplementaryElement
      return answer(override(hook, element.kind, path)) {
        subject.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: element.kind, at: path)
      }
    case .decorationView:
      let hook = Hook.initialLayoutAttributesForAppearingDecorationElement
      return answer(override(hook, element.kind, path)) {
        subject.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: element.kind, at: path)
      }
    }
  }

  /// Where an element goes in a change.
  func finalAttributes(of element: LayoutElement) -> CollectionViewLayoutAttributes? {
    let path = element.path
    switch element.category {
    case .cell:
      return answer(override(.finalLayoutAttributesForDisappearingItem, path)) {
        subject.finalLayoutAttributesForDisappearingItem(at: path)
      }
    case .supplementaryView:
      let hook = Hook.finalLayoutAttributesForDisappearingSupplementaryElement
      return answer(override(hook, element.kind, path)) {
        subject.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: element.kind, at: path)
      }
    case .decorationView:
      let hook = Hook.finalLayoutAttributesForDisappearingDecorationElement
      return answer(override(hook, element.kind, path)) {
        subject.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: element.kind, at: path)
      }
    }
  }

  private func answer(
    _ value: HookValue?, _ body: () -> CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    switch value {
    case .object(let object): object as? CollectionViewLayoutAttributes
    case .some(.none): nil
    default: body()
    }
  }

  public func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    if case .bool(let answer) = override(.shouldInvalidateLayout, newBounds) { return answer }
    return subject.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  public func invalidateLayout() {
    if !run(.invalidateLayout) { subject.invalidateLayout() }
  }

  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point?
  ) -> Point {
    switch override(.targetContentOffset, proposed, velocity) {
    case .point(let point): point
    case .some(.none): proposed
    default:
      subject.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }

  public func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    if override(.prepareForCollectionViewUpdates, updateItems) == nil {
      subject.prepare(forCollectionViewUpdates: updateItems)
    }
  }

  public func finalizeCollectionViewUpdates() {
    if !run(.finalizeCollectionViewUpdates) { subject.finalizeCollectionViewUpdates() }
  }
}
