/// Reads versions, and those of ranges, in which parts may be left out or be `x`.
struct VersionParser {
  private var rest: Substring.UTF8View

  /// So large that one more never overflows.
  private static let greatestNumber = 9_007_199_254_740_990

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Whether there was white space, which is skipped.
  mutating func skipBlanks() -> Bool {
    let count = rest.count
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.count < count
  }

  mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in
      guard rest.starts(with: bytes) else { return false }
      rest = rest.dropFirst(bytes.count)
      return true
    }
  }

  /// `1.2.3-beta+build`, whole.
  mutating func version() -> SemanticVersion? {
    guard let partial = partial(), let minor = partial.minor, let patch = partial.patch,
      let major = partial.major
    else { return nil }
    return SemanticVersion(
      major, minor, patch, prerelease: partial.prerelease, build: partial.build)
  }

  /// `1`, `1.2`, `1.x`, `*`, or a whole version; nil when there is none.
  mutating func partial() -> PartialVersion? {
    var version = PartialVersion()
    guard let major = part() else { return nil }
    version.major = major
    guard take(".") else { return version }
    guard let minor = part(), version.major != nil || minor == nil else { return nil }
    version.minor = minor
    guard take(".") else { return version }
    guard let patch = part(), version.minor != nil || patch == nil else { return nil }
    version.patch = patch
    guard patch != nil else { return version }
    if take("-") {
      guard let prerelease = identifiers(numbersAreStrict: true) else { return nil }
      version.prerelease = prerelease
    }
    if take("+") {
      guard let build = identifiers(numbersAreStrict: false) else { return nil }
      version.build = build.joined(separator: ".")
    }
    return version
  }

  /// A number, or nil inside for `x`, `X` and `*`; nil when neither stands here.
  private mutating func part() -> Int?? {
    if take("x") || take("X") || take("*") { return .some(nil) }
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard let number = Int(Substring(digits)), number <= VersionParser.greatestNumber,
      digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  /// Letters, digits and hyphens between dots.
  private mutating func identifiers(numbersAreStrict: Bool) -> [String]? {
    let text = rest.prefix { byte in
      Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    rest = rest.dropFirst(text.count)
    let parts = Substring(text).split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    for part in parts {
      if part.isEmpty { return nil }
      guard numbersAreStrict,
        part.utf8.allSatisfy({ $0 < UInt8(ascii: "A") && $0 != UInt8(ascii: "-") })
      else { continue }
      // Numbers have no zeros before them, and are compared as such.
      guard Int(part) != nil, part == "0" || !part.hasPrefix("0") else { return nil }
    }
    return parts
  }
}

/// A version of which parts may be missing: those match any number.
struct PartialVersion {
  var major: Int?
  var minor: Int?
  var patch: Int?
  var prerelease: [String] = []
  var build: String?

  /// The least version that it stands for.
  var lowest: SemanticVersion {
    SemanticVersion(major ?? 0, minor ?? 0, patch ?? 0, prerelease: prerelease)
  }

  /// The least version above all that it stands for; nil when it stands for all.
  var next: SemanticVersion? {
    guard let major else { return nil }
    guard let minor else { return SemanticVersion(major + 1, 0, 0) }
    return patch.map { SemanticVersion(major, minor, $0 + 1) }
      ?? SemanticVersion(major, minor + 1, 0)
  }

  var isWhole: Bool { patch != nil }
}
