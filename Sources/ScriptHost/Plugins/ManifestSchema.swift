/// The JSON Schema of `plugin.json`.
public enum ManifestSchema {
  /// As a text that ends with a line end. Fields that it does not name are warned about when a
  /// plugin is read, and refused by the schema.
  public static var text: String {
    let fields = ManifestField.all.map { field in
      let doc = field.doc.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\\\"")
      return "    \"\(field.name)\": { \"description\": \"\(doc)\", \(field.schema) }"
    }
    let required = ManifestField.all.filter(\.isRequired).map { "\"\($0.name)\"" }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The plugin.json of a Lunette plugin",
        "type": "object",
        "required": [\(required.joined(separator: ", "))],
        "additionalProperties": false,
        "properties": {
      \(fields.joined(separator: ",\n"))
        }
      }

      """
  }
}
