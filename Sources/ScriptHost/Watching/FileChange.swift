/// What has become of a file.
public struct FileChange: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case created, changed, removed
  }

  /// The absolute path.
  public let path: BytePath
  public let kind: Kind

  public init(_ path: BytePath, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}
