import ViewKit

/// Writes values back into an object, as a reload does.
final class Restoring: PropertyVisitor {
  private let values: [String: PropertyValue]

  init(_ values: [String: PropertyValue]) { self.values = values }

  override var restores: Bool { true }

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    if let value = values["\(name)"] { restore?(value) }
  }

  /// Gives an object what can be carried over of another one.
  static func carry(from old: Object, to new: Object) {
    new.describe(Restoring(DescribedProperties(of: old).values))
  }
}
