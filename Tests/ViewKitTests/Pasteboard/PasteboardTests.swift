import Testing

@testable import ViewKit

@Suite struct PasteboardTests {
  private let application = Application()

  @Test func `it holds one thing, or several, and counts its changes`() {
    let board = application.generalPasteboard
    #expect(board.string == nil && board.items.isEmpty && board.changeCount == 0)
    board.string = "a"
    #expect(board.string == "a" && board.strings == ["a"] && board.changeCount == 1)
    board.strings = ["b", "c"]
    #expect(board.string == "b" && board.items.count == 2)
    board.url = "http://apple.com"
    #expect(board.string == "http://apple.com" && board.url == "http://apple.com")
    board.color = .red
    #expect(board.color == .red && board.string == nil && board.url == nil)
    board.image = Image(name: "x")
    #expect(board.image?.name == "x" && board.color == nil)
    board.string = nil
    #expect(board.items.isEmpty && board.changeCount == 6)
  }

  @Test func `a change is told`() {
    let log = CallLog()
    let board = application.generalPasteboard
    let observer = application.notificationCenter.addObserver(
      forName: Pasteboard.changedNotification, object: board
    ) { _ in log.add("changed") }
    board.string = "a"
    #expect(log.take() == ["changed"])
    application.notificationCenter.removeObserver(observer)
  }

  @Test func `others have names, and can be taken away`() {
    #expect(application.pasteboard(named: "mine") == nil)
    let mine = application.makePasteboard(named: "mine")
    #expect(application.makePasteboard(named: "mine") === mine)
    let first = application.makeUniquePasteboard()
    let second = application.makeUniquePasteboard()
    #expect(first.name != second.name)
    application.removePasteboard(named: "mine")
    #expect(application.pasteboard(named: "mine") == nil)
    application.removePasteboard(named: Pasteboard.generalName)
    #expect(application.generalPasteboard.name == Pasteboard.generalName)
  }
}
