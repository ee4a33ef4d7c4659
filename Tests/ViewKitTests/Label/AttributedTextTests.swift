import Testing
import ViewKit

@Suite struct AttributedTextTests {
  private func label(_ runs: AttributedString.Run..., width: Double = 200) -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: 60))
    label.font = .systemFont(ofSize: 10)
    label.attributedText = AttributedString(runs: runs)
    return label
  }

  private func run(
    _ text: String, _ size: Double? = nil, _ color: Color? = nil
  ) -> AttributedString.Run {
    .init(text, TextAttributes(font: size.map { .systemFont(ofSize: $0) }, foregroundColor: color))
  }

  // MARK: Properties (Apple's pages of UILabel.attributedText and UILabel.text)

  @Test func `Of a plain text it is the text in the label's properties`() {
    let label = Label()
    #expect(label.attributedText == nil)
    label.text = "Hello"
    label.textColor = .red
    let run = label.attributedText?.runs.first
    #expect(run?.text == "Hello")
    #expect(run?.attributes.font == label.font)
    #expect(run?.attributes.foregroundColor == .red)
    #expect(run?.attributes.paragraphStyle?.lineBreakMode == .byTruncatingTail)
  }

  @Test func `It sets the text and the properties of its first character`() {
    var first = TextAttributes(font: .boldSystemFont(ofSize: 20), foregroundColor: .red)
    first.paragraphStyle = ParagraphStyle(alignment: .center)
    let label = label(.init("a", first), run("b", 5, .blue))
    #expect(label.text == "ab")
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func `What a part leaves out is what the label had`() throws {
    let label = label(run("a", 20, .red), run("b"))
    let fragments = try #require(label.displayedLines.first).fragments
    #expect(fragments.map(\.attributes.font?.pointSize) == [20, 10])
    #expect(fragments.map { label.displayedColor(of: $0.attributes) } == [.red, .black])
    label.attributedText = AttributedString("plain")
    #expect(label.font.pointSize == 20)
  }

  @Test func `A property that is set later is for all of the text`() throws {
    let label = label(run("a", 20, .red), run("b", 5, .blue))
    label.font = .systemFont(ofSize: 12)
    label.textColor = .green
    #expect(label.displayedLines.first?.fragments.count == 1)
    #expect(label.displayedLines.first?.font.pointSize == 12)
    #expect(label.attributedText == AttributedString("ab"))
    #expect(label.displayedTextColor == .green)
    label.attributedText = AttributedString(runs: [run("a", nil, .red), run("b", nil, .blue)])
    label.textColor = .red
    #expect(label.attributedText == AttributedString("ab"))
  }

  @Test func `A plain text in its place has the label's properties, also the same text`() {
    let label = label(run("a", 20, .red), run("b", 5, .blue))
    label.text = "ab"
    #expect(label.displayedLines.first?.fragments.isEmpty == true)
    #expect(label.font.pointSize == 20)
    #expect(label.displayedTextColor == .red)
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.displayedLines.isEmpty)
  }

  // MARK: Sizes and lines

  @Test func `The size is that of all parts`() {
    let label = label(run("11"), run("11", 20))
    #expect(label.intrinsicContentSize == Size(width: 33.5, height: 24))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 25, height: 0)) == Size(width: 22.5, height: 48))
  }

  @Test func `Lines follow each other by their own heights, the block in the middle`() {
    let label = label(run("1\n"), run("2\n", 20), run("3"))
    label.numberOfLines = 0
    let lines = label.displayedLines
    #expect(lines.map(\.text) == ["1", "2", "3"])
    // 11.93, 23.86 and 11.93 make 48 of 60 points.
    #expect(lines.map { ($0.rect.origin.y * 100).rounded() / 100 } == [6, 17.93, 41.79])
    #expect(lines.map { ($0.rect.height * 100).rounded() / 100 } == [11.93, 23.86, 11.93])
  }

  @Test func `Only as many lines are shown as the height has room for`() {
    let label = label(run("1\n"), run("2\n", 20), run("3\n4"))
    label.numberOfLines = 0
    #expect(label.displayedLines.map(\.text) == ["1", "2", "3", "4"])
    label.frame.size.height = 48
    #expect(label.displayedLines.map(\.text) == ["1", "2", "3…"])
    label.frame.size.height = 30
    #expect(label.displayedLines.map(\.text) == ["1…"])
    label.frame.size.height = 1
    #expect(label.displayedLines.map(\.text) == ["1…"])
  }

  @Test func `Paragraphs stand by alignments of their own`() {
    func paragraph(_ text: String, _ alignment: TextAlignment) -> AttributedString.Run {
      var attributes = TextAttributes()
      attributes.paragraphStyle = ParagraphStyle(alignment: alignment)
      return .init(text, attributes)
    }
    let label = label(
      paragraph("11\n", .left), paragraph("11\n", .center), paragraph("11\n", .right),
      paragraph("שלום", .natural))
    label.numberOfLines = 0
    #expect(label.displayedLines.map(\.rect.origin.x).prefix(3) == [0, 94.5, 188.5])
    #expect(label.displayedLines.map(\.alignment) == [.left, .center, .right, .right])
  }

  @Test func `All parts are shrunk alike`() throws {
    let label = label(run("11111"), run("11111", 20), width: 42)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 1
    let line = try #require(label.displayedLines.first)
    #expect(line.text == "1111111111")
    let sizes = line.fragments.compactMap(\.attributes.font?.pointSize)
    #expect(sizes.map { ($0 * 10).rounded() / 10 } == [5, 10])
    #expect(line.rect.width <= 42)
  }

  // MARK: Colours

  @Test func `Highlighting colours all parts, disabling dims them`() {
    let label = label(run("a"), run("b", nil, .red))
    let part = TextAttributes(foregroundColor: .red)
    #expect(label.displayedColor(of: part) == .red)
    label.highlightedTextColor = .white
    label.isHighlighted = true
    #expect(label.displayedColor(of: part) == .white)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.displayedColor(of: part) == Color.red.withAlphaComponent(0.5))
  }

  // MARK: Description

  @Test func `The parts are described with what they have`() {
    let label = label(run("a"), run("b", 20, .red))
    let described = DescribedProperties(of: label)
    #expect(
      described.values["attributedText"]
        == .list([
          .fields([.init("text", .string("a"))]),
          .fields([
            .init("text", .string("b")), .init("font", .text("Helvetica Neue 20")),
            .init("foregroundColor", .text("#ff0000")),
          ]),
        ]))
    #expect(described.values["text"] == .string("ab"))
    label.text = "ab"
    #expect(!DescribedProperties(of: label).changed.contains("attributedText"))
  }
}
