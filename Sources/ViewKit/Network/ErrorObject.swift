/// Why something was not done, as a value, as `NSError`.
open class ErrorObject: Object, CustomStringConvertible {
  /// Whose error it is: `NSURLErrorDomain`.
  public final let domain: String
  /// Which of its domain.
  public final let code: Int
  /// For a person.
  public final let localizedDescription: String

  public init(domain: String, code: Int, localizedDescription: String) {
    self.domain = domain
    self.code = code
    self.localizedDescription = localizedDescription
    super.init()
  }

  /// `NSURLErrorDomain -1001: The request timed out.`
  public final var description: String { "\(domain) \(code): \(localizedDescription)" }
}
