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
