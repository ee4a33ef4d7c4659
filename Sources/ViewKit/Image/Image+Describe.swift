extension Image {
  /// What renderings show of an image: its name, its size, and what is not as usual.
  public var fields: [PropertyValue.Field] {
    let drawing = cgImage.drawing.map { [PropertyValue.Field("drawing", .drawing($0))] } ?? []
    return fieldsWithoutDrawing + drawing
  }

  /// The same without how it was drawn.
  var fieldsWithoutDrawing: [PropertyValue.Field] {
    var fields = [
      PropertyValue.Field("name", .string(name)), PropertyValue.Field("size", .size(size)),
    ]
    func add(_ name: String, _ value: PropertyValue, unless isUsual: Bool) {
      if !isUsual { fields.append(PropertyValue.Field(name, value)) }
    }
    add("scale", .number(scale), unless: scale == 1)
    add("imageOrientation", .text(imageOrientation.rawValue), unless: imageOrientation == .up)
    add("renderingMode", .text(renderingMode.rawValue), unless: renderingMode == .automatic)
    add("capInsets", .insets(capInsets), unless: capInsets == .zero)
    add(
      "resizingMode", .text(resizingMode.rawValue),
      unless: capInsets == .zero && resizingMode == .tile)
    if form.images.isEmpty, let frame = cgImage.frame {
      add("frame", .integer(frame + 1), unless: false)
    }
    if let part = cgImage.part { add("part", .rect(part), unless: false) }
    add("images", .integer(form.images.count), unless: form.images.isEmpty)
    add("duration", .number(duration), unless: form.images.isEmpty)
    add("isMissing", .bool(true), unless: !isMissing)
    return fields
  }

  /// The image as the value of a property.
  var propertyValue: PropertyValue { .image(self) }
}

extension PropertyVisitor {
  /// An image by its name and size; none by default.
  public func image(
    _ name: StaticString, _ value: Image?, restore: @autoclosure () -> ((Image?) -> Void)? = nil
  ) {
    visit(
      name, value?.propertyValue ?? .none, isDefault: value == nil,
      restore: !restores
        ? nil
        : restore().map { restore in
          { if case .image(let image) = $0 { restore(image) } else { restore(nil) } }
        })
  }

  /// Images that belong together; none by default.
  public func images(_ name: StaticString, _ value: [Image]?) {
    visit(
      name, value.map { .list($0.map(\.propertyValue)) } ?? .none, isDefault: value == nil,
      restore: nil)
  }
}
