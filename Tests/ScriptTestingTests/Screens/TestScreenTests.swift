import Testing

@testable import ScriptTesting

@Suite struct TestScreenTests {
  private static let screen = """
    local ui = require "lunette"
    local root = ui.View{ backgroundColor = "white" }
    local function button(id, title, y, action)
      root:addSubview(ui.Button{ type = "system", id = id, title = title, frame = { 20, y, 200, 30 },
        onTouchUpInside = action })
    end
    local label = ui.Label{ id = "state", text = "idle", frame = { 20, 40, 200, 20 } }
    root:addSubview(label)
    button("add", "Add", 80, function() label.text = "added" print("added", 1) end)
    button("break", "Break", 120, function() error "it broke" end)
    button("gone", "Gone", 160, function() label:removeFromSuperview() end)
    button("twin", "Twin", 200)
    button("twin2", "Twin", 240)
    return root
    """

  private func run(_ text: String, files: [String: String] = [:]) throws -> String {
    let runner = try SpecRunner(files.merging(["main.lua": Self.screen]) { $1 })
    return try runner.test("local screen = t.launch '../main.lua' \(text)")
  }

  @Test func `A number is typed as its text`() throws {
    let message = try run(
      """
      local field = ui.TextField{ id = "field", frame = { 20, 300, 200, 30 } }
      screen.window.rootViewController.view:addSubview(field)
      screen:type("#field", 5)
      screen:find "#field":type(2.5)
      assert(field.text == "52.5", field.text)
      """)
    #expect(message == "")
  }

  @Test func `Queries give elements that read through to their views`() throws {
    let message = try run(
      """
      local state = screen:find "#state"
      assert(state.text == "idle" and state.frame.width == 200)
      assert(state.object == screen.window.rootViewController.view.subviews[1])
      assert(state.query == "#state")
      assert(state:isKind(ui.Label) and state:convertTo({ 0, 0 }, nil).y == 40)
      assert(#screen:all "Button" == 5 and #screen:all '"Nothing"' == 0)
      assert(screen:has "#add" and not screen:has "#no")
      screen:all("Button")[1]:tap()
      assert(state.text == "added")
      """)
    #expect(message == "")
  }

  @Test func `Steps are methods of screens and elements, texts and files`() throws {
    let message = try run(
      """
      local function reset() screen:find("#state").object.text = "idle" end
      local function check()
        assert(screen:find("#state").text == "added")
        reset()
      end
      screen:tap "#add" check()
      screen:tap("#add", 5, 5) check()
      screen:find("#add"):tap() check()
      screen:find("#add"):tap(5, 5) check()
      screen:step 'tap "Add"' check()
      screen:run "add.steps" check()
      screen:press "#add" screen:move(3, 0) screen:release() check()
      local before = t.clock.time
      screen:advance(0.5)
      assert(t.clock.time - before == 0.5)
      screen:swipe("#add", "left")
      """, files: ["spec/add.steps": "-- adds\ntap #add"])
    #expect(message == "")
  }

  @Test(arguments: [
    ("screen:find '\"Add\" #x'", "failure: nothing that can be touched matches \"Add\" #x"),
    (
      "screen:find 'Button\"Twin\"'",
      "failure: 2 elements match Button\"Twin\"; one of these was meant:\n  Button\"Twin\"[1]"
    ),
    (
      "screen:tap '#ad'",
      "failure: tap #ad\n  nothing that can be touched matches #ad\n    did you mean #add?"
    ),
    ("screen:run 'a.steps'", "failure: spec/a.steps:2:1: tap #no\n  nothing that"),
    ("screen:find('#add'):swipe('lef')", "left, right, up, down or fromLeft"),
    (
      "screen:tap(7)",
      "TestScreen:tap: expected a query, as \"#name\" or 'Button\"OK\"', got number 7"
    ),
    ("screen:tap()", "tap"),
    ("screen:find '#'", "an identifier"),
    ("screen:step 'tip #a'", "did you mean tap?"),
    ("screen:fnd '#a'", "TestScreen has no member 'fnd'; did you mean 'find'?"),
    ("screen:find('#state').txt()", "Label has no member 'txt'; did you mean 'text'?"),
    (
      "screen:find('#state').text = 'x'",
      "an element is only looked at and touched; to set its view, write element.object.text = …"
    ),
    (
      "local s = screen:find '#state' screen:tap '#gone' print(s.text)",
      "#state has left the window; find it again"
    ),
    (
      "local s = screen:find '#add' s.object.isHidden = true s:tap()",
      "failure: tap #add\n  a touch on Button #add \"Add\" at 20,80 200×30 would not arrive: it is hidden; View would get it"
    ),
    ("screen:text{ cel = 3 }", "there is no option 'cel'; did you mean 'cell'?"),
  ]) func `What does not work says why`(script: String, message: String) throws {
    let result = try run(script, files: ["spec/a.steps": "tap #add\ntap #no"])
    #expect(result.contains(message), "\(result)")
  }

  @Test func `An error of a script fails the test unless it is taken`() throws {
    #expect(try run("screen:tap '#break'") == "it broke")
    #expect(
      try run("screen:tap '#break' assert(screen.errors[1].message == 'it broke')") == "it broke")
    #expect(
      try run(
        """
        screen:tap '#break'
        local e = screen:expectError "broke"
        assert(e.message == "it broke" and e.line == 10 and e.text:find "error")
        assert(#screen.errors == 0)
        """) == "")
    #expect(try run("screen:tap '#break' assert(#screen:takeErrors() == 1)") == "")
    #expect(
      try run("screen:tap '#break' screen:expectError 'other'").contains(
        "failure: no script failed with \"other\"; these failed:\n  it broke\nit broke"))
    #expect(try run("screen:tap '#break' t.launch(ui.View{})") == "it broke")
  }

  @Test func `Renderings and the log are at hand`() throws {
    let message = try run(
      """
      assert(screen:text():find("Add", 1, true) and screen:tree():find("Button #add", 1, true))
      assert(screen:json():find('"id":"add"', 1, true) or screen:json():find('"add"', 1, true))
      assert(screen:text{ cell = { 10, 22 } } ~= screen:text())
      screen:tap "#add"
      assert(#screen.log == 1 and screen.log[1] == "added\\t1")
      """)
    #expect(message == "")
  }
}
