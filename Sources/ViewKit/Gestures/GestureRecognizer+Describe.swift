extension GestureRecognizer {
  /// What renderings show of a recogniser: its class, and what differs from a new one.
  final var propertyValue: PropertyValue {
    let collector = FieldCollector()
    describeWithScript(collector)
    return .fields([.init("class", .text(className))] + collector.fields)
  }

  /// Sets what a reload carries over: whether it works.
  final func restore(_ value: PropertyValue) {
    guard case .fields(let fields) = value, fields.first?.value == .text(className) else { return }
    isEnabled = !fields.contains { $0.name == "isEnabled" && $0.value == .bool(false) }
  }
}

/// Collects the properties that differ from their defaults.
private final class FieldCollector: PropertyVisitor {
  var fields: [PropertyValue.Field] = []

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    if !isDefault { fields.append(.init(name.description, value())) }
  }

  override func visit(
    scripted name: String, _ value: PropertyValue, restore: @escaping (PropertyValue) -> Void
  ) {
    fields.append(.init(name, value))
  }
}
