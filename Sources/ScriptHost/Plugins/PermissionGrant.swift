/// That a person lets a plugin touch something beyond its own code.
public struct PermissionGrant: Hashable, Sendable {
  /// The plugin; nil is the one that is opened.
  public var plugin: String?
  public var permission: Permission

  /// Reads `files:read:data`, or `kit=files:read:data` for another plugin than the one opened.
  public init(parsing text: String) throws(Permission.InvalidPermission) {
    let equals = text.firstIndex(of: "=")
    plugin = equals.map { String(text[..<$0]) }
    permission = try Permission(equals.map { String(text[text.index(after: $0)...]) } ?? text)
    if let plugin, let problem = ManifestReader.problem(ofName: plugin) {
      throw Permission.InvalidPermission(reason: "the name of a plugin \(problem)")
    }
  }

  public init(_ permission: Permission, to plugin: String? = nil) {
    self.permission = permission
    self.plugin = plugin
  }
}
