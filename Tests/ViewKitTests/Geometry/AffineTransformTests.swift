import Testing

@testable import ViewKit

@Suite struct AffineTransformTests {
  @Test func pointsAreScaledThenMoved() {
    let transform = AffineTransform(scaleX: 2, y: 3)
      .concatenating(AffineTransform(translationX: 10, y: 20))
    #expect(Point(x: 1, y: 1).applying(transform) == Point(x: 12, y: 23))
  }

  /// Core Graphics: `translatedBy` puts the move before the transform.
  @Test func translatedByMovesFirst() {
    let transform = AffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    #expect(Point.zero.applying(transform) == Point(x: 10, y: 0))
  }

  @Test func theInverseUndoes() {
    let transform = AffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 7, ty: -4)
    let there = Point(x: 3, y: 9).applying(transform)
    let back = there.applying(transform.inverted())
    #expect(back.distance(to: Point(x: 3, y: 9)) < 1e-9)
  }

  @Test func aTransformWithoutInverseStaysWhatItIs() {
    let flat = AffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
