local support = require "support"
local failure = support.failure

describe("Chains", function()
  it("are split at dots and underscores, in any case", function()
    assert.is_not_equal(1, 2)
    assert.is.Not.Equal(1, 2)
    assert.Is_Not.eQUAL(1, 2)
    assert._is__not_equal_(1, 2)
  end)

  it("take words that say nothing", function()
    assert.is_a_string "x"
    assert.the.was_an.does_has_are.number(1)
  end)

  it("are negated by each not and no, wherever they stand", function()
    assert.Not.Not.is_true(true)
    assert.is_true.Not(false)
    assert.has_error(function() assert.no.is_not.Not.True(true) end)
  end)

  it("can be kept and used again, negated or not", function()
    local is_not_same, is = assert.is_not_same, assert.is
    for _ = 1, 3 do
      is_not_same({ 1 }, { 2 })
      is.True(true)
      is.Nil(nil)
      assert.has_error(function() is_not_same({ 1 }, { 1 }) end)
    end
  end)

  it("keep what they carry apart", function()
    local first, second = spy.new(), spy.new()
    local of_first, of_second = assert.spy(first), assert.spy(second)
    first()
    of_first.was.called(1)
    of_second.was_not.called()
    of_first.was.called(1)
    of_first.was_not.called_with(1)
    of_first.was.called_with()
  end)

  it("find the longest name: error_matches and not matches", function()
    local raise = function() error("boom", 0) end
    assert.equal("oo", (assert.error.matches(raise, "o+")))
    assert.equal("oo", (assert.matches_error(raise, "o+")))
    assert.has_no.error.match(raise, "x")
  end)

  it("tell the words that are unknown, and a name like them", function()
    assert.equal("luassert: unknown modifier/assertion: 'bogusness'", failure(assert.bogusness))
    assert.equal("luassert: unknown modifier/assertion: 'is_bogusness'",
      failure(assert.is.bogusness))
    assert.equal("luassert: unknown modifier/assertion: 'has_no_erorr'\nDid you mean 'error'?",
      failure(assert.has_no.erorr))
    assert.equal("luassert: unknown modifier/matcher: 'is_tabel'\nDid you mean 'table'?",
      failure(match.is_tabel))
  end)

  it("refuse names that are no strings", function()
    assert.has_error(function() return assert[1] end,
      "assertions are found by name, not by a number")
  end)

  it("give their arguments back", function()
    assert.same({ 1, 1, "why" }, { assert.equal(1, 1, "why") })
    assert.equal(3, select("#", assert.is_nil(nil, nil, nil)))
  end)

  it("point to the line of the test", function()
    local here = debug and debug.getinfo and debug.getinfo(1, "l").currentline
    local messages = {
      { pcall(function() assert.equal(1, 2) end) },
      { pcall(function() assert.is.bogusness(1) end) },
      { pcall(function() assert.equal(1) end) },
      { pcall(function() assert.spy(1).was.called() end) },
      { pcall(function() assert.array().has.holes() end) },
      { pcall(function() assert(false) end) },
      { pcall(function() stub(1, 2) end) },
      { pcall(function() match.near(1) end) },
      { pcall(function() spy.new(1) end) },
    }
    for index, message in ipairs(messages) do
      local line = tonumber(tostring(message[2]):match "^[^\n]-:(%d+): ")
      assert.is_number(line)
      if here then assert.equal(here + 1 + index, line) end
    end
  end)
end)

describe("What is registered", function()
  after_each(function()
    assert:unregister("assertion", "even")
    assert:unregister("modifier", "twice")
    assert:unregister("matcher", "even")
  end)

  it("is found at once, and no longer after it was removed", function()
    assert.has_error(function() assert.is_even(2) end)
    assert:register("assertion", "EVEN", function(_, arguments) return arguments[1] % 2 == 0 end)
    assert.is_even(2)
    assert.is_not_even(3)
    assert.equal("assertion failed!", failure(assert.is_even, 3))
    assert:unregister("assertion", "even")
    assert.has_error(function() assert.is_even(2) end,
      "luassert: unknown modifier/assertion: 'is_even'")
  end)

  it("takes the place of what was there", function()
    assert:register("assertion", "even", function() return true end)
    assert.is_even(1)
    assert:register("assertion", "even", function() return false end)
    assert.is_not_even(1)
  end)

  it("may be a modifier that carries a value", function()
    assert:register("modifier", "twice", function(state, arguments)
      if arguments then rawset(state, "number", arguments[1] * 2) end
    end)
    assert:register("assertion", "even", function(state, arguments)
      return rawget(state, "number") == arguments[1]
    end)
    assert.twice(4).is_even(8)
    assert.twice(4).is_not_even(4)
    assert.is_not.twice(4).even(4)
  end)

  it("may return values, and set its message", function()
    assert:register("assertion", "even", function(state, arguments)
      state.failure_message = "is odd"
      return arguments[1] % 2 == 0, { arguments[1] // 2, nil, "x", n = 3 }
    end)
    assert.same({ 4, nil, "x" }, { assert.is_even(8) })
    assert.equal("is odd", failure(assert.is_even, 7))
  end)

  it("may be a matcher", function()
    assert:register("matcher", "even", function()
      return function(value) return value % 2 == 0 end
    end)
    assert.is_true(match.is_even()(2))
    assert.is_false(match.is_not_even()(2))
  end)
end)
