import Testing
import ViewKit

@testable import Rendering

@Suite struct SVGBytesTests {
  private func written(_ body: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    body(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.25, "0.25"), (0.00004, "0"),
    (1 / 3, "0.3333"), (2.99999, "3"), (-0.05, "-0.05"), (12.0304, "12.0304"),
    (1e15, "1000000"), (-.infinity, "-1000000"), (.nan, "0"), (.infinity, "1000000"),
  ]) func `Coordinates have four places and an end`(number: Double, text: String) {
    #expect(written { $0.append(coordinate: number) } == text)
  }

  @Test func `Factors have six places`() {
    #expect(written { $0.append(factor: 1 / 3) } == "0.333333")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a<b & \"c\">", "a&lt;b &amp; &quot;c&quot;&gt;"), ("中 é", "中 é"),
    ("a\tb\nc\r\nd", "a b c  d"),
    ("\u{0}\u{1B}[31m\u{7F}\u{9B}", "\u{FFFD}\u{FFFD}[31m\u{FFFD}\u{FFFD}"),
    ("\u{202E}x\u{2069}", "&#x202E;x&#x2069;"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("\u{10FEFF}", "\u{FFFD}"),
  ]) func `Texts are escaped`(text: String, expected: String) {
    #expect(written { $0.append(escaped: text) } == expected)
  }

  @Test(arguments: [
    ("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu"), ("Many", "TWFueQ=="),
  ]) func `Files are written in base 64`(text: String, expected: String) {
    #expect(written { $0.append(base64: Array(text.utf8)) } == expected)
  }

  @Test func `A rectangle beyond all screens still covers them`() {
    let rect = Rect(x: -1e15, y: 0, width: 2e15, height: 10)
    #expect(
      written { $0.attributes(of: rect) }
        == #" x="-1000000" y="0" width="2000000" height="10""#)
  }

  @Test func `Moves are written as such, other transforms as matrices`() {
    let move = AffineTransform(translationX: 3, y: -0.5)
    #expect(written { $0.attribute(transform: move) } == #" transform="translate(3 -0.5)""#)
    let scale = AffineTransform(scaleX: 2, y: 1)
    #expect(written { $0.attribute(transform: scale) } == #" transform="matrix(2 0 0 1 0 0)""#)
    #expect(written { $0.attribute(transform: .identity) } == "")
  }
}
