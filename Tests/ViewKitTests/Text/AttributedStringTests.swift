import Testing
import ViewKit

@Suite struct AttributedStringTests {
  private let red = TextAttributes(foregroundColor: .red)
  private let bold = TextAttributes(font: .boldSystemFont(ofSize: 20))

  @Test func `Runs that look alike are one, and none is empty`() {
    let text = AttributedString(runs: [
      .init("a", red), .init("", bold), .init("b", red), .init("c", bold), .init(""),
    ])
    #expect(text.runs == [.init("ab", red), .init("c", bold)])
    #expect(text.string == "abc")
    #expect(AttributedString("").runs == [])
    #expect(AttributedString("").string == "")
  }

  @Test func `Texts are equal by their characters and looks`() {
    #expect(AttributedString("ab", attributes: red) == AttributedString("ab", attributes: red))
    #expect(AttributedString("ab", attributes: red) != AttributedString("ab", attributes: bold))
    #expect(AttributedString("ab") != AttributedString("ac"))
    let parts = AttributedString(runs: [.init("a", red), .init("b", red)])
    #expect(Set([parts, AttributedString("ab", attributes: red)]).count == 1)
  }

  @Test func `The length counts UTF-16 units`() {
    #expect(AttributedString("a中😀").length == 4)
  }

  @Test func `A change of attributes is for all runs`() {
    let text = AttributedString(runs: [.init("a", red), .init("b", bold)])
    let changed = text.withAttributes { $0 = TextAttributes(foregroundColor: .blue) }
    #expect(changed.runs == [.init("ab", TextAttributes(foregroundColor: .blue))])
    #expect(text.runs.count == 2)
  }

  @Test func `What is not given is taken from other attributes`() {
    var other = TextAttributes(font: .systemFont(ofSize: 9), foregroundColor: .blue)
    other.kern = 2
    other.underlineStyle = .single
    let filled = red.filled(from: other)
    #expect(filled.foregroundColor == .red)
    #expect(filled.font == .systemFont(ofSize: 9))
    #expect(filled.kern == 2)
    #expect(filled.underlineStyle == .single)
    #expect(other.filled(from: TextAttributes()) == other)
    #expect(TextAttributes().filled(from: other) == other)
  }
}
