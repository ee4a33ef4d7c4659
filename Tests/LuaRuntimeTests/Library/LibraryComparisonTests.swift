import LuaRuntime
import Testing

/// Our own functions of `string` and `table` do what Lua's do: the same results, the same errors,
/// and the same calls of metamethods and callbacks in the same order.
@Suite struct LibraryComparisonTests {
  private static let count = 25_000

  @Test("Random calls do what they do in Lua", arguments: 0..<8)
  func randomCalls(part: Int) throws {
    let library = try LibraryState()
    let cases = try LibraryState.text(of: "cases.lua")
    let first = part * Self.count + 1
    let differences = try library.run(
      """
      local first, last = ...
      local run = (function(...)
      \(cases)
      end)()
      local differences, kinds, kind_count = "", {}, 0
      for seed = first, last do
        local name, expected = run(seed, stock_string, stock_table)
        local _, found = run(seed, string, table)
        if not kinds[name] then kinds[name], kind_count = true, kind_count + 1 end
        if expected ~= found and #differences < 2000 then
          differences = differences .. ("seed %d, %s:\\n%s\\nnot:\\n%s\\n"):format(
            seed, name, found, expected)
        end
      end
      return kind_count < 15 and "some cases were never chosen" or differences
      """, first, first + Self.count - 1)
    #expect(differences == "")
  }

  @Test(
    "Names in messages are those of the global tables",
    arguments: [
      ("find", "bad argument #1 to 'string.find' (string expected, got no value)"),
      ("rep", "bad argument #1 to 'string.rep' (string expected, got no value)"),
      ("format", "bad argument #1 to 'string.format' (string expected, got no value)"),
    ])
  func names(function: String, message: String) throws {
    let library = try LibraryState()
    #expect(try library.run("return select(2, pcall(string.\(function)))") == message)
  }

  @Test("Strings have our functions as methods")
  func methods() throws {
    let library = try LibraryState()
    let text = "return tostring(debug.getmetatable('').__index.find == string.find)"
    #expect(try library.run(text) == "true")
    #expect(try library.run("return tostring(string.find ~= stock_string.find)") == "true")
    #expect(try library.run("return tostring(table.sort ~= stock_table.sort)") == "true")
  }
}
