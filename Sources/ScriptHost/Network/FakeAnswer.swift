import Bindings
import LuaRuntime
public import ViewKit

/// What a fake network answers to a request.
public struct FakeAnswer: Sendable {
  public var status = 200
  public var headers = HTTPHeaders()
  public var body: [UInt8] = []
  /// Seconds until it comes.
  public var delay = 0.0
  /// What it fails with; nil for a response.
  public var failure: URLError.Code?

  public init() {}

  /// The fields that a description of an answer has.
  package static let names = ["status", "headers", "json", "body", "after", "error"]
  package static let statuses = 100...599

  /// The names of errors: those of `URLError.Code`, and `offline`.
  static let errorNames =
    ["offline"] + URLError.Code.allCases.map { String(describing: $0) }

  /// The error of a name or a number; throws ``UnknownError``.
  package static func failure(named name: String) throws(UnknownError) -> URLError.Code {
    if name == "offline" { return .notConnectedToInternet }
    if let code = URLError.Code.allCases.first(where: {
      String(describing: $0) == name || "\($0.rawValue)" == name
    }) {
      return code
    }
    let near = Spelling.nearest(to: name, among: errorNames, by: \.self)
    throw UnknownError(
      reason: "there is no error \"\(name)\"; "
        + (near.map { "did you mean \"\($0)\"?" }
          ?? "there are \(errorNames.joined(separator: ", "))"))
  }

  /// Why a name is that of no error.
  package struct UnknownError: Error {
    package let reason: String
  }

  /// Makes a value, as JSON, what is answered.
  package mutating func setJSON(_ value: PlainValue) {
    body = JSONCoding.host.write(value)
    if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
  }
}
