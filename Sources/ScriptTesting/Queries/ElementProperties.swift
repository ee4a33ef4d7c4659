import ViewKit

/// What a query can ask of a view alone, read from the properties that its class describes.
///
/// Names are those of ``PropertyVisitor``: a class that describes a `text` has that text, one that
/// describes `isOn` can be asked for `:on`. New classes need nothing more.
struct ElementProperties {
  /// The title or text that is shown.
  var shown: [String] = []
  /// Shown while there is no text.
  var placeholder: String?
  /// Whether the text is shown as dots.
  var isSecure = false
  var isEnabled: Bool?
  var isSelected: Bool?
  var isHighlighted: Bool?
  var isOn: Bool?

  init(of view: View) {
    let reader = Reader()
    view.describe(reader)
    self = reader.properties
    if isSecure { shown = shown.map { String(repeating: "•", count: $0.count) } }
  }

  private init() {}

  private final class Reader: PropertyVisitor {
    var properties = ElementProperties()

    override func visit(
      _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
      restore: ((PropertyValue) -> Void)?
    ) {
      // The lengths of the names below; most properties are not among them.
      switch name.utf8CodeUnitCount {
      case 4, 5, 9...13, 17: break
      default: return
      }
      switch "\(name)" {
      case "text", "title", "currentTitle", "prompt": add(value())
      case "placeholder": if case .string(let text) = value() { properties.placeholder = text }
      case "isSecureTextEntry": properties.isSecure = value() == .bool(true)
      case "isEnabled": properties.isEnabled = bool(value())
      case "isSelected": properties.isSelected = bool(value())
      case "isHighlighted": properties.isHighlighted = bool(value())
      case "isOn": properties.isOn = bool(value())
      default: break
      }
    }

    private func add(_ value: PropertyValue) {
      switch value {
      case .string(let text), .text(let text):
        if !text.isEmpty { properties.shown.append(text) }
      default: break
      }
    }

    private func bool(_ value: PropertyValue) -> Bool? {
      if case .bool(let bool) = value { bool } else { nil }
    }
  }
}
