import Testing

@testable import ViewKit

@Suite struct MenuControllerTests {
  private let application = Application()
  private let window: Window
  private let field = TextField(frame: Rect(x: 20, y: 100, width: 200, height: 30))
  private let log = CallLog()

  init() throws {
    window = application.makeWindow()
    try window.addSubview(field)
    field.text = "hello world"
    application.settle()
  }

  private var menu: MenuController { application.menuController }

  private var titles: [String] { menu.entries.map(\.title) }

  private func choose(_ title: String) throws {
    menu.choose(try #require(menu.entries.first { $0.title == title }))
  }

  @Test func `the menu has what makes sense for the selection`() throws {
    field.becomeFirstResponder()
    field.showEditMenu()
    #expect(titles == ["Select", "Select All"])
    field.select(0..<5)
    field.showEditMenu()
    #expect(titles == ["Cut", "Copy"])
    application.generalPasteboard.string = "x"
    menu.update()
    #expect(titles == ["Cut", "Copy", "Paste"])
    field.text = ""
    #expect(!menu.isMenuVisible)
    field.showEditMenu()
    #expect(titles == ["Paste"])
  }

  @Test func `cut, copy and paste go by the pasteboard, and by the keyboard's way`() throws {
    field.becomeFirstResponder()
    field.select(0..<5)
    field.showEditMenu()
    try choose("Copy")
    #expect(!menu.isMenuVisible)
    #expect(application.generalPasteboard.string == "hello")
    #expect(field.text == "hello world")
    field.showEditMenu()
    try choose("Cut")
    #expect(field.text == " world")
    field.select(6..<6)
    field.showEditMenu()
    try choose("Paste")
    #expect(field.text == " worldhello")
    field.showEditMenu()
    try choose("Select All")
    #expect(field.selectedTextRange.bytes == 0..<11)
    #expect(titles == ["Cut", "Copy", "Paste"])
  }

  @Test func `a word is selected around the caret, or before it`() throws {
    field.becomeFirstResponder()
    for (caret, word) in [(11, 6..<11), (5, 0..<5), (6, 6..<11), (2, 0..<5)] {
      field.select(caret..<caret)
      field.perform(.select)
      #expect(field.selectedTextRange.bytes == word)
    }
  }

  @Test func `a script's items come after those of the system, where somebody performs them`()
    throws
  {
    final class Owner: View {
      var shares = 0
      override func canPerformAction(_ action: Selector, withSender sender: Object?) -> Bool {
        action == "share" || super.canPerformAction(action, withSender: sender)
      }
      override func handle(_ action: Selector, sender: Object?, event: Event?) { shares += 1 }
      override func handles(_ action: Selector) -> Bool { action == "share" }
    }
    let owner = Owner(frame: window.bounds)
    try window.addSubview(owner)
    try owner.addSubview(field)
    let closure = log.keep(ClosureTarget { _, _ in })
    let direct = MenuItem(title: "Direct", action: ClosureTarget.action)
    direct.target = closure
    menu.menuItems = [
      MenuItem(title: "Share", action: "share"), MenuItem(title: "Nobody", action: "nobody"),
      direct,
    ]
    field.becomeFirstResponder()
    field.showEditMenu()
    #expect(titles == ["Select", "Select All", "Share", "Direct"])
    try choose("Share")
    #expect(owner.shares == 1)
  }

  @Test func `nothing is shown while nothing has the focus`() {
    menu.setTargetRect(.zero, in: field)
    menu.setMenuVisible(true, animated: false)
    #expect(!menu.isMenuVisible)
    #expect(menu.menuFrame == .zero)
  }

  @Test func `its coming and going are told`() {
    let log = log
    let names = [
      MenuController.willShowMenuNotification, MenuController.didShowMenuNotification,
      MenuController.willHideMenuNotification, MenuController.didHideMenuNotification,
    ]
    var observers: [NotificationObserver] = []
    for name in names {
      let short = String(
        name.dropFirst("UIMenuController".count).dropLast("MenuNotification".count))
      observers.append(
        application.notificationCenter.addObserver(forName: name, object: menu) { _ in
          log.add(short)
        })
    }
    field.becomeFirstResponder()
    field.showEditMenu()
    #expect(log.take() == ["WillShow"])
    application.advance(by: 0.25)
    #expect(log.take() == ["DidShow"])
    menu.setMenuVisible(false, animated: false)
    menu.setMenuVisible(false, animated: false)
    #expect(log.take() == ["WillHide", "DidHide"])
    for observer in observers { application.notificationCenter.removeObserver(observer) }
  }

  @Test func `it stands above what it is for, or below where there is no room, inside the screen`()
  {
    field.becomeFirstResponder()
    menu.setTargetRect(Rect(x: 0, y: 0, width: 10, height: 20), in: field)
    menu.setMenuVisible(true, animated: false)
    #expect(menu.menuFrame.maxY == 90)
    #expect(menu.menuFrame.minX == 5)
    field.y = 30
    menu.setTargetRect(Rect(x: 0, y: 0, width: 10, height: 20), in: field)
    #expect(menu.menuFrame.minY == 60)
    menu.arrowDirection = .left
    menu.setTargetRect(Rect(x: 0, y: 0, width: 10, height: 20), in: field)
    #expect(menu.menuFrame.minX == 40)
  }

  @Test func `a touch elsewhere, typing and the end of editing take it away`() throws {
    field.becomeFirstResponder()
    field.showEditMenu()
    application.touchDown(at: Point(x: 300, y: 300))
    application.touchUp()
    #expect(!menu.isMenuVisible)
    field.showEditMenu()
    try application.keyboard.type("x")
    #expect(!menu.isMenuVisible)
    field.showEditMenu()
    field.resignFirstResponder()
    #expect(!menu.isMenuVisible)
  }

  @Test func `a finger presses an item, also on a further page`() throws {
    field.becomeFirstResponder()
    let target = log.keep(ClosureTarget { [log] _, _ in log.add("called") })
    menu.menuItems = (1...9).map { number in
      let item = MenuItem(title: "Further item \(number)", action: ClosureTarget.action)
      item.target = target
      return item
    }
    field.showEditMenu()
    let window = try #require(menu.window)
    #expect(window.frame.width <= 365)
    for _ in 0..<8 where !window.buttons.contains(where: { $0.title == "Further item 9" }) {
      let next = try #require(window.buttons.last)
      #expect(next.title == "▶")
      application.touchDown(at: window.convertToScreen(next.frame.center))
      application.touchUp()
    }
    let last = try #require(window.buttons.last)
    application.touchDown(at: window.convertToScreen(last.frame.center))
    application.touchUp()
    #expect(log.take() == ["called"])
    #expect(!menu.isMenuVisible)
  }

  @Test func `the menu's window is no window of the application`() {
    field.becomeFirstResponder()
    field.showEditMenu()
    #expect(application.windows.count == 1)
    #expect(window.isKeyWindow)
  }
}
