extension Image {
  /// What renderings show of an image: its name and its size.
  var propertyValue: PropertyValue {
    .fields([.init("name", .string(name)), .init("size", .size(size))])
  }
}

extension PropertyVisitor {
  /// An image by its name and size; none by default.
  public func image(_ name: StaticString, _ value: Image?) {
    visit(name, value?.propertyValue ?? .none, isDefault: value == nil, restore: nil)
  }
}
