import Testing
import ViewKit

@testable import Rendering

@Suite struct KeyboardShapeTests {
  private let stage = Stage()
  private let field = TextField(frame: Rect(x: 20, y: 22, width: 100, height: 44))

  init() {
    stage.add(field)
    field.traits.autocapitalizationType = .none
  }

  private var strip: String? {
    stage.lines.last.map { String($0.drop { $0 == " " }) }
  }

  @Test func `rule 9: a hairline, and one row in the middle of its place`() {
    field.traits.keyboardType = .emailAddress
    field.traits.returnKeyType = .go
    field.traits.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    let lines = stage.lines
    #expect(lines.count == 26)
    #expect(lines[20] == String(repeating: "─", count: 75))
    #expect(strip == "⌨ email · return key: Go (off)")
  }

  @Test func `it says what only its keys show`() {
    field.traits.autocapitalizationType = .sentences
    field.traits.keyboardAppearance = .dark
    field.becomeFirstResponder()
    #expect(strip == "⌨ default, dark ⇧ · return key: return")
    field.text = "a"
    #expect(strip == "⌨ default, dark · return key: return")
    field.traits.keyboardType = .numberPad
    field.reloadInputViews()
    #expect(strip == "⌨ number pad, dark")
  }

  @Test func `what lies behind it is covered`() {
    stage.label("behind", Rect(x: 20, y: 560, width: 100, height: 20))
    #expect(stage.lines.joined().contains("behind"))
    field.becomeFirstResponder()
    #expect(!stage.lines.joined().contains("behind"))
  }

  @Test func `views of the script are drawn as they are`() {
    let bar = View(frame: Rect(x: 0, y: 0, width: 10, height: 44))
    stage.label("Done", Rect(x: 20, y: 0, width: 100, height: 44), in: bar)
    field.setInputAccessoryView(bar)
    field.becomeFirstResponder()
    let lines = stage.lines
    #expect(lines[19] == "    Done")
    #expect(strip?.hasPrefix("⌨") == true)
  }

  @Test func `the tree and the JSON have it as one node`() {
    field.traits.returnKeyType = .search
    field.becomeFirstResponder()
    #expect(
      stage.render(.tree).hasSuffix(
        "\nKeyboard (0 451; 375 216) keyboardType=default returnKeyType=search "
          + "returnKeyTitle=\"Search\" returnKeyColor=#007aff\n"))
    let json = stage.render(.json)
    #expect(
      json.contains(",\"keyboard\":{\"class\":\"Keyboard\",\"id\":null,\"frame\":[0,451,375,216],"))
    #expect(!json.contains("\"class\":\"Key\""))
    field.resignFirstResponder()
    #expect(!stage.render(.json).contains("keyboard\":{"))
  }
}

extension KeyboardShapeTests {
  @Test func `its keys are shown one by one where that is wanted`() {
    let stage = Stage()
    let field = stage.add(TextField(frame: Rect(x: 20, y: 22, width: 100, height: 44)))
    field.traits.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    let text = stage.render(.text, RenderOptions(showsKeys: true))
    #expect(
      text.split(separator: "\n").suffix(4) == [
        "  [Q]     [W]    [E]     [R]    [T]     [Y]    [U]     [I]    [O]     [P]",
        "      [A]     [S]    [D]     [F]    [G]     [H]    [J]     [K]    [L]",
        "    [*⇧]      [Z]    [X]     [C]    [V]     [B]    [N]     [M]      [⌫]",
        "       [123]                      [space]                     (return)",
      ])
    #expect(!text.contains("return key"))
  }
}
