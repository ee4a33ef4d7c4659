--- Checks of the arguments of assertions.
--
-- They fail as `assert` does, at the line of the test. Each has to be called by the assertion
-- itself, and not as a tail call: the level counts on it.

local assert = require "luassert.assert"
local say = require "say"

local check = {}

-- assert, check, the assertion, the chain, the test.
local level = assert:level(4)

--- There are at least so many arguments.
function check.count(arguments, least, name)
  if arguments.n < least then
    assert(false, say("assertion.internal.argtolittle", { name, least, arguments.n }), level)
  end
end

--- A condition on an argument holds.
-- @param expected what the argument has to be
-- @param got what it is
function check.argument(condition, position, name, expected, got)
  if not condition then
    assert(false, say("assertion.internal.badargtype", { position, name, expected, got }), level)
  end
end

--- A condition holds.
function check.that(condition, message)
  if not condition then assert(false, message, level) end
end

return check
