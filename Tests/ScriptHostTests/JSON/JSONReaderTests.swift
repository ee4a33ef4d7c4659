import FoundationEssentials
import Testing

@testable import ScriptHost

@Suite struct JSONReaderTests {
  /// The value as text, in a form of its own.
  private func shown(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .string(let text): "<\(text)>"
    case .array(let nodes): "[" + nodes.map(shown).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name)=\(shown($0.node))" }.joined(separator: " ") + "}"
    }
  }

  @Test(
    arguments: [
      (" [1, -0.5e2, true,false ,null]\n", "[1.0 -50.0 true false null]"),
      (#"{"a": {}, "": [], "b": "x"}"#, "{a={} =[] b=<x>}"),
      (#""\"\\\/\b\f\n\r\té\ud83d\ude00日""#, "<\"\\/\u{8}\u{c}\n\r\té😀日>"), ("0", "0.0"),
      ("[9007199254740993, -9007199254740993, 1e30]", "[9007199254740993 -9007199254740993 1e+30]"),
    ] as [(String, String)])
  func `Values are read`(text: String, expected: String) throws {
    #expect(shown(try JSONReader.read(Array(text.utf8))) == expected)
  }

  @Test func `Each value knows where it begins`() throws {
    let node = try JSONReader.read(Array(#" { "a": [ 1, "x" ] }"#.utf8))
    guard case .object(let members) = node.value, case .array(let list) = members[0].node.value
    else {
      Issue.record("no object of a list")
      return
    }
    #expect(node.offset == 1 && members[0].offset == 3 && members[0].node.offset == 8)
    #expect(list.map(\.offset) == [10, 13])
  }

  @Test(
    arguments: [
      ("", 0, "expected a value, found the end of the text"),
      ("{", 1, "expected a name in double quotes, found the end of the text"),
      ("[1,]", 2, "no comma may stand before ]"), (#"{"a":1,}"#, 6, "no comma may stand before }"),
      ("[1 2]", 3, "expected a comma or ], found 2"), (#"{"a" 1}"#, 5, "expected a colon"),
      ("{a:1}", 1, "expected a name in double quotes, found a"), ("['a']", 1, "double quotes only"),
      ("// x", 0, "JSON has no comments"), ("1 2", 2, "expected the end of the text"),
      ("01", 1, "no number"), ("-", 1, "no number"), ("1.", 2, "expected a digit behind the point"),
      ("1e", 2, "expected a digit of the exponent"), ("1e999", 0, "too large"),
      ("[nul]", 1, "expected a value, found nul"), (#"{"a":1,"a":2}"#, 7, "\"a\" stands twice"),
      ("\"a", 0, "no end on its line"), ("\"a\nb\"", 0, "no end on its line"),
      ("\"\u{1}\"", 1, #"must be written as \u0001"#), (#""\x""#, 1, "no such escape"),
      (#""\u12""#, 1, "needs four digits"), (#""\ud800""#, 1, "one half of a character"),
      (#""\udc00a""#, 1, "one half of a character"), ("NaN", 0, "expected a value, found NaN"),
      ("\u{FEFF}1", 0, "expected a value, found U+FEFF"),
    ] as [(String, Int, String)])
  func `What is no JSON is told with its place`(text: String, offset: Int, part: String) throws {
    let problem = try #require(throws: JSONProblem.self) { try JSONReader.read(Array(text.utf8)) }
    #expect(problem.message.contains(part), "\(problem.message)")
    #expect(problem.offset == offset, "\(problem.offset)")
  }

  @Test func `Bytes that are no UTF-8, and values within values without end, are refused`() throws {
    let bytes = try #require(throws: JSONProblem.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    #expect(bytes.message.contains("UTF-8"))
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    let depth = try #require(throws: JSONProblem.self) { try JSONReader.read(deep) }
    #expect(depth.message.contains("nested"))
  }

  /// Of texts made by cutting and changing a good one, those are refused that Foundation refuses.
  @Test func `It agrees with Foundation on damaged texts`() {
    let good = Array(#"{"a": [1, -2.5e3, true, null, "xé\n"], "b": {"c": {}}}"#.utf8)
    var damaged = good.indices.map { Array(good[..<$0]) }
    for index in good.indices {
      for byte in "{}[],:\"\\x0-. ".utf8 {
        var text = good
        text[index] = byte
        damaged.append(text)
      }
    }
    for text in damaged {
      let isValid = (try? JSONDecoder().decode(Anything.self, from: Data(text))) != nil
      let isRead = (try? JSONReader.read(text)) != nil
      let shown = String(decoding: text, as: UTF8.self)
      // Foundation takes names that stand twice.
      #expect(isRead == isValid || shown.split(separator: "\"b\"").count > 2, "\(shown)")
    }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Name.self) {
        for key in object.allKeys { _ = try object.decode(Anything.self, forKey: key) }
      } else if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd { _ = try list.decode(Anything.self) }
      } else {
        // Foundation looks into a value when it is asked for.
        let value = try decoder.singleValueContainer()
        if value.decodeNil() || (try? value.decode(Bool.self)) != nil { return }
        if (try? value.decode(String.self)) == nil { _ = try value.decode(Double.self) }
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
