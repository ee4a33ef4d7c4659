-- What the host of the library relies on.

describe("A handler of failures", function()
  local failure = require "luassert.failure"
  local before = failure.handler
  local taken

  before_each(function()
    taken = {}
    failure.handler = function(message, level, details)
      taken[#taken + 1] = details
      failure.handler = before
      error({ message = message, level = level }, 0)
    end
  end)

  after_each(function() failure.handler = before end)

  it("gets the values, the texts and the level of the test", function()
    local _, raised = pcall(assert.message("why").same, { 1 }, { 2 })
    assert.equal(3, raised.level)
    local details = taken[1]
    assert.equal(raised.message, details.message)
    assert.equal("same", details.assertion)
    assert.equal("why", details.text)
    assert.is_false(details.negated)
    assert.same({ expected = { 1 }, actual = { 2 } }, details.compared)
    assert.matches("^Difference at %[1%]", details.explanation)
  end)

  it("gets what plain assert fails with", function()
    local _, raised = pcall(assert, nil, "nothing")
    assert.equal("nothing", raised.message)
    assert.equal("nothing", taken[1].message)
  end)
end)

describe("Modules", function()
  it("have their names", function()
    for _, name in ipairs { "assert", "spy", "stub", "mock", "match", "util", "state",
      "namespaces", "assertions", "modifiers", "matchers", "formatters", "array", "languages.en",
      "formatters.binarystring", "matchers.core", "matchers.composite" } do
      assert.is_truthy(require("luassert." .. name))
    end
    assert.equal(require "luassert", require "luassert.assert")
    assert.equal(spy, require "luassert.spy")
  end)
end)
