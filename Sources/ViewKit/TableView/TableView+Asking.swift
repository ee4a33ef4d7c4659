// What is asked of the data source and the delegate: their script first, then a class of Swift.
extension TableView {
  /// What a script answers, read as what is wanted; nil when it has no such function, or gave
  /// nothing of use.
  private func answer<Value>(
    of object: Object?, _ callback: Hook, _ argument: some HookArgument,
    _ read: (HookValue) -> Value?
  ) -> Value?? {
    guard let object, object.script?.implements(callback, object) == true else { return nil }
    guard let value = object.callBack(callback, self, argument) else { return .some(nil) }
    return .some(read(value))
  }

  func ask<Value>(
    _ callback: Hook, _ path: IndexPath, _ read: (HookValue) -> Value?,
    _ body: (any TableViewDelegate) -> Value?
  ) -> Value? {
    answer(of: delegate, callback, path, read) ?? (delegate as? any TableViewDelegate).flatMap(body)
  }

  func ask<Value>(
    _ callback: Hook, section: Int, _ read: (HookValue) -> Value?,
    _ body: (any TableViewDelegate) -> Value?
  ) -> Value? {
    answer(of: delegate, callback, IndexArgument(section), read)
      ?? (delegate as? any TableViewDelegate).flatMap(body)
  }

  func askSource<Value>(
    _ callback: Hook, _ path: IndexPath, _ read: (HookValue) -> Value?,
    _ body: (any TableViewDataSource) -> Value?
  ) -> Value? {
    answer(of: dataSource, callback, path, read)
      ?? (dataSource as? any TableViewDataSource).flatMap(body)
  }

  func askSource<Value>(
    _ callback: Hook, section: Int, _ read: (HookValue) -> Value?,
    _ body: (any TableViewDataSource) -> Value?
  ) -> Value? {
    answer(of: dataSource, callback, IndexArgument(section), read)
      ?? (dataSource as? any TableViewDataSource).flatMap(body)
  }

  func tell(_ callback: Hook, _ path: IndexPath, _ body: (any TableViewDelegate) -> Void) {
    if delegate?.callBack(callback, self, path) == nil {
      (delegate as? any TableViewDelegate).map(body)
    }
  }

  func tell(
    _ callback: Hook, _ view: View, _ place: some HookArgument,
    _ body: (any TableViewDelegate) -> Void
  ) {
    if delegate?.callBack(callback, self, view, place) == nil {
      (delegate as? any TableViewDelegate).map(body)
    }
  }

  func delegateImplements(_ callback: Hook) -> Bool {
    delegate.map { $0.script?.implements(callback, $0) == true } ?? false
  }

  func sourceImplements(_ callback: Hook) -> Bool {
    dataSource.map { $0.script?.implements(callback, $0) == true } ?? false
  }

  // MARK: Numbers and heights

  func askNumberOfSections() -> Int {
    taken(givenNumberOfSections(), atMost: Metrics.maximumSections, "sections")
  }

  private func givenNumberOfSections() -> Int {
    if let content { return content.numberOfSections }
    guard let dataSource else { return 0 }
    if dataSource.script?.implements(.numberOfSections_in, dataSource) == true {
      return dataSource.callBack(.numberOfSections_in, self)?.count ?? 0
    }
    return (dataSource as? any TableViewDataSource)?.numberOfSections(in: self) ?? 1
  }

  func askNumberOfRows(in section: Int) -> Int {
    let count =
      content?.numberOfRows(inSection: section)
      ?? askSource(.tableView_numberOfRowsInSection, section: section, \.count) {
        $0.tableView(self, numberOfRowsInSection: section)
      }
    return taken(count ?? 0, atMost: Metrics.maximumRows, "rows in section \(section + 1)")
  }

  /// Whether each row has a height of its own that only the delegate knows.
  var asksRowHeights: Bool {
    delegateImplements(.tableView_heightForRowAt) || content?.givesHeights == true
      || (delegate as? any TableViewDelegate)?.givesRowHeights == true
  }

  /// Whether heights of rows are found out only once these come into sight.
  var estimatesRows: Bool { estimatedRowHeight > 0 || asksEstimates }

  var asksEstimates: Bool { delegateImplements(.tableView_estimatedHeightForRowAt) }

  /// The height that the delegate gives a row; ``automaticDimension`` for what its cell needs.
  func askHeight(of path: IndexPath) -> Double? {
    content?.height(at: path)
      ?? ask(.tableView_heightForRowAt, path, \.number) {
        $0.tableView(self, heightForRowAt: path)
      }
  }

  func askEstimate(of path: IndexPath) -> Double? {
    ask(.tableView_estimatedHeightForRowAt, path, \.number) {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
  }
}

extension HookValue {
  /// A number of things; what is less than none is none.
  var count: Int? {
    if case .integer(let value) = self { return max(0, value) }
    return nil
  }
}
