// What a reload carries over of items: texts, and whether they can be used.
extension BarItem {
  /// What renderings show of an item: its class, and what differs from a new one.
  final var propertyValue: PropertyValue {
    let collector = FieldCollector()
    describeWithScript(collector)
    return .fields([.init("class", .text(className))] + collector.fields)
  }

  final func restore(_ value: PropertyValue) {
    guard let fields = value.fields(of: className) else { return }
    isEnabled = fields["isEnabled"] != .bool(false)
    if case .string(let text)? = fields["title"] { title = text }
  }
}

extension NavigationItem {
  var propertyValue: PropertyValue {
    let collector = FieldCollector()
    describeWithScript(collector)
    return .fields([.init("class", .text(className))] + collector.fields)
  }

  func restore(_ value: PropertyValue) {
    guard let fields = value.fields(of: className) else { return }
    if case .string(let text)? = fields["title"] { title = text }
    if case .string(let text)? = fields["prompt"] { prompt = text }
    leftBarButtonItems.restore(fields["leftBarButtonItems"])
    rightBarButtonItems.restore(fields["rightBarButtonItems"])
  }
}

extension [BarButtonItem] {
  /// Sets the state of items that were in the same places.
  func restore(_ value: PropertyValue?) {
    guard case .list(let values)? = value, values.count == count else { return }
    for (item, value) in zip(self, values) { item.restore(value) }
  }
}

extension PropertyValue {
  /// The fields by name; nil unless they are those of an object of a class.
  fileprivate func fields(of className: String) -> [String: PropertyValue]? {
    guard case .fields(let fields) = self, fields.first?.value == .text(className) else {
      return nil
    }
    return Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension PropertyVisitor {
  /// The items of a list, which a reload gives their state back.
  func items(_ name: StaticString, _ items: [BarButtonItem]) {
    visit(
      name, .list(items.map(\.propertyValue)), isDefault: items.isEmpty,
      restore: restores ? { items.restore($0) } : nil)
  }
}
