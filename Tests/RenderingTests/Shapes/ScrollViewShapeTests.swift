import Testing
import ViewKit

@testable import Rendering

@Suite struct ScrollViewShapeTests {
  private let stage = Stage(100, 110)
  private let view: ScrollView

  init() {
    view = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 110)))
    view.contentSize = Size(width: 100, height: 220)
    stage.label("one", Rect(x: 0, y: 0, width: 60, height: 22), in: view)
    stage.label("two", Rect(x: 40, y: 22, width: 60, height: 22), .right, in: view)
  }

  @Test func `an indicator is a line at the right edge, where texts leave room for it`() {
    #expect(stage.lines == ["one", "                 two"])
    view.flashScrollIndicators()
    #expect(
      stage.lines == [
        "one                │", "                 two", "                   │",
      ])
    view.contentOffset.y = 110
    #expect(
      stage.lines == [
        "", "", "                   │", "                   │", "                   │",
      ])
    stage.application.advance(by: 1)
    #expect(stage.lines == [])
  }

  @Test func `content that scrolls sideways has one at the lower edge`() {
    view.contentSize = Size(width: 200, height: 110)
    view.flashScrollIndicators()
    #expect(stage.lines.last?.hasPrefix(" ─────────") == true)
    #expect(stage.lines.count == 5)
  }

  @Test func `a picture has it round, dark or light, on the content`() {
    #expect(!stage.render(.svg).contains("fill-opacity=\"0.35\""))
    view.flashScrollIndicators()
    let svg = stage.render(.svg)
    #expect(svg.contains("fill-opacity=\"0.35\""))
    // It comes after the texts.
    #expect(svg.split(separator: "fill-opacity=\"0.35\"").first?.contains(">two<") == true)
    view.indicatorStyle = .white
    #expect(stage.render(.svg).contains("fill=\"#ffffff\" fill-opacity=\"0.35\""))
  }

  @Test func `a tree and a document have what differs`() {
    #expect(!stage.render(.tree).contains("bounces"))
    view.bounces = false
    view.isPagingEnabled = true
    view.indicatorStyle = .white
    view.keyboardDismissMode = .onDrag
    view.decelerationRate = .fast
    let tree = stage.render(.tree)
    for part in [
      "bounces=false", "isPagingEnabled", "indicatorStyle=white", "keyboardDismissMode=onDrag",
      "decelerationRate=0.99",
    ] {
      #expect(tree.contains(part))
    }
    #expect(stage.render(.json).contains("\"isPagingEnabled\":true"))
  }
}
