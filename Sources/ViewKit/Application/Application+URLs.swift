// Other applications.
extension Application {
  /// Asks the system to open an address. There is no other application: it is noted in
  /// ``openedURLs``.
  ///
  /// - Returns: whether the address has a scheme, so that somebody could open it.
  @discardableResult
  public func openURL(_ url: String) -> Bool {
    guard canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }

  /// Whether an address has a scheme: `https://…`, `tel:123`.
  public func canOpenURL(_ url: String) -> Bool {
    let bytes = url.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20
    else { return false }
    let others = Set("+-.0123456789".utf8)
    return bytes[..<colon].allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || others.contains($0)
    }
  }
}
