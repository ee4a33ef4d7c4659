import Testing

@testable import ViewKit

@Suite struct PathTests {
  @Test func aPathKnowsWhatIsInsideByBothRules() {
    var path = Path(Rect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(Rect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(Point(x: 5, y: 5)))
    #expect(path.contains(Point(x: 15, y: 15)))
    #expect(!path.contains(Point(x: 15, y: 15), .evenOdd))
    #expect(!path.contains(Point(x: 35, y: 15)))
    #expect(!path.contains(Point(x: .nan, y: 15)))
  }

  @Test func roundFiguresAreRoundInside() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(Point(x: 10, y: 1)))
    #expect(!circle.contains(Point(x: 2, y: 2)))
    let rounded = Path(roundedRect: Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)
    #expect(!rounded.contains(Point(x: 0.5, y: 0.5)))
    #expect(rounded.contains(Point(x: 10, y: 0.5)))
  }

  @Test func openPartsAreClosedForWhatIsInside() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 20, y: 0))
    path.addQuadCurve(to: Point(x: 0, y: 20), control: Point(x: 20, y: 20))
    #expect(path.contains(Point(x: 3, y: 3)))
    #expect(!path.contains(Point(x: 19, y: 19)))
  }

  @Test func aReversedPathGoesFromItsEndToItsBeginning() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3, y: 4))
    path.addCurve(
      to: Point(x: 9, y: 9), control1: Point(x: 5, y: 6), control2: Point(x: 7, y: 8))
    #expect(
      path.reversed.elements == [
        .move(Point(x: 9, y: 9)),
        .curve(Point(x: 7, y: 8), Point(x: 5, y: 6), Point(x: 3, y: 4)),
        .line(Point(x: 1, y: 2)),
      ])
    #expect(path.reversed.reversed == path)
  }

  @Test func aReversedFigureWindsTheOtherWay() {
    var path = Path(Rect(x: 0, y: 0, width: 30, height: 30))
    path.addPath(Path(Rect(x: 10, y: 10, width: 10, height: 10)).reversed)
    #expect(!path.contains(Point(x: 15, y: 15)))
    #expect(path.contains(Point(x: 5, y: 5)))
  }

  @Test func aReversedArcKeepsItsCircle() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, start: 0, end: 1, towardsY: true)
    #expect(
      path.reversed.elements.last
        == .arc(Path.Arc(center: .zero, radius: 10, start: 1, sweep: -1)))
  }

  @Test func aCornerIsRoundedBetweenTwoLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 4)
    guard case .arc(let arc) = path.elements.last else {
      Issue.record("no arc")
      return
    }
    #expect(abs(arc.center.x - 6) < 1e-9 && abs(arc.center.y - 4) < 1e-9)
    #expect(abs(arc.startPoint.x - 6) < 1e-9 && abs(arc.startPoint.y) < 1e-9)
    #expect(abs(arc.endPoint.x - 10) < 1e-9 && abs(arc.endPoint.y - 4) < 1e-9)
  }

  @Test func cornersCanBeRoundAlone() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let radii = Size(width: 4, height: 2)
    let path = Path(roundedRect: rect, corners: [.topLeft], radii: radii)
    #expect(!path.contains(Point(x: 0.3, y: 0.2)))
    #expect(path.contains(Point(x: 19.9, y: 0.1)))
    #expect(path.boundingBox == rect)
    let all = Path(roundedRect: rect, corners: .allCorners, radii: Size(width: 3, height: 3))
    #expect(all.elements == [.roundedRect(rect, radius: 3)])
    #expect(Path(roundedRect: rect, corners: [], radii: radii).elements == [.rect(rect)])
  }
}
