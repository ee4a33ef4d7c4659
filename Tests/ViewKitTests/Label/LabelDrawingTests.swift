import Testing
import ViewKit

@Suite struct LabelDrawingTests {
  /// A label with digits of 5.56 points and lines of 11.93.
  private func label(_ text: String, width: Double = 100, height: Double = 20) -> Label {
    let label = Label(frame: Rect(x: 10, y: 10, width: width, height: height))
    label.font = .systemFont(ofSize: 10)
    label.text = text
    return label
  }

  private func rect(_ label: Label) throws -> Rect {
    try #require(label.displayedLines.first).rect
  }

  @Test func `A line stands in the middle of the height, in the label's bounds`() throws {
    let rect = try rect(label("12", height: 44))
    #expect(rect.origin == Point(x: 0, y: 16))
    #expect(rect.size.width == 11.5)
    #expect(abs(rect.size.height - 11.93) < 1e-9)
  }

  @Test(
    "Lines stand by the alignment",
    arguments: [
      (.left, 0), (.natural, 0), (.justified, 0), (.center, 44.5), (.right, 88.5),
    ] as [(TextAlignment, Double)])
  func alignment(alignment: TextAlignment, x: Double) throws {
    let label = label("12")
    label.textAlignment = alignment
    #expect(try rect(label).origin.x == x)
  }

  @Test func `Natural lines begin where the writing of their paragraph does`() {
    let label = label("12 אב\nאב 12\n12", width: 100, height: 60)
    label.numberOfLines = 0
    label.textAlignment = .natural
    #expect(label.displayedLines.map(\.alignment) == [.right, .right, .left])
    #expect(label.displayedLines.last?.rect.origin.x == 0)
    label.textAlignment = .left
    #expect(label.displayedLines.map(\.rect.origin.x) == [0, 0, 0])
  }

  @Test func `All lines of a paragraph begin on one side`() {
    let label = label("אב 11 22 33 44", width: 26, height: 60)
    label.numberOfLines = 0
    label.textAlignment = .natural
    #expect(label.displayedLines.count > 1)
    #expect(label.displayedLines.allSatisfy { $0.alignment == .right })
    label.textAlignment = .justified
    #expect(label.displayedLines.last?.alignment == .right)
  }

  @Test func `Justified lines are as wide as the label, the last of a paragraph is not`() {
    let label = label("11 22 33", width: 27, height: 40)
    label.numberOfLines = 0
    label.textAlignment = .justified
    #expect(label.displayedLines.map(\.rect.size.width) == [27, 11.5])
  }

  @Test func `Several lines follow each other, the block in the middle`() throws {
    let label = label("11 22 33", width: 13, height: 100)
    label.numberOfLines = 0
    let lines = label.displayedLines
    #expect(lines.map(\.text) == ["11", "22", "33"])
    // 36 of 100 points.
    #expect(lines[0].rect.origin.y == 32)
    #expect(abs(lines[2].rect.origin.y - 32 - 2 * 11.93) < 1e-9)
  }

  @Test func `Only as many lines are shown as the height has room for`() {
    let label = label("11 22 33 44", width: 13, height: 24)
    label.numberOfLines = 0
    #expect(label.displayedLines.map(\.text) == ["11", "…"])
    label.lineBreakMode = .byWordWrapping
    #expect(label.displayedLines.map(\.text) == ["11", "22"])
    label.frame.size.height = 3
    #expect(label.displayedLines.map(\.text) == ["11"])
  }

  @Test func `A cut line keeps its whole source`() {
    let label = label("1234567", width: 32)
    #expect(label.displayedLines.map(\.text) == ["123…"])
    #expect(label.displayedLines.map(\.source) == ["1234567"])
    #expect(label.displayedLines.map(\.isTruncated) == [true])
  }

  @Test func `Nothing is shown without text or room`() {
    #expect(label("").displayedLines.isEmpty)
    #expect(label("12", width: 0).displayedLines.isEmpty)
    #expect(label("12", height: 0).displayedLines.isEmpty)
  }

  @Test func `The lines follow text, attributes and bounds`() {
    let label = label("1234567")
    #expect(label.displayedLines.map(\.text) == ["1234567"])
    label.frame.size.width = 32
    #expect(label.displayedLines.map(\.text) == ["123…"])
    label.lineBreakMode = .byTruncatingHead
    #expect(label.displayedLines.map(\.text) == ["…567"])
    label.font = .systemFont(ofSize: 5)
    #expect(label.displayedLines.map(\.text) == ["1234567"])
    label.text = nil
    #expect(label.displayedLines.isEmpty)
  }

  // MARK: Shrinking

  @Test func `A text that is too wide is shown smaller when asked for`() throws {
    let label = label("1234567890", width: 40)
    label.adjustsFontSizeToFitWidth = true
    let line = try #require(label.displayedLines.first)
    #expect(line.text == "1234567890")
    #expect(line.font.pointSize == 7.1)
    #expect(line.rect.size.width <= 40)
    #expect(label.font.pointSize == 10)
  }

  @Test func `The minimum scale ends the shrinking`() throws {
    let label = label("1234567890", width: 40)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    let line = try #require(label.displayedLines.first)
    #expect(line.font.pointSize == 9)
    #expect(line.isTruncated)
  }

  @Test func `Several lines are never shrunk`() {
    let label = label("1234567890", width: 40)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 2
    #expect(label.displayedLines.allSatisfy { $0.font.pointSize == 10 })
  }

  @Test(
    "A smaller line stands by the baseline adjustment",
    arguments: [
      (.none, 4), (.alignCenters, 4 + 0.5 * 0.2 * 11.93), (.alignBaselines, 4 + 0.2 * 9.52),
    ]
      as [(BaselineAdjustment, Double)])
  func baseline(adjustment: BaselineAdjustment, y: Double) throws {
    let label = label("1234567890", width: 44.5)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    #expect(try #require(label.displayedLines.first).font.pointSize == 8)
    #expect(abs(try rect(label).origin.y - y) < 1e-9)
  }

  @Test(
    "Numbers that make no sense show what can be shown",
    arguments: [-1e300, -1, 0, 1e-300, 1e300, .infinity, -.infinity, .nan])
  func hostileNumbers(number: Double) {
    let label = label("11 22\n33", width: 20, height: 40)
    for lines in [Int.min, 0, 1, .max] {
      label.numberOfLines = lines
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = number
      #expect(!label.displayedLines.isEmpty)
      label.preferredMaxLayoutWidth = number
      #expect(label.intrinsicContentSize.height >= 12)
      #expect(label.sizeThatFits(Size(width: number, height: number)).height >= 12)
      let bounds = Rect(x: number, y: number, width: number, height: number)
      let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
      #expect(!(rect.size.width < 0))
      #expect(!(rect.size.height < 0))
      label.drawText(in: bounds)
    }
  }

  // MARK: Colour

  @Test func `The colour follows highlighting and enabling`() {
    let label = label("1")
    label.textColor = .red
    label.isHighlighted = true
    #expect(label.displayedTextColor == .red)
    label.highlightedTextColor = .white
    #expect(label.displayedTextColor == .white)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.displayedTextColor == Color.red.withAlphaComponent(0.5))
  }

  // MARK: Overrides

  @Test func `An override may draw the text in another rectangle, or not at all`() throws {
    let label = label("12", height: 44)
    let script = StandInScript()
    script.overrides[.drawText] = { object, arguments in
      guard case .rect(let rect) = arguments.values[0], let label = object as? Label else {
        return nil
      }
      label.drawText(in: rect.inset(by: EdgeInsets(top: 0, left: 8, bottom: 20, right: 8)))
      return HookValue.none
    }
    label.script = script
    #expect(try rect(label).origin == Point(x: 8, y: 6))
    script.overrides[.drawText] = { _, _ in HookValue.none }
    label.text = "34"
    #expect(label.displayedLines.isEmpty)
  }

  // MARK: Scenarios

  @Test func `course/S3 Two lines of white text, cut at the head`() {
    let label = Label(frame: Rect(x: 110, y: 200, width: 100, height: 60))
    label.text = "HelloWlord HelloWlord HelloWlord"
    label.textColor = .white
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 20)
    label.lineBreakMode = .byTruncatingHead
    label.adjustsFontSizeToFitWidth = false
    let lines = label.displayedLines
    #expect(lines.count == 2)
    #expect(lines.first?.text == "HelloWlord")
    #expect(lines.last?.text.hasPrefix("…") == true)
    #expect(lines.last?.text.hasSuffix("HelloWlord") == false)
    #expect(lines.last?.text.hasSuffix("oWlord") == true)
    #expect(lines.allSatisfy { Rect(x: 0, y: 0, width: 100, height: 60).contains($0.rect) })
    #expect(lines.allSatisfy { $0.font.pointSize == 20 })
    #expect(label.displayedTextColor == .white)
  }
}
