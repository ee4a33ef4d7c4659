// What is asked of the data source and the delegate: their script first, then a class of Swift.
extension CollectionView {
  /// A script's answer, read as what is wanted. nil when the script has no such function; a nil
  /// inside when it failed, or gave nothing of use.
  private func answer<Value>(
    of object: Object?, _ callback: Hook, _ a: some HookArgument,
    _ read: (HookValue) -> Value?
  ) -> Value?? {
    guard let object, object.script?.implements(callback, object) == true else { return nil }
    guard let value = object.callBack(callback, self, a) else { return .some(nil) }
    return .some(read(value))
  }

  private func answer<Value>(
    of object: Object?, _ callback: Hook, _ a: some HookArgument, _ b: some HookArgument,
    _ read: (HookValue) -> Value?
  ) -> Value?? {
    guard let object, object.script?.implements(callback, object) == true else { return nil }
    guard let value = object.callBack(callback, self, a, b) else { return .some(nil) }
    return .some(read(value))
  }

  func ask(
    _ callback: Hook, _ path: IndexPath, _ body: (any CollectionViewDelegate) -> Bool?
  ) -> Bool? {
    answer(of: delegate, callback, path, \.bool)
      ?? (delegate as? any CollectionViewDelegate).flatMap(body)
  }

  func tell(_ callback: Hook, _ path: IndexPath, _ body: (any CollectionViewDelegate) -> Void) {
    if delegate?.callBack(callback, self, path) == nil {
      (delegate as? any CollectionViewDelegate).map(body)
    }
  }

  /// Tells the delegate that an element is about to be seen, or no longer is.
  func tell(_ isShown: Bool, _ view: CollectionReusableView, _ element: LayoutElement) {
    guard let delegate else { return }
    let path = element.path
    switch element.category {
    case .decorationView: break
    case .supplementaryView:
      _ = delegate.callBack(
        isShown
          ? .collectionView_willDisplaySupplementaryView_forElementKind_at
          : .collectionView_didEndDisplayingSupplementaryView_forElementOfKind_at, self, view,
        element.kind, path)
    case .cell:
      let callback: Hook =
        isShown
        ? .collectionView_willDisplay_forItemAt : .collectionView_didEndDisplaying_forItemAt
      guard delegate.callBack(callback, self, view, path) == nil,
        let delegate = delegate as? any CollectionViewDelegate,
        let cell = view as? CollectionViewCell
      else { return }
      if isShown {
        delegate.collectionView(self, willDisplay: cell, forItemAt: path)
      } else {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    }
  }

  func sourceImplements(_ callback: Hook) -> Bool {
    dataSource.map { $0.script?.implements(callback, $0) == true } ?? false
  }

  // MARK: The data source

  func askNumberOfSections() -> Int {
    taken(givenNumberOfSections(), atMost: Metrics.maximumSections, "sections")
  }

  private func givenNumberOfSections() -> Int {
    if list != nil { return 1 }
    guard let dataSource else { return 0 }
    if dataSource.script?.implements(.numberOfSections_in, dataSource) == true {
      return dataSource.callBack(.numberOfSections_in, self)?.count ?? 0
    }
    return (dataSource as? any CollectionViewDataSource)?.numberOfSections(in: self) ?? 1
  }

  func askNumberOfItems(in section: Int) -> Int {
    let count: Int? =
      if let list {
        list.count
      } else {
        answer(
          of: dataSource, .collectionView_numberOfItemsInSection, IndexArgument(section), \.count)
          ?? (dataSource as? any CollectionViewDataSource)?
          .collectionView(self, numberOfItemsInSection: section)
      }
    return taken(count ?? 0, atMost: Metrics.maximumRows, "items in section \(section + 1)")
  }

  func askSourceForCell(_ path: IndexPath) -> CollectionReusableView? {
    if list != nil { return listCell(at: path) }
    return answer(of: dataSource, .collectionView_cellForItemAt, path, \.reusableView)
      ?? (dataSource as? any CollectionViewDataSource)?.collectionView(self, cellForItemAt: path)
  }

  func askSourceForView(_ kind: String, _ path: IndexPath) -> CollectionReusableView? {
    answer(
      of: dataSource, .collectionView_viewForSupplementaryElementOfKind_at, kind, path,
      \.reusableView)
      ?? (dataSource as? any CollectionViewDataSource)?
      .collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  // MARK: Flow layouts

  /// What a flow layout asks of a section.
  enum FlowQuestion {
    case inset, lineSpacing, itemSpacing, header, footer

    var callback: Hook {
      switch self {
      case .inset: .collectionView_layout_insetForSectionAt
      case .lineSpacing: .collectionView_layout_minimumLineSpacingForSectionAt
      case .itemSpacing: .collectionView_layout_minimumInteritemSpacingForSectionAt
      case .header: .collectionView_layout_referenceSizeForHeaderInSection
      case .footer: .collectionView_layout_referenceSizeForFooterInSection
      }
    }
  }

  func askFlow<Value>(
    _ question: FlowQuestion, _ section: Int, _ layout: CollectionViewFlowLayout,
    _ read: (HookValue) -> Value?
  ) -> Value? {
    if let answer = answer(
      of: delegate, question.callback, layout, IndexArgument(section), read)
    {
      return answer
    }
    guard let delegate = delegate as? any CollectionViewDelegateFlowLayout else { return nil }
    let value: HookValue? =
      switch question {
      case .inset:
        delegate.collectionView(self, layout: layout, insetForSectionAt: section)
          .map { .insets($0) }
      case .lineSpacing:
        delegate.collectionView(self, layout: layout, minimumLineSpacingForSectionAt: section)
          .map { .number($0) }
      case .itemSpacing:
        delegate.collectionView(self, layout: layout, minimumInteritemSpacingForSectionAt: section)
          .map { .number($0) }
      case .header:
        delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
          .map { .size($0) }
      case .footer:
        delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
          .map { .size($0) }
      }
    return value.flatMap(read)
  }

  /// Whether each item has a size of its own that only the delegate knows.
  var givesItemSizes: Bool {
    guard let delegate else { return false }
    return delegate.script?.implements(.collectionView_layout_sizeForItemAt, delegate) == true
      || (delegate as? any CollectionViewDelegateFlowLayout)?.givesItemSizes == true
  }

  func askItemSize(_ path: IndexPath, _ layout: CollectionViewFlowLayout) -> Size? {
    answer(of: delegate, .collectionView_layout_sizeForItemAt, layout, path, \.size)
      ?? (delegate as? any CollectionViewDelegateFlowLayout)?
      .collectionView(self, layout: layout, sizeForItemAt: path)
  }
}

extension HookValue {
  var reusableView: CollectionReusableView? {
    if case .object(let object) = self { return object as? CollectionReusableView }
    return nil
  }

  var size: Size? {
    if case .size(let value) = self { return value }
    return nil
  }

  var insets: EdgeInsets? {
    if case .insets(let value) = self { return value }
    return nil
  }
}
