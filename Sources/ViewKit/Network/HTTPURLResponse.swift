/// What a server has answered, without the data, as `HTTPURLResponse` (`NSHTTPURLResponse`).
public final class HTTPURLResponse: Object {
  /// The address that has answered in the end.
  public let url: String
  public let statusCode: Int
  /// The header fields, `allHeaderFields`.
  public let headers: HTTPHeaders

  public init(url: String, statusCode: Int, headers: HTTPHeaders) {
    self.url = url
    self.statusCode = statusCode
    self.headers = headers
    super.init()
  }

  /// The kind of the data, `text/html`, as the server has named it.
  public var mimeType: String? {
    guard let text = headers["Content-Type"]?.split(separator: ";").first else { return nil }
    return text.filter { !$0.isWhitespace }.lowercased()
  }

  /// The encoding of a text, as the server has named it.
  public var textEncodingName: String? {
    for part in headers["Content-Type"]?.split(separator: ";").dropFirst() ?? [] {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { !" \"".contains($0) } }
      if pair.count == 2, pair[0].lowercased() == "charset" { return pair[1].lowercased() }
    }
    return nil
  }

  /// The bytes of the data, as the server has announced them.
  public var expectedContentLength: Int? { headers["Content-Length"].flatMap { Int($0) } }
}
