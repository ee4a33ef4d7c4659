import Bindings
import LuaRuntime
import Rendering
import ScriptHost
import ViewKit

/// The option `responses` of `t.launch`: what requests are answered.
struct FakeResponses {
  private(set) var rules: [FakeRule] = []

  /// Reads the table that is on top of the stack.
  init(_ stack: LuaStack, _ host: Host) throws {
    guard stack.type(-1) == .table else {
      throw LuaFailure(
        "expected a table of responses by address, as { [\"https://…\"] = { json = {} } }, got "
          + stack.summary(-1))
    }
    let table = stack.top
    stack.pushNil()
    while stack.next(table) {
      guard stack.type(-2) == .string, let key = stack.string(-2) else {
        throw LuaFailure("expected an address as the key, got \(stack.summary(-2))")
      }
      let source = try FakeResponses.source(of: key, stack, host)
      do throws(FakeRule.InvalidKey) {
        rules.append(try FakeRule(key, source))
      } catch {
        throw LuaFailure(error.reason)
      }
      stack.pop()
    }
  }

  /// What the value on top answers.
  private static func source(
    of key: String, _ stack: LuaStack, _ host: Host
  ) throws -> FakeRule.Source {
    if stack.type(-1) == .function {
      return .function(ResponseFunction(key, stack, host).answer)
    }
    let value = stack.top
    let count = stack.type(value) == .table ? stack.listCount(value) : 0
    if count == 0 { return .answers([try FakeAnswer(stack, value, of: key)]) }
    var answers: [FakeAnswer] = []
    for position in 1...count {
      stack.rawGet(value, at: position)
      answers.append(try FakeAnswer(stack, stack.top, of: "\(key), \(position)"))
      stack.pop()
    }
    return .answers(answers)
  }
}

extension FakeAnswer {
  /// Reads a table; errors say whose it is.
  fileprivate init(_ stack: LuaStack, _ index: Int32, of key: String) throws {
    do {
      try self.init(reading: OptionTable(stack, index, names: FakeAnswer.names))
    } catch let failure as LuaFailure {
      throw LuaFailure("\(key): \(failure.description)")
    }
  }

  private init(reading options: OptionTable) throws {
    self.init()
    try options.read("status") {
      status = $0
    } value: { (stack) throws -> Int in
      guard let status = Int.read(stack, -1), FakeAnswer.statuses ~= status else {
        throw LuaFailure("expected a whole number from 100 to 599, got \(stack.summary(-1))")
      }
      return status
    }
    try options.read("headers") { headers = $0 }
    try options.read("after") {
      delay = $0
    } value: { (stack) throws -> Double in
      guard let seconds = Double.read(stack, -1), seconds >= 0, seconds.isFinite else {
        throw LuaFailure("expected seconds from 0 on, got \(stack.summary(-1))")
      }
      return seconds
    }
    try options.read("error") {
      failure = $0
    } value: { (stack) throws -> URLError.Code in
      let name = stack.number(-1).map(LuaStack.text(of:)) ?? String.read(stack, -1) ?? ""
      do throws(FakeAnswer.UnknownError) {
        return try FakeAnswer.failure(named: name)
      } catch {
        throw LuaFailure(error.reason)
      }
    }
    var hasBody = false
    try options.read("body") {
      body = $0
      hasBody = true
    } value: { (stack) throws -> [UInt8] in
      guard let bytes = stack.withBytes(-1, { Array($0) }) else {
        throw LuaFailure("expected a string, got \(stack.summary(-1)); json takes tables")
      }
      return bytes
    }
    try options.read("json") {
      setJSON($0)
    } value: { (stack) throws -> PlainValue in
      if hasBody { throw LuaFailure("there is a body already") }
      return try PlainValue(json: -1, stack)
    }
  }
}

/// A function of a spec that answers requests.
private final class ResponseFunction {
  private let key: String
  private unowned let host: Host
  private let function: Int32

  /// Keeps the function on top of the stack.
  init(_ key: String, _ stack: LuaStack, _ host: Host) {
    self.key = key
    self.host = host
    stack.copy(-1)
    function = stack.reference()
  }

  deinit {
    if !host.state.isClosed { host.state.stack.release(reference: function) }
  }

  /// What it returns for a request; what is wrong with it fails the test.
  func answer(_ request: URLRequest) -> FakeAnswer? {
    let stack = host.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard stack.reserve(16) else { return nil }
    stack.push(reference: function)
    LuaRequest(request).push(stack)
    do {
      try host.state.call(arguments: 1, results: 1)
      return stack.isNil(-1) ? nil : try FakeAnswer(stack, stack.top, of: key)
    } catch {
      var report = ErrorReport(kind: "network", message: "\(error)")
      if let error = error as? LuaError { report = host.errorReport(of: error) }
      report.handler = "responses"
      host.add(report)
      var answer = FakeAnswer()
      answer.failure = .badServerResponse
      return answer
    }
  }
}

/// What was asked, as a table of a spec.
struct LuaRequest: LuaConvertible {
  private let record: FakeNetwork.Record

  init(_ record: FakeNetwork.Record) { self.record = record }

  init(_ request: URLRequest) { record = FakeNetwork.Record(request, time: nil) }

  static var luaName: String { "table" }

  /// Scripts give none back.
  static func read(_ stack: LuaStack, _ index: Int32) -> LuaRequest? { nil }

  func push(_ stack: LuaStack) {
    stack.newTable(fields: 5)
    stack.push(record.method)
    stack.rawSet(-2, "method")
    stack.push(record.url)
    stack.rawSet(-2, "url")
    record.headers.push(stack)
    stack.rawSet(-2, "headers")
    if let body = record.body {
      body.withUnsafeBufferPointer { stack.pushBytes($0) }
      stack.rawSet(-2, "body")
    }
    if let time = record.time {
      stack.push(time)
      stack.rawSet(-2, "time")
    }
  }
}
