/// Why a request came to nothing, as `URLError`.
public final class URLError: ErrorObject {
  /// The domain of these errors.
  public static let domain = "NSURLErrorDomain"

  /// What has happened, `URLError.Code`; the numbers are Cocoa's.
  public enum Code: Int, CaseIterable, Sendable {
    case cancelled = -999
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnectToHost = -1004
    case networkConnectionLost = -1005
    case httpTooManyRedirects = -1007
    case notConnectedToInternet = -1009
    case badServerResponse = -1011
    case dataNotAllowed = -1020
    case secureConnectionFailed = -1200

    /// As iOS 8 tells it to a person.
    public var localizedDescription: String {
      switch self {
      case .cancelled: "cancelled"
      case .badURL: "bad URL"
      case .timedOut: "The request timed out."
      case .unsupportedURL: "unsupported URL"
      case .cannotFindHost: "A server with the specified hostname could not be found."
      case .cannotConnectToHost: "Could not connect to the server."
      case .networkConnectionLost: "The network connection was lost."
      case .httpTooManyRedirects: "too many HTTP redirects"
      case .notConnectedToInternet: "The Internet connection appears to be offline."
      case .badServerResponse: "There was a bad response from the server."
      case .dataNotAllowed: "A data connection cannot be established."
      case .secureConnectionFailed:
        "An SSL error has occurred and a secure connection to the server cannot be made."
      }
    }
  }

  public let failure: Code
  /// The address that was asked.
  public let failingURL: String

  public init(_ code: Code, url: String) {
    failure = code
    failingURL = url
    super.init(
      domain: Self.domain, code: code.rawValue, localizedDescription: code.localizedDescription)
  }
}
