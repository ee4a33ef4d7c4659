import Rendering

/// JSON on one line.
enum JSONText {
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ",") + "]"
  }

  /// An object of keys and values that are JSON already; what is nil is left out.
  static func object(_ fields: [(String, String?)]) -> String {
    let parts = fields.compactMap { key, value in value.map { quoted(key) + ":" + $0 } }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
