import Testing
import ViewKit

@testable import Rendering

@Suite struct AttributedTextTests {
  private let text = AttributedString(
    runs: [
      .init("Hello "),
      .init("World", TextAttributes(font: .boldSystemFont(ofSize: 30), foregroundColor: .red)),
      .init(" again"),
    ])

  private func stage(_ text: AttributedString, width: Double = 300) -> Stage {
    let stage = Stage()
    stage.label("", Rect(x: 20, y: 0, width: width, height: 44)).attributedText = text
    return stage
  }

  private func colored(_ stage: Stage) -> String {
    stage.render(.text, RenderOptions(isColored: true))
  }

  @Test func `a text of several looks is one run`() {
    #expect(stage(text).lines == ["", "    Hello World again"])
    #expect(stage(text, width: 120).lines == ["", "    Hello W…"])
  }

  @Test func `parts have colours and styles of their own on a terminal`() {
    var line = TextAttributes(font: .italicSystemFont(ofSize: 17))
    line.underlineStyle = .double
    line.strikethroughStyle = .single
    line.backgroundColor = .yellow
    let stage = stage(AttributedString(runs: text.runs + [.init("!", line)]))
    let black = "\u{1B}[0;38;2;0;0;0m"
    #expect(
      colored(stage).contains(
        "    \(black)Hello \u{1B}[0;1;38;2;255;0;0mWorld\(black) again"
          + "\u{1B}[0;3;4;9;38;2;0;0;0;48;2;255;255;0m!\u{1B}[0m"))
  }

  @Test func `a line or a look that is none is no style`() {
    var none = TextAttributes()
    none.underlineStyle = UnderlineStyle.none
    none.strikethroughStyle = UnderlineStyle.none
    #expect(!colored(stage(AttributedString("x", attributes: none))).contains(";4;"))
  }

  @Test func `a part that is cut on the screen keeps its looks`() {
    let stage = Stage()
    let clip = stage.add(View(frame: Rect(x: 20, y: 0, width: 100, height: 44)))
    clip.clipsToBounds = true
    let label = stage.label("", Rect(x: 0, y: 0, width: 300, height: 44), in: clip)
    label.attributedText = text
    #expect(stage.lines == ["", "    Hello Wor⋯"])
    #expect(colored(stage).contains("\u{1B}[0;1;38;2;255;0;0mWo"))
  }

  @Test func `documents have the parts`() {
    let stage = stage(text)
    #expect(
      stage.render(.json).contains(
        "\"attributedText\":[{\"text\":\"Hello \"},{\"text\":\"World\","
          + "\"font\":\"Helvetica Neue Bold 30\",\"foregroundColor\":\"#ff0000\"},"
          + "{\"text\":\" again\"}]"))
    #expect(stage.render(.tree).contains(" attributedText=[{text=\"Hello \"}, {text=\"World\""))
  }

  @Test func `a title of several looks is shown in its brackets`() {
    let stage = Stage()
    let button = stage.add(Button(type: .system, frame: Rect(x: 20, y: 0, width: 300, height: 44)))
    button.setAttributedTitle(text, for: .normal)
    #expect(stage.lines.last?.hasSuffix(" [Hello World again]") == true)
    #expect(colored(stage).contains("\u{1B}[0;1;38;2;255;0;0mWorld"))
    #expect(stage.render(.json).contains("\"attributedTitle\":[{\"text\":\"Hello \"}"))
  }

  @Test func `a natural line of Hebrew is fixed on the right`() {
    let stage = Stage()
    stage.label("שלום", Rect(x: 0, y: 0, width: 375, height: 22), .natural)
    #expect(stage.lines == [String(repeating: " ", count: 71) + "שלום"])
  }
}
