-- Assertions on the host's values: what stands for one, as in a script, will do.

local ui = require "lunette"

--- What a failure says, with the explanation that the runner adds.
local function message(callable, ...)
  local done, problem = pcall(callable, ...)
  assert.is_false(done)
  local text = tostring(problem):gsub("^[^\n]-:%d+: ", "")
  local explanation = require "luassert.failure".explanation(text)
  return explanation and text .. "\n" .. explanation or text
end

local function lines(...) return table.concat({ ... }, "\n") end

describe("A value equals its short form", function()
  local forms = {
    { "red", ui.color "red" }, { "#f00", ui.color "red" }, { { white = 1 }, ui.color "white" },
    { 17, ui.Font:systemFont(17) }, { "bold 17", ui.Font:boldSystemFont(17) },
    { "bell", ui.Image:named "bell" }, { { 1, 2, 3, 4 }, ui.rect(1, 2, 3, 4) },
    { { x = 1, y = 2, width = 3, height = 4 }, ui.rect(1, 2, 3, 4) },
    { { 1, 2 }, ui.point(1, 2) }, { { 1, 2 }, ui.size(1, 2) }, { 8, ui.insets(8, 8, 8, 8) },
    { 1412075185, ui.date "2014-09-30T11:06:25Z" }, { 0, ui.date(0) },
  }
  for _, pair in ipairs(forms) do
    local form, value = table.unpack(pair)
    it(tostring(value), function()
      assert.equal(form, value)
      assert.equal(value, form)
      assert.same(form, value)
      assert.same({ a = { form } }, { a = { value } })
      assert.same({ a = { value } }, { a = { form } })
      assert.is_true(match.is_equal(form)(value))
      local called = spy.new()
      called(value)
      assert.spy(called).was.called_with(form)
      assert.has_error(function() assert.not_equal(form, value) end)
      assert.has_error(function() assert.not_same({ form }, { value }) end)
    end)
  end
end)

describe("Values that differ", function()
  it("are not equal to what stands for another", function()
    assert.not_equal("red", ui.color "blue")
    assert.not_equal({ 1, 2, 3, 5 }, ui.rect(1, 2, 3, 4))
    assert.not_equal({ 1, 2 }, ui.rect(1, 2, 3, 4))
    assert.not_equal(18, ui.Font:systemFont(17))
    assert.not_equal("rad", ui.color "red")
    assert.not_equal(nil, ui.color "red")
    assert.not_equal(ui.point(1, 2), ui.size(1, 2))
    assert.not_same({ "red" }, { ui.color "blue" })
  end)

  it("are told part by part", function()
    assert.equal(lines(
      "Expected objects to be equal.", "Passed in:", "(Rect) {1, 2, 3, 5}", "Expected:",
      "(Rect) {1, 2, 3, 4}", "Difference (- expected, + passed in):", "- height = 4",
      "+ height = 5"), message(assert.equal, ui.rect(1, 2, 3, 4), ui.rect(1, 2, 3, 5)))
    assert.matches("- x = 1\n+ x = 10\n- height = 4\n+ height = 5",
      message(assert.equal, { 1, 2, 3, 4 }, ui.rect(10, 2, 3, 5)), 1, true)
    assert.matches("- width = 3\n+ width = 4",
      message(assert.same, { 1, 2, 3, 4 }, ui.rect(1, 2, 4, 4)), 1, true)
  end)

  it("are told with what the short form stands for", function()
    assert.equal(lines(
      "Expected objects to be equal.", "Passed in:", "(Color) #0000ff", "Expected:",
      "(string) 'red'", "'red' stands for (Color) #ff0000."),
      message(assert.equal, "red", ui.color "blue"))
    assert.matches("'bold 18' stands for (Font) ",
      message(assert.equal, "bold 18", ui.Font:systemFont(17)), 1, true)
  end)

  it("are told with what was expected where nothing is stood for", function()
    assert.matches('A Color was compared with a string that stands for none; '
      .. 'expected a colour (did you mean "red"?).',
      message(assert.equal, "rad", ui.color "red"), 1, true)
    assert.matches("A Rect was compared with a table that stands for none; "
      .. "expected Rect { x, y, width, height }, 4 numbers.",
      message(assert.equal, { 1, 2 }, ui.rect(1, 2, 3, 4)), 1, true)
    assert.matches("A Color was compared with nil, which is never equal.",
      message(assert.equal, nil, ui.color "red"), 1, true)
    assert.matches("A Size was compared with a Point.",
      message(assert.equal, ui.point(1, 2), ui.size(1, 2)), 1, true)
  end)

  it("are told by path in tables", function()
    assert.matches(lines(
      "Difference at frame (- expected, + passed in):", "- frame = { 1, 2, 3, 4 }",
      "+ frame = (Rect) {1, 2, 3, 5}"),
      message(assert.same, { frame = { 1, 2, 3, 4 } }, { frame = ui.rect(1, 2, 3, 5) }), 1, true)
  end)
end)

it("Objects are told by class and identifier", function()
  local a, b = ui.Label{ id = "a" }, ui.Label{ id = "b" }
  assert.matches("Passed in:\n(Label) #b\nExpected:\n(Label) #a", message(assert.equal, a, b), 1, true)
  assert.not_equal("a", a)
  assert.not_equal({}, a)
end)
