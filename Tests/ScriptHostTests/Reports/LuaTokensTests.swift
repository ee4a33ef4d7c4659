import Testing

@testable import ScriptHost

@Suite struct LuaTokensTests {
  private func tokens(_ text: String) -> [LuaTokens.Token] { SourceText(Array(text.utf8)).tokens }

  @Test func `A source is split into its words and signs`() {
    let tokens = tokens("local a.b2 = 0x1F .. 'c\\'d' --[==[ e ]] ]==] f -- g\n~= [[h\ni]] \"j")
    #expect(
      tokens.map(\.text) == [
        "local", "a", ".", "b2", "=", "0x1F", "..", "c\\'d", "f", "~=", "h\ni", "",
      ])
    #expect(tokens.map(\.line) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3])
    #expect(
      tokens.map(\.kind) == [
        .name, .name, .sign, .name, .sign, .number, .sign, .string, .name, .sign, .string, .string,
      ])
  }

  /// A source that was cut, and one with another byte anywhere.
  @Test func `What is no Lua is split as well, and the places stay within the text`() {
    let source = Array("a = [=[x]=] .. \"b\\n\" --[[c]] 'd' 1.5e3 {f[1]:g()}\r\né\n".utf8)
    var sources = source.indices.map { Array(source[..<$0]) }
    for index in source.indices {
      for byte in [UInt8]("[]=-\"'\\\r\n.1a".utf8) + [0, 0xFF] {
        var changed = source
        changed[index] = byte
        sources.append(changed)
      }
    }
    for bytes in sources {
      let text = SourceText(bytes)
      var end = 0
      var line = 1
      for token in text.tokens {
        #expect(token.start >= end && token.end > token.start && token.end <= bytes.count)
        #expect(token.line >= line && text.place(of: token.start).line == token.line)
        (end, line) = (token.end, token.line)
        let excerpt = text.excerpt(line: token.line, caretAt: token.start)
        #expect(excerpt?.caret.map { $0 >= 1 && $0 <= excerpt?.text.count ?? 0 } == true)
      }
    }
  }

  @Test(arguments: ["a\nb\n\nc", "a\r\nb\r\n\r\nc", "a\rb\r\rc", "a\n\rb\n\r\n\rc"])
  func `Lines end as Lua has it`(text: String) {
    let source = SourceText(Array(text.utf8))
    let lines = (1...5).map { number in
      source.line(number).map { String(decoding: source.bytes[$0], as: UTF8.self) }
    }
    #expect(lines == ["a", "b", "", "c", nil])
    #expect(source.tokens.map(\.line) == [1, 2, 4])
  }
}
