public import ViewKit

/// A network for tests: it answers what it was told to, on the application's own clock, and keeps
/// what was asked.
public final class FakeNetwork: NetworkAccess {
  /// A request that came.
  public struct Record: Sendable {
    public let method: String
    public let url: String
    public let headers: HTTPHeaders
    public let body: [UInt8]?
    /// Seconds since the application's start, where it is under way.
    public let time: Double?

    public init(_ request: URLRequest, time: Double?) {
      method = request.httpMethod
      url = request.url
      headers = request.headers
      body = request.httpBody
      self.time = time
    }
  }

  private let rules: [FakeRule]
  /// How often each was asked.
  private var counts: [Int]
  /// What was asked, in order.
  public private(set) var requests: [Record] = []

  public init(_ rules: [FakeRule]) {
    self.rules = rules.sorted { $0.goesBefore($1) }
    counts = Array(repeating: 0, count: rules.count)
  }

  public func start(
    _ request: URLRequest, in application: Application,
    answer: @escaping (NetworkAnswer) -> Void
  ) -> (() -> Void)? {
    requests.append(Record(request, time: application.clock.time))
    guard let found = findAnswer(to: request) else {
      application.record(Report(.network, refusal(of: request)))
      answer(.failure(.notConnectedToInternet))
      return nil
    }
    let url = request.url
    let tell = {
      if let failure = found.failure { return answer(.failure(failure)) }
      let response = HTTPURLResponse(url: url, statusCode: found.status, headers: found.headers)
      answer(.response(response, body: found.body))
    }
    if found.delay <= 0 {
      tell()
      return nil
    }
    let call = application.runLoop.schedule(after: found.delay, tell)
    return { call.cancel() }
  }

  private func findAnswer(to request: URLRequest) -> FakeAnswer? {
    guard let index = rules.firstIndex(where: { $0.matches(request) }) else { return nil }
    counts[index] += 1
    switch rules[index].source {
    case .answers(let answers):
      return answers.isEmpty ? nil : answers[min(counts[index], answers.count) - 1]
    case .function(let function): return function(request)
    }
  }

  private func refusal(of request: URLRequest) -> String {
    let asked = "no response is given for \(request.httpMethod) \(request.url)"
    let near = rules.max { $0.likeness(to: request) < $1.likeness(to: request) }
    guard let near, near.likeness(to: request) > "https://".utf8.count else {
      return asked + "; \"responses\" has none for that server"
    }
    return asked + "; the nearest is \"\(near.key)\""
  }
}
