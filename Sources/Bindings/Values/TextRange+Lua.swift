import LuaRuntime
public import ViewKit

// A range of a text: positions of bytes from 1, both inclusive; the hidden numbers are its
// characters and its UTF-16 units.
extension TextRange: LuaValue {
  public init(numbers: UnsafePointer<Double>) {
    let lower = Int(numbers[0]) - 1
    self.init(
      bytes: lower..<max(Int(numbers[1]), lower), characterCount: TextRange.count(numbers[2]),
      utf16Count: TextRange.count(numbers[3]))
  }

  private static func count(_ number: Double) -> Int? { number < 0 ? nil : Int(number) }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = Double(bytes.lowerBound + 1)
    numbers[1] = Double(bytes.upperBound)
    numbers[2] = Double(characterCount ?? -1)
    numbers[3] = Double(utf16Count ?? -1)
  }

  public static let valueClass = ValueClass(
    "Range", objc: "NSRange",
    doc: "A piece of a text by its bytes: s:sub(range.first, range.last) is the text in it.",
    fields: [("first", "location"), ("last", nil)], hidden: 2
  ) { list in
    list.property(
      "count", Int.self, objc: "", doc: "Its characters, as a person counts them.",
      get: { giveCount($0, TextRange(numbers: numbers($1)).characterCount, "count", "count") })
    list.property(
      "length", Int.self, objc: "length", doc: "Its length in UTF-16 units, as UIKit counts.",
      get: { giveCount($0, TextRange(numbers: numbers($1)).utf16Count, "length", "utf16") })
    list.property(
      "location", Int.self, objc: "",
      doc: "Raises: positions are bytes from 1 here; write range.first.",
      get: { thread, _ in
        invokeFailure(
          LuaStack(thread),
          "positions in Lua are bytes, counted from 1; write range.first, and "
            + "s:sub(range.first, range.last) for the text in it")
      })
  }

  private static func giveCount(
    _ thread: OpaquePointer, _ count: Int?, _ name: String, _ function: String
  ) -> Int32 {
    if let count { return give(thread, count) }
    return invokeFailure(
      LuaStack(thread),
      "the range was made without a text, so its \(name) is not known; write "
        + "ui.range(first, last, s).\(name), or ui.\(function)(s:sub(first, last))")
  }

  /// Both ends must be whole numbers from 1 on, the last at least one less than the first.
  public static func read(_ stack: LuaStack, _ index: Int32) -> TextRange? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      guard let start = numbers.baseAddress, readValue(stack, index, into: start),
        let first = Int(exactly: start[0]), let last = Int(exactly: start[1]),
        first >= 1, last >= first - 1, last < 1 << 53
      else { return nil }
      return TextRange(numbers: start)
    }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "Range { first, last } of whole numbers, first from 1, last from first - 1"
  }
}

extension LuaBytes {
  /// The range widened to whole characters; in bytes that are no UTF-8, as it is.
  func range(_ range: TextRange) throws -> TextRange {
    let text = text
    if text.utf8.count == bytes.count, text.utf8.elementsEqual(bytes) {
      return try range.resolved(in: text)
    }
    guard range.bytes.upperBound <= bytes.count else {
      throw TextRangeError.outside(
        first: range.bytes.lowerBound + 1, last: range.bytes.upperBound, count: bytes.count)
    }
    return range
  }
}

/// The functions of `ui` about positions in texts.
let textFunctions: [HostFunction] = [
  HostFunction(
    "range", objc: "NSMakeRange",
    parameters: [
      .init("first", "integer"), .init("last", "integer"), .init("text", "string", standard: "nil"),
    ], returns: TextRange.self,
    doc: "A piece of a text, by its first and last byte; with the text it knows its lengths.",
    call: { thread in
      invoke(thread) { arguments throws -> TextRange in
        let first = try arguments.value(1, Int.self)
        let last = try arguments.value(2, Int.self)
        guard first >= 1, last >= first - 1, last < 1 << 53 else {
          throw LuaFailure(
            "a range begins at 1 or later and ends at first - 1 or later, got \(first) and \(last)")
        }
        let range = TextRange(bytes: first - 1..<last)
        let text = try arguments.value(3, (LuaBytes?).self)
        return try text?.range(range) ?? range
      }
    }),
  HostFunction(
    "replace", objc: "stringByReplacingCharactersInRange:withString:",
    parameters: [.init("text", "string"), .init("range", "Range"), .init("new", "string")],
    returns: String.self, doc: "The text with other words in the place of a range.",
    call: { thread in
      invoke(thread) { arguments throws -> LuaBytes in
        var text = try arguments.value(1, LuaBytes.self)
        let range = try text.range(try arguments.value(2))
        text.bytes.replaceSubrange(range.bytes, with: try arguments.value(3, LuaBytes.self).bytes)
        return text
      }
    }),
  HostFunction(
    "count", parameters: [.init("text", "string")], returns: Int.self,
    doc: "The characters of a text, as a person counts them.",
    call: { thread in invoke(thread) { try $0.value(1, String.self).count } }),
  HostFunction(
    "utf16", objc: "-[NSString length]", parameters: [.init("text", "string")], returns: Int.self,
    doc: "The length of a text in UTF-16 units, as UIKit counts.",
    call: { thread in invoke(thread) { try $0.value(1, String.self).utf16.count } }),
]
