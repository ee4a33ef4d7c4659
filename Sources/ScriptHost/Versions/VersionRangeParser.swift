/// Reads the text of a ``VersionRange``.
struct VersionRangeParser {
  private typealias Condition = VersionRange.Condition

  private var parser: VersionParser

  init(_ text: String) { parser = VersionParser(text) }

  /// Everything up to the end; nil where it is wrong.
  mutating func alternatives() -> [[VersionRange.Condition]]? {
    var alternatives: [[Condition]] = []
    repeat {
      guard let conditions = conditions() else { return nil }
      alternatives.append(conditions)
    } while parser.take("||")
    return parser.isAtEnd ? alternatives : nil
  }

  /// Conditions with blanks between them, all of which must be met.
  private mutating func conditions() -> [Condition]? {
    _ = parser.skipBlanks()
    guard var result = condition() else { return nil }
    var follows = parser.skipBlanks()
    while !parser.isAtEnd, !isAtAlternative {
      guard follows, let more = condition() else { return nil }
      result += more
      follows = parser.skipBlanks()
    }
    return result
  }

  private var isAtAlternative: Bool {
    var copy = parser
    return copy.take("||")
  }

  private mutating func condition() -> [Condition]? {
    if parser.take("^") { return operand().map(caret) }
    if parser.take("~") {
      _ = parser.take(">")
      return operand().map(tilde)
    }
    if parser.take(">=") {
      return operand().map { [Condition(relation: .atLeast, version: $0.lowest)] }
    }
    if parser.take("<=") { return operand().map(atMost) }
    if parser.take(">") { return operand().flatMap(greater) }
    if parser.take("<") { return operand().flatMap(less) }
    if parser.take("=") { return operand().map(any) }
    guard let first = parser.partial() else { return nil }
    // `1.2 - 2.3`, where the blanks are required.
    var copy = parser
    guard copy.skipBlanks(), copy.take("-"), copy.skipBlanks(), let last = copy.partial() else {
      return any(first)
    }
    parser = copy
    return [Condition(relation: .atLeast, version: first.lowest)] + atMost(last)
  }

  /// The version behind a sign; blanks may stand between.
  private mutating func operand() -> PartialVersion? {
    _ = parser.skipBlanks()
    return parser.partial()
  }

  private func range(_ version: PartialVersion, below end: SemanticVersion?) -> [Condition] {
    [Condition(relation: .atLeast, version: version.lowest)]
      + (end.map { [Condition(relation: .less, version: $0)] } ?? [])
  }

  /// A whole version is itself, a part of one all versions that begin so.
  private func any(_ version: PartialVersion) -> [Condition] {
    version.isWhole
      ? [Condition(relation: .equal, version: version.lowest)]
      : range(version, below: version.next)
  }

  /// What changes nothing left of the first number that is not zero.
  private func caret(_ version: PartialVersion) -> [Condition] {
    guard let major = version.major else { return any(version) }
    guard major == 0, let minor = version.minor else {
      return range(version, below: SemanticVersion(major + 1, 0, 0))
    }
    guard minor == 0, let patch = version.patch else {
      return range(version, below: SemanticVersion(0, minor + 1, 0))
    }
    return range(version, below: SemanticVersion(0, 0, patch + 1))
  }

  /// What changes the last number alone.
  private func tilde(_ version: PartialVersion) -> [Condition] {
    guard let major = version.major, let minor = version.minor else { return any(version) }
    return range(version, below: SemanticVersion(major, minor + 1, 0))
  }

  private func atMost(_ version: PartialVersion) -> [Condition] {
    if version.isWhole { return [Condition(relation: .atMost, version: version.lowest)] }
    return version.next.map { [Condition(relation: .less, version: $0)] } ?? any(version)
  }

  /// `>1` is beyond all of 1; nothing is beyond all versions.
  private func greater(_ version: PartialVersion) -> [Condition]? {
    if version.isWhole { return [Condition(relation: .greater, version: version.lowest)] }
    return version.next.map { [Condition(relation: .atLeast, version: $0)] }
  }

  private func less(_ version: PartialVersion) -> [Condition]? {
    version.major == nil ? nil : [Condition(relation: .less, version: version.lowest)]
  }
}
