import Testing
import ViewKit

@testable import ScriptTesting

@Suite struct ElementSearchTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func row(_ number: Int, x: Double = 0, width: Double = 100) -> Rect {
    Rect(x: x, y: Double(number) * 44, width: width, height: 44)
  }

  // MARK: Classes, identifiers, states

  @Test func aClassAlsoMeansItsSubclasses() throws {
    try stage.add(button("A"), row(1), id: "key")
    try stage.add(Field(), row(2), id: "field")
    #expect(try stage.found("Control") == ["key", "field"])
    #expect(try stage.found("Control!") == [])
    #expect(try stage.found("Button!") == ["key"])
    #expect(try stage.found("ui.Button") == ["key"])
    #expect(try stage.found("other.Button") == [])
    #expect(try stage.found("View #key") == ["key"])
  }

  @Test func aScriptedClassIsKnownByItsName() throws {
    let view = try stage.add(View(), row(1), id: "pad")
    let script = NamedScript("Pad", plugin: "login")
    view.script = script
    #expect(try stage.found("Pad") == ["pad"])
    #expect(try stage.found("Pad!") == ["pad"])
    #expect(try stage.found("login.Pad") == ["pad"])
    #expect(try stage.found("other.Pad") == [])
    #expect(try stage.found("View!#pad") == [])
    #expect(try stage.found("View#pad") == ["pad"])
  }

  @Test func partsMustAllMatch() throws {
    try stage.add(button("A"), row(1), id: "a")
    try stage.add(button("A"), row(2), id: "b").isEnabled = false
    #expect(try stage.found("Button\"A\"#b") == ["b"])
    #expect(try stage.found("Button\"A\":enabled") == ["a"])
    #expect(try stage.found("Button\"A\"#a:disabled") == [])
  }

  @Test func statesOfControls() throws {
    let field = try stage.add(Field(), row(1), id: "field")
    #expect(try stage.found(":enabled") == ["field"])
    #expect(try stage.found(":off") == ["field"])
    for state in ["disabled", "selected", "highlighted", "focused", "on"] {
      #expect(try stage.found(":" + state) == [])
    }
    field.isEnabled = false
    field.isSelected = true
    field.isHighlighted = true
    field.isOn = true
    _ = field.becomeFirstResponder()
    for state in ["disabled", "selected", "highlighted", "focused", "on"] {
      #expect(try stage.found(":" + state) == ["field"])
    }
  }

  @Test func theElementOfATextIsFoundBeforeItsState() throws {
    let off = try stage.add(button("Off"), row(1), id: "off")
    off.isEnabled = false
    #expect(try stage.found("\"Off\"") == ["off"])
    #expect(try stage.found("\"Off\":enabled") == [])
    #expect(try stage.found("\"Off\":disabled") == ["off"])
  }

  @Test func whatIsNotOnTheScreenHasItsPlaceAndOrder() throws {
    try stage.add(button("A"), Rect(x: 0, y: 2000, width: 50, height: 44), id: "low")
    try stage.add(button("A"), Rect(x: 0, y: 1000, width: 50, height: 44), id: "high")
    #expect(try stage.found("Button:hidden") == ["high", "low"])
    let found = stage.driver.all(try Query(parsing: "Button:hidden"))
    #expect(found.map(\.visible.minY) == [1000, 2000])
  }

  @Test func elementsOfTheSystemSayWhatTheyWaitFor() throws {
    stage.application.isStatusBarHidden = true
    #expect(try stage.message("StatusBar").contains("the status bar is hidden"))
    #expect(try stage.message("Key\"a\"").contains("there is no keyboard"))
  }

  @Test func aBlankMeansSomewhereInside() throws {
    let outer = try stage.add(View(), row(1, width: 300), id: "outer")
    let middle = try stage.add(View(), row(0, width: 200), in: outer)
    try stage.add(label("x"), row(0), id: "inner", in: middle)
    try stage.add(label("x"), row(3), id: "other")
    #expect(try stage.found("#outer \"x\"") == ["inner"])
    #expect(try stage.found("#outer #outer") == [])
    #expect(try stage.found("View Label") == ["inner", "other"])
  }

  // MARK: Texts

  @Test func wholeTextsAreComparedExactly() throws {
    try stage.add(label("Add"), row(1), id: "a")
    try stage.add(label("Add more"), row(2), id: "b")
    try stage.add(label("add"), row(3), id: "c")
    #expect(try stage.found("\"Add\"") == ["a"])
    #expect(try stage.found("~\"Add\"") == ["a", "b"])
    #expect(try stage.found("~\"dd m\"") == ["b"])
    #expect(try stage.found("\"ADD\"") == [])
  }

  @Test func textsAreComparedAfterNormalisation() throws {
    try stage.add(label("Cafe\u{301}  au\n lait "), row(1), id: "a")
    #expect(try stage.found("\"Café au lait\"") == ["a"])
    #expect(try stage.found("\"\u{A0}Café\\tau lait\"") == ["a"])
    #expect(try stage.found("~\"fé au\"") == ["a"])
    #expect(try stage.found("~\"Cafe\"") == [])
  }

  @Test func aPlaceholderIsAlwaysAText() throws {
    let field = try stage.add(Field(), row(1), id: "field")
    field.placeholder = "User name"
    #expect(try stage.found("\"User name\"") == ["field"])
    field.text = "bob"
    #expect(try stage.found("\"User name\"") == ["field"])
    #expect(try stage.found("\"bob\"") == ["field"])
  }

  @Test func aSecureTextIsFoundByItsDotsAlone() throws {
    let field = try stage.add(Field(), row(1), id: "field")
    field.text = "s3cret"
    field.isSecure = true
    #expect(try stage.found("\"s3cret\"") == [])
    #expect(try stage.found("\"••••••\"") == ["field"])
  }

  @Test func theAccessibilityLabelIsAText() throws {
    let key = try stage.add(button("+"), row(1), id: "key")
    key.accessibilityLabel = "Add"
    #expect(try stage.found("\"Add\"") == ["key"])
    #expect(try stage.found("\"+\"") == ["key"])
  }

  @Test func aControlHasTheTextsOfWhatItContainsSinglyAndJoined() throws {
    let row = try stage.add(Field(), Rect(x: 0, y: 100, width: 300, height: 44), id: "row")
    try stage.add(label("Capital"), Rect(x: 0, y: 22, width: 90, height: 20), in: row)
    try stage.add(label("Lisbon"), Rect(x: 0, y: 0, width: 90, height: 20), in: row)
    try stage.add(label("gone"), Rect(x: 0, y: 0, width: 90, height: 20), in: row).isHidden = true
    #expect(try stage.found("\"Lisbon\"") == ["row"])
    #expect(try stage.found("\"Lisbon, Capital\"") == ["row"])
    #expect(try stage.found("~\"gone\"") == [])
  }

  @Test func ofOneTextTheOutermostThatTakesTouchesCounts() throws {
    try stage.add(label("Sign in"), row(0), id: "title")
    try stage.add(button("Sign in"), row(2), id: "button")
    #expect(try stage.found("\"Sign in\"") == ["button"])
    #expect(try stage.found("View\"Sign in\"") == ["button"])
    #expect(try stage.found("Label\"Sign in\"").count == 2)
    #expect(try stage.found("Button \"Sign in\"") == ["Label"])
  }

  @Test func withoutAnyThatTakesTouchesTheInnermostCounts() throws {
    let outer = try stage.add(label("Total"), row(1), id: "outer")
    try stage.add(label("Total"), row(0), id: "inner", in: outer)
    #expect(try stage.found("\"Total\"") == ["inner"])
  }

  @Test func aControlThatTakesNoTouchesNowIsAPlainElement() throws {
    try stage.add(button("Go"), row(1), id: "dead").isUserInteractionEnabled = false
    try stage.add(button("Go"), row(2), id: "live")
    #expect(try stage.found("\"Go\"") == ["live"])
  }

  // MARK: What is searched

  @Test func hiddenAndTransparentViewsAreNotSearched() throws {
    try stage.add(View(), row(1), id: "hidden").isHidden = true
    try stage.add(View(), row(2), id: "clear").alpha = 0.005
    let faint = try stage.add(View(), row(3), id: "faint")
    faint.alpha = 0.1
    try stage.add(View(), row(0), id: "fainter", in: faint).alpha = 0.05
    #expect(try stage.found("#hidden") == [])
    #expect(try stage.found("#clear") == [])
    #expect(try stage.found("#faint") == ["faint"])
    #expect(try stage.found("#fainter") == [])
    #expect(Set(try stage.found("View!:hidden")) == ["hidden", "clear", "fainter"])
  }

  @Test func whatNoClipLeavesAPointOfIsNotSearched() throws {
    let clip = try stage.add(View(), Rect(x: 0, y: 100, width: 100, height: 100), id: "clip")
    try stage.add(View(), Rect(x: 0, y: 99.5, width: 50, height: 20), id: "sliver", in: clip)
    try stage.add(View(), Rect(x: 0, y: 150, width: 50, height: 20), id: "below", in: clip)
    try stage.add(View(), Rect(x: 0, y: 700, width: 50, height: 20), id: "offscreen")
    try stage.add(View(), Rect(x: 0, y: 0, width: 0, height: 20), id: "thin")
    try stage.add(View(), Rect(x: 0, y: 50, width: 100, height: 0.5), id: "hairline")
    #expect(try stage.found("#below") == ["below"])
    clip.clipsToBounds = true
    #expect(try stage.found("#below") == [])
    #expect(try stage.found("#sliver") == [])
    #expect(try stage.found("#offscreen") == [])
    #expect(try stage.found("#thin") == [])
    #expect(try stage.found("#hairline") == ["hairline"])
    #expect(try stage.found("#below:hidden") == ["below"])
  }

  @Test func whatIsWhollyCoveredIsNotSearched() throws {
    try stage.add(View(), Rect(x: 0, y: 0, width: 100, height: 100), id: "below")
    let left = try stage.add(View(), Rect(x: 0, y: 0, width: 60, height: 100))
    let right = try stage.add(View(), Rect(x: 50, y: 0, width: 50, height: 100))
    left.backgroundColor = .white
    #expect(try stage.found("#below") == ["below"])
    #expect(try stage.found("#below:covered") == [])
    right.backgroundColor = .white
    #expect(try stage.found("#below") == [])
    #expect(try stage.found("#below:covered") == ["below"])
    right.alpha = 0.5
    #expect(try stage.found("#below") == ["below"])
  }

  @Test func aViewIsNotCoveredByWhatIsInsideOrBehindIt() throws {
    let behind = try stage.add(View(), row(1))
    behind.backgroundColor = .white
    let view = try stage.add(View(), row(1), id: "view")
    try stage.add(View(), row(0), in: view).backgroundColor = .white
    #expect(try stage.found("#view") == ["view"])
  }

  @Test func onlyTheWindowInFrontIsSearched() throws {
    try stage.add(button("OK"), row(1), id: "back")
    let front = Window(application: stage.application)
    let key = button("OK")
    key.accessibilityIdentifier = "front"
    key.frame = row(3)
    try front.addSubview(key)
    front.isHidden = false
    #expect(try stage.found("\"OK\"") == ["front"])
    #expect(try stage.found("\"OK\":covered") == ["back"])
    // A window that is no screenful leaves the one behind it alone.
    front.frame = Rect(x: 0, y: 0, width: 375, height: 200)
    #expect(try stage.found("\"OK\"") == ["front", "back"])
    front.frame = stage.window.frame
    front.isUserInteractionEnabled = false
    #expect(try stage.found("#back") == ["back"])
    front.isUserInteractionEnabled = true
    front.isHidden = true
    #expect(try stage.found("\"OK\"") == ["back"])
  }

  // MARK: Order

  @Test func matchesAreInTheOrderInWhichTheyArePrinted() throws {
    try stage.add(label("x"), row(2), id: "c")
    try stage.add(label("x"), row(1, x: 200), id: "b")
    try stage.add(label("x"), row(1), id: "a")
    #expect(try stage.found("\"x\"") == ["a", "b", "c"])
    #expect(try stage.found("\"x\"[1]") == ["a"])
    #expect(try stage.found("\"x\"[3]") == ["c"])
    #expect(try stage.found("\"x\"[last]") == ["c"])
    #expect(try stage.found("\"x\"[4]") == [])
  }

  @Test func theOrderIsThatOfTheRendering() throws {
    try stage.add(label("x"), Rect(x: 100, y: 100, width: 50, height: 20), id: "right")
    try stage.add(label("x"), Rect(x: 0, y: 101, width: 50, height: 20), id: "left")
    // They are a point apart, and on one line.
    #expect(try stage.found("\"x\"") == ["left", "right"])
  }

  @Test func anIndexCountsAmongAllThatIsInside() throws {
    for number in 1...3 {
      let box = try stage.add(View(), row(number), id: "box\(number)")
      try stage.add(label("x"), row(0), id: "x\(number)", in: box)
    }
    #expect(try stage.found("View \"x\"[2]") == ["x2"])
    #expect(try stage.found("#box3 \"x\"[1]") == ["x3"])
  }

  // MARK: Failures

  @Test func severalMatchesAreListedWithWhatPicksEach() throws {
    try stage.add(button("Delete"), row(1), id: "first")
    try stage.add(button("Delete"), row(2, x: 10.25))
    #expect(
      try stage.message("Button\"Delete\"") == """
        2 elements match Button"Delete"; one of these was meant:
          Button"Delete"[1]  Button #first "Delete" at 0,44 100×44
          Button"Delete"[2]  Button "Delete" at 10.3,88 100×44
        """)
    for choice in ["Button\"Delete\"[1]", "Button\"Delete\"[2]"] {
      #expect(try stage.message(choice) == "found")
    }
  }

  @Test func longListsOfMatchesAreCut() throws {
    for number in 0..<30 {
      try stage.add(label("x"), Rect(x: 0, y: Double(number) * 20, width: 9, height: 9))
    }
    let lines = try stage.message("\"x\"").split(separator: "\n")
    #expect(lines.first == "30 elements match \"x\"; one of these was meant:")
    #expect(lines.last == "  and 18 more")
    #expect(lines.count == 14)
  }

  @Test func aMissSaysWhatIsNearlyThere() throws {
    try stage.add(button("Add"), row(1), id: "add")
    #expect(
      try stage.message("\"add\"") == """
        nothing that can be touched matches "add"
          in other case or blanks: Button #add "Add" at 0,44 100×44
        """)
    #expect(
      try stage.message("\"Ad d\"") == """
        nothing that can be touched matches "Ad d"
          in other case or blanks: Button #add "Add" at 0,44 100×44
        """)
    #expect(
      try stage.message("\"Addd\"") == """
        nothing that can be touched matches "Addd"
          one letter apart: Button #add "Add" at 0,44 100×44
        """)
    #expect(
      try stage.message("\"Remove\"") == "nothing that can be touched matches \"Remove\"")
  }

  @Test func aMissSaysWhyAnElementCannotBeTouched() throws {
    let panel = try stage.add(View(), row(1), id: "panel")
    let key = try stage.add(button("Go"), row(0), in: panel)
    panel.isHidden = true
    #expect(
      try stage.message("\"Go\"").hasSuffix(
        "\n  hidden with View #panel: Button \"Go\" at 0,44 100×44"))
    panel.isHidden = false
    key.alpha = 0
    #expect(try stage.message("\"Go\"").contains("\n  transparent: Button \"Go\""))
    key.alpha = 1
    panel.clipsToBounds = true
    key.frame = row(3)
    #expect(try stage.message("\"Go\"").contains("\n  cut off by View #panel: Button \"Go\""))
    key.frame = row(0)
    let cover = try stage.add(View(), row(1), id: "cover")
    cover.backgroundColor = .white
    #expect(try stage.message("\"Go\"").contains("\n  covered by View #cover: Button \"Go\""))
    cover.removeFromSuperview()
    panel.frame = Rect(x: 0, y: 700, width: 100, height: 100)
    #expect(try stage.message("\"Go\"").contains("\n  outside of the screen: Button \"Go\""))
    key.frame = .zero
    panel.frame = row(1)
    #expect(try stage.message("\"Go\"").contains("\n  without any size: Button \"Go\""))
    key.frame = row(0)
    let front = Window(application: stage.application)
    front.isHidden = false
    #expect(try stage.message("\"Go\"").contains("\n  behind the window in front: Button \"Go\""))
  }

  @Test func aMissNamesThePartThatIsMissing() throws {
    let list = try stage.add(View(), row(1), id: "list")
    try stage.add(button("A"), row(0), in: list)
    #expect(
      try stage.message("#lst Button") == """
        nothing that can be touched matches #lst Button
          there is no #lst
          did you mean #list?
        """)
    #expect(
      try stage.message("#list Buton") == """
        nothing that can be touched matches #list Buton
          there is no Buton inside the one before
          did you mean Button?
        """)
    #expect(
      try stage.message("Button[3]") == """
        nothing that can be touched matches Button[3]
          1 element matches Button
        """)
    #expect(
      try stage.message("A") == """
        nothing that can be touched matches A
          A is a class here; write "A" for the text
        """)
  }
}

/// A script that has a name and nothing else.
private final class NamedScript: Script {
  override var className: String? { name }
  private let name: String
  private let plugin: String

  init(_ name: String, plugin: String) {
    self.name = name
    self.plugin = plugin
  }

  override func isKind(of className: String, plugin: String?) -> Bool {
    className == name && plugin ?? self.plugin == self.plugin
  }
}
