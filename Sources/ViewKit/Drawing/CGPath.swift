/// A path that never changes, as `CGPath`.
public final class CGPath: Sendable {
  /// The lines and curves.
  public let path: Path

  public init(_ path: Path) { self.path = path }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path == right.path
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
