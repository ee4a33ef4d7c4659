import Testing
import ViewKit

@testable import ScriptHost

@Suite struct ResponseFileTests {
  private func bodies(_ text: String, _ urls: [String]) throws -> [String] {
    let folder = try Folder(["r.json": text])
    var options = HostOptions()
    options.network = try ResponseFile.read("\(folder.path)/r.json")
    let application = try open("return require \"lunette\".View{}", options).application
    var ends: [String] = []
    for url in urls {
      let task = application.urlSession.dataTask(with: URLRequest(url: url), target: nil)
      task.completion = { answer in
        switch answer {
        case .response(let response, let body):
          ends.append("\(response.statusCode) \(String(decoding: body, as: UTF8.self))")
        case .failure(let code): ends.append("\(code)")
        }
      }
      task.resume()
    }
    application.settle()
    application.advance(by: 1)
    return ends
  }

  @Test func `A file says what is answered`() throws {
    let ends = try bodies(
      """
      { "https://a/*": { "json": { "b": [1, null], "a": "x" }, "after": 0.5 },
        "https://b/": [{ "status": 500, "body": "oh" }, { "error": "timedOut" }],
        "GET https://c/": { "error": -1003 } }
      """, ["https://a/1", "https://b/", "https://b/", "https://b/", "https://c/"])
    #expect(
      ends == [
        "500 oh", "timedOut", "timedOut", "cannotFindHost", "200 {\"a\":\"x\",\"b\":[1,null]}",
      ])
  }

  @Test(arguments: [
    ("[]", "1:1: the file must be an object; found a list"),
    ("{\"x\": {}}", "1:2: expected an address, as \"https://api.example.com/users\""),
    ("{\"*\": []}", "1:7: expected one answer or several, found none"),
    ("{\"*\": 3}", "1:7: an answer must be an object; found a number"),
    (
      "{\"*\": {\"staus\": 3}}",
      "1:8: \"staus\" is nothing that an answer has; did you mean \"status\"?"
    ),
    ("{\"*\": {\"status\": 2.5}}", "1:18: a status is a whole number from 100 to 599"),
    ("{\"*\": {\"after\": -1}}", "1:17: \"after\" must be seconds from 0 on; found a number"),
    (
      "{\"*\": {\"error\": \"offlin\"}}",
      "1:17: there is no error \"offlin\"; did you mean \"offline\"?"
    ),
    ("{\"*\": {\"headers\": {\"a\": 1}}}", "1:25: a header field must be a string; found a number"),
  ])
  func `A bad file is told with its place`(text: String, message: String) throws {
    let folder = try Folder(["r.json": text])
    let error = #expect(throws: HostError.self) { try ResponseFile.read("\(folder.path)/r.json") }
    #expect(error.map { "\($0)".contains("r.json:\(message)") } == true, "\(error as Any)")
  }

  @Test func `There must be a file`() throws {
    #expect(throws: HostError.notFound("/none.json")) { try ResponseFile.read("/none.json") }
  }
}
