import Testing

@testable import ViewKit

@Suite struct AutoresizingTests {
  private func frame(
    _ mask: AutoresizingMask, _ frame: Rect, in old: Size, to new: Size
  ) throws -> Rect {
    let superview = View(frame: Rect(origin: .zero, size: old))
    let view = View(frame: frame)
    view.autoresizingMask = mask
    try superview.addSubview(view)
    superview.frame.size = new
    return view.frame
  }

  @Test func withoutAMaskNothingChanges() throws {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      try frame([], rect, in: Size(width: 10, height: 10), to: Size(width: 20, height: 30)) == rect)
  }

  @Test func oneFlexiblePartTakesTheWholeChange() throws {
    let rect = Rect(x: 10, y: 10, width: 80, height: 30)
    let old = Size(width: 100, height: 100)
    let new = Size(width: 150, height: 140)
    #expect(
      try frame([.flexibleWidth, .flexibleHeight], rect, in: old, to: new)
        == Rect(x: 10, y: 10, width: 130, height: 70))
    #expect(
      try frame([.flexibleLeftMargin, .flexibleTopMargin], rect, in: old, to: new)
        == Rect(x: 60, y: 50, width: 80, height: 30))
    #expect(
      try frame([.flexibleRightMargin, .flexibleBottomMargin], rect, in: old, to: new) == rect)
  }

  @Test func severalFlexiblePartsShareInProportion() throws {
    // Apple, View Programming Guide: "the amount is distributed proportionally".
    let rect = Rect(x: 20, y: 0, width: 60, height: 10)
    let old = Size(width: 100, height: 10)
    let new = Size(width: 200, height: 10)
    #expect(
      try frame([.flexibleLeftMargin, .flexibleRightMargin], rect, in: old, to: new)
        == Rect(x: 70, y: 0, width: 60, height: 10))
    #expect(
      try frame([.flexibleLeftMargin, .flexibleWidth], rect, in: old, to: new)
        == Rect(x: 45, y: 0, width: 135, height: 10))
  }

  @Test func fromAZeroSizedSuperviewThePartsShareEqually() throws {
    #expect(
      try frame(
        [.flexibleLeftMargin, .flexibleRightMargin], .zero, in: .zero,
        to: Size(width: 100, height: 10)) == Rect(x: 50, y: 0, width: 0, height: 0))
    #expect(
      try frame([.flexibleWidth, .flexibleHeight], .zero, in: .zero, to: Size(width: 5, height: 7))
        == Rect(x: 0, y: 0, width: 5, height: 7))
  }

  @Test func theSizeNeverBecomesNegative() throws {
    let rect = Rect(x: 40, y: 0, width: 20, height: 10)
    #expect(
      try frame([.flexibleWidth], rect, in: Size(width: 100, height: 10), to: .zero).width == 0)
  }

  @Test func subviewsOfSubviewsFollow() throws {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let middle = View(frame: outer.bounds)
    let inner = View(frame: outer.bounds)
    middle.autoresizingMask = [.flexibleWidth]
    inner.autoresizingMask = [.flexibleWidth]
    try outer.addSubview(middle)
    try middle.addSubview(inner)
    outer.width = 300
    #expect(inner.width == 300)
    middle.autoresizesSubviews = false
    outer.width = 100
    #expect(middle.width == 100)
    #expect(inner.width == 300)
  }
}
