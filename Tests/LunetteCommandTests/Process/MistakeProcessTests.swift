import Testing

/// What a person reads who made a mistake in a script: the first line on standard error.
@Suite struct MistakeProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  struct Mistake: CustomTestStringConvertible {
    /// What stands on line 2 of the script, after the line that requires the library.
    let line: String
    let message: String

    var testDescription: String { line }
  }

  private static let mistakes = [
    Mistake(
      line: "ui.Label{}.hidden = true",
      message: "Label has no member 'hidden'; in Lua it is 'isHidden'"),
    Mistake(
      line: "ui.Label{}:setText('a')",
      message: "Label has no member 'setText'; in Lua it is a property: object.text = …"),
    Mistake(line: "ui.Lable{}", message: "ui has no member 'Lable'; did you mean 'ui.Label'?"),
    Mistake(line: "ui.UILabel{}", message: "ui has no member 'UILabel'; in Lua it is 'ui.Label'"),
    Mistake(
      line: "ui:rect(1, 2, 3, 4)",
      message: "rect is called with a dot: ui.rect(…), got a colon"),
    Mistake(
      line: "ui.Label{ 'a' }",
      message: "Label{…}: a value without a key is a subview: expected View, got string \"a\""),
    Mistake(
      line: "ui.Button{ type = 'sytem' }",
      message: """
        Button.type: expected one of "custom" "system" "detailDisclosure" "infoLight" "infoDark" \
        "contactAdd" (did you mean "system"?), got string "sytem"
        """),
    Mistake(
      line: "ui.Button{}.title = 'Add'",
      message: "'title' differs by state; write object:setTitle(\"Add\", \"normal\")"),
    Mistake(
      line: "ui.Label{}.numberOfLines = 1.5",
      message: "Label.numberOfLines: expected a whole number, got number 1.5"),
    Mistake(
      line: "ui.View{}.frame.x = 1",
      message: """
        a rect is a value and cannot be changed; write view.x = 1, or view.frame = \
        view.frame:with{ x = 1 }
        """),
    Mistake(
      line: "require 'lunete'",
      message: "require: there is no module \"lunete\"; did you mean \"lunette\"?"),
    Mistake(
      line: "ui.View:subclass 'A'{}.next = 1",
      message: "A.next is read-only; the name belongs to Responder, so a field needs another one"),
  ]

  @Test(arguments: mistakes) func aMistakeSaysWhatToDo(_ mistake: Mistake) throws {
    let file = try folder.write("m.lua", "local ui = require 'lunette'\n\(mistake.line)\n")
    let result = try LunetteProcess.run(["render", file])
    let first = result.diagnostics.prefix { $0 != "\n" }
    #expect(first == "\(file):2: \(mistake.message)")
    #expect(result.exitCode == 1)
  }

  @Test func anErrorIsToldOnce() throws {
    let file = try folder.write("m.lua", "error 'once'")
    let result = try LunetteProcess.run(["render", file])
    #expect(
      result.diagnostics == """
        \(file):1: once

          1 | error 'once'
            | ^

        """)
    #expect(!result.text.contains("once"))
  }

  @Test func aWrongResultIsToldWhereItsFunctionBegins() throws {
    let file = try folder.write(
      "m.lua",
      """
      local ui = require 'lunette'
      local Odd = ui.View:subclass 'Odd'

      function Odd:sizeThatFits(size) return 'wide' end
      Odd{}:sizeToFit()
      return Odd{}
      """)
    let result = try LunetteProcess.run(["render", file])
    #expect(
      result.diagnostics.hasPrefix(
        "\(file):4: Odd.sizeThatFits must return Size { width, height }, got string \"wide\"\n"))
  }

  @Test func anEndlessCycleIsFolded() throws {
    let file = try folder.write(
      "m.lua",
      """
      local ui = require 'lunette'
      local Round = ui.View:subclass 'Round'

      function Round:sizeThatFits(size) self:sizeToFit() return size end
      Round{}:sizeToFit()
      """)
    let result = try LunetteProcess.run(["render", file])
    #expect(result.diagnostics.contains("… the same 2 calls"))
    #expect(result.diagnostics.split(separator: "\n").count < 30)
    #expect(result.exitCode == 1)
  }

  @Test func aNearMissOfACallbackIsWarnedAbout() throws {
    let file = try folder.write(
      "m.lua",
      """
      local ui = require 'lunette'
      local Home = ui.ViewController:subclass 'Home'

      function Home:viewDidLod() end
      return Home
      """)
    let result = try LunetteProcess.run(["render", file])
    #expect(
      result.diagnostics == """
        warning: \(file):4: Home.viewDidLod is a new member of the class; did you mean 'viewDidLoad'?

        """)
    #expect(result.exitCode == 0)
  }

  @Test func anOverriddenPropertyReachesTheHostsOwn() throws {
    let file = try folder.write(
      "m.lua",
      """
      local ui = require 'lunette'
      local Loud = ui.Label:subclass 'Loud'

      function Loud:set_text(text) Loud.super.set_text(self, text:upper()) end
      function Loud:get_text() return Loud.super.get_text(self) .. '!' end
      local label = Loud{ text = 'hello', frame = { 20, 100, 200, 20 } }
      print(label.text)
      return ui.View{ label }
      """)
    let result = try LunetteProcess.run(["render", file])
    #expect(
      result.diagnostics == """
        warning: \(file):5: Loud.get_text is read by scripts only: the host goes on using the text \
        of its own, so set that (self.text = …)
        HELLO!

        """)
    #expect(result.text.contains("    HELLO\n"))
    #expect(result.exitCode == 0)
  }
}
