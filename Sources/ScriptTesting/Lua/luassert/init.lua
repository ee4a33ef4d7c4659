--- Assertions that read as sentences.
--
--     local assert = require "luassert"
--     assert.are.same({ 1, 2 }, list)
--     assert.has_no.errors(function() list:sort() end)
--
-- `assert(value, message)` remains what it is in Lua.

local assert = require "luassert.assert"

assert._DESCRIPTION = "Assertions that read as sentences"
assert._VERSION = "Luassert 1.9"

require "luassert.languages.en"
require "luassert.modifiers"
require "luassert.assertions"
require "luassert.array"
require "luassert.matchers"
require "luassert.formatters"
require "luassert.spy"
require "luassert.stub"

return assert
