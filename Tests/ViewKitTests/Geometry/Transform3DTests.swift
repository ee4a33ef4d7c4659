import Testing

@testable import ViewKit

/// Transforms of space, and the parts of which they are made.
@Suite struct Transform3DTests {
  @Test(arguments: [
    [0.0, 0, 0], [0.3, 0, 0], [0, 0.7, 0], [0, 0, -2.5], [0.4, -1.2, 2], [-3, 0.1, 0.2],
  ])
  func theyComeApartAndTogetherAgain(turns: [Double]) {
    var parts = Transform3D.Parts()
    parts.scale = [2, 0.5, 3]
    parts.rotation = turns
    parts.translation = [7, -8, 9]
    let whole = Transform3D(parts)
    expectNear(Transform3D(whole.parts), whole)
    expectNear(Transform3D(Transform3D(parts).inverted().inverted().parts), whole)
  }

  @Test func aMirrorImageStaysOne() {
    let mirror = Transform3D(scaleX: 1, y: -1, z: 1)
    #expect(mirror.parts.scale == [1, -1, 1])
    expectNear(Transform3D(mirror.parts), mirror)
    let flipped = Transform3D(scaleX: -2, y: 1, z: 1)
      .concatenating(Transform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1))
    expectNear(Transform3D(flipped.parts), flipped)
  }

  @Test func whatFlattensEverythingHasPartsToo() {
    let flat = Transform3D(scaleX: 0, y: 0, z: 0)
    #expect(flat.parts.scale == [0, 0, 0])
    expectNear(Transform3D(flat.parts), flat)
    #expect(flat.inverted() == flat)
  }

  @Test func onTheWayATurnTurns() {
    let end = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    let half = Transform3D.identity.interpolated(to: end, 0.5)
    expectNear(half, Transform3D(rotationAngle: .pi / 4, x: 0, y: 1, z: 0))
    var seen = Transform3D.identity
    seen.m34 = -0.002
    #expect(Transform3D.identity.interpolated(to: seen, 0.5).m34 == -0.001)
  }

  @Test func aPointIsMovedAsInThePlane() {
    let flat = AffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
    #expect(Transform3D(flat).affine == flat)
    expectNear(Transform3D(Transform3D(flat).parts), Transform3D(flat))
  }

  private func expectNear(
    _ left: Transform3D, _ right: Transform3D, at place: SourceLocation = #_sourceLocation
  ) {
    let distance = zip(left.rows, right.rows).map { abs($0 - $1) }.max() ?? 0
    #expect(distance < 1e-9, "\(left.rows) and \(right.rows)", sourceLocation: place)
  }
}
