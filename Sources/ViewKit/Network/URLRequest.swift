/// What a server is asked, as `URLRequest` (`NSMutableURLRequest`).
public final class URLRequest: Object {
  public var url: String
  /// In capital letters.
  public var httpMethod = "GET"
  /// The header fields, `allHTTPHeaderFields`.
  public var headers = HTTPHeaders()
  public var httpBody: [UInt8]?
  /// So many seconds may pass without an answer.
  public var timeoutInterval = Metrics.requestTimeout

  /// The file of the script that asks, once it does.
  public var origin: String?

  public init(url: String) {
    self.url = url
    super.init()
  }

  /// A request for the same as another one, which later changes of that do not reach.
  public convenience init(copying other: URLRequest) {
    self.init(url: other.url)
    httpMethod = other.httpMethod
    headers = other.headers
    httpBody = other.httpBody
    timeoutInterval = other.timeoutInterval
    origin = other.origin
  }

  public override var heldBytes: Int { super.heldBytes + url.heldBytes + (httpBody?.count ?? 0) }
}
