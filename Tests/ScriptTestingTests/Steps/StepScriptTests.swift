import Testing

@testable import ScriptTesting

@Suite struct StepScriptTests {
  private func steps(_ text: String) throws -> [String] {
    try StepScript(parsing: text, name: "test").steps.map(\.description)
  }

  @Test func newlinesAndSemicolonsSeparateSteps() throws {
    #expect(
      try steps("home; open\nshake\r\nback\rrelease") == [
        "home", "open", "shake", "back", "release",
      ])
  }

  @Test func emptyStepsAreNothing() throws {
    #expect(try steps("") == [])
    #expect(try steps(" \n\t;; \r\n ; ") == [])
    #expect(try steps(";home;\n;") == ["home"])
  }

  @Test func commentsRunToTheEndOfTheLine() throws {
    #expect(try steps("-- all; of it\nhome -- and; this\n--\n  --x\nopen") == ["home", "open"])
    #expect(try steps("home -- at the end") == ["home"])
    #expect(try steps("tap \"a -- b\"--c\nhome") == ["tap \"a -- b\"", "home"])
    #expect(try steps("-- with CR LF\r\nhome") == ["home"])
  }

  @Test func aHyphenInsideAWordIsNoComment() throws {
    #expect(try steps("tap #card--open") == ["tap #card--open"])
  }

  @Test func separatorsInsideStringsSeparateNothing() throws {
    #expect(try steps("tap \"a;b\"; tap 'c\nd'") == ["tap \"a;b\"", "tap \"c\\nd\""])
  }

  @Test func theByteOrderMarkOfAFileIsSkipped() throws {
    #expect(try steps("\u{FEFF}home") == ["home"])
  }

  @Test func theIdeographicBlankIsABlank() throws {
    #expect(try steps("tap\u{3000}\"登录\"") == ["tap \"登录\""])
  }

  @Test func entriesKnowTheirPlace() throws {
    let script = try StepScript(
      parsing: "home;  tap \"é\u{301}\"; open\r\n\n  back", name: "a.steps")
    #expect(
      script.entries.map(\.place) == [
        "a.steps:1:1", "a.steps:1:8", "a.steps:1:17", "a.steps:3:3",
      ])
  }

  @Test func aLongScriptIsReadInOneGo() throws {
    let text = (1...20_000).map { "tap \"Row \($0)\" -- \($0)\n" }.joined()
    let script = try StepScript(parsing: text, name: "long")
    #expect(script.entries.count == 20_000)
    #expect(script.entries.last?.place == "long:20000:1")
  }

  @Test(.timeLimit(.minutes(1))) func aLongLineIsReadInOneGo() throws {
    let script = try StepScript(
      parsing: String(repeating: "advance 0;", count: 50_000), name: "long")
    #expect(script.entries.count == 50_000)
    #expect(script.entries.last?.place == "long:1:499991")
  }
}
