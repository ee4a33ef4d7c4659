import Testing

@testable import ViewKit

/// Places along a path.
@Suite struct PathWayTests {
  private func track(
    _ path: Path, _ mode: KeyframeAnimation.CalculationMode = .linear
  ) throws -> KeyframeTrack {
    let animation = KeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    let keyPath = try #require(LayerKeyPath.named("position"))
    guard case .keyframes(let track) = try animation.values(of: keyPath) else {
      throw Unexpected.noKeyframes
    }
    return track
  }

  private enum Unexpected: Error { case noKeyframes }

  private func place(_ track: KeyframeTrack, _ part: Double) -> Point? {
    guard case .point(let point)? = track.value(at: part) else { return nil }
    return point
  }

  @Test func eachLineTakesAsLongAsTheOthers() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 90))
    let linear = try track(path)
    #expect(place(linear, 0.25) == Point(x: 5, y: 0))
    #expect(place(linear, 0.75) == Point(x: 10, y: 45))
    #expect(place(linear, 1) == Point(x: 10, y: 90))
    let paced = try track(path, .paced)
    #expect(place(paced, 0.1) == Point(x: 10, y: 0))
    #expect(abs((place(paced, 0.55)?.y ?? 0) - 45) < 1e-9)
  }

  @Test func aCircleIsGoneRound() throws {
    var path = Path()
    path.addArc(
      center: Point(x: 50, y: 50), radius: 40, start: 0, end: 2 * .pi, towardsY: true)
    let track = try track(path)
    for part in stride(from: 0.0, through: 1, by: 0.05) {
      let point = try #require(place(track, part))
      let distance = ((point.x - 50) * (point.x - 50) + (point.y - 50) * (point.y - 50))
        .squareRoot()
      #expect(abs(distance - 40) < 0.1)
    }
    #expect(abs((place(track, 0.25)?.y ?? 0) - 90) < 0.1)
  }

  @Test func anEmptyPathIsNowhere() throws {
    #expect(try track(Path()).value(at: 0.5) == nil)
    var point = Path()
    point.move(to: Point(x: 3, y: 4))
    #expect(try place(track(point), 0.5) == Point(x: 3, y: 4))
  }

  @Test func onlyPlacesGoAlongAPath() {
    let animation = KeyframeAnimation(keyPath: "opacity")
    animation.path = Path(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(throws: InvalidLayerUse.self) { try Layer().add(animation, forKey: nil) }
  }
}
