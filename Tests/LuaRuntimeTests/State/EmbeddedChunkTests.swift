import Testing

@testable import LuaRuntime

/// Chunks that were compiled when the program was built.
@Suite struct EmbeddedChunkTests {
  @Test(arguments: ["", "return 1", "\u{1B}LuaT"] as [StaticString])
  func whatIsNoneIsAMistakeOfTheHost(_ code: StaticString) throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) {
      try state.load(embedded: code, name: "lunette:a.lua")
    }
    #expect(error?.message.hasPrefix("Lunette internal error: ") == true)
    #expect(state.stack.top == 0)
  }
}
