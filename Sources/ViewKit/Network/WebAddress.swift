/// The parts of an absolute address: `https://api.example.com:8080/users?page=2#top`.
public struct WebAddress: Hashable, Sendable {
  /// In lower case.
  public let scheme: String
  /// In lower case; "" where there is none.
  public let host: String
  public let port: UInt16?
  /// From the slash on.
  public let path: String
  /// Behind the question mark.
  public let query: String?

  /// Reads an address; nil for what is none: a text without a scheme, with blanks, with letters
  /// that have to be escaped.
  public init?(_ text: String) {
    guard WebAddress.isWellFormed(text), let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.first, first.isLetter,
      scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    else { return nil }
    self.scheme = scheme.lowercased()
    var rest = text[text.index(after: colon)...]
    if let hash = rest.firstIndex(of: "#") { rest = rest[..<hash] }
    let mark = rest.firstIndex(of: "?")
    query = mark.map { String(rest[rest.index(after: $0)...]) }
    if let mark { rest = rest[..<mark] }
    guard rest.hasPrefix("//") else {
      (host, port, path) = ("", nil, String(rest))
      return
    }
    rest = rest.dropFirst(2)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    path = String(rest[slash...])
    var authority = rest[..<slash]
    if let at = authority.lastIndex(of: "@") {
      authority = authority[authority.index(after: at)...]
    }
    let end =
      authority.hasPrefix("[")
      ? authority.firstIndex(of: "]") ?? authority.startIndex
      : authority.startIndex
    guard let portColon = authority[end...].firstIndex(of: ":") else {
      (host, port) = (authority.lowercased(), nil)
      return
    }
    let digits = authority[authority.index(after: portColon)...]
    guard digits.isEmpty || UInt16(digits) != nil else { return nil }
    (host, port) = (authority[..<portColon].lowercased(), UInt16(digits))
  }

  /// Whether all letters of a text may stand in an address.
  static func isWellFormed(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte <= 0x20 || byte >= 0x7F || "<>\"{}|\\^`".utf8.contains(byte) { return false }
      if byte == UInt8(ascii: "%") {
        let digits = bytes[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
        else { return false }
      }
    }
    return !bytes.isEmpty
  }
}

// Percent signs in the place of bytes that an address cannot have.
extension WebAddress {
  /// Bytes as they stand in an address: `%20`.
  public static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return bytes.flatMap { byte in
      isPlain(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  /// The bytes that stand in an address; nil where a percent sign has no two digits behind it.
  public static func unescaped(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      else { return nil }
      result.append(high << 4 | low)
      index += 3
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}

// Addresses that are written relative to another one.
extension WebAddress {
  /// The address that a reference means, in what this one has answered: `../b?c`, `//host/`,
  /// `https://other/`. Nil for what is none.
  public func resolve(_ reference: String) -> String? {
    if WebAddress(reference) != nil { return reference }
    guard reference.isEmpty || WebAddress.isWellFormed(reference) else { return nil }
    if reference.hasPrefix("//") { return whole(scheme + ":" + reference) }
    let origin = scheme + "://" + host + (port.map { ":\($0)" } ?? "")
    if reference.hasPrefix("/") { return whole(origin + reference) }
    let place = path.isEmpty ? "/" : path
    if reference.isEmpty || reference.hasPrefix("?") || reference.hasPrefix("#") {
      let own = reference.hasPrefix("?") ? "" : query.map { "?" + $0 } ?? ""
      return whole(origin + place + own + reference)
    }
    let end = reference.firstIndex { $0 == "?" || $0 == "#" } ?? reference.endIndex
    var parts = place.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let steps = reference[..<end].split(separator: "/", omittingEmptySubsequences: false)
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case ".": if isLast { parts.append("") }
      case "..":
        if parts.count > 1 { parts.removeLast() }
        if isLast { parts.append("") }
      default: parts.append(step)
      }
    }
    return whole(origin + parts.joined(separator: "/") + reference[end...])
  }

  private func whole(_ text: String) -> String? { WebAddress(text) == nil ? nil : text }
}
