import Testing

@testable import ViewKit

/// A view is at no infinite or undefined place: UIKit raises `CALayerInvalidGeometry`; a setter in
/// Swift cannot throw, so what came is left out and recorded.
@Suite struct FiniteGeometryTests {
  private let application = Application()
  private let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))

  private func check(_ change: (View) -> Void, _ message: String) throws {
    view.accessibilityIdentifier = "it"
    try application.makeWindow().addSubview(view)
    application.settle()
    change(view)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 3, height: 4))
    #expect(application.errors.map(\.message) == [message])
    #expect(application.errors.first?.kind == .invalidUse)
  }

  @Test func frames() throws {
    try check(
      { $0.frame = Rect(x: 0, y: .infinity, width: 1, height: 1) },
      "frame of View #it must be made of finite numbers, got { 0.0, inf, 1.0, 1.0 }")
  }

  @Test func partsOfFrames() throws {
    try check(
      { $0.width = .nan },
      "frame of View #it must be made of finite numbers, got { 1.0, 2.0, nan, 4.0 }")
  }

  @Test func boundsAndCentres() throws {
    try check(
      { $0.bounds = Rect(x: -.infinity, y: 0, width: 1, height: 1) },
      "bounds of View #it must be made of finite numbers, got { -inf, 0.0, 1.0, 1.0 }")
    application.removeAllErrors()
    view.removeFromSuperview()
    try check(
      { $0.center = Point(x: 0, y: .nan) },
      "center of View #it must be made of finite numbers, got { 0.0, nan }")
  }

  @Test func transforms() throws {
    try check(
      { $0.transform = AffineTransform(scaleX: .infinity, y: 1) },
      "transform of View #it must be made of finite numbers, got { inf, 0.0, 0.0, 1.0, 0.0, 0.0 }")
  }

  @Test func whatIsTooFarAway() throws {
    try check(
      { $0.frame = Rect(x: 1e16, y: 0, width: 1, height: 1) },
      "frame of View #it must be made of numbers from -1e15 to 1e15, got { 1e+16, 0.0, 1.0, 1.0 }"
    )
  }

  @Test func transformsInsideEachOtherLeadToNoInfinity() throws {
    for factor in [1e15, 1e-200] {
      var views = [View(frame: Rect(x: 1e15, y: -1e15, width: 1e15, height: 1e15))]
      for _ in 0..<40 {
        let inner = View(frame: Rect(x: 1e15, y: 3, width: 1e15, height: 7))
        try views.last?.addSubview(inner)
        inner.transform = AffineTransform(scaleX: factor, y: -factor)
        inner.anchorPoint = Point(x: 1e15, y: -1e15)
        inner.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(inner.frame.isFinite)
        #expect(inner.bounds.isFinite)
        #expect(inner.center.isFinite)
        views.append(inner)
      }
      for (from, to) in [(views.first, views.last), (views.last, views.first)] {
        let point = from?.convert(Point(x: 5, y: 6), to: to)
        #expect(point?.isFinite == true)
        let rect = from?.convert(Rect(x: 1, y: 2, width: 3, height: 4), to: to)
        #expect(rect?.isFinite == true)
      }
    }
  }

  @Test func whatOverflowsWhileItIsComputedIsRecordedToo() throws {
    let inner = View(frame: Rect(x: 1e15, y: 0, width: 1e15, height: 1))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    try view.addSubview(inner)
    try application.makeWindow().addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 1e15, height: 1e15)
    #expect(inner.frame.isFinite)
  }
}

extension Placeable {
  fileprivate var isFinite: Bool { components.allSatisfy { $0 * 0 == 0 } }
}
