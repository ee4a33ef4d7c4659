import Testing
import ViewKit

@testable import Rendering

@Suite struct TextFieldShapeTests {
  private let stage = Stage()

  private func field(
    _ text: String = "", y: Double = 0, width: Double = 100, _ placeholder: String? = nil
  ) -> TextField {
    let field = stage.add(TextField(frame: Rect(x: 20, y: y, width: width, height: 44)))
    field.borderStyle = .roundedRect
    field.text = text
    field.placeholder = placeholder
    return field
  }

  @Test func `rule 7: a field in each of its states`() {
    _ = field("Bob")
    _ = field(y: 44, "Name")
    let off = field("off", y: 88)
    off.isEnabled = false
    let secret = field("abc", y: 132)
    secret.traits.isSecureTextEntry = true
    _ = field(y: 176)
    #expect(
      stage.lines.filter { !$0.isEmpty } == [
        "    [Bob               ]", "    [‹Name›            ]", "    (off               )",
        "    [•••               ]", "    [                  ]",
      ])
  }

  @Test func `the caret is a bar, what is selected stands in brackets`() {
    let field = field("Bob", "Name")
    field.becomeFirstResponder()
    #expect(stage.lines.first { !$0.isEmpty } == "    [Bob|              ]")
    field.select(1..<1)
    #expect(stage.lines.first { !$0.isEmpty } == "    [B|ob              ]")
    field.select(1..<3)
    #expect(stage.lines.first { !$0.isEmpty } == "    [B⟦ob⟧             ]")
    field.text = ""
    #expect(stage.lines.first { !$0.isEmpty } == "    [|‹Name›           ]")
    field.placeholder = nil
    #expect(stage.lines.first { !$0.isEmpty } == "    [|                 ]")
  }

  @Test func `a long text is cut at rest, and moves with the caret while it is edited`() {
    let field = field("abcdefghijklmnopqrstuvwxyz")
    #expect(stage.lines.first { !$0.isEmpty } == "    [abcdefg…          ]")
    field.becomeFirstResponder()
    #expect(stage.lines.first { !$0.isEmpty } == "    [⋯qrstuvwxyz|      ]")
    field.select(18..<18)
    #expect(stage.lines.first { !$0.isEmpty } == "    [⋯qr|stuvwxyz      ]")
    field.select(0..<0)
    #expect(stage.lines.first { !$0.isEmpty } == "    [|abcdefghijk⋯     ]")
  }

  @Test func `alignments, the clear button and views beside the text`() {
    let center = field("Bob", width: 200)
    center.textAlignment = .center
    let right = field("Bob", y: 44, width: 200)
    right.textAlignment = .right
    let full = field("Bob", y: 88, width: 200)
    full.clearButtonMode = .always
    let left = Label(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    left.text = "PT"
    full.leftView = left
    full.leftViewMode = .always
    #expect(
      stage.lines.filter { !$0.isEmpty } == [
        "    [                  Bob                 ]",
        "    [                                   Bob]",
        "    [PT      Bob                         × ]",
      ])
  }

  @Test func `a background image is named, unless the border is round`() {
    let field = field("Bob", width: 200)
    field.background = Image(name: "plate")
    #expect(stage.lines.first { !$0.isEmpty }?.contains("plate") == false)
    field.borderStyle = .none
    #expect(stage.lines.first { !$0.isEmpty } == "    [▢plate.png Bob                        ]")
  }

  @Test func `a font that has shrunk is told in the tree`() {
    let field = field("abcdefghijklmnopqrstuvwxyz")
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 4
    #expect(stage.render(.tree).contains("displayedFont=Helvetica Neue 6.7"))
    field.minimumFontSize = 8
    #expect(stage.render(.tree).contains("displayedFont=Helvetica Neue 8"))
  }

  @Test func `a secret is told nowhere`() {
    let field = field("hunter2")
    field.traits.isSecureTextEntry = true
    field.becomeFirstResponder()
    for format in RenderFormat.allCases {
      #expect(!stage.render(format).contains("hunter2"))
      #expect(stage.render(format).contains("•••••••"))
    }
  }

  @Test func `control characters of a text drive no terminal`() {
    _ = field("a\u{1B}[2Jb", width: 200)
    #expect(stage.lines.joined().contains("a␛[2Jb"))
  }

  @Test func `a view that only keeps the text off the edge hides no edge`() {
    let field = field("pad", width: 200)
    let left = View(frame: Rect(x: 0, y: 0, width: 20, height: 44))
    left.backgroundColor = .white
    let right = View(frame: left.frame)
    right.backgroundColor = .blue
    field.leftView = left
    field.leftViewMode = .always
    field.rightView = right
    field.rightViewMode = .always
    #expect(stage.lines.first { !$0.isEmpty } == "    [    pad                               ]")
  }

  /// What is shown may have fewer characters than the text in which the caret stands.
  @Test(arguments: [
    "ab", "a\n\u{301}", "a\r\n\u{301}b", String(repeating: "\u{200B}", count: 5000),
  ])
  func `a caret beyond what is shown stands at its end`(text: String) {
    for width in [0.0, 10, 33, 100] {
      let field = field(text, width: width)
      field.clearButtonMode = .always
      field.becomeFirstResponder()
      for format in RenderFormat.allCases { #expect(!stage.render(format).isEmpty) }
      field.select(0..<text.count)
      for format in RenderFormat.allCases { #expect(!stage.render(format).isEmpty) }
      field.removeFromSuperview()
    }
  }
}
