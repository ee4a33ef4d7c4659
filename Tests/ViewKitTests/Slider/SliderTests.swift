import Testing

@testable import ViewKit

@Suite struct SliderTests {
  private func stage() throws -> ValueStage<Slider> {
    try ValueStage(Slider(frame: Rect(x: 20, y: 100, width: 300, height: 31)))
  }

  @Test("controls/S46: the thumb follows a finger to the end, without a jump")
  func drag() throws {
    let stage = try stage()
    stage.control.value = 0.5
    // 7 points beside the middle of the thumb.
    stage.down(157)
    stage.move(158)
    #expect(stage.control.value == 0.5037175)
    stage.move(900)
    #expect(stage.control.value == 1)
    stage.move(-900)
    stage.up()
    #expect(stage.control.value == 0 && stage.told == 3)
  }

  @Test("weibo/S118: all through a drag, or once at its end", arguments: [true, false])
  func events(isContinuous: Bool) throws {
    let stage = try stage()
    stage.control.isContinuous = isContinuous
    stage.down(15)
    for step in 1...5 { stage.move(15 + Double(step) * 10) }
    // A move that changes nothing.
    stage.move(65, 20)
    #expect(stage.told == (isContinuous ? 5 : 0))
    stage.up()
    #expect(stage.told == (isContinuous ? 0 : 1))
  }

  @Test func `A finger beside the thumb moves nothing`() throws {
    let stage = try stage()
    stage.down(38)
    #expect(!stage.control.isTracking)
    stage.move(100)
    stage.up()
    #expect(stage.control.value == 0 && stage.told == 0)
  }

  @Test func `A slider that is taken away keeps what it has, and tells nobody`() throws {
    let stage = try stage()
    stage.control.isContinuous = false
    stage.down(15)
    stage.move(100)
    stage.control.removeFromSuperview()
    stage.up()
    #expect(stage.control.value > 0 && stage.told == 0)
  }

  /// Source: Apple's pages of `minimumValue`, `maximumValue` and `value`.
  @Test(
    "Bounds and values that do not go together give way",
    arguments: [
      ("minimumValue", 5, [5, 5, 5]), ("maximumValue", -5, [-5, -5, -5]),
      ("value", 7, [0, 1, 1]), ("value", .nan, [0, 0.5, 1]), ("value", -.infinity, [0, 0, 1]),
      ("minimumValue", .infinity, [0, 0.5, 1]), ("maximumValue", .nan, [0, 0.5, 1]),
      ("minimumValue", 0.75, [0.75, 0.75, 1]), ("maximumValue", 0.25, [0, 0.25, 0.25]),
    ] as [(String, Double, [Double])])
  func bounds(property: String, number: Double, expected: [Double]) {
    let slider = Slider()
    slider.value = 0.5
    switch property {
    case "minimumValue": slider.minimumValue = number
    case "maximumValue": slider.maximumValue = number
    default: slider.value = number
    }
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == expected)
  }

  @Test func `A range beyond all bounds has a thumb that stays on its track`() throws {
    let stage = try stage()
    let slider = stage.control
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    #expect(slider.fraction(of: 0) == 0.5)
    stage.down(150)
    stage.move(200)
    #expect(slider.value > 0 && slider.value.isFinite)
    stage.move(900)
    stage.up()
    #expect(slider.value == .greatestFiniteMagnitude)
    slider.minimumValue = .greatestFiniteMagnitude
    #expect(slider.fraction(of: slider.value) == 0)
    slider.frame.size = .zero
    #expect(slider.thumbRect(for: 3).width == 31)
  }

  @Test func `The image of the thumb goes by the state`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 100, height: 31))
    let (up, down) = (
      Image(name: "up", size: Size(width: 20, height: 40)), Image(name: "down")
    )
    slider.setThumbImage(up, for: .normal)
    slider.setThumbImage(down, for: .highlighted)
    #expect(slider.currentThumbImage == up)
    #expect(slider.thumbRect(for: 0).size == up.size && slider.sizeThatFits(.zero).height == 40)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage == down)
  }

  @Test func `A finger takes the thumb, and a reload the value`() {
    let (old, new) = (
      Slider(frame: Rect(x: 0, y: 0, width: 331, height: 31)), Slider()
    )
    old.value = 0.25
    #expect(old.activationPoint == Point(x: 90.5, y: 15.5))
    Restoring.carry(from: old, to: new)
    #expect(new.value == 0.25)
  }
}
