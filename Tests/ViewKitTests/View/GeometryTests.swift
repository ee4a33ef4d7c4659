import Testing

@testable import ViewKit

@Suite struct ViewGeometryTests {
  @Test func frameCentreAndBoundsFollowEachOther() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == Point(x: 60, y: 45))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = Size(width: 20, height: 30)
    #expect(view.center == Point(x: 100, y: 100))
    #expect(view.frame == Rect(x: 90, y: 85, width: 20, height: 30))
  }

  @Test func whatWasSetReadsBackExactly() {
    let frame = Rect(x: 0.1, y: 10.3, width: 33.7, height: 20.9)
    let view = View(frame: frame)
    #expect(view.frame == frame)
    view.center = Point(x: 0.3, y: 7.7)
    #expect(view.center == Point(x: 0.3, y: 7.7))
  }

  @Test func negativeSizesAreStandardized() {
    let view = View(frame: Rect(x: 10, y: 10, width: -4, height: 6))
    #expect(view.frame == Rect(x: 6, y: 10, width: 4, height: 6))
    view.frame = Rect(x: 0, y: 0, width: 5, height: -5)
    #expect(view.frame == Rect(x: 0, y: -5, width: 5, height: 5))
  }

  @Test("weibo/S99: a part of the frame is set and the rest stays")
  func partsOfTheFrame() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.x = 9
    #expect(view.frame == Rect(x: 9, y: 2, width: 3, height: 4))
    view.size = Size(width: 7, height: 8)
    #expect(view.frame == Rect(x: 9, y: 2, width: 7, height: 8))
    view.origin = .zero
    #expect(view.frame == Rect(x: 0, y: 0, width: 7, height: 8))
    view.width = 1
    view.height = 2
    view.y = 3
    #expect(view.frame == Rect(x: 0, y: 3, width: 1, height: 2))
  }

  @Test func theFrameOfATransformedViewIsTheBoxAroundIt() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.transform = AffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == Rect(x: -50, y: 0, width: 200, height: 50))
    #expect(view.bounds.size == Size(width: 100, height: 50))
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == Size(width: 50, height: 50))
    #expect(view.center == Point(x: 50, y: 25))
    view.transform = .identity
    #expect(view.frame == Rect(x: 25, y: 0, width: 50, height: 50))
  }

  @Test func theAnchorPointMovesTheFrameAlone() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = .zero
    #expect(view.center == Point(x: 50, y: 25))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == Rect(x: 50, y: 25, width: 100, height: 50))
    view.frame = Rect(x: 5, y: 6, width: 100, height: 50)
    #expect(view.center == Point(x: 5, y: 6))
  }

  @Test func sizeToFitRoundsUpToThePixel() {
    final class Content: View {
      override func sizeThatFits(_ size: Size) -> Size { Size(width: 20.1, height: 10.5) }
    }
    let view = Content(frame: Rect(x: 3, y: 4, width: 0, height: 0))
    view.sizeToFit()
    #expect(view.frame == Rect(x: 3, y: 4, width: 20.5, height: 10.5))
  }

  @Test func aPlainViewFitsItsOwnSize() {
    let view = View(frame: Rect(x: 3, y: 4, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == Rect(x: 3, y: 4, width: 30, height: 40))
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
  }

  @Test func alphaStaysBetweenZeroAndOne() {
    let view = View()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
    view.alpha = .nan
    #expect(view.alpha == 0)
  }
}
