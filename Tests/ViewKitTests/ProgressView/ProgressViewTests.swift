import Testing

@testable import ViewKit

@Suite struct ProgressViewTests {
  @Test(
    "Progress stays between 0 and 1",
    arguments: [(0.3, 0.3), (2, 1), (-1, 0), (.infinity, 1), (.nan, 0.5)] as [(Double, Double)])
  func range(progress: Double, expected: Double) {
    let view = ProgressView(progressViewStyle: .default)
    view.progress = 0.5
    view.progress = progress
    #expect(view.progress == expected)
  }

  @Test("controls/S43: to the end with an animation, which takes its time")
  func animation() throws {
    let application = Application()
    let view = ProgressView()
    try application.makeWindow().addSubview(view)
    view.setProgress(1, animated: true)
    #expect(view.progress == 1)
    #expect(application.transitions.map(\.name) == ["the progress of ProgressView"])
    view.setProgress(1, animated: true)
    #expect(application.transitions.count == 1)
  }

  @Test func `The height is that of the style, whatever the frame`() {
    let view = ProgressView(frame: Rect(x: 1, y: 2, width: 100, height: 50))
    #expect(view.frame == Rect(x: 1, y: 2, width: 100, height: 2))
    view.progressViewStyle = .bar
    #expect(view.bounds.height == 2.5)
    view.bounds.size = Size(width: 10, height: 10)
    #expect(view.bounds.size == Size(width: 10, height: 2.5))
    #expect(ProgressView(progressViewStyle: .bar).bounds.size == Size(width: 150, height: 2.5))
  }

  @Test func `A reload carries the progress over`() {
    let (old, new) = (ProgressView(), ProgressView())
    old.progress = 0.7
    Restoring.carry(from: old, to: new)
    #expect(new.progress == 0.7)
  }
}
