import Testing

@testable import ScriptTesting

@Suite struct StepTests {
  /// A step of each verb, in the form in which steps print.
  static let canonical = [
    #"tap "Add""#, #"tap Button"Add" 3 -4.5"#, "doubleTap #map", "longPress Cell[2]",
    #"press "Add""#, "press View 1 2", "move 10 -20", "release", "cancel",
    #"type "Bob""#, #"type TextField "Bob""#, #"type "Name" "Bob""#, "clear", "clear #name",
    "enter", #"key "s""#, "selectText TextView 3 2", #"menu "Copy""#,
    "swipe Cell[1] left", "drag Slider 10 0", "scroll #list 200", "scroll #list 200 -30",
    "pinch #photo 0.5", "twist #photo -90",
    "touch down 10 20.5", "touch move 10 20 0.25 2",
    "select #list 1 3", "reveal TableView 2 1000", "delete #list 1 1", "reorder #list 1 2 2 1",
    "pull #list", "set Switch on", "set Slider 0.25", #"set "Sort" "Name""#, "pick Picker 1 12",
    "back", "rotate landscapeLeft", "home", "open", "kill", "relaunch", "memoryWarning", "shake",
    "advance 0", "advance 0.25",
  ]

  @Test(arguments: canonical) func stepsPrintAsTheyAreTyped(_ text: String) throws {
    #expect(try Step(parsing: text).description == text)
  }

  @Test func everyVerbIsAmongTheCanonicalSteps() throws {
    let verbs = try Self.canonical.map { try Step(parsing: $0).verb }
    #expect(Set(verbs) == Set(Verb.allCases))
  }

  @Test func argumentsAreCountedFromTheRight() throws {
    let typed = try Step(parsing: #"type TextField "Bob""#)
    #expect(typed.query?.description == "TextField")
    #expect(typed.arguments == [.string("Bob")])

    let named = try Step(parsing: #"type "Name" "Bob""#)
    #expect(named.query?.description == #""Name""#)
    #expect(named.arguments == [.string("Bob")])

    let bare = try Step(parsing: #"type "Bob""#)
    #expect(bare.query == nil)
    #expect(bare.arguments == [.string("Bob")])

    let tapped = try Step(parsing: #"tap TextField "Bob""#)
    #expect(tapped.query?.compounds.count == 2)
    #expect(tapped.arguments.isEmpty)
  }

  @Test func optionalNumbersMayBeLeftOut() throws {
    #expect(try Step(parsing: "tap #a").arguments.isEmpty)
    #expect(try Step(parsing: "tap #a 1 2").arguments == [.number(1), .number(2)])
    #expect(try Step(parsing: "scroll #a 5").arguments == [.number(5)])
    #expect(try Step(parsing: "scroll #a 5 6").arguments == [.number(5), .number(6)])
  }

  @Test(arguments: [
    ("3", 3), ("-3", -3), ("+3", 3), ("0.5", 0.5), (".5", 0.5), ("-.5", -0.5), ("1e3", 1000),
    ("1.5E-2", 0.015), ("007", 7),
  ]) func numbers(_ text: String, _ value: Double) throws {
    #expect(try Step(parsing: "move 0 \(text)").arguments == [.number(0), .number(value)])
  }

  @Test func partsOfAStepAreChecked() throws {
    let query = try Query(parsing: "#a")
    #expect(try Step(.tap, query).description == "tap #a")
    #expect(throws: StepProblem.missingQuery(.tap)) { try Step(.tap) }
    #expect(throws: StepProblem.unwantedQuery(.home)) { try Step(.home, query) }
    #expect(throws: StepProblem.incompleteArguments(.tap)) { try Step(.tap, query, [.number(1)]) }
    #expect(throws: StepProblem.unwantedArgument(.release, found: .word("x"))) {
      try Step(.release, nil, [.word("x")])
    }
    #expect(throws: StepProblem.wrongArgument(.advance, seconds, found: .number(-1))) {
      try Step(.advance, nil, [.number(-1)])
    }
    #expect(throws: StepProblem.wrongArgument(.advance, seconds, found: .number(.infinity))) {
      try Step(.advance, nil, [.number(.infinity)])
    }
    #expect(throws: StepProblem.missingArgument(.advance, seconds, found: nil)) {
      try Step(.advance)
    }
  }

  private let seconds = Parameter.number("seconds", from: 0)
}
