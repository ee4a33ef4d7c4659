import Testing
import ViewKit

@testable import Rendering

@Suite struct TextViewShapeTests {
  private let stage = Stage()

  private func view(_ text: String, height: Double = 100) -> TextView {
    let view = stage.add(TextView(frame: Rect(x: 20, y: 44, width: 200, height: height)))
    view.font = Font(size: 17)
    view.text = text
    return view
  }

  private var rows: [String] { stage.lines.filter { !$0.isEmpty } }

  @Test func `the lines of the device, with the caret`() {
    let view = view("the quick brown fox jumps\n\nover")
    #expect(rows == ["     the quick brown fox", "     jumps", "     over"])
    view.becomeFirstResponder()
    #expect(rows.prefix(3) == ["     the quick brown fox", "     jumps", "     over|"])
    view.text = ""
    #expect(rows.first == "     |")
  }

  @Test func `rule 7: what is selected stands in brackets, over several lines too`() {
    let view = view("the quick brown fox jumps")
    view.becomeFirstResponder()
    view.select(4..<9)
    #expect(rows.first == "     the ⟦quick⟧ brown fox")
    view.select(4..<23)
    #expect(rows.prefix(2) == ["     the ⟦quick brown fox", "     jum⟧ps"])
  }

  @Test func `a border is a box around the text`() {
    let view = view("Bob", height: 44)
    view.layer.borderWidth = 1
    #expect(
      rows == [
        "    ╭──────────────────────────────────────╮",
        "    │ Bob                                  │",
        "    ╰──────────────────────────────────────╯",
      ])
  }

  @Test func `what is out of sight is not shown`() {
    let view = view((1...50).map { "line \($0)" }.joined(separator: "\n"))
    #expect(rows == ["     line 1", "     line 2", "     line 3", "     line 4", "     line 5"])
    view.contentOffset.y = 400
    #expect(rows.first == "     line 20")
  }

  @Test func `the edit menu is a box with its items, above what is selected`() {
    let view = view("the quick brown fox")
    view.becomeFirstResponder()
    view.select(4..<9)
    view.showEditMenu()
    #expect(rows.contains { $0.contains("Cut") && $0.contains("Copy") && $0.contains("│") })
    #expect(stage.render(.tree).contains(#"titles=["Cut", "Copy"]"#))
    #expect(stage.render(.json).contains(#""menu":{"class":"MenuController""#))
  }

  @Test func `what was detected is underlined and told`() {
    let view = view("see apple.com")
    view.dataDetectorTypes = .link
    view.isEditable = false
    #expect(rows == ["     see apple.com"])
    #expect(stage.render(.tree).contains(#"links=["http://apple.com"]"#))
    let fragments = view.displayedLines.flatMap(\.fragments)
    #expect(fragments.map(\.text) == ["see ", "apple.com"])
    #expect(fragments.last?.attributes.underlineStyle == .single)
  }
}
