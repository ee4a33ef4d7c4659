import Testing

@testable import ViewKit

@Suite struct SwitchTests {
  @Test("controls/S34: a tap turns it over, and is told once")
  func tap() throws {
    let stage = try ValueStage(Switch(frame: Rect(x: 100, y: 100, width: 0, height: 0)))
    stage.tap(10)
    #expect(stage.control.isOn && stage.told == 1)
    stage.tap(10)
    #expect(!stage.control.isOn && stage.told == 1)
    // Far outside.
    stage.down(10)
    stage.move(300)
    stage.move(10, 300)
    stage.up()
    #expect(!stage.control.isOn && stage.told == 0)
  }

  @Test func `What a script sets is not told, and animated it takes its time`() throws {
    let stage = try ValueStage(Switch())
    stage.control.setOn(true, animated: true)
    #expect(stage.control.isOn && stage.told == 0)
    #expect(stage.application.transitions.map(\.name) == ["the knob of Switch"])
    stage.application.advance(by: Metrics.valueMotion)
    #expect(stage.application.transitions.isEmpty)
    stage.control.setOn(false, animated: false)
    #expect(stage.application.transitions.isEmpty)
    // Outside of a window nothing moves.
    stage.control.removeFromSuperview()
    stage.control.setOn(true, animated: true)
    #expect(stage.application.transitions.isEmpty)
  }

  /// Source: Apple, `init(frame:)`: "the size components of this rectangle are ignored".
  @Test func `Its size is its own`() {
    let control = Switch(frame: Rect(x: 50, y: 60, width: -20, height: 9))
    let size = Size(width: 51, height: 31)
    #expect(control.frame == Rect(x: 30, y: 60, width: 51, height: 31))
    control.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == Rect(x: 1, y: 2, width: 51, height: 31))
    #expect(control.center == Point(x: 26.5, y: 17.5))
    control.bounds.size = .zero
    control.size = Size(width: 100, height: 100)
    control.transform = AffineTransform(scaleX: 2, y: 2)
    control.frame.size = Size(width: 10, height: 10)
    #expect(control.bounds.size == size && control.sizeThatFits(.zero) == size)
  }

  @Test func `A reload carries over whether it is on`() {
    let (old, new) = (Switch(), Switch())
    old.isOn = true
    Restoring.carry(from: old, to: new)
    #expect(new.isOn)
    #expect(DescribedProperties(of: new).changed == ["isOn"])
  }

  @Test func `The colour is that of its state`() {
    let control = Switch()
    #expect(control.currentColor == nil)
    control.tintColor = .red
    #expect(control.currentColor == .red)
    control.isOn = true
    #expect(control.currentColor?.hexString == "#4cd964")
    control.onTintColor = .blue
    #expect(control.currentColor == .blue)
  }
}
