--- Words that make assertions read well, and those that negate them.

local assert = require "luassert.assert"
local namespaces = require "luassert.namespaces"

local function nothing() end

local function negate(state) state.mod = not state.mod end

for name in string.gmatch("a an the is are was has does", "%a+") do
  assert:register("modifier", name, nothing)
  namespaces.modifier[name].plain = true
end

for name in string.gmatch("not no", "%a+") do
  assert:register("modifier", name, negate)
  local entry = namespaces.modifier[name]
  entry.plain, entry.negates = true, true
end

--- `assert.message("why").is_true(value)`
local function message(state, arguments)
  state.failure_message = arguments and arguments[1]
end

assert:register("modifier", "message", message)
