/// Finds the local variables of a chunk, and has the chunk hand out their cells when it has run.
///
/// A reload joins the locals of a chunk with those that it had before. Lua tells no one outside of a
/// chunk which they are, so a call goes in before its last statement, on the same line:
///
/// ```lua
/// local count, step = 0, 1
/// return Counter        --> ; _ENV[KEY](function() return _ENV, count, step end) return Counter
/// ```
///
/// Where a name is declared again, another call goes in before that, for the one it hides.
struct ChunkInventory {
  /// What the chunk finds the function under that takes the cells: no name that a script can write.
  static let key = "\0locals"

  private let tokens: [LuaTokens.Token]
  private let bytes: [UInt8]
  /// Where text goes in, in order.
  private var insertions: [(offset: Int, text: String)] = []
  /// The names that are declared so far, in order.
  private var names: [String] = []
  /// The blocks that are open, by the word that opened each.
  private var blocks: [String] = []
  /// Whether the open blocks have locals of their own, which may hide one of the chunk's.
  private var hasInnerLocals = false
  private var endsWithReturn = false

  /// The text that does it; nil when the chunk has an environment of its own.
  static func text(_ source: SourceText) -> [UInt8]? {
    var inventory = ChunkInventory(source)
    return inventory.rewrite()
  }

  private init(_ source: SourceText) {
    tokens = source.tokens
    bytes = source.bytes
  }

  private mutating func rewrite() -> [UInt8]? {
    if tokens.contains(where: { $0.kind == .name && $0.text == "_ENV" }) { return nil }
    var index = 0
    while index < tokens.count {
      index = read(index)
    }
    if !endsWithReturn { insertCall(at: tokens.last?.end ?? bytes.count) }
    var result: [UInt8] = []
    var start = 0
    for insertion in insertions {
      result += bytes[start..<insertion.offset]
      result += insertion.text.utf8
      start = insertion.offset
    }
    return result + bytes[start...]
  }

  /// Reads a statement's word; returns where the next one may be.
  private mutating func read(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .name else { return index + 1 }
    switch token.text {
    case "function", "do", "if", "repeat": blocks.append(token.text)
    case "end", "until":
      _ = blocks.popLast()
      if blocks.isEmpty { hasInnerLocals = false }
    case "for" where !blocks.contains("function"): hasInnerLocals = true
    case "return" where !blocks.contains("function"):
      if blocks.isEmpty {
        insertCall(at: token.start)
        endsWithReturn = true
      } else if !hasInnerLocals {
        insertCall(at: token.start)
      }
    case "local":
      if blocks.isEmpty { return declare(index) }
      hasInnerLocals = true
    default: break
    }
    return index + 1
  }

  /// Reads `local a <const>, b` or `local function f`.
  private mutating func declare(_ start: Int) -> Int {
    var index = start + 1
    var declared: [String] = []
    if index < tokens.count, tokens[index].text == "function", tokens[index].kind == .name {
      if index + 1 < tokens.count { declared = [tokens[index + 1].text] }
    } else {
      while index < tokens.count, tokens[index].kind == .name {
        declared.append(tokens[index].text)
        index += 1
        if index + 2 < tokens.count, tokens[index].text == "<" { index += 3 }
        guard index < tokens.count, tokens[index].text == "," else { break }
        index += 1
      }
    }
    if declared.contains(where: names.contains) {
      insertCall(at: tokens[start].start)
      names.removeAll(where: declared.contains)
    }
    for name in declared where !names.contains(name) { names.append(name) }
    return index
  }

  private mutating func insertCall(at offset: Int) {
    let list = (["_ENV"] + names).joined(separator: ", ")
    insertions.append(
      (offset, " ; _ENV[\"\\0locals\"](function() return \(list) end) "))
  }
}
