import ViewKit

/// Writes the properties that differ from their defaults as ` name=value`.
final class TreePropertyVisitor: PropertyVisitor {
  var bytes: [UInt8] = []

  override func visit(
    _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
    restore: ((PropertyValue) -> Void)?
  ) {
    if isDefault { return }
    bytes.append(UInt8(ascii: " "))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "="))
    append(value())
  }

  override func visit(
    scripted name: String, _ value: PropertyValue, restore: @escaping (PropertyValue) -> Void
  ) {
    append(" \(name.escaped)=")
    append(value)
  }

  /// Writes a value: texts in quotes, geometry as UIKit's `recursiveDescription` has it.
  func append(_ value: PropertyValue) {
    switch value {
    case .none: append("nil")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): bytes.append(value)
    case .number(let value): bytes.append(value)
    case .string(let value):
      append("\"")
      append(value.escaped)
      append("\"")
    case .text(let value): append(value.escaped)
    case .point(let point): append([point.x, point.y])
    case .size(let size): append([size.width, size.height])
    case .rect(let rect):
      append([rect.origin.x, rect.origin.y], close: "; ")
      append([rect.size.width, rect.size.height], open: "")
    case .insets(let insets): append([insets.top, insets.left, insets.bottom, insets.right])
    case .transform(let transform):
      append([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    case .indexPath(let path): append(path.description)
    case .list(let values):
      append("[")
      for (index, element) in values.enumerated() {
        if index > 0 { append(", ") }
        append(element)
      }
      append("]")
    case .fields(let fields): append(fields)
    case .image(let image): append(image.fields)
    case .drawing(let list): append("(\(list.summary))")
    }
  }

  private func append(_ fields: [PropertyValue.Field]) {
    append("{")
    for (index, field) in fields.enumerated() {
      append(index > 0 ? " " : "")
      append(field.name.escaped)
      append("=")
      append(field.value)
    }
    append("}")
  }

  private func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private func append(_ numbers: [Double], open: String = "(", close: String = ")") {
    append(open)
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(" ") }
      bytes.append(number)
    }
    append(close)
  }
}

extension String {
  /// The text on one line, as JSON escapes it, without the quotes around it.
  var escaped: String {
    var writer = JSONWriter()
    writer.string(self)
    return String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
