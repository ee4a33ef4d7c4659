/// The drawn pictures that a description has named: each is described once, since a picture may be
/// drawn many times, in others that are drawn many times.
struct DescribedPictures {
  private var seen: [ObjectIdentifier: Int] = [:]
  private var depth = 0

  /// How deep pictures are described in each other.
  private static let maximumDepth = 8

  mutating func propertyValue(_ image: Image) -> PropertyValue {
    // An image's own drawing is described here, so that it is not told twice.
    .fields(image.fieldsWithoutDrawing + drawing(of: image.cgImage))
  }

  mutating func propertyValue(_ image: CGImage) -> PropertyValue {
    let size = Size(width: Double(image.width), height: Double(image.height))
    var fields = [
      PropertyValue.Field("name", .string(image.name)), PropertyValue.Field("size", .size(size)),
    ]
    if let part = image.part { fields.append(.init("part", .rect(part))) }
    return .fields(fields + drawing(of: image))
  }

  /// The number of a drawn picture, and its drawing where it is the first time.
  private mutating func drawing(of image: CGImage) -> [PropertyValue.Field] {
    guard let drawing = image.drawing, let identity = image.drawingIdentity else { return [] }
    if let number = seen[identity] { return [.init("picture", .integer(number))] }
    let number = seen.count + 1
    seen[identity] = number
    var fields = [PropertyValue.Field("picture", .integer(number))]
    guard depth < Self.maximumDepth else { return fields }
    depth += 1
    fields.append(.init("drawing", .fields(drawing.fields(&self))))
    depth -= 1
    return fields
  }
}
