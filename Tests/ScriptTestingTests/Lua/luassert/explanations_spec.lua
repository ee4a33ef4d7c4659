local support = require "support"
local explanation, failure = support.explanation, support.failure

local function lines(...) return table.concat({ ... }, "\n") end

describe("Differences of tables", function()
  it("are told by path", function()
    local expected = { items = { { title = "a" }, { title = "b", done = true } }, x = 1 }
    local actual = { items = { { title = "a" }, { title = "c" } }, ["y z"] = 2 }
    assert.equal(lines(
      "Differences, the first at items[2].done (- expected, + passed in):",
      "- items[2].done = true",
      "- items[2].title = 'b'",
      "+ items[2].title = 'c'",
      "- x = 1",
      "+ ['y z'] = 2"), explanation(assert.same, expected, actual))
  end)

  it("of lists are what was taken out and put in", function()
    assert.equal(lines(
      "Differences, the first at [2] (- expected, + passed in):",
      "+ [2] = 'x'",
      "- [4] = 'd'"), explanation(assert.same, { "a", "b", "c", "d" }, { "a", "x", "b", "c" }))
    assert.equal(lines(
      "Differences, the first at [1] (- expected, + passed in):",
      "- [1] = 1", "+ [1] = 7", "- [2] = 2", "+ [2] = 8"),
      explanation(assert.same, { 1, 2, 3 }, { 7, 8, 3 }))
    assert.equal(lines(
      "Difference at [1] (- expected, + passed in):",
      "- [1] = 1"), explanation(assert.same, { 1, 2, 3 }, { 2, 3 }))
  end)

  it("end after some", function()
    local a, b = {}, {}
    for index = 1, 50 do a[index], b[index] = index, -index end
    local text = explanation(assert.same, a, b)
    assert.matches("- %[20%] = 20\n%+ %[20%] = %-20\n… and 30 more$", text)
    local snapshot = assert:snapshot()
    assert:set_parameter("DifferenceLimit", 1)
    text = explanation(assert.same, a, b)
    snapshot:revert()
    assert.matches("… and 49 more$", text)
  end)

  it("end for tables that contain themselves", function()
    local a, b = { 1 }, { 2 }
    a.self, b.self = a, b
    assert.equal(lines("Difference at [1] (- expected, + passed in):", "- [1] = 1", "+ [1] = 2"),
      explanation(assert.same, a, b))
  end)

  it("show long values shortened and control characters escaped", function()
    local text = explanation(assert.same, { ("ä"):rep(200) }, { "\27[2J\0\255" })
    assert.is_nil(text:find "[%z\27]")
    assert.matches("…'", text, 1, true)
    assert.is_number(utf8.len(text))
    assert.matches("'\\27[2J\\0\\xff'", text, 1, true)
  end)

  it("are those of the last call, where a spy was called otherwise", function()
    local s = spy.new()
    s(1, { a = 1 }, "x")
    assert.equal(lines(
      "Difference at [2].a (- expected, + passed in):",
      "- [2].a = 2",
      "+ [2].a = 1"),
      explanation(assert.spy(s).was.called_with, match._, { a = 2 }, match.is_string()))
  end)

  it("are followed by the last calls, where there are several", function()
    local s = spy.new(function(n) return n * 2 end)
    for n = 1, 7 do s(n, { n, "x" }) end
    local text = explanation(assert.spy(s).was.called_with, 8)
    assert.equal(lines("The last calls, newest first:", "  (7, { 7, 'x' })", "  (6, { 6, 'x' })",
      "  (5, { 5, 'x' })", "  (4, { 4, 'x' })", "  (3, { 3, 'x' })", "  … and 2 more"),
      text:match "The last.*")
    assert.matches("newest first:\n  (14)\n  (12)",
      explanation(assert.spy(s).returned_with, 9), 1, true)
  end)

  it("are no part of the message without the parameter", function()
    local snapshot = assert:snapshot()
    assert:set_parameter("ExplainFailures", false)
    local text = failure(assert.same, { 1 }, { 2 })
    snapshot:revert()
    assert.equal(lines("Expected objects to be the same.", "Passed in:", "(table: 0x) {",
      " *[1] = 2 }", "Expected:", "(table: 0x) {", " *[1] = 1 }"), text)
    assert.equal(text, failure(assert.same, { 1 }, { 2 }):sub(1, #text))
  end)

  it("do not lose the message when comparing fails halfway", function()
    local calls = 0
    local fickle = { __eq = function()
      calls = calls + 1
      if calls > 3 then error "enough" end
      return false
    end }
    local a, b = setmetatable({}, fickle), setmetatable({}, fickle)
    assert.matches("^Expected objects to be the same", failure(assert.same, { a }, { b }))
  end)

  it("are not told where tables with the same contents are not equal", function()
    assert.matches("use assert.same to compare contents.$", support.explained(assert.equal, { 1 }, { 1 }))
  end)
end)

describe("Differences of strings", function()
  it("of several lines are told line by line, with three around", function()
    assert.equal(lines(
      "Difference (- expected, + passed in):",
      "  …", "  b", "  c", "  d", "- e", "+ E", "  f", "  g", "  h"),
      explanation(assert.equal, "a\nb\nc\nd\ne\nf\ng\nh\ni\n", "a\nb\nc\nd\nE\nf\ng\nh\ni\n"))
  end)

  it("are visible where they are blanks", function()
    assert.equal(lines(
      "Difference (- expected, + passed in):", "- a··", "+ a", "  b", "- (empty line)"),
      explanation(assert.equal, "a  \nb\n", "a\nb"))
  end)

  it("in long lines are an excerpt", function()
    local a = ("x"):rep(50) .. "ä" .. ("y"):rep(50)
    local b = ("x"):rep(50) .. "ö" .. ("y"):rep(50)
    assert.equal(lines(
      "Difference (- expected, + passed in):",
      "- …" .. ("x"):rep(24) .. "ä" .. ("y"):rep(23) .. "…",
      "+ …" .. ("x"):rep(24) .. "ö" .. ("y"):rep(23) .. "…",
      "   " .. (" "):rep(24) .. "^ byte 52"), explanation(assert.equal, a, b))
  end)

  it("take little time for thousands of lines", function()
    local a, b = {}, {}
    for index = 1, 3000 do a[index], b[index] = "a" .. index, "b" .. index end
    local text = explanation(assert.equal, table.concat(a, "\n"), table.concat(b, "\n"))
    assert.is_true(#text < 10000)
  end)
end)

describe("Values of the host", function()
  local util = require "luassert.util"
  local value = support.userdata()
  local describe_value = util.describe_value

  if not value then
    pending("there are no userdata here")
    return
  end

  before_each(function()
    util.describe_value = function(v)
      if v == value then return "(Color) red", "Color", "ui.color(%s)" end
    end
  end)

  after_each(function() util.describe_value = describe_value end)

  it("are told as the host says", function()
    assert.equal("(Color) red", assert:format({ value })[1])
    assert.matches("[1] = (Color) red", assert:format({ { value } })[1], 1, true)
  end)

  it("are never equal to strings, and the message says how to write one", function()
    local hint = 'A Color was compared with a string, which is never equal. '
      .. 'Compare with ui.color("red").'
    assert.equal(hint, explanation(assert.equal, value, "red"))
    assert.equal(hint, explanation(assert.equal, "red", value))
    assert.matches(hint, explanation(assert.same, { c = "red" }, { c = value }), 1, true)
    assert.matches("A Color was compared with nil", explanation(assert.equal, nil, value))
  end)

  it("have luassert's text when describing them fails", function()
    util.describe_value = function() error "gone" end
    assert.matches("^%(userdata%) 'file", assert:format({ value })[1])
  end)

  it("are kept and not copied by spies", function()
    local s = spy.new()
    s(value, { value })
    assert.spy(s).was.called_with(value, { value })
  end)
end)
