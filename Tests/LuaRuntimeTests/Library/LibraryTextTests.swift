import LuaRuntime
import Testing

/// What our `string.format` and `table.sort` do otherwise than Lua's: the same in each process.
@Suite struct LibraryTextTests {
  @Test("%s and %p show numbers, never addresses")
  func numbers() throws {
    let library = try LibraryState()
    let text = """
      local first, second = {}, function() end
      local named = setmetatable({}, { __name = "Named" })
      local text = setmetatable({}, { __tostring = function() return "text" end })
      return ("%s %s %s %s"):format(first, second, first, named)
        .. ("|%p %p %p %s"):format(first, text, first, text)
        .. ("|%5p|%-5p|%p"):format(first, second, 12)
      """
    #expect(
      try library.run(text)
        == "table: #1 function: #2 table: #1 Named: #3|#1 #4 #1 text|   #1|#2   |(null)")
  }

  @Test("%p of strings tells different ones apart, and is the same each time")
  func strings() throws {
    let text = "return ('%p %p %p'):format('a', 'b', ('x'):rep(1000))"
    let shown = try LibraryState().run(text)
    #expect(shown == (try LibraryState().run(text)))
    #expect(Set(shown.split(separator: " ")).count == 3)
    let equal = """
      local text = ('x'):rep(1000)
      return tostring(('%p'):format(text) == ('%p'):format(text .. ''))
      """
    #expect(try LibraryState().run(equal) == "true")
  }

  @Test("Equal elements come out of sort in the same order each time")
  func sort() throws {
    // The first, the middle and the last element are the least: that makes the median a bad
    // pivot, and Lua chooses the next ones by the time of day.
    let text = """
      local list, keys = {}, {}
      for i = 1, 4001 do list[i] = { i, 10 + i % 7 } end
      list[1][2], list[2001][2], list[4001][2] = 1, 2, 3
      table.sort(list, function(a, b) return a[2] < b[2] end)
      for i = 1, #list do keys[i] = list[i][1] end
      return table.concat(keys, " ")
      """
    #expect(try LibraryState().run(text) == (try LibraryState().run(text)))
  }

  @Test("Repeating nothing is done at once")
  func emptyRepetition() throws {
    #expect(try LibraryState().run("return #(''):rep(math.maxinteger)") == "0")
  }
}
