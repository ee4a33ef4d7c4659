local support = require "support"
local failure = support.failure

describe("Comparison", function()
  it("ends for tables that contain each other", function()
    local function ring(length)
      local first = { 0 }
      local last = first
      for _ = 2, length do
        last.next = { 0 }
        last = last.next
      end
      last.next = first
      return first
    end
    assert.same(ring(2), ring(3))
    assert.same(ring(1), ring(50))
    assert.same(ring(1000), ring(999))
    local other = ring(50)
    other.next.next[1] = 1
    assert.not_same(ring(50), other)
    assert.has_error(function() assert.same(ring(7), other) end)
  end)

  it("takes no more time for tables that are shared many times", function()
    local function wide()
      local t = { 1 }
      for _ = 1, 40 do t = { t, t, t } end
      return t
    end
    assert.same(wide(), wide())
    assert.is_string(failure(assert.same, wide(), { wide() }))
  end)

  it("tells keys and values that only the second has", function()
    assert.not_same({ 1 }, { 1, 2 })
    assert.not_same({ a = 1 }, { b = 2, a = 1 })
    assert.not_same({ a = 1 }, { b = 1 })
    assert.not_same({}, { [false] = false })
    assert.not_same({ a = {} }, { a = { b = {} } })
  end)

  it("is by value of numbers, and not of NaN", function()
    assert.same({ 1 }, { 1.0 })
    assert.equal(2 ^ 53, 1 << 53)
    assert.not_same({ 0 / 0 }, { 0 / 0 })
    assert.not_equal(9007199254740993, 9007199254740992)
  end)

  it("of inner tables obeys __eq, of the tables themselves does not", function()
    local equal = { __eq = function() return true end }
    local a, b = setmetatable({ 1 }, equal), setmetatable({ 2 }, equal)
    assert.equal(a, b)
    assert.not_same(a, b)
    assert.same({ a }, { b })
  end)

  it("finds inherited fields", function()
    local class = { __index = { kind = "cat" } }
    assert.same({ kind = "cat", name = "x" }, setmetatable({ name = "x" }, class))
  end)

  it("passes on errors of __eq, as they are faults of the code", function()
    local bad = { __eq = function() error("no comparison", 0) end }
    assert.has_error(function()
      assert.equal(setmetatable({}, bad), setmetatable({}, bad))
    end, "no comparison")
  end)

  it("of elements counts equal ones as not unique", function()
    local equal = { __eq = function() return true end }
    assert.unique { 1, "1", {}, {}, true, false, 0 / 0, 0 / 0 }
    assert.is_not.unique { 1, 2, 1.0 }
    assert.is_not.unique { setmetatable({}, equal), setmetatable({}, equal) }
    assert.is_not.unique({ { 1 }, { 1 } }, true)
    assert.unique({ { 1 }, { 1 } }, false)
  end)
end)

describe("Formatting", function()
  local function format(value) return assert:format({ value, n = 1 })[1] end

  it("shows every digit of numbers", function()
    assert.equal("(number) 9007199254740993", format(9007199254740993))
    assert.equal("(number) -9223372036854775808", format(math.mininteger))
    assert.equal("(number) 0.10000000000000000555", format(0.1))
    assert.equal("(number) -0.0", format(-0.0))
    assert.equal("(number) 1e+300", (format(1e300):gsub("%.%d+", "")))
  end)

  it("sorts keys of all types", function()
    local text = format {
      "one", [3] = 3, [-1] = -1, [0.5] = 0.5, [true] = 1, [false] = 0, b = 2, a = 1,
    }
    local found = {}
    for key in text:gmatch "%[(.-)%] =" do found[#found + 1] = key end
    assert.equal("1 -1 0.5 3 true false a b", table.concat(found, " "))
  end)

  it("ends for tables that contain themselves at any level", function()
    local t = {}
    t.self, t[1] = t, { t }
    local snapshot = assert:snapshot()
    assert:set_parameter("TableFormatLevel", -1)
    assert.matches("{ ... recursive }", format(t), 1, true)
    snapshot:revert()
    assert.matches("{ ... more }", format(t), 1, true)
  end)

  it("ends soon for tables of tables of tables", function()
    local row = {}
    for index = 1, 300 do row[index] = {} end
    for index = 1, 300 do row[index] = row end
    assert.is_true(#format(row) < 2000000)
    assert.matches("... more", format(row), 1, true)
  end)

  it("needs no metamethod", function()
    local function bad() error "not for you" end
    local hostile = setmetatable({ 1, { 2 }, a = setmetatable({}, { __tostring = bad }) }, {
      __index = bad, __newindex = bad, __len = bad, __pairs = bad, __eq = bad, __lt = bad,
      __name = "Hostile", __call = bad, __concat = bad,
    })
    assert.matches("%[1%] = 1\n  %[2%] = {\n    %[1%] = 2 }", format(hostile))
  end)

  it("survives __tostring that fails or gives no string", function()
    local failing = setmetatable({}, { __tostring = function() error("oh no", 0) end })
    local wrong = setmetatable({}, { __tostring = function() return {} end })
    assert.matches("its __tostring failed: oh no", failure(assert.is_true, false, failing), 1, true)
    assert.matches("its __tostring failed", failure(assert.is_true, false, wrong), 1, true)
    assert.matches("its __tostring failed", failure(assert.message(wrong).is_true, false), 1, true)
  end)

  it("survives lists whose length is far from what they hold", function()
    local t = {}
    for power = 0, 50 do t[1 << power] = power end
    assert.matches("[1125899906842624] = 50", format(t), 1, true)
  end)

  it("shows what a formatter gives, the newest first, until it is removed", function()
    local function number(value)
      if type(value) == "number" then return "a number" end
    end
    assert:add_formatter(number)
    assert.equal("a number", format(5))
    assert.equal("(boolean) true", format(true))
    assert:remove_formatter(number)
    assert.equal("(number) 5", format(5))
  end)

  it("marks in color where it is asked to", function()
    local snapshot = assert:snapshot()
    assert:set_parameter("TableErrorHighlightColor", "bright.red")
    local text = failure(assert.same, { 1 }, { 2 })
    snapshot:revert()
    assert.matches("\27[31m\27[1m*\27[0m\27[0m[1] = 2", text, 1, true)
  end)
end)

describe("Texts of say", function()
  local say = require "say"

  after_each(function() say:set_namespace "en" end)

  it("have parameters, also more than there are values", function()
    say:set("spec.pair", "%s and %s at 100%%")
    assert.equal("a and nil at 100%", say("spec.pair", { "a" }))
    assert.equal("a and b at 100%", say("spec.pair", { "a", "b", "c" }))
    assert.equal("%s and %s at 100%%", say "spec.pair")
  end)

  it("fall back where a namespace has none", function()
    say:set("spec.word", "word")
    say:set_namespace "xx"
    assert.equal("word", say "spec.word")
    say:set("spec.word", "WORD")
    assert.equal("WORD", say "spec.word")
    assert.is_nil(say "spec.nothing")
  end)
end)
