import ViewKit

/// Writes the properties that differ from their defaults as members of the object that is open.
final class JSONPropertyVisitor: PropertyVisitor {
  var writer: JSONWriter

  init(capacity: Int) {
    writer = JSONWriter(capacity: capacity)
    super.init()
  }

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    if isDefault { return }
    writer.key(name)
    writer.value(value())
  }
}
