import ViewKit

extension JSONWriter {
  /// A described value: geometry as arrays in the order of its Lua form, named values as an object.
  mutating func value(_ value: PropertyValue) {
    switch value {
    case .none: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value), .text(let value): string(value)
    case .point(let point): numbers(point.x, point.y)
    case .size(let size): numbers(size.width, size.height)
    case .rect(let value): rect(value)
    case .insets(let insets): numbers(insets.top, insets.left, insets.bottom, insets.right)
    case .transform(let transform):
      numbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    case .indexPath(let path): numbers(Double(path.section + 1), Double(path.row + 1))
    case .list(let values):
      beginArray()
      for element in values { self.value(element) }
      endArray()
    case .fields(let fields): object(fields)
    case .image(let image): object(image.fields)
    case .drawing(let list): object(list.fields)
    }
  }

  private mutating func object(_ fields: [PropertyValue.Field]) {
    beginObject()
    for field in fields {
      key(field.name)
      value(field.value)
    }
    endObject()
  }

  mutating func rect(_ rect: Rect) {
    beginArray()
    number(rect.origin.x)
    number(rect.origin.y)
    number(rect.size.width)
    number(rect.size.height)
    endArray()
  }

  private mutating func numbers(_ values: Double...) {
    beginArray()
    for value in values { number(value) }
    endArray()
  }
}
