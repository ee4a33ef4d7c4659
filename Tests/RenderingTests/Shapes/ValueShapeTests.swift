import Testing
import ViewKit

@testable import Rendering

/// Each control of one value is recognised at a glance, whatever the grid.
@Suite struct ValueShapeTests {
  private let stage = Stage()
  private let frame = Rect(x: 20, y: 0, width: 100, height: 22)

  @Test func `a switch is its word and a knob`() {
    let control = stage.add(Switch(frame: frame))
    #expect(stage.lines == ["    [○ off   ]"])
    control.isOn = true
    #expect(stage.lines == ["    [● on    ]"])
    control.isHighlighted = true
    #expect(stage.lines == ["    <● on    >"])
    control.isEnabled = false
    #expect(stage.lines == ["    (● on    )"])
    control.onImage = Image(name: "sun")
    #expect(stage.lines == ["    (● on ▢sun.png)"])
  }

  @Test func `a slider fills its frame in every grid`() throws {
    let slider = stage.add(Slider(frame: frame))
    #expect(stage.lines == ["    ●───────────────────"])
    slider.value = 1
    #expect(stage.lines == ["    ━━━━━━━━━━━━━━━━━━━●"])
    slider.value = 0.5
    #expect(stage.lines == ["    ━━━━━━━━━━●─────────"])
    slider.isEnabled = false
    #expect(stage.lines == ["    (━━━━━━━━━●────────)"])
    slider.isEnabled = true
    let wide = try #require(CellSize(width: 10, height: 22))
    #expect(stage.render(.text, RenderOptions(cell: wide)) == "  ━━━━━●────\n")
    slider.width = 0
    slider.setThumbImage(Image(name: "a", size: Size(width: 4, height: 4)), for: .normal)
    #expect(stage.lines == ["    ▢a.png"])
  }

  @Test func `a slider that is cut does not read as a whole`() {
    let slider = stage.add(Slider(frame: frame))
    let cover = stage.add(View(frame: Rect(x: 70, y: 0, width: 100, height: 22)))
    cover.backgroundColor = .white
    #expect(stage.lines == ["    ●────────⋯"])
    slider.value = 1
    #expect(stage.lines == ["    ━━━━━━━━━⋯"])
  }

  @Test func `a slider as long as can be is cut at the screen`() {
    let slider = stage.add(Slider(frame: Rect(x: 0, y: 0, width: 1e15, height: 22)))
    slider.value = 0.5
    #expect(stage.lines == [String(repeating: "━", count: 74) + "⋯"])
    slider.frame = Rect(x: -5e14, y: 0, width: 1e15, height: 22)
    #expect(stage.lines.first?.contains("●──────") == true)
    slider.frame = Rect(x: -200, y: 0, width: 300, height: 22)
    #expect(stage.lines == ["⋯───────────────────"])
    slider.value = 0.7
    #expect(stage.lines == ["⋯●──────────────────"])
  }

  @Test func `the ends of a slider show their images`() {
    let slider = stage.add(Slider(frame: Rect(x: 50, y: 0, width: 200, height: 31)))
    slider.minimumValueImage = Image(name: "a")
    slider.maximumValueImage = Image(name: "b")
    #expect(stage.lines == ["          ▢a.png   ●─────────────────────   ▢b.png"])
  }

  @Test func `a stepper is − and +, and shows what is pressed and what is at its end`() {
    let stepper = stage.add(Stepper(frame: frame))
    #expect(stage.lines.joined().contains("[  (−)   |    +   ]"))
    stepper.value = 100
    #expect(stage.lines.joined().contains("[   −    |   (+)  ]"))
    stepper.setIncrementImage(Image(name: "up"), for: .normal)
    stepper.isEnabled = false
    #expect(stage.lines.joined().contains("(   −    | ▢up.png)"))
  }

  @Test func `segments stand between edges, the chosen one with a star`() throws {
    let control = SegmentedControl(items: [.title("One"), .title(""), .image(Image(name: "x"))])
    control.frame = Rect(x: 20, y: 0, width: 300, height: 22)
    stage.add(control)
    #expect(
      stage.lines == ["    ‹        One        │                   │      ▢x.png      ›"])
    try control.setSelectedSegmentIndex(1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(
      stage.lines == ["    ‹       (One)       │         *         │      ▢x.png      ›"])
    control.isEnabled = false
    #expect(stage.lines.first?.hasPrefix("    (") == true)
    control.removeAllSegments()
    #expect(stage.lines.map { $0.filter { $0 != " " } } == ["()"])
  }

  @Test func `a title that has no room in its segment is cut as the device does`() {
    let control = SegmentedControl(items: [.title("Recommended"), .title("New")])
    control.frame = Rect(x: 20, y: 0, width: 120, height: 22)
    stage.add(control)
    #expect(stage.lines == ["    ‹  Recom…   │    New   ›"])
  }

  @Test(
    "progress is a disc, its percentage and a line",
    arguments: [
      (0, "○ 0 % ──────────────"), (0.4, "◔ 40 % ━━━━━────────"), (0.5, "◑ 50 % ━━━━━━───────"),
      (0.999, "◕ 99 % ━━━━━━━━━━━━─"), (1, "● 100 % ━━━━━━━━━━━━"),
    ] as [(Double, String)])
  func progress(progress: Double, text: String) {
    let view = stage.add(ProgressView(frame: frame))
    view.progress = progress
    #expect(stage.lines == ["    " + text])
    view.width = 20
    #expect(stage.lines == ["    " + text.prefix(while: { $0 != "━" && $0 != "─" }).trimmed])
  }

  @Test func `a wheel turns, stands still, or is hidden`() {
    let view = stage.add(ActivityIndicatorView(frame: frame))
    #expect(stage.lines == [])
    view.startAnimating()
    #expect(stage.lines == ["      ◌"])
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(stage.lines == ["     (◌)"])
  }

  @Test func `pages are dots, and numbers where there are many`() {
    let control = stage.add(PageControl(frame: frame))
    #expect(stage.lines == [])
    control.numberOfPages = 4
    control.currentPage = 1
    #expect(stage.lines == ["           ○ ● ○ ○"])
    control.isEnabled = false
    #expect(stage.lines == ["          (○ ● ○ ○)"])
    control.isEnabled = true
    control.numberOfPages = 1_000_000
    #expect(stage.lines == ["       ● 2 of 1000000"])
  }

  @Test func `without characters beyond ASCII`() {
    let options = RenderOptions(isASCII: true)
    stage.add(Switch(frame: frame)).isOn = true
    stage.add(Slider(frame: frame.offset(dx: 0, dy: 44))).value = 0.5
    stage.add(ProgressView(frame: frame.offset(dx: 0, dy: 88))).progress = 0.5
    stage.add(Stepper(frame: frame.offset(dx: 0, dy: 132))).value = 3
    stage.add(PageControl(frame: frame.offset(dx: 0, dy: 176))).numberOfPages = 3
    let text = stage.render(.text, options)
    let isASCII = text.allSatisfy { $0.isASCII }
    #expect(isASCII)
    for part in ["[* on    ]", "==========*---------", "o 50 % ======-------", "* o o"] {
      #expect(text.contains(part))
    }
  }

  @Test func `the tree and the JSON count positions as scripts do`() throws {
    let control = stage.add(SegmentedControl(items: [.title("One"), .title("Two")]))
    try control.setSelectedSegmentIndex(1)
    let pages = stage.add(PageControl(frame: frame))
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(
      stage.render(.tree).contains("segments=[\"One\", \"Two\"] selectedSegmentIndex=2\n"))
    let json = stage.render(.json)
    #expect(json.contains("\"segments\":[\"One\",\"Two\"],\"selectedSegmentIndex\":2"))
    #expect(json.contains("\"numberOfPages\":3,\"currentPage\":2"))
    #expect(json.contains("\"class\":\"Segment\""))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
