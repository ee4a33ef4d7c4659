import Bindings
import LuaRuntime
import ViewKit

/// The answers of a fake network in a file: a JSON object of answers, or lists of them, by the
/// requests that they are for.
public struct ResponseFile {
  private var problems: [JSONProblem] = []
  private var rules: [FakeRule] = []

  /// The network that a file describes.
  public static func read(_ path: String) throws(HostError) -> FakeNetwork {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SourceFile.read(path)
    } catch {
      throw HostError(error, reading: path)
    }
    var file = ResponseFile()
    do throws(JSONProblem) {
      file.read(try JSONReader.read(bytes))
    } catch {
      file.problems = [error]
    }
    guard file.problems.isEmpty else {
      throw .invalidManifest(ManifestFailure(file.problems, in: bytes, path: path))
    }
    return FakeNetwork(file.rules)
  }

  private mutating func read(_ node: JSONNode) {
    for member in members(node, "the file") {
      var answers: [FakeAnswer] = []
      if case .array(let elements) = member.node.value {
        answers = elements.map { answer($0) }
        if elements.isEmpty { fail(member.node, "expected one answer or several, found none") }
      } else {
        answers = [answer(member.node)]
      }
      do throws(FakeRule.InvalidKey) {
        rules.append(try FakeRule(member.name, .answers(answers)))
      } catch {
        problems.append(JSONProblem(message: error.reason, offset: member.offset))
      }
    }
  }

  private mutating func answer(_ node: JSONNode) -> FakeAnswer {
    var answer = FakeAnswer()
    var json: PlainValue?
    for member in members(node, "an answer") {
      let value = member.node
      switch (member.name, value.value) {
      case ("status", .number(let number)):
        if let status = Int(exactly: number), FakeAnswer.statuses ~= status {
          answer.status = status
        } else {
          fail(value, "a status is a whole number from 100 to 599")
        }
      case ("headers", .object(let fields)):
        for field in fields {
          if case .string(let text) = field.node.value {
            answer.headers[field.name] = text
          } else {
            fail(field.node, "a header field must be a string; found \(field.node.kind)")
          }
        }
      case ("json", _): json = value.plainValue
      case ("body", .string(let text)): answer.body = Array(text.utf8)
      case ("after", .number(let seconds)) where seconds >= 0: answer.delay = seconds
      case ("error", .string(let name)): answer.failure = failure(name, value)
      case ("error", .number(let number)):
        answer.failure = failure(LuaStack.text(of: number), value)
      case (let name, _) where FakeAnswer.names.contains(name):
        fail(value, "\"\(name)\" must be \(Self.kinds[name] ?? "another"); found \(value.kind)")
      default:
        let near = Spelling.nearest(to: member.name, among: FakeAnswer.names, by: \.self)
        let hint =
          near.map { "did you mean \"\($0)\"?" }
          ?? "there are \(FakeAnswer.names.joined(separator: ", "))"
        problems.append(
          JSONProblem(
            message: "\"\(member.name)\" is nothing that an answer has; \(hint)",
            offset: member.offset))
      }
    }
    // Last, since the headers decide on its kind.
    if let json { answer.setJSON(json) }
    return answer
  }

  private static let kinds = [
    "status": "a whole number", "headers": "an object of strings", "body": "a string",
    "after": "seconds from 0 on", "error": "the name of an error",
  ]

  private mutating func failure(_ name: String, _ node: JSONNode) -> URLError.Code? {
    do throws(FakeAnswer.UnknownError) {
      return try FakeAnswer.failure(named: name)
    } catch {
      fail(node, error.reason)
      return nil
    }
  }

  private mutating func members(_ node: JSONNode, _ what: String) -> [JSONMember] {
    if case .object(let members) = node.value { return members }
    fail(node, "\(what) must be an object; found \(node.kind)")
    return []
  }

  private mutating func fail(_ node: JSONNode, _ message: String) {
    problems.append(JSONProblem(message: message, offset: node.offset))
  }
}
