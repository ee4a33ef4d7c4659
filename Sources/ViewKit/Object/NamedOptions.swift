/// An option set whose members have names: what a script writes and reads.
public protocol NamedOptions: OptionSet {
  /// The members and their names, in declared order.
  static var names: [(member: Self, name: String)] { get }
}

extension NamedOptions where Self.Element == Self {
  /// The names of the members it holds, joined by `|`; empty for the empty set.
  public var joinedNames: String {
    Self.names.lazy.filter { self.contains($0.member) }.map(\.name).joined(separator: "|")
  }
}
