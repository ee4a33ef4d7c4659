import CLuaSupport

/// The functions of a chunk with the lines that have code, run or not: what Lua itself keeps, so
/// nothing is guessed from the text.
public struct CompiledChunk: Sendable {
  public struct Function: Sendable {
    public var shape: FunctionShape
    /// The lines of its instructions, in their order and without repetition one after the other.
    /// Left out is the return that Lua adds at the end of each function.
    public var lines: [Int]
    /// In which function of the list it stands; nil for the chunk itself.
    public var parent: Int?
  }

  /// In the order in which they begin in the text; the first is the chunk itself.
  public private(set) var functions: [Function] = []

  /// Compiles a text.
  ///
  /// - Throws: the mistake in it.
  public init(_ text: [UInt8], name: String) throws(LuaError) {
    let state: LuaState
    do { state = try LuaState() } catch { throw LuaError(kind: .memory, message: "\(error)") }
    try state.load(text, name: name)
    var reader = DumpReader(state.stack.dump())
    guard reader.readHeader(), read(&reader, parent: nil) else {
      throw LuaError(
        kind: .runtime,
        message: "Lunette internal error: this Lua compiles to an unknown form; please report it",
        source: name)
    }
  }

  /// A function and those in it; false when the bytes are none.
  private mutating func read(_ reader: inout DumpReader, parent: Int?) -> Bool {
    reader.skipString()  // the name of the chunk
    let first = reader.number()
    let last = reader.number()
    let parameters = reader.byte()
    let isVariadic = reader.byte() != 0
    reader.skip(1)  // registers
    reader.skip(reader.number() * 4)  // code
    for _ in 0..<reader.count() { reader.skipConstant() }
    let upvalues = reader.count()
    reader.skip(upvalues * 3)
    let index = functions.count
    functions.append(
      Function(
        shape: FunctionShape(
          first: first, last: last, parameters: parameters,
          upvalues: UInt8(truncatingIfNeeded: upvalues), isVariadic: isVariadic),
        lines: [], parent: parent))
    for _ in 0..<reader.count() where !read(&reader, parent: index) { return false }
    var lines = reader.lines(from: first)
    if !lines.isEmpty { lines.removeLast() }
    // The instruction that takes the further arguments has no line of its own.
    if isVariadic, !lines.isEmpty { lines.removeFirst() }
    functions[index].lines = lines.reduce(into: []) { list, line in
      if list.last != line { list.append(line) }
    }
    for _ in 0..<reader.count() {  // names of locals
      reader.skipString()
      _ = reader.number()
      _ = reader.number()
    }
    for _ in 0..<reader.count() { reader.skipString() }  // names of upvalues
    return reader.isGood
  }
}

/// Reads what `string.dump` of Lua 5.4 writes.
private struct DumpReader {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether all that was read was there.
  private(set) var isGood = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The mark, version 5.4, and the sizes of instructions, integers and numbers.
  mutating func readHeader() -> Bool {
    let mark: [UInt8] = [0x1B, 0x4C, 0x75, 0x61, 0x54, 0, 0x19, 0x93, 13, 10, 0x1A, 10, 4, 8, 8]
    guard bytes.starts(with: mark) else { return false }
    position = mark.count
    skip(16 + 1)  // an integer and a number to compare, how many upvalues the chunk has
    return isGood
  }

  mutating func skip(_ count: Int) {
    guard count >= 0, count <= bytes.count - position else {
      isGood = false
      position = bytes.count
      return
    }
    position += count
  }

  mutating func byte() -> UInt8 {
    let start = position
    skip(1)
    return isGood ? bytes[start] : 0
  }

  /// Seven bits in a byte, the highest first; the last byte is marked.
  mutating func number() -> Int {
    var value = 0
    while isGood, value < 1 << 40 {
      let byte = byte()
      value = value << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { return value }
    }
    isGood = false
    return 0
  }

  /// A number of things that take at least a byte each.
  mutating func count() -> Int {
    let count = number()
    if count > bytes.count - position { isGood = false }
    return isGood ? count : 0
  }

  mutating func skipString() { skip(max(0, number() - 1)) }

  mutating func skipConstant() {
    switch byte() {
    case 0x00, 0x01, 0x11: break  // nil, false, true
    case 0x03, 0x13: skip(8)
    case 0x04, 0x14: skipString()
    default: isGood = false
    }
  }

  /// The line of each instruction: steps from one to the next, and where those are too large the
  /// line itself.
  mutating func lines(from first: Int) -> [Int] {
    let count = count()
    let start = position
    skip(count)
    guard isGood else { return [] }
    let steps = bytes[start..<position].map { Int8(bitPattern: $0) }
    var whole: [Int: Int] = [:]
    for _ in 0..<self.count() {
      let instruction = number()
      whole[instruction] = number()
    }
    var line = first
    return steps.enumerated().map { index, step in
      line = step == .min ? whole[index] ?? line : line + Int(step)
      return line
    }
  }
}
