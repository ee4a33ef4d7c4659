import ViewKit

/// A response as it comes from a server: a line of status, header fields, and the data.
struct HTTPMessage: Equatable {
  var status: Int
  var headers: HTTPHeaders
  var body: [UInt8]

  /// Reads a response; those before it that only announce it are left out. Nil for what is none.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while true {
      var lines: [Substring] = []
      while let line = HTTPMessage.takeLine(&rest) {
        if line.isEmpty { break }
        lines.append(line)
      }
      let words = lines.first?.split(separator: " ") ?? []
      guard words.first?.hasPrefix("HTTP/") == true, words.count > 1, let status = Int(words[1])
      else { return nil }
      if 100...199 ~= status { continue }
      self.status = status
      headers = HTTPHeaders()
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        headers.add(String(value), to: String(line[..<colon]))
      }
      body = Array(rest)
      return
    }
  }

  /// The text up to the end of a line, which is taken, too; nil at the end of all.
  private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> Substring? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var line = rest[..<end]
    rest = rest[(end + 1)...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)[...]
  }
}
