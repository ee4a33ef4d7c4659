import Testing

@testable import ViewKit

@Suite struct ActivityIndicatorViewTests {
  @Test("controls/S44: it turns and is shown, stops and is hidden")
  func turning() throws {
    let application = Application()
    let view = ActivityIndicatorView(style: .gray)
    try application.makeWindow().addSubview(view)
    #expect(!view.isAnimating && view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    // It turns for ever, which is no transition.
    #expect(application.transitions.isEmpty && application.nextDueTime == nil)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(!view.isHidden)
  }

  @Test("controls/S45: its size is the style's", arguments: ActivityIndicatorView.Style.allCases)
  func size(style: ActivityIndicatorView.Style) {
    let side = style == .whiteLarge ? 37.0 : 20.0
    let view = ActivityIndicatorView(style: style)
    view.frame = Rect(x: 5, y: 6, width: 100, height: 100)
    view.color = .red
    #expect(view.frame == Rect(x: 5, y: 6, width: side, height: side))
    view.color = nil
    #expect(view.color == (style == .gray ? .gray : .white))
  }

  @Test func `A reload carries over whether it turns`() {
    let (old, new) = (ActivityIndicatorView(style: .gray), ActivityIndicatorView(style: .gray))
    old.startAnimating()
    Restoring.carry(from: old, to: new)
    #expect(new.isAnimating && !new.isHidden)
    Restoring.carry(from: ActivityIndicatorView(style: .gray), to: new)
    #expect(!new.isAnimating && new.isHidden)
  }
}
