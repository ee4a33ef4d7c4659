import ViewKit

/// Asks servers by Debian's `curl`, a program of its own: a library would be loaded by every
/// `lunette`, though few ask anybody.
struct CurlProgram {
  /// Its name on `PATH`; another one in tests.
  var name = "curl"

  /// The most bytes that a server may answer.
  private static let greatestAnswer = 64 << 20

  enum Answer: Equatable {
    case message(HTTPMessage)
    case failure(URLError.Code)
    /// There is no such program.
    case noProgram
  }

  /// Asks once, and follows nobody to another address.
  func ask(_ request: URLRequest, at url: String, method: String, body: [UInt8]?) -> Answer {
    // No file of a person's settings is read, no other protocol spoken, nothing in the address
    // taken for a pattern.
    var words = ["--disable", "--silent", "--globoff", "--include", "--suppress-connect-headers"]
    words += ["--proto", "=http,https", "--compressed", "--user-agent", "lunette"]
    words += ["--max-time", "\(min(max(request.timeoutInterval, 0.001), 1e6))"]
    words += method == "HEAD" ? ["--head"] : ["--request", method]
    for field in request.headers.fields {
      words += [
        "--header", field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)",
      ]
    }
    if body != nil { words += ["--header", "Expect:", "--data-binary", "@-"] }
    words += ["--url", url]
    let outcome = try? ChildProgram(name: name).run(
      words, input: body ?? [], limit: Self.greatestAnswer)
    guard let outcome, outcome.exitCode != 127 else { return .noProgram }
    if outcome.isTooLong { return .failure(.badServerResponse) }
    guard outcome.exitCode == 0 else { return .failure(Self.failure(ofExitCode: outcome.exitCode)) }
    return HTTPMessage(outcome.output).map(Answer.message) ?? .failure(.badServerResponse)
  }

  /// What the exit codes of curl's manual mean.
  static func failure(ofExitCode code: Int32) -> URLError.Code {
    switch code {
    case 1: .unsupportedURL
    case 3: .badURL
    case 6: .cannotFindHost
    case 5, 7: .cannotConnectToHost
    case 18, 52, 55, 56: .networkConnectionLost
    case 28: .timedOut
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91: .secureConnectionFailed
    default: .badServerResponse
    }
  }
}
