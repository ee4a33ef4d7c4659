/// What to do about mistakes that everybody makes once.
enum MessageHint {
  private static let hints = [
    ("(global 'self')", "a method is defined with a colon: function Class:method()"),
    ("(global 'ui')", "write local ui = require \"lunette\" first"),
  ]

  /// A message with the hint for it, where there is one.
  static func complete(_ message: String) -> String {
    guard message.hasPrefix("attempt to"),
      let hint = hints.first(where: { message.hasSuffix($0.0) })?.1
    else { return message }
    return "\(message); \(hint)"
  }
}
