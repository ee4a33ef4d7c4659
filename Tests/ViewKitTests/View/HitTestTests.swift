import Testing

@testable import ViewKit

/// Hit testing (BEHAVIOUR 22) and coordinates.
@Suite struct HitTestTests {
  let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let back = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
  let front = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
  let point = Point(x: 20, y: 20)

  init() throws {
    try outer.addSubview(back)
    try outer.addSubview(front)
  }

  @Test func theFrontmostViewIsHit() {
    #expect(outer.hitTest(point, with: nil) === front)
    #expect(outer.hitTest(Point(x: 80, y: 80), with: nil) === outer)
    #expect(outer.hitTest(Point(x: 100, y: 80), with: nil) == nil)
  }

  @Test func hiddenTransparentAndSwitchedOffViewsLetTheTouchThrough() {
    front.isHidden = true
    #expect(outer.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(outer.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(outer.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === back)
  }

  @Test func aDisabledControlIsHitAllTheSame() throws {
    let control = Control(frame: front.frame)
    control.isEnabled = false
    try outer.addSubview(control)
    #expect(outer.hitTest(point, with: nil) === control)
  }

  @Test func whatLiesOutsideOfItsSuperviewIsNotHit() throws {
    let outside = View(frame: Rect(x: 60, y: 0, width: 20, height: 20))
    try back.addSubview(outside)
    front.removeFromSuperview()
    #expect(outer.hitTest(Point(x: 75, y: 15), with: nil) === outer)
  }

  @Test func scriptsDecideThroughTheirOverrides() {
    let script = FakeScript()
    script.overrides[.point] = { _, arguments in
      if case .point(let point) = arguments[0] { return .bool(point.x < 5) }
      return nil
    }
    front.script = script
    #expect(outer.hitTest(point, with: nil) === back)
    #expect(outer.hitTest(Point(x: 12, y: 20), with: nil) === front)
    script.overrides[.hitTest] = { _, _ in .object(nil) }
    #expect(outer.hitTest(Point(x: 12, y: 20), with: nil) === back)
  }

  @Test func pointsAndRectanglesAreConverted() throws {
    let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    try front.addSubview(inner)
    #expect(inner.convert(Point(x: 1, y: 1), to: outer) == Point(x: 16, y: 16))
    #expect(inner.convert(Point(x: 16, y: 16), from: outer) == Point(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: back) == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(outer.convert(Point(x: 16, y: 16), to: inner) == Point(x: 1, y: 1))
    front.bounds.origin.y = 100
    #expect(inner.convert(Point(x: 1, y: 101), to: outer) == Point(x: 16, y: 16))
  }

  @Test func transformsAreConverted() {
    front.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(front.frame == Rect(x: -15, y: -15, width: 100, height: 100))
    #expect(front.convert(Point.zero, to: outer) == Point(x: -15, y: -15))
    #expect(front.convert(front.bounds, to: outer) == front.frame)
    #expect(outer.hitTest(Point(x: 2, y: 2), with: nil) === front)
  }

  @Test func withoutAViewTheWindowIsMeant() throws {
    let application = Application()
    let window = Window(
      frame: Rect(x: 0, y: 100, width: 100, height: 100), application: application)
    try window.addSubview(outer)
    #expect(front.convert(Point(x: 1, y: 1), to: nil) == Point(x: 11, y: 11))
    let other = Window(application: application)
    #expect(front.convert(Point(x: 1, y: 1), to: other) == Point(x: 11, y: 111))
  }
}
