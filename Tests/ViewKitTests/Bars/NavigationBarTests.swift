import Testing

@testable import ViewKit

@Suite struct NavigationBarTests {
  private let application = Application()
  private let bar = NavigationBar(frame: Rect(x: 0, y: 20, width: 375, height: 44))
  private let window: Window

  init() throws {
    window = application.makeWindow()
    try window.addSubview(bar)
  }

  private func settle() { application.settle() }

  private func item(_ title: String?) -> NavigationItem { NavigationItem(title: title) }

  private var buttons: [BarButton] { bar.subviews.compactMap { $0 as? BarButton } }

  private var labels: [String] { bar.subviews.compactMap { ($0 as? BarLabel)?.text } }

  // MARK: The stack

  @Test func `an item comes and goes, the last one too`() throws {
    let (home, city) = (item("Home"), item("City"))
    try bar.pushItem(home, animated: false)
    try bar.pushItem(city, animated: false)
    #expect(bar.topItem === city)
    #expect(bar.backItem === home)
    #expect(bar.popItem(animated: false) === city)
    #expect(bar.popItem(animated: false) === home)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.backItem == nil)
  }

  @Test func `an item is in a stack once`() throws {
    let (home, city) = (item("Home"), item(nil))
    try bar.setItems([home, city], animated: false)
    let error = InvalidUse.itemPushedTwice(item: "NavigationItem \"Home\"", bar: bar.pathName)
    #expect(throws: error) { try bar.pushItem(home, animated: false) }
    #expect(throws: error) { try bar.setItems([home, home], animated: false) }
    #expect(bar.items == [home, city])
    #expect(
      error.description
        == "NavigationItem \"Home\" is in NavigationBar already, and an item can be in the stack of a "
        + "bar once only; make another one")
  }

  private final class Delegate: Object, NavigationBarDelegate {
    var allows = true
    var told: [String] = []

    func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
      told.append("shouldPush")
      return allows
    }
    func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {
      told.append("didPush")
    }
    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      told.append("shouldPop")
      return allows
    }
    func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) { told.append("didPop") }
  }

  @Test func `a delegate in Swift is asked before and told at the end of the animation`() throws {
    let delegate = Delegate()
    bar.delegate = delegate
    try bar.pushItem(item("Home"), animated: false)
    #expect(delegate.told == ["shouldPush", "didPush"])
    try bar.pushItem(item("City"), animated: true)
    #expect(delegate.told.count == 3)
    #expect(application.transitions.map(\.name) == ["push of NavigationItem \"City\""])
    application.advance(by: Metrics.navigationDuration)
    #expect(delegate.told.last == "didPush")
    delegate.allows = false
    #expect(bar.popItem(animated: false) == nil)
    try bar.pushItem(item("No"), animated: false)
    #expect(bar.items.count == 2)
    #expect(delegate.told.suffix(2) == ["shouldPop", "shouldPush"])
  }

  // MARK: Changes

  @Test func `the bar shows what its item is changed to`() throws {
    let home = item("Home")
    try bar.pushItem(home, animated: false)
    settle()
    #expect(labels == ["Home"])
    home.title = "House"
    let edit = BarButtonItem(title: "Edit")
    home.rightBarButtonItem = edit
    settle()
    #expect(labels == ["House"])
    let button = try #require(buttons.first)
    #expect(button.currentTitle == "Edit")
    edit.title = "Done"
    edit.style = .done
    edit.isEnabled = false
    settle()
    // The same button, so that a finger on it is not lost.
    #expect(buttons.first === button)
    #expect(button.currentTitle == "Done")
    #expect(button.titleLabel.font == Font.boldSystemFont(ofSize: 17))
    #expect(!button.isEnabled)
    home.rightBarButtonItem = nil
    settle()
    #expect(buttons.isEmpty)
  }

  @Test func `what is not changed is not made anew`() throws {
    let home = item("Home")
    home.rightBarButtonItem = BarButtonItem(title: "Edit")
    try bar.pushItem(home, animated: false)
    settle()
    #expect(!bar.needsContent)
    home.title = "Home"
    home.rightBarButtonItems = home.rightBarButtonItems
    bar.width = 300
    #expect(!bar.needsContent)
  }

  @Test func `an item without a bar, and a bar without items, are left alone`() throws {
    weak var gone: NavigationBar?
    let home = item("Home")
    try {
      let other = NavigationBar(frame: bar.frame)
      try other.setItems([home], animated: false)
      other.layoutIfNeeded()
      gone = other
    }()
    #expect(gone == nil)
    home.title = "House"
    try bar.setItems([home], animated: false)
    settle()
    try bar.setItems([], animated: true)
    settle()
    #expect(bar.subviews.isEmpty)
  }

  // MARK: Places

  @Test func `words stand 8 points from the edges, pictures and views 16`() throws {
    let home = item("Home")
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 30))
    home.leftBarButtonItems = [BarButtonItem(title: "OK"), BarButtonItem(customView: view)]
    home.rightBarButtonItems = [BarButtonItem(barButtonSystemItem: .add)]
    try bar.pushItem(home, animated: false)
    settle()
    #expect(buttons[0].frame == Rect(x: 8, y: 0, width: 25, height: 44))
    #expect(view.frame == Rect(x: 8 + 25 + 8 + 8, y: 7, width: 40, height: 30))
    #expect(buttons[1].frame == Rect(x: 375 - 8 - 38, y: 0, width: 38, height: 44))
    #expect(buttons[1].hitMargins.right == 8)
  }

  @Test func `a finger beside a button still hits it`() throws {
    let home = item("Home")
    var count = 0
    let target = ClosureTarget { _, _ in count += 1 }
    home.leftBarButtonItem = BarButtonItem(
      title: "OK", target: target, action: ClosureTarget.action)
    try bar.pushItem(home, animated: false)
    settle()
    for x in [0.0, 40, 60] {
      application.touchDown(at: Point(x: x, y: 21))
      application.touchUp()
    }
    #expect(count == 2)
  }

  @Test func `a low bar has the images for it`() throws {
    bar.setBackgroundImage(Image(name: "high"), for: .default)
    bar.setBackgroundImage(Image(name: "low"), for: .compact)
    #expect(bar.displayedBackgroundImage == Image(name: "high"))
    bar.height = 32
    #expect(bar.barMetrics == .compact)
    #expect(bar.displayedBackgroundImage == Image(name: "low"))
    let home = item("Home")
    home.prompt = "Choose"
    try bar.pushItem(home, animated: false)
    #expect(bar.barMetrics == .compactPrompt)
    #expect(bar.displayedBackgroundImage == Image(name: "low"))
  }

  @Test func `a bar at the top of the screen has its ground behind the status bar`() {
    #expect(bar.backgroundFrame == bar.bounds)
    bar.barPosition = .topAttached
    #expect(bar.backgroundFrame == Rect(x: 0, y: -20, width: 375, height: 64))
    #expect(bar.edgeFrame == Rect(x: 0, y: 44, width: 375, height: 0.5))
  }

  @Test func `a bar of no size shows nothing and does no harm`() throws {
    let home = item("Home")
    home.leftBarButtonItem = BarButtonItem(title: "L")
    home.titleView = View()
    try bar.setItems([item("Below"), home], animated: false)
    for frame in [Rect.zero, Rect(x: 0, y: 0, width: 1e15, height: 1e15)] {
      bar.frame = frame
      settle()
    }
    home.titleView = nil
    settle()
    #expect(labels == ["Home"])
  }
}
