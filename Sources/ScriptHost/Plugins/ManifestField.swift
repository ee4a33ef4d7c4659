/// A field of `plugin.json`: how it is read, and what its schema says. Both come from one table, so
/// that neither has a field that the other lacks.
struct ManifestField {
  let name: String
  let isRequired: Bool
  let doc: String
  /// JSON Schema of the value, without its braces.
  let schema: String
  let read: @Sendable (inout ManifestReader, JSONNode) -> Void

  /// The names of plugins, as ``ManifestReader`` checks them.
  static let namePattern = "^(?!lunette$)[A-Za-z][A-Za-z0-9_-]{0,63}$"
  private static let versionPattern =
    "^(0|[1-9][0-9]*)\\\\.(0|[1-9][0-9]*)\\\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\\\\+[0-9A-Za-z.-]+)?$"

  static let all: [ManifestField] = [
    ManifestField(
      name: "name", isRequired: true, doc: "The plugin's name, by which others require it.",
      schema: "\"type\": \"string\", \"pattern\": \"\(namePattern)\""
    ) { $0.name($1) },
    ManifestField(
      name: "version", isRequired: true, doc: "Its version, as semver.org has it.",
      schema: "\"type\": \"string\", \"pattern\": \"\(versionPattern)\""
    ) { $0.version($1) },
    ManifestField(
      name: "description", isRequired: false, doc: "What it is, in a sentence.",
      schema: "\"type\": \"string\""
    ) { $0.description($1) },
    ManifestField(
      name: "lunette", isRequired: false,
      doc: "The versions of the script API that it works with, as ^1.",
      schema: "\"type\": \"string\", \"minLength\": 1"
    ) { $0.lunette($1) },
    ManifestField(
      name: "main", isRequired: false,
      doc: "The file that is run first, in the plugin's folder; main.lua unless given.",
      schema: "\"type\": \"string\", \"minLength\": 1, \"pattern\": \"^[^/]\""
    ) { $0.main($1) },
    ManifestField(
      name: "dependencies", isRequired: false,
      doc: "The plugins that it needs, with ranges of versions: { \"kit\": \"^1.2\" }.",
      schema: "\"type\": \"object\", \"propertyNames\": { \"pattern\": \"\(namePattern)\" }, "
        + "\"additionalProperties\": { \"type\": \"string\", \"minLength\": 1 }"
    ) { $0.dependencies($1) },
    ManifestField(
      name: "permissions", isRequired: false,
      doc: "What it wants to touch: files:read:FOLDER, files:write:FOLDER, network:SERVER.",
      schema: "\"type\": \"array\", \"items\": { \"type\": \"string\", "
        + "\"pattern\": \"^(files:(read|write):.+|network:.+)$\" }"
    ) { $0.permissions($1) },
    ManifestField(
      name: "provides", isRequired: false,
      doc: "What others may use of the value that its main file returns, by name.",
      schema: "\"type\": \"object\", \"additionalProperties\": false, \"properties\": { "
        + Provision.allCases.map {
          "\"\($0.rawValue)\": { \"type\": \"array\", \"items\": { \"type\": \"string\", "
            + "\"minLength\": 1 } }"
        }.joined(separator: ", ") + " }"
    ) { $0.provides($1) },
  ]
}
