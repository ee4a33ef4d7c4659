import Testing

@testable import ScriptTesting

@Suite struct StepSyntaxErrorTests {
  /// The message of the mistake in a script, without its place and excerpt.
  private func message(_ text: String) -> String {
    do {
      _ = try StepScript(parsing: text, name: "s")
      return "no mistake"
    } catch {
      return "\(error.problem)"
    }
  }

  @Test(arguments: [
    ("tpa #a", "there is no step tpa; did you mean tap?"),
    ("doubletap #a", "there is no step doubletap; did you mean doubleTap?"),
    ("return", "there is no step return; the verb is enter"),
    ("click #a", "there is no step click; the verb is tap"),
    ("\"Add\"", "a step begins with what to do, as tap or type; found \"\\\"\""),
    ("*", "a step begins with what to do, as tap or type; found \"*\""),
    ("Tap #a", "there is no step Tap; did you mean tap?"),
    ("tap\"Add\"", "expected a blank between tap and \"\\\"\""),
  ]) func verbs(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test func anUnknownVerbWithoutANeighbourListsAll() {
    #expect(
      message("frobnicate").hasPrefix(
        "there is no step frobnicate; there are tap doubleTap longPress press"))
  }

  @Test(arguments: [
    ("tap", "tap has to be told which element; expected tap Q [x y]"),
    ("tap 1 2", "tap has to be told which element; expected tap Q [x y]"),
    ("tap #a 1", "tap takes all of x and y or none; expected tap Q [x y]"),
    (
      "tap #a 1 2 3",
      "1 is no argument of tap and no part of a query; expected tap Q [x y]"
    ),
    ("tap 1 #a", "1 is no argument of tap and no part of a query; expected tap Q [x y]"),
    (
      "swipe left",
      "swipe has to be told which element; expected swipe Q left|right|up|down|fromLeft"
    ),
    (
      "swipe #a lef",
      "direction of swipe is left, right, up, down or fromLeft; found the word lef; did you mean left?"
    ),
    (
      "swipe #a \"left\"",
      "direction of swipe is left, right, up, down or fromLeft; found the string \"left\""
    ),
    (
      "swipe #a",
      "swipe needs direction, left, right, up, down or fromLeft; found #a; "
        + "expected swipe Q left|right|up|down|fromLeft"
    ),
    ("swipe", "swipe has to be told which element; expected swipe Q left|right|up|down|fromLeft"),
    ("move 3", "move needs dy, a number; expected move dx dy"),
    ("release now", "release takes no further argument; found the word now; expected release"),
    ("home #a", "home takes no query; expected home"),
    ("menu #a \"Copy\"", "menu takes no query; expected menu \"title\""),
    ("type #a", "type needs text, a string; found #a; expected type [Q] \"text\""),
    ("type 5", "text of type is a string; found the number 5"),
    ("key", "key needs key, a string; expected key \"key\""),
    ("advance", "advance needs seconds, a number of at least 0; expected advance seconds"),
    ("advance x", "seconds of advance is a number of at least 0; found the word x"),
    ("move 3 far", "dy of move is a number; found the word far"),
    (
      "advance 1 2",
      "advance takes no further argument; found the number 1; expected advance seconds"
    ),
    ("advance -1", "seconds of advance is a number of at least 0; found the number -1"),
    ("pinch #a 0", "scale of pinch is a number above 0; found the number 0"),
    (
      "select #a 0 1",
      "section of select is a whole number of at least 1; found the number 0"
    ),
    ("select #a 1 1.5", "row of select is a whole number of at least 1; found the number 1.5"),
    (
      "select #a 1", "select needs row, a whole number of at least 1; expected select Q section row"
    ),
    ("tap ok", "ok is no part of a query; write \"ok\" for a text, #ok for an identifier"),
    (
      "tap Buy milk",
      "milk is no part of a query; write \"Buy milk\" or \"milk\" for a text, "
        + "#milk for an identifier"
    ),
    (
      "tap Button:enabled ok",
      "ok is no part of a query; write \"ok\" for a text, #ok for an identifier"
    ),
  ]) func arguments(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("tap \"Add", "the string that begins here has no end; expected a closing \""),
    ("tap 'Add\"\n", "the string that begins here has no end; expected a closing '"),
    ("tap \"a\\qb\"", "\\q is no escape; there are \\\" \\' \\\\ \\n \\t \\u{XXXX}"),
    ("tap \"a\\u41\"", "\\u is no escape; there are \\\" \\' \\\\ \\n \\t \\u{XXXX}"),
    (
      "tap \"\\u{D800}\"",
      "\\u{D800} is no character; expected 1 to 6 hexadecimal digits of a code point"
    ),
    (
      "tap \"\\u{110000}\"",
      "\\u{110000} is no character; expected 1 to 6 hexadecimal digits of a code point"
    ),
    ("tap \"\\u{}\"", "\\u{} is no character; expected 1 to 6 hexadecimal digits of a code point"),
    (
      "tap \"\\u{12\"",
      "\\u{12} is no character; expected 1 to 6 hexadecimal digits of a code point"
    ),
    ("tap “Add”", "“ begins no string; type \" instead"),
    ("tap 「登录」", "「 begins no string; type \" instead"),
    ("tap ‘Add’", "‘ begins no string; type ' instead"),
    ("tap Label“Add”", "“ begins no string; type \" instead"),
    ("tap ~“Add”", "“ begins no string; type \" instead"),
    (
      "tap #“Add”",
      "expected an identifier that begins with a small letter after #; "
        + "type #\"…\" for others; found \"“\""
    ),
  ]) func strings(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("tap :enable", "there is no state :enable; did you mean :enabled?"),
    ("tap :", "expected a state after :; found the end"),
    (
      "tap #List",
      "expected an identifier that begins with a small letter after #; "
        + "type #\"List\" for others; found List"
    ),
    ("tap ~", "expected a text in quotes; found the end"),
    ("tap ~#a", "expected a text in quotes; found \"#\""),
    (
      "tap Cell[2]\"x\"",
      "an index ends what it belongs to; put it last, as in Cell\"x\"[2]"
    ),
    ("tap Cell[2][3]", "an index ends what it belongs to; put it last, as in Cell\"x\"[2]"),
    ("tap Cell[0]", "expected a position from 1 on, or last, between [ and ]; found 0"),
    ("tap Cell[-1]", "expected a position from 1 on, or last, between [ and ]; found -1"),
    ("tap Cell[1.5]", "expected a position from 1 on, or last, between [ and ]; found 1.5"),
    ("tap Cell[first]", "expected a position from 1 on, or last, between [ and ]; found first"),
    ("tap Cell[]", "expected a position from 1 on, or last, between [ and ]; found \"]\""),
    ("tap Cell[2", "expected ] after the index; found the end"),
    (
      "tap Cell[99999999999999999999]",
      "expected a position from 1 on, or last, between [ and ]; found 99999999999999999999"
    ),
    ("tap [2]", "expected what it counts before it, as in *[2]; found an index"),
    ("tap Cell!!", "expected a blank between Cell! and \"!\""),
    ("tap Cell-x", "expected a blank between Cell and \"-\""),
    ("tap login.pad", "expected a blank between login and \".\""),
    (
      "tap @a",
      "expected a class, a text in quotes, #identifier, :state or an argument; found \"@\""
    ),
    ("tap #a；home", "expected a blank between #a and the wide ；, which is not ;"),
    ("move 5px 1", "5px is no number; expected one like 3, -0.5 or 1e3"),
    ("move 1. 1", "1. is no number; expected one like 3, -0.5 or 1e3"),
    ("move 1e 1", "1e is no number; expected one like 3, -0.5 or 1e3"),
    ("move 0x10 1", "0x10 is no number; expected one like 3, -0.5 or 1e3"),
    ("move 1e999 1", "1e999 is no number; expected one like 3, -0.5 or 1e3"),
    ("move - 1", "- is no number; expected one like 3, -0.5 or 1e3"),
    ("move 1,5 1", "expected a blank between 1 and \",\""),
  ]) func compounds(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test func theExcerptPointsAtTheMistake() {
    #expect(throws: StepSyntaxError.self) { try StepScript(parsing: "x", name: "s") }
    do {
      _ = try StepScript(parsing: "home\n\ttap \"登录\" :enable\nopen", name: "login.steps")
    } catch {
      #expect(
        error.description == """
          login.steps:2:11: there is no state :enable; did you mean :enabled?
               tap "登录" :enable
                          ^^^^^^^
          """)
    }
  }

  @Test func longLinesAreCutAroundTheMistake() {
    let text = String(repeating: "x", count: 500)
    do {
      _ = try Step(parsing: "tap \"\(text)\" ok \"\(text)\"", name: "s")
      Issue.record("the word should be refused")
    } catch {
      #expect(error.excerpt[0].count < 130)
      #expect(error.excerpt[0].hasPrefix("…xxx"))
      #expect(error.excerpt[0].hasSuffix("xxx…"))
      #expect(error.excerpt[1].hasSuffix(" ^^"))
    }
  }

  @Test func singleStepsAndQueriesAreSingle() {
    #expect(throws: StepProblem.severalSteps) { try problem { try Step(parsing: "home; open") } }
    #expect(throws: StepProblem.emptyQuery) { try problem { try Query(parsing: " ") } }
    #expect(throws: StepProblem.numberInQuery(3, nil)) { try problem { try Query(parsing: "A 3") } }
    #expect(throws: StepProblem.unexpected("\"B\"", expected: "the end of the query")) {
      try problem { try Query(parsing: "A\nB") }
    }
    #expect(throws: StepProblem.verbExpected(found: "the end")) {
      try problem { try Step(parsing: " -- nothing") }
    }
  }

  /// Rethrows the problem of a syntax error.
  private func problem<Value>(_ parse: () throws -> Value) throws {
    do { _ = try parse() } catch let error as StepSyntaxError { throw error.problem }
  }
}
