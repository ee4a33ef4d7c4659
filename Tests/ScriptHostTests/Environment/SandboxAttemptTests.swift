import LuaRuntime
import ScriptHost
import Testing

/// Whatever a script tries, it stays in its sandbox, and the host shows a screen.
@Suite struct SandboxAttemptTests {
  private static let bytecode: [UInt8] = Array("\u{1B}LuaT\0".utf8) + [0x19, 0x93, 13, 10, 26, 10]

  private func folder(main: String) throws -> Folder {
    let folder = try Folder([
      "plugin/main.lua": main,
      "plugin/part.lua": "return 'part'",
      "plugin/secret": "print('escaped: a file that is no module')",
      "outside.lua": "print('escaped: outside of the folder')",
    ])
    try folder.write("plugin/bytecode.lua", Self.bytecode)
    try folder.write("plugin/hidden.lua", Array("#!/usr/bin/lua\n".utf8) + Self.bytecode)
    return folder
  }

  @Test(arguments: Attempt.all)
  func `The sandbox holds`(_ attempt: Attempt) throws {
    for collects in [false, true] {
      var options = HostOptions()
      options.limits = LuaLimits(bytes: 200_000_000, instructions: 100_000_000)
      options.collectsAtEveryCall = collects
      let folder = try folder(main: attempt.text + "\nreturn shown")
      let host = try folder.open("plugin/main.lua", options)
      #expect(host.errors.map { "\($0.line ?? 0): \($0.message)" } == [])
      host.application.advance(by: 10)
      #expect(host.text.contains("still here"))
      #expect(!host.printed.contains { $0.hasPrefix("escaped") }, "\(host.printed)")
      // What a script has left runs no finalizer at the end either.
      host.state.close()
      #expect(!host.printed.contains { $0.hasPrefix("escaped") }, "\(host.printed)")
    }
  }

  @Test func `The attempts are found`() {
    #expect(Attempt.all.count > 30)
    #expect(Set(Attempt.all.map(\.name)).count == Attempt.all.count)
  }

  @Test(arguments: [
    "print('escaped') return { name = 'x' }", "{ \"name\": \"x\", \"version\": \"1.0.0\" } print()",
    "--[[ ]] {}", "{ \"name\": (function() print('escaped') end)() }",
    "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \"../outside.lua\" }",
    "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \"a/../../outside.lua\" }",
    "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \"/etc/passwd\" }",
    "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \"secret\\u0000.lua\" }",
    "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \"\" }",
    "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \".\" }",
    "{ \"name\": { \"__gc\": 1 }, \"version\": \"1.0.0\" }", "\u{1B}Lua", "",
  ])
  func `A manifest is data, and names no file outside`(_ manifest: String) throws {
    let folder = try folder(main: "print('main')")
    try folder.write("plugin/plugin.json", Array(manifest.utf8))
    let host = try Host()
    #expect(throws: HostError.self) { try host.open(folder.path + "/plugin") }
    #expect(host.printed == [])
  }

  @Test func `A manifest that names bytecode runs none`() throws {
    let folder = try folder(main: "")
    let text = "{ \"name\": \"x\", \"version\": \"1.0.0\", \"main\": \"bytecode.lua\" }"
    try folder.write("plugin/plugin.json", Array(text.utf8))
    let host = try folder.open("plugin")
    #expect(host.messages.first?.contains("compiled Lua") == true)
  }
}
