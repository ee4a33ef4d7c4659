import Testing

@testable import ViewKit

@Suite struct ViewAppearanceTests {
  let log = CallLog()

  @Test func defaultsAreUIKits() {
    let view = View()
    #expect(!view.isHidden && view.isOpaque && !view.clipsToBounds)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
    #expect(view.autoresizesSubviews && view.autoresizingMask.isEmpty)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.alpha == 1 && view.tag == 0)
    #expect(view.backgroundColor == nil)
  }

  /// BEHAVIOUR 44.
  @Test func tintIsInheritedAndToldDownTheTree() throws {
    let outer = LoggingView("outer", log)
    let own = LoggingView("own", log)
    let inherits = LoggingView("inherits", log)
    let below = LoggingView("below", log)
    try outer.addSubview(own)
    try outer.addSubview(inherits)
    try own.addSubview(below)
    #expect(below.tintColor?.hexString == "#007aff")
    own.tintColor = Color(red: 1, green: 0, blue: 0)
    _ = log.take()
    outer.tintColor = Color(red: 0, green: 1, blue: 0)
    #expect(log.take() == ["outer.tintColorDidChange", "inherits.tintColorDidChange"])
    #expect(inherits.tintColor == Color(red: 0, green: 1, blue: 0))
    #expect(below.tintColor == Color(red: 1, green: 0, blue: 0))
    own.tintColor = nil
    #expect(log.take() == ["own.tintColorDidChange", "below.tintColorDidChange"])
    #expect(below.tintColor == Color(red: 0, green: 1, blue: 0))
  }

  @Test func movingUnderAnotherTintTells() throws {
    let outer = View()
    outer.tintColor = Color(red: 0, green: 1, blue: 0)
    let view = LoggingView("view", log)
    try View().addSubview(view)
    #expect(!log.take().contains("view.tintColorDidChange"))
    try outer.addSubview(view)
    #expect(log.take().contains("view.tintColorDidChange"))
  }

  @Test func theLayerIsTheViewsOwn() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layerIfMade == nil)
    let layer = view.layer
    #expect(view.layer === layer)
    layer.masksToBounds = true
    #expect(view.clipsToBounds)
    layer.frame.origin.x = 9
    #expect(view.x == 9)
    layer.anchorPoint = .zero
    #expect(view.anchorPoint == .zero)
  }

  @Test func aLayerOutlivesItsView() {
    let layer: Layer
    do {
      let view = View()
      layer = view.layer
    }
    #expect(layer.view == nil)
    #expect(layer.frame == .zero)
  }

  @Test func masksHaveTheirNamesInOrder() {
    let mask: AutoresizingMask = [.flexibleHeight, .flexibleWidth]
    #expect(mask.joinedNames == "flexibleWidth|flexibleHeight")
    #expect(AutoresizingMask().joinedNames == "")
  }

  @Test func onlyWhatDiffersFromANewViewIsDescribed() {
    final class Collector: PropertyVisitor {
      var names: [String] = []
      override func visit(
        _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
        restore: ((PropertyValue) -> Void)?
      ) {
        if !isDefault { names.append("\(name)") }
      }
    }
    let collector = Collector()
    let view = View()
    view.describe(collector)
    #expect(collector.names == [])
    view.tag = 4
    view.alpha = 0.5
    view.tintColor = Color(red: 1, green: 0, blue: 0)
    view.layer.cornerRadius = 3
    view.describe(collector)
    #expect(collector.names == ["alpha", "tag", "tintColor", "cornerRadius"])
  }
}
