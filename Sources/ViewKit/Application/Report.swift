/// Something that went wrong where no caller could be told, as an entry of
/// ``Application/errors``.
public struct Report: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// A script failed in a callback.
    case script
    /// UIKit would have raised an exception.
    case invalidUse
    /// Layout, drawing or the run loop did not come to rest.
    case endless
    /// A request for which a fake network has no answer.
    case network
    /// A fault of Lunette's own.
    case internalError
  }

  public var kind: Kind
  /// What happened, where, and what to do; may have several lines (a script's excerpt, frames).
  public var message: String
  /// Where a script made the view that it is about: `main.lua:12`.
  public var origin: String?
  /// How often it happened in the turn in which it was recorded.
  public var count = 1

  public init(_ kind: Kind, _ message: String, origin: String? = nil) {
    self.kind = kind
    self.message = message
    self.origin = origin
  }

  public var description: String {
    count == 1 ? message : "\(message) (\(count) times)"
  }
}
