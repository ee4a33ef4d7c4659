/// Why a file could not be read.
public struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// In words that follow "cannot be read: ".
  public let reason: String
  /// Whether there is nothing of that name.
  public let isMissing: Bool

  public init(reason: String, isMissing: Bool = false) {
    self.reason = reason
    self.isMissing = isMissing
  }

  public var description: String { reason }
}
