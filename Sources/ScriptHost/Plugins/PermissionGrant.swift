/// That a person lets a plugin touch something beyond its own code.
public struct PermissionGrant: Hashable, Sendable {
  /// The plugin; nil is the one that is opened.
  public var plugin: String?
  public var permission: Permission

  public init(_ permission: Permission, to plugin: String? = nil) {
    self.permission = permission
    self.plugin = plugin
  }
}
