/// Writes JSON as bytes, without spaces and in the order of the calls.
///
/// The caller keeps to the grammar: in an object, a key before each value. The writer sets the
/// commas. Numbers are the shortest that read back as the same, whole ones without a fraction; what
/// is no number in JSON (infinities, NaN) is null. All output is valid UTF-8, and none of it can
/// drive a terminal: control characters and those that change directions are escaped.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value or key needs a comma before it.
  private var needsComma = false

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  // MARK: Structure

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// A key that needs no escape.
  @inline(__always)
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Values

  package mutating func null() { literal("null") }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func integer(_ value: Int) {
    separate()
    bytes.append(value)
    needsComma = true
  }

  package mutating func number(_ value: Double) {
    guard value.isFinite else {
      null()
      return
    }
    separate()
    bytes.append(value)
    needsComma = true
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let isDone: Void? = value.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
    if isDone == nil { Array(value.utf8).withUnsafeBufferPointer { appendEscaped($0) } }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  // MARK: Helpers

  @inline(__always)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// Appends the inside of a string; `text` is valid UTF-8.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let length = JSONEscape.length(text, at: index)
      if length == 0 {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      JSONEscape.append(text[index..<(index + length)], to: &bytes)
      index += length
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }
}
