import Testing
import ViewKit

@testable import Rendering

@Suite struct LabelShapeTests {
  @Test func `a label is where its text is`() {
    let stage = Stage()
    stage.label("left", Rect(x: 20, y: 0, width: 335, height: 22))
    stage.label("middle", Rect(x: 20, y: 22, width: 335, height: 22), .center)
    stage.label("right", Rect(x: 20, y: 44, width: 335, height: 22), .right)
    #expect(
      stage.lines == [
        "    left", "                                   middle",
        "                                                                  right",
      ])
  }

  @Test func `wrapping and dots are the device's`() {
    let stage = Stage()
    stage.label(
      "The quick brown fox jumps over the lazy dog", Rect(x: 20, y: 0, width: 150, height: 66),
      lines: 2)
    stage.label("长期雄踞各网点销量排行榜榜首的图书", Rect(x: 200, y: 0, width: 100, height: 66), lines: 0)
    #expect(
      stage.lines == [
        "    The quick brown                     长期雄踞各",
        "    fox jumps over th…                  网点销量排",
        "                                        行榜榜首…",
      ])
  }

  @Test func `texts of one alignment are aligned, whatever the device's pixels`() {
    let stage = Stage()
    for (index, text) in ["iiii", "abcd", "Wm.,", "wwww", "天天"].enumerated() {
      stage.label(text, Rect(x: 0, y: Double(index) * 44, width: 375, height: 44), .center)
    }
    let columns = stage.lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    #expect(columns == [36, 36, 36, 36, 36])
  }

  @Test func `rule 6: a line that the label clips has the mark of a cut`() {
    let stage = Stage()
    let label = stage.label("A text that is too long", Rect(x: 20, y: 0, width: 100, height: 22))
    label.lineBreakMode = .byClipping
    #expect(stage.lines == ["    A text that is ⋯"])
    #expect(stage.render(.text, RenderOptions(isASCII: true)) == "    A text that is ~\n")
    label.frame.size.width = 200
    #expect(stage.lines == ["    A text that is too long"])
  }
}
