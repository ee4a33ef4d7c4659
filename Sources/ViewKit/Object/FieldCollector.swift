/// Collects the properties that differ from their defaults.
final class FieldCollector: PropertyVisitor {
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
