import Testing
import ViewKit

@testable import Rendering

@Suite struct SVGTextTests {
  private func text(
    _ runs: [AttributedString.Run], in rect: Rect = Rect(x: 10, y: 20, width: .infinity, height: 0)
  ) throws -> String {
    try drawn { $0.add(.text(AttributedString(runs: runs), rect)) }
  }

  private func attributes(_ change: (inout TextAttributes) -> Void = { _ in }) -> TextAttributes {
    var attributes = TextAttributes(font: Font(size: 10), foregroundColor: .black)
    change(&attributes)
    return attributes
  }

  @Test func `A line has its baseline and its width`() throws {
    let svg = try text([.init("Hello", attributes())])
    #expect(
      svg == #"<text x="10" y="29.52" font-size="10" textLength="22.78">Hello</text>"#)
  }

  @Test func `Runs are parts of one element, each with its place`() throws {
    let svg = try text([
      .init("ab", attributes()), .init(" c", attributes { $0.font = .boldSystemFont(ofSize: 10) }),
    ])
    #expect(
      svg == """
        <text y="29.52" xml:space="preserve"><tspan x="10" font-size="10" textLength="11.12">ab</tspan>\
        <tspan x="21.12" font-size="10" font-weight="700" textLength="8.34"> c</tspan></text>
        """)
  }

  @Test func `Blanks that would be lost are kept`() throws {
    #expect(try text([.init("a  b", attributes())]).contains(#"xml:space="preserve""#))
    #expect(try text([.init(" a", attributes())]).contains(#"xml:space="preserve""#))
    #expect(try !text([.init("a b", attributes())]).contains("xml:space"))
  }

  @Test func `A rectangle breaks lines, and aligns them`() throws {
    let svg = try text(
      [
        .init(
          "one two three", attributes { $0.paragraphStyle = ParagraphStyle(alignment: .right) })
      ],
      in: Rect(x: 0, y: 0, width: 40, height: 24))
    #expect(svg.contains(">one two</text>"))
    #expect(svg.contains(">three</text>"))
    #expect(svg.components(of: "<text") == 2)
    let low = try text(
      [.init("one two three", attributes())], in: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(low.components(of: "<text") == 1)
  }

  @Test func `Grounds, lines and shadows are drawn`() throws {
    let svg = try text([
      .init(
        "x",
        attributes {
          $0.backgroundColor = .yellow
          $0.underlineStyle = .double
          $0.strikethroughStyle = .single
          $0.strikethroughColor = .red
          $0.kern = 2
          $0.baselineOffset = 3
          $0.shadow = TextShadow(offset: Size(width: 1, height: 2), color: .blue)
        })
    ])
    #expect(svg.components(of: "<rect") == 4)
    #expect(svg.components(of: "<text") == 2)
    #expect(svg.contains(##"fill="#0000ff""##))
    #expect(svg.contains(#"letter-spacing="2""#))
  }

  @Test func `A shadow that is blurred is a filter`() throws {
    let svg = try text([
      .init("x", attributes { $0.shadow = TextShadow(blurRadius: 4, color: .blue) })
    ])
    #expect(svg.contains(#"<feGaussianBlur stdDeviation="2"/>"#))
  }

  @Test func `Families have others beside them`() throws {
    let font = try #require(Font(name: "Menlo-Bold", size: 9))
    let svg = try text([.init("x", attributes { $0.font = font })])
    #expect(svg.contains(#"font-family="Menlo, DejaVu Sans Mono, monospace" font-weight="700""#))
  }
}
