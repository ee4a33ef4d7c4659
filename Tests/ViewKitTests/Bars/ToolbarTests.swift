import Testing

@testable import ViewKit

@Suite struct ToolbarTests {
  private let application = Application()
  private let bar = Toolbar(frame: Rect(x: 0, y: 623, width: 375, height: 44))
  private let window: Window

  init() throws {
    window = application.makeWindow()
    try window.addSubview(bar)
  }

  private func space(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  private let spring = BarButtonItem(barButtonSystemItem: .flexibleSpace)

  private func block(_ width: Double) -> BarButtonItem {
    BarButtonItem(customView: View(frame: Rect(x: 0, y: 0, width: width, height: 20)))
  }

  private func places(_ items: [BarButtonItem]) -> [Double] {
    bar.items = items
    application.settle()
    return items.compactMap(\.customView?.frame.minX)
  }

  @Test func `items stand one after the other`() {
    #expect(places([block(50), block(30), block(20)]) == [16, 76, 116])
  }

  @Test func `a space moves what follows by its width, also to the left`() {
    #expect(places([block(50), space(28), block(30)]) == [16, 104])
    #expect(places([space(-16), block(30)]) == [0])
    #expect(places([space(.nan), block(30)]) == [16])
  }

  @Test func `springs share what is left, and nothing where nothing is`() {
    #expect(places([block(50), spring, block(50), spring, block(50)]) == [16, 162.5, 309])
    #expect(places([spring, block(43)]) == [316])
    #expect(places([block(300), spring, block(300)]) == [16, 326])
  }

  @Test func `what is too wide for any place has one all the same`() {
    let word = BarButtonItem(title: "OK")
    word.width = 1e15
    #expect(places([word, space(.infinity), block(10), space(-1e15), block(10)])[0] == 2_000_026)
    #expect(places([block(1e15), block(1e15), block(10)]).allSatisfy { $0.magnitude <= 5e14 })
    #expect(application.errors.isEmpty)
  }

  @Test func `a view that is there twice stands in the first place`() {
    let twice = block(50)
    #expect(places([twice, block(20), twice]) == [16, 76, 16])
    #expect(bar.subviews.count == 2)
  }

  @Test func `a view that went elsewhere is left there`() throws {
    let block = block(50)
    _ = places([block])
    let view = try #require(block.customView)
    let other = View()
    try window.addSubview(other)
    try other.addSubview(view)
    bar.items = []
    application.settle()
    #expect(view.superview === other)
  }

  @Test func `a tap sends the action with the item, to whom the chain knows`() throws {
    final class Screen: ViewController {
      var sender: Object?
      override func handles(_ action: Selector) -> Bool { action == "edit" }
      override func handle(_ action: Selector, sender: Object?, event: Event?) {
        self.sender = sender
      }
    }
    let screen = Screen(application: application)
    window.rootViewController = screen
    try screen.view.addSubview(bar)
    let item = BarButtonItem(title: "Edit")
    bar.items = [item]
    application.settle()
    func tap() {
      application.touchDown(at: Point(x: 25, y: 640))
      application.touchUp()
    }
    tap()
    #expect(screen.sender == nil)
    item.action = "edit"
    tap()
    #expect(screen.sender === item)
    screen.sender = nil
    item.isEnabled = false
    application.settle()
    tap()
    #expect(screen.sender == nil)
  }

  @Test func `the state of items is carried over where the same are there again`() throws {
    func items() -> [BarButtonItem] {
      [BarButtonItem(title: "A"), spring, BarButtonItem(barButtonSystemItem: .add)]
    }
    bar.items = items()
    bar.items[0].isEnabled = false
    bar.items[2].title = "Plus"
    let state = PropertyValue.list(bar.items.map(\.propertyValue))
    let other = items()
    other.restore(state)
    #expect(other.map(\.isEnabled) == [false, true, true])
    #expect(other[2].title == "Plus")
    let shorter = [BarButtonItem(title: "B")]
    shorter.restore(state)
    #expect(shorter[0].isEnabled)
  }
}
