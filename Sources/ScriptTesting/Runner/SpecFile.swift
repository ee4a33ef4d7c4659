/// A file of specs and where it belongs.
struct SpecFile: Hashable, Sendable {
  let path: String
  /// The folder of the plugin whose specs these are; nil for specs that belong to none.
  let plugin: String?
}
