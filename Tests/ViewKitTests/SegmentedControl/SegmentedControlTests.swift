import Testing

@testable import ViewKit

@Suite struct SegmentedControlTests {
  private func stage(
    _ titles: [String] = ["One", "Two", "Three"]
  ) throws -> ValueStage<SegmentedControl> {
    let control = SegmentedControl(items: titles.map { .title($0) })
    control.frame = Rect(x: 0, y: 100, width: 300, height: 29)
    return try ValueStage(control)
  }

  private func titles(_ control: SegmentedControl) -> [String] {
    control.segments.map { $0.title ?? $0.image?.name ?? "" }
  }

  @Test("controls/S35: a tap chooses a segment; on the chosen one it does nothing")
  func choice() throws {
    let stage = try stage()
    stage.tap(150)
    #expect(stage.control.selectedSegmentIndex == 1 && stage.told == 1)
    stage.tap(150)
    #expect(stage.told == 0)
    stage.down(10)
    stage.move(150)
    #expect(stage.control.segments.allSatisfy { !$0.isHighlighted })
    stage.move(20, 60)
    #expect(stage.control.segments[0].isHighlighted)
    stage.up()
    #expect(stage.control.selectedSegmentIndex == 0 && stage.told == 1)
  }

  @Test("controls/S36: segments are put in and taken out")
  func insertion() throws {
    let stage = try stage()
    let control = stage.control
    try control.setSelectedSegmentIndex(2)
    control.insert(.image(Image(name: "star")), at: 1, animated: true)
    #expect(stage.application.transitions.map(\.name) == ["the segments of SegmentedControl"])
    control.insert(.title("2"), at: 1, animated: false)
    control.insert(.title("end"), at: 99, animated: false)
    control.insert(.title("start"), at: -9, animated: false)
    #expect(titles(control) == ["start", "One", "2", "star", "Two", "Three", "end"])
    #expect(control.selectedSegmentIndex == 5)
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 99, animated: false)
    control.removeSegment(at: 1, animated: true)
    #expect(titles(control) == ["One", "star", "Two", "Three"])
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == nil && control.subviews.count == 3)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0 && control.subviews.isEmpty)
  }

  @Test("controls/S37: a segment has a title or an image, and may be off")
  func contents() throws {
    let stage = try stage()
    let control = stage.control
    control.setImage(Image(name: "x"), forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == nil)
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(150)
    #expect(control.selectedSegmentIndex == nil && stage.told == 0)
    try control.setSelectedSegmentIndex(1)
    #expect(control.segments[1].isSelected && stage.told == 0)
    #expect(throws: InvalidUse.noSegment(at: 3, count: 3, of: "SegmentedControl")) {
      try control.setSelectedSegmentIndex(3)
    }
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("controls/S38: a momentary control has its choice while it tells of it")
  func momentary() throws {
    let stage = try stage()
    stage.control.isMomentary = true
    var seen: [Int?] = []
    let target = ClosureTarget { _, _ in seen.append(stage.control.selectedSegmentIndex) }
    stage.control.addTarget(target, action: ClosureTarget.action, for: .valueChanged)
    stage.tap(10)
    stage.tap(10)
    #expect(seen == [0, 0] && stage.control.selectedSegmentIndex == nil)
  }

  @Test func `Widths that were set stay, the others share the rest`() throws {
    let stage = try stage(["A", "BBBBBBBB", "C"])
    let control = stage.control
    func widths() -> [Double] {
      stage.application.settle()
      return control.segments.map(\.frame.width)
    }
    #expect(widths() == [100, 100, 100])
    control.setWidth(40, forSegmentAt: 0)
    #expect(widths() == [40, 130, 130])
    control.apportionsSegmentWidthsByContent = true
    #expect(widths()[1] > widths()[2] && widths().reduce(0, +) == 300)
    control.setWidth(.nan, forSegmentAt: 0)
    control.setWidth(.infinity, forSegmentAt: 1)
    #expect(control.segments.allSatisfy { $0.ownWidth == 0 })
    control.frame.size.width = 0
    #expect(widths() == [0, 0, 0])
  }

  /// Source: Interface Builder's new control.
  @Test func `First and Second take 121 points`() {
    let control = SegmentedControl(items: [.title("First"), .title("Second")])
    #expect(control.bounds.size == Size(width: 121, height: 29))
    control.insert(
      .image(Image(name: "x", size: Size(width: 10, height: 50))), at: 0, animated: false)
    #expect(control.sizeThatFits(.zero).height == 50)
  }

  @Test func `Contents are moved by what was set for them, and for their kind`() throws {
    let control = try stage().control
    let offset = Size(width: 3, height: 4)
    control.setContentPositionAdjustment(offset, forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(.zero, forSegmentType: .left, barMetrics: .default)
    control.setContentOffset(Size(width: 10, height: 0), forSegmentAt: 2)
    #expect(
      control.segments.map(control.contentOffset) == [
        .zero, offset, Size(width: 13, height: 4),
      ])
    control.removeSegment(at: 1, animated: false)
    control.removeSegment(at: 1, animated: false)
    #expect(control.contentOffset(of: control.segments[0]) == offset)
  }

  @Test func `A handler that takes all segments away is survived`() throws {
    let stage = try stage()
    let target = ClosureTarget { _, _ in stage.control.removeAllSegments() }
    stage.control.addTarget(target, action: ClosureTarget.action, for: .valueChanged)
    stage.tap(10)
    #expect(stage.control.selectedSegmentIndex == nil)
    stage.tap(10)
    #expect(stage.told == 1)
  }

  @Test func `A segment that goes while it is pressed is not chosen`() throws {
    let stage = try stage()
    stage.down(10)
    stage.control.removeSegment(at: 0, animated: false)
    stage.up()
    #expect(stage.control.selectedSegmentIndex == nil && stage.told == 0)
  }

  @Test func `A reload carries segments and choice over`() throws {
    let old = try stage().control
    old.insert(.title("Four"), at: 3, animated: false)
    try old.setSelectedSegmentIndex(3)
    let new = SegmentedControl(items: [.title("Uno")])
    Restoring.carry(from: old, to: new)
    #expect(titles(new) == ["One", "Two", "Three", "Four"])
    #expect(new.selectedSegmentIndex == 3)
    let fewer = try stage().control
    Restoring.carry(from: SegmentedControl(items: [.title("One")]), to: fewer)
    #expect(titles(fewer) == ["One"])
    // Images are the script's.
    let images = SegmentedControl(items: [.image(Image(name: "x"))])
    Restoring.carry(from: old, to: images)
    #expect(titles(images) == ["x"])
  }
}
