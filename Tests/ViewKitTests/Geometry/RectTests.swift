import Testing

@testable import ViewKit

@Suite struct RectTests {
  @Test func edgesAreThoseOfTheStandardizedRectangle() {
    let rect = Rect(x: 10, y: 20, width: -4, height: 6)
    #expect(rect.minX == 6)
    #expect(rect.midX == 8)
    #expect(rect.maxX == 10)
    #expect(rect.minY == 20)
    #expect(rect.maxY == 26)
    #expect(rect.width == 4)
    #expect(rect.standardized == Rect(x: 6, y: 20, width: 4, height: 6))
  }

  @Test func insetsMayTurnTheSizeNegativeButNotInsetDxDy() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(dx: 2, dy: 3) == Rect(x: 2, y: 3, width: 6, height: 4))
    #expect(rect.inset(dx: 6, dy: 0).isNull)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 8, bottom: 1, right: 8))
        == Rect(x: 8, y: 1, width: -6, height: 8))
  }

  @Test func unionAndIntersection() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 5, y: 5, width: 10, height: 10)
    #expect(left.union(right) == Rect(x: 0, y: 0, width: 15, height: 15))
    #expect(left.intersection(right) == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(left.intersection(Rect(x: 11, y: 0, width: 1, height: 1)).isNull)
    #expect(left.union(.null) == left)
  }

  @Test func rectanglesThatOnlyTouchDoNotIntersect() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!left.intersects(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(left.intersects(Rect(x: 9, y: 0, width: 10, height: 10)))
    #expect(left.intersection(Rect(x: 10, y: 0, width: 10, height: 10)).width == 0)
  }

  @Test func leftAndTopEdgesBelongToTheRectangle() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(Point(x: 0, y: 0)))
    #expect(!rect.contains(Point(x: 10, y: 0)))
    #expect(!rect.contains(Point(x: 0, y: 10)))
    #expect(rect.contains(Rect(x: 2, y: 2, width: 8, height: 8)))
    #expect(!rect.contains(Rect(x: 2, y: 2, width: 9, height: 8)))
  }

  @Test func theTransformedRectangleIsTheBoxAroundTheCorners() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    let turned = rect.applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9)
    #expect(abs(turned.maxX) < 1e-9)
    #expect(abs(turned.height - 10) < 1e-9)
  }

  @Test func integralGrowsOutwards() {
    let rect = Rect(x: 0.5, y: 1.2, width: 2, height: 2)
    #expect(rect.integral == Rect(x: 0, y: 1, width: 3, height: 3))
  }
}
