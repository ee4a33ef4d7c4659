--- Matchers made of matchers.

local assert = require "luassert.assert"
local check = require "luassert.check"
local match = require "luassert.match"

--- Defines a matcher that asks others in turn.
-- @param ends the answer that settles the matter
-- @param result what the matcher then says; otherwise it says the opposite
local function define(name, ends, result)
  local short = string.match(name, "^%a+")
  assert:register("matcher", name, function(_, arguments)
    check.count(arguments, 1, short)
    for index = 1, arguments.n do
      check.argument(
        match.is_matcher(arguments[index]), 1, short, "matcher", type(arguments[index]))
    end
    return function(value)
      for index = 1, arguments.n do
        if arguments[index](value) == ends then return result end
      end
      return not result
    end
  end)
end

define("all_of", false, false)
define("any_of", true, true)
define("none_of", true, false)
