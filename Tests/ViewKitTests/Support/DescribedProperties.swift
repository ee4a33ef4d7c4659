import ViewKit

/// What an object says about itself, for expectations.
final class DescribedProperties: PropertyVisitor {
  private(set) var names: [String] = []
  private(set) var values: [String: PropertyValue] = [:]
  /// The names of the properties that do not have their default value.
  private(set) var changed: [String] = []

  init(of object: Object) {
    super.init()
    object.describe(self)
  }

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    let name = "\(name)"
    names.append(name)
    values[name] = value()
    if !isDefault { changed.append(name) }
  }
}
