import Testing

@testable import LuaRuntime

/// Chunks that were compiled when the program was built.
@Suite struct EmbeddedChunkTests {
  /// The last one has the bytes of `\u{1B}LuaT`, with which a chunk begins.
  @Test(
    arguments: ["", "return 1", "return 1 + 1 + 1", "\u{1B}\u{18}\u{55}\u{B}\u{46}\u{A}\u{0}\u{0}"]
      as [StaticString])
  func whatIsNoneIsAMistakeOfTheHost(_ code: StaticString) throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) {
      try state.load(embedded: code, name: "lunette:a.lua")
    }
    #expect(error?.message.hasPrefix("Lunette internal error: ") == true)
    #expect(state.stack.top == 0)
  }
}
