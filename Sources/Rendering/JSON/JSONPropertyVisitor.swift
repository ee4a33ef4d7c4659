import ViewKit

/// Writes the properties that differ from their defaults as members of the object that is open.
final class JSONPropertyVisitor: PropertyVisitor {
  // Unchecked, as every byte goes through it: no method of the writer calls back.
  @exclusivity(unchecked) var writer: JSONWriter
  /// The names of the host's classes, which are slow to ask for.
  private var classNames: [ObjectIdentifier: String] = [:]

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

  override func visit(
    scripted name: String, _ value: PropertyValue, restore: @escaping (PropertyValue) -> Void
  ) {
    writer.key(name)
    writer.value(value)
  }

  /// Writes the name of an object's class.
  func writeClass(of object: Object) {
    if object.script != nil {
      writer.string(object.className)
      return
    }
    let type = ObjectIdentifier(type(of: object))
    let name = classNames[type] ?? object.className
    classNames[type] = name
    writer.string(name)
  }
}
