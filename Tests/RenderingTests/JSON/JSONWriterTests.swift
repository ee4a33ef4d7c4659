import Testing
import ViewKit

@testable import Rendering

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (7, "7"), (10, "10"), (-44, "-44"), (375, "375"), (0.5, "0.5"),
      (-0.5, "-0.5"), (20.5, "20.5"), (-1.5, "-1.5"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (999_999_999_999_999, "999999999999999"),
      (1e300, "1e+300"),
      (1e-7, "1e-07"), (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
      (0.30000000000000004, "0.30000000000000004"), (123_456.75, "123456.75"),
    ] as [(Double, String)])
  func `numbers are the shortest that read back as the same`(number: Double, expected: String) {
    let written = text { $0.number(number) }
    #expect(written == expected)
    if number.isFinite { #expect(Double(written) == number) }
  }

  @Test(arguments: [
    (Int.min, "-9223372036854775808"), (Int.max, "9223372036854775807"), (-1, "-1"),
  ])
  func `integers are exact`(number: Int, expected: String) {
    #expect(text { $0.integer(number) } == expected)
  }

  @Test func `bytes that are no UTF-8 are written as U+FFFD, their neighbours as they are`() {
    let written = text { $0.string("a\u{10FE80}\u{10FEFF}b\u{10FE7F}\u{10FF00}") }
    #expect(written == "\"a\u{FFFD}\u{FFFD}b\u{10FE7F}\u{10FF00}\"")
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("say \"hi\"", #"say \"hi\""#), (#"a\b"#, #"a\\b"#),
    ("1\n2\r3\t4\u{8}\u{C}", #"1\n2\r3\t4\b\f"#), ("\u{0}\u{1B}[m\u{7F}", #"\u0000\u001b[m\u007f"#),
    ("\u{9B}31m", #"\u009b31m"#),
    ("a\u{202E}b\u{2066}\u{200F}\u{61C}\u{2028}", #"a\u202eb\u2066\u200f\u061c\u2028"#),
    ("é中😀👩‍👩‍👧…“”\u{A0}", "é中😀👩‍👩‍👧…“”\u{A0}"),
  ])
  func `strings are escaped where they have to be`(text string: String, expected: String) throws {
    let written = text { $0.string(string) }
    #expect(written == "\"\(expected)\"")
    #expect(try JSONValue(parsing: written) == .string(string))
  }

  @Test func `every scalar reads back`() throws {
    var string = ""
    for value in (0...0x2FFF as ClosedRange<UInt32>) {
      if let scalar = Unicode.Scalar(value) { string.unicodeScalars.append(scalar) }
    }
    let written = text { $0.string(string) }
    guard case .string(let read) = try JSONValue(parsing: written) else {
      Issue.record("no string")
      return
    }
    #expect(read.unicodeScalars.elementsEqual(string.unicodeScalars))
  }

  @Test func `commas stand between members and elements`() {
    let written = text {
      $0.beginObject()
      $0.key("a")
      $0.beginArray()
      $0.integer(1)
      $0.bool(true)
      $0.beginArray()
      $0.endArray()
      $0.null()
      $0.endArray()
      $0.key("b\"")
      $0.beginObject()
      $0.endObject()
      $0.endObject()
    }
    #expect(written == #"{"a":[1,true,[],null],"b\"":{}}"#)
  }

  @Test func `geometry is written as arrays`() {
    let values: [(PropertyValue, String)] = [
      (.point(Point(x: 1, y: 2.5)), "[1,2.5]"),
      (.size(Size(width: 3, height: .infinity)), "[3,null]"),
      (.rect(Rect(x: 1, y: 2, width: 3, height: 4)), "[1,2,3,4]"),
      (.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "[1,2,3,4]"),
      (.transform(.identity), "[1,0,0,1,0,0]"),
      (.indexPath(IndexPath(row: 2, section: 0)), "[1,3]"),
      (.list([.none, .text("red")]), #"[null,"red"]"#),
      (
        .fields([.init("font", .integer(17)), .init("b", .bool(false))]), #"{"font":17,"b":false}"#
      ),
    ]
    for (value, expected) in values { #expect(text { $0.value(value) } == expected) }
  }
}
