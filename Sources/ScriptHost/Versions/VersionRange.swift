/// A set of versions, written as npm has it: `1.2.3`, `^1.2`, `~1.2`, `>=1 <2`, `1.x`, `*`,
/// `1.2 - 2.3`, and several of these with `||` between them.
public struct VersionRange: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let description: String
  /// A version is in the range when it meets all conditions of one of these.
  let alternatives: [[Condition]]

  struct Condition: Hashable, Sendable {
    enum Relation: Hashable, Sendable {
      case less, atMost, atLeast, greater, equal
    }

    var relation: Relation
    var version: SemanticVersion

    func allows(_ other: SemanticVersion) -> Bool {
      switch relation {
      case .less: other < version
      case .atMost: other <= version
      case .atLeast: other >= version
      case .greater: other > version
      case .equal: other == version
      }
    }
  }

  /// Reads a range; nil when the text is none.
  public init?(_ text: String) {
    var parser = VersionRangeParser(text)
    guard let alternatives = parser.alternatives() else { return nil }
    description = text
    self.alternatives = alternatives
  }

  /// Whether a version is in the range.
  ///
  /// A prerelease is only in a range that names one of the same version: `^1.0.0-beta` has
  /// `1.0.0-rc`, and `^1.0.0` has no `1.1.0-beta`, for which nobody asked.
  public func contains(_ version: SemanticVersion) -> Bool {
    alternatives.contains { conditions in
      guard conditions.allSatisfy({ $0.allows(version) }) else { return false }
      return version.prerelease.isEmpty
        || conditions.contains {
          !$0.version.prerelease.isEmpty && $0.version.major == version.major
            && $0.version.minor == version.minor && $0.version.patch == version.patch
        }
    }
  }
}
