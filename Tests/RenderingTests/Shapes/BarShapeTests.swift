import Testing
import ViewKit

@testable import Rendering

@Suite struct BarShapeTests {
  private let stage = Stage()
  private let rule = String(repeating: "─", count: 75)

  private func bar(_ item: NavigationItem, below: NavigationItem? = nil) throws -> NavigationBar {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 375, height: 44))
    try bar.setItems((below.map { [$0] } ?? []) + [item], animated: false)
    return stage.add(bar)
  }

  @Test func `a bar is one row of words, and its hairline`() throws {
    let item = NavigationItem(title: "Cities")
    item.rightBarButtonItem = BarButtonItem(title: "Edit")
    _ = try bar(item, below: NavigationItem(title: "Back"))
    #expect(
      stage.lines == [
        "", "  ‹ Back                           Cities                            Edit", rule,
      ])
  }

  @Test func `state that colour shows has brackets`() throws {
    let item = NavigationItem(title: "T")
    let button = BarButtonItem(title: "Edit")
    item.leftBarButtonItem = button
    let bar = try bar(item)
    #expect(stage.lines[1].hasPrefix("  Edit  "))
    button.isEnabled = false
    #expect(stage.lines[1].hasPrefix("  (Edit) "))
    button.isEnabled = true
    stage.application.settle()
    let view = try #require(bar.subviews.first { $0 is BarButton } as? BarButton)
    view.isHighlighted = true
    #expect(stage.lines[1].hasPrefix("  <Edit> "))
  }

  @Test func `pictures of the system are signs or have their names`() throws {
    let toolbar = stage.add(Toolbar(frame: Rect(x: 0, y: 22, width: 375, height: 44)))
    toolbar.items = [
      BarButtonItem(barButtonSystemItem: .add), BarButtonItem(barButtonSystemItem: .search),
      BarButtonItem(barButtonSystemItem: .play),
      BarButtonItem(image: Image(name: "star", size: Size(width: 30, height: 30))),
    ]
    #expect(stage.lines == [rule, "", "   +    ▢Search ▶    ▢star.png"])
    let ascii = stage.render(.text, RenderOptions(isASCII: true))
    #expect(ascii.contains("   +   []Search >   []star.png"))
  }

  @Test func `what scrolls behind a bar is not read through it`() throws {
    stage.label("Behind", Rect(x: 160, y: 12, width: 100, height: 20))
    _ = try bar(NavigationItem(title: "Title"))
    #expect(stage.lines.joined().contains("Title"))
    #expect(!stage.lines.joined().contains("Beh"))
  }

  @Test func `a background image that lets through what is behind hides nothing`() throws {
    stage.label("Behind", Rect(x: 20, y: 12, width: 100, height: 20))
    let bar = try bar(NavigationItem(title: "Title"))
    bar.setBackgroundImage(Image(name: "glass"), for: .default)
    #expect(stage.lines[1].contains("Behind"))
  }

  @Test func `the picture of a bar has its ground, its line and its pictures`() throws {
    let item = NavigationItem(title: "Cities")
    item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .add)
    let bar = try bar(item, below: NavigationItem(title: "Home"))
    bar.barTintColor = .red
    bar.tintColor = .green
    let svg = stage.render(.svg)
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"375\" height=\"44\" fill=\"#ff0000\"/>"))
    #expect(svg.contains("y=\"44\" width=\"375\" height=\"0.5\" fill=\"#b2b2b2\""))
    #expect(svg.contains("stroke=\"#00ff00\" stroke-width=\"3\""))
    #expect(svg.contains(">Home</text>"))
    for system in BarButtonItem.SystemItem.allCases where !system.isSpace {
      item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: system)
      #expect(stage.render(.svg) != svg || system == .add, "\(system)")
    }
  }

  @Test func `the tree and the JSON name the items`() throws {
    let item = NavigationItem(title: "Cities")
    item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .add)
    _ = try bar(item, below: NavigationItem(title: "Home"))
    let tree = stage.render(.tree)
    #expect(tree.contains("NavigationBar (0 0; 375 44) items=[\"Home\", \"Cities\"]"))
    #expect(tree.contains("systemItem=add"))
    #expect(stage.render(.json).contains("\"items\":[\"Home\",\"Cities\"]"))
  }
}
