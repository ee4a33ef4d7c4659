import Rendering
import ScriptHost

/// The names of the functions of a text, as people know them, in the order in which they begin.
struct FunctionNames {
  private(set) var names: [String] = []
  private let tokens: [LuaTokens.Token]
  /// What is open around: the signs, and what a table in it is called.
  private var open: [(isTable: Bool, name: String?)] = []

  /// - Parameter tokens: of the text, without comments.
  init(_ tokens: [LuaTokens.Token], in source: ScriptHost.SourceText) {
    self.tokens = tokens
    var places: [LuaTokens.Token] = []
    var isNamed: [Bool] = []
    for (index, token) in tokens.enumerated() {
      if token.isWord("function") {
        let name = name(at: index)
        names.append(name ?? "anonymous:\(token.line)")
        places.append(token)
        isNamed.append(name != nil)
      } else if token.isSign("{") {
        open.append((true, assignedName(before: index)))
      } else if token.isSign("(") || token.isSign("[") {
        open.append((false, nil))
      } else if token.isSign("}") || token.isSign(")") || token.isSign("]") {
        _ = open.popLast()
      }
    }
    tellApart { isNamed[$0] ? places[$0].line : nil }
    tellApart { source.place(of: places[$0].start).column }
  }

  /// Gives the names that several have a number more.
  private mutating func tellApart(by number: (Int) -> Int?) {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    for (index, name) in names.enumerated() where counts[name, default: 0] > 1 {
      if let number = number(index) { names[index] = "\(name):\(number)" }
    }
  }

  /// The name that stands behind `function`, or that it is assigned to.
  private func name(at index: Int) -> String? {
    var name = ""
    var next = index + 1
    while next < tokens.count, !tokens[next].isSign("(") {
      guard tokens[next].kind == .name || tokens[next].isSign(".") || tokens[next].isSign(":")
      else { break }
      name += tokens[next].text
      next += 1
    }
    return name.isEmpty ? assignedName(before: index) : name
  }

  /// What the value that begins at a token is assigned to, alone; nil when nothing is known.
  private func assignedName(before index: Int) -> String? {
    var position = index - 1
    guard position >= 1, tokens[position].isSign("=") else { return nil }
    position -= 1
    // `local name <const> = …`
    if tokens[position].isSign(">"), position >= 3, tokens[position - 2].isSign("<") {
      position -= 3
    }
    let end = position
    let isField = open.last?.isTable == true
    var start = end + 1
    while position >= 0 {
      let isKey = tokens[position].isSign("]")
      if isKey {
        guard position >= 2, tokens[position - 2].isSign("[") else { return nil }
        position -= 2
      } else if tokens[position].kind != .name {
        return nil
      }
      start = position
      guard position > 0 else { break }
      let before = tokens[position - 1]
      if isKey, !isField, before.kind == .name || before.isSign("]") {
        position -= 1
      } else if !isKey, before.isSign(".") {
        position -= 2
      } else {
        break
      }
    }
    guard start <= end else { return nil }
    let name = tokens[start...end].map(written).joined()
    if !isField, start > 0, tokens[start - 1].isSign(",") { return nil }
    guard isField, let table = open.last?.name else { return name }
    return name.hasPrefix("[") ? table + name : "\(table).\(name)"
  }

  /// A token as it stands in the text; a string in quotes, whatever it has.
  private func written(_ token: LuaTokens.Token) -> String {
    token.kind == .string ? "\"\(TerminalText.line(token.text))\"" : token.text
  }
}

extension LuaTokens.Token {
  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .name && text == word }
}
