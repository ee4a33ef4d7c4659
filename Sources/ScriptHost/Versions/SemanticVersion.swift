/// A version as semver.org has it: `1.4.2`, `2.0.0-beta.3+build5`.
public struct SemanticVersion: Hashable, Sendable {
  public var major: Int
  public var minor: Int
  public var patch: Int
  /// The parts behind `-`: `["beta", "3"]`. A version with some comes before the one without.
  public var prerelease: [String]
  /// What follows `+`; it says nothing about the order.
  public var build: String?

  public init(
    _ major: Int, _ minor: Int, _ patch: Int, prerelease: [String] = [], build: String? = nil
  ) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.prerelease = prerelease
    self.build = build
  }

  /// Reads a whole version; nil when the text is none.
  public init?(_ text: String) {
    var parser = VersionParser(text)
    guard let version = parser.version(), parser.isAtEnd else { return nil }
    self = version
  }
}

extension SemanticVersion: Comparable {
  public static func == (left: SemanticVersion, right: SemanticVersion) -> Bool {
    left.numbers == right.numbers && left.prerelease == right.prerelease
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
    hasher.combine(prerelease)
  }

  public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    if left.numbers != right.numbers { return left.numbers < right.numbers }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    for (first, second) in zip(left.prerelease, right.prerelease) where first != second {
      switch (Int(first), Int(second)) {
      case (let first?, let second?): return first < second
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): return first.utf8.lexicographicallyPrecedes(second.utf8)
      }
    }
    return left.prerelease.count < right.prerelease.count
  }

  private var numbers: (Int, Int, Int) { (major, minor, patch) }
}

extension SemanticVersion: CustomStringConvertible {
  public var description: String {
    "\(major).\(minor).\(patch)"
      + (prerelease.isEmpty ? "" : "-" + prerelease.joined(separator: "."))
      + (build.map { "+" + $0 } ?? "")
  }
}
