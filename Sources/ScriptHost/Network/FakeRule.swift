import Bindings
public import ViewKit

/// Which requests are answered in which way.
public struct FakeRule {
  /// Where the answer comes from.
  public enum Source {
    /// One after the other; the last again and again.
    case answers([FakeAnswer])
    /// A function; nil where it has none.
    case function((URLRequest) -> FakeAnswer?)
  }

  /// As it was written: `POST https://api.example.com/users`, `https://api.example.com/*`.
  public let key: String
  /// Nil: each.
  let method: String?
  /// The address, in which `*` stands for any text.
  let parts: [String]
  let source: Source

  /// Reads a key; throws ``InvalidKey``.
  public init(_ key: String, _ source: Source) throws(InvalidKey) {
    self.key = key
    self.source = source
    let words = key.split(separator: " ").map(String.init)
    let isMethod = words.count == 2 && words[0].allSatisfy { $0.isASCII && $0.isLetter }
    guard words.count == 1 || isMethod, let address = words.last,
      address.contains("*") || WebAddress(address) != nil
    else {
      throw InvalidKey(
        reason: "expected an address, as \"https://api.example.com/users\" or "
          + "\"https://api.example.com/*\", maybe with a method before it, got \"\(key)\"")
    }
    method = isMethod ? words[0].uppercased() : nil
    parts = address.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// Why a text is no key.
  public struct InvalidKey: Error {
    public let reason: String
  }

  func matches(_ request: URLRequest) -> Bool {
    guard method == nil || method == request.httpMethod else { return false }
    var rest = Array(request.url.utf8)[...]
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return Array(rest) == Array((parts.first ?? "").utf8)
    }
    guard rest.starts(with: first.utf8) else { return false }
    rest = rest.dropFirst(first.utf8.count)
    for part in parts.dropFirst().dropLast() {
      guard let end = Self.end(of: Array(part.utf8), in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.utf8.count && rest.suffix(last.utf8.count).elementsEqual(last.utf8)
  }

  private static func end(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    for start in text.startIndex...(text.endIndex - part.count)
    where text[start...].starts(with: part) {
      return start + part.count
    }
    return nil
  }

  /// Whether it is asked before another one: whole addresses before patterns, those with a method
  /// before those without, then long ones before short ones.
  func goesBefore(_ other: FakeRule) -> Bool {
    let ranks = [self, other].map { rule in
      [rule.parts.count > 1 ? 1 : 0, rule.method == nil ? 1 : 0, -rule.key.utf8.count]
    }
    if ranks[0] != ranks[1] { return ranks[0].lexicographicallyPrecedes(ranks[1]) }
    return key.utf8.lexicographicallyPrecedes(other.key.utf8)
  }

  /// How many letters at both ends are those of a request, to tell which is near.
  func likeness(to request: URLRequest) -> Int {
    let (wanted, own) = (request.url.utf8, (key.split(separator: " ").last ?? "").utf8)
    let start = zip(wanted, own).prefix { $0 == $1 }.count
    let end = zip(wanted.reversed(), own.reversed()).prefix { $0 == $1 }.count
    return min(start + end, own.count)
  }
}
