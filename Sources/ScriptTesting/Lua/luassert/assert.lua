--- The engine: `assert` itself, which finds assertions by their words, calls them, and fails.

local chain = require "luassert.chain"
local failure = require "luassert.failure"
local grammar = require "luassert.grammar"
local namespaces = require "luassert.namespaces"
local settings = require "luassert.state"
local types = require "luassert.types"
local util = require "luassert.util"

local getmetatable, next, rawget, select, setmetatable =
  getmetatable, next, rawget, select, setmetatable
local make_arglist, unpack = util.make_arglist, util.unpack

local assert = {}
local plans = {}

-- A carrier is a chain that carries values, as `assert.spy(s)` does.
local CHAIN = {}
local carriers = {}
local root

local function carrier(from)
  local made = {}
  for key, value in next, from do made[key] = value end
  return setmetatable(made, carriers)
end

function carriers.__index(self, name)
  local longer = rawget(self, CHAIN)[name]
  local made = carrier(self)
  made[CHAIN], made.tokens = longer, longer.tokens
  return made
end

--- The plan of a chain or a carrier, found for the first time.
-- Called by `call` alone, which the level of the error counts on.
local function find_plan(self)
  local of = rawget(self, CHAIN) or self
  local plan, unknown = plans[of], nil
  if plan then return plan end
  plan, unknown = chain.plan("assertion", of.tokens)
  if not plan then
    local with_hint = settings.get_parameter "ExplainFailures"
    error(grammar.problem("assertion", unknown, with_hint), 3)
  end
  plans[of] = plan
  return plan
end

local function carry(self, plan, ...)
  local made = carrier(self)
  made[CHAIN], made.tokens = root, root.tokens
  local arguments = make_arglist(...)
  for _, modifier in ipairs(plan.all) do modifier.callback(made, arguments, 2) end
  return made
end

local function state_for(self, plan)
  local state = {}
  for key, value in next, self do state[key] = value end
  chain.modify(state, plan)
  return state
end

--- What calling a chain does. `error` is a global here, as busted replaces it.
local function call(self, ...)
  local plan = plans[self]
  if plan then
    local quick = plan.quick
    if quick and quick(select("#", ...), ...) == plan.mod then return ... end
  else
    plan = find_plan(self)
  end
  local entry = plan.entry
  -- A tail call: modifiers and assertions have the line of the test at the same level.
  if not entry then return carry(self, plan, ...) end
  local state, arguments = state_for(self, plan), make_arglist(...)
  local passed, results = entry.callback(state, arguments, 2)
  if (not passed) == state.mod then
    local details = failure.describe(entry, state, arguments)
    local handler = failure.handler
    if handler then handler(details.message, 3, details) end
    error(details.message, 2)
  end
  if results then return unpack(results) end
  return ...
end

carriers.__call = call

--- `assert(value, message, level, …)`: Lua's own, with a level that `assert:level` made.
local function plain(self, value, message, level, ...)
  if not value then
    message = message or "assertion failed!"
    local frames = (self:get_level(level) or 1) + 1
    local handler = failure.handler
    if handler then handler(message, frames + 1, { message = message }) end
    error(message, frames)
  end
  return value, message, level, ...
end

local words
root, words = chain.root(call)

--- The chain without words.
function assert.state()
  return root
end

--- Adds an assertion, a modifier or a matcher.
--
-- An assertion is called as `callback(state, arguments, level)` and tells whether it holds; a list
-- as second result is what the assertion returns. `arguments` is a list with its length `n`.
-- @param kind `"assertion"`, `"modifier"` or `"matcher"`
-- @param positive_message the key in `say` of the message when it does not hold
-- @param negative_message the same when it holds and is negated
function assert:register(kind, name, callback, positive_message, negative_message)
  name = string.lower(name)
  namespaces[kind] = namespaces[kind] or {}
  namespaces[kind][name] = {
    name = name,
    callback = callback,
    positive_message = positive_message,
    negative_message = negative_message,
  }
  plans = {}
end

--- Removes what `register` added.
function assert:unregister(kind, name)
  namespaces[kind] = namespaces[kind] or {}
  namespaces[kind][string.lower(name)] = nil
  plans = {}
end

--- Adds a formatter: a function that makes a text of a value, or returns nil to leave it to others.
function assert:add_formatter(callback) settings.add_formatter(callback) end

--- Removes a formatter.
function assert:remove_formatter(callback) settings.remove_formatter(callback) end

--- Replaces the values of a list by texts, and returns the list.
-- `n` is its length, `nofmt[i]` leaves a value alone, `fmtargs[i]` goes to its formatter.
function assert:format(arguments) return settings.format(arguments) end

function assert:set_parameter(name, value) settings.set_parameter(name, value) end

function assert:get_parameter(name) return settings.get_parameter(name) end

--- Has a spy reverted together with the newest snapshot.
function assert:add_spy(spy) settings.add_spy(spy) end

--- Remembers formatters, parameters, spies and stubs; `:revert()` undoes what came after.
function assert:snapshot() return settings.snapshot() end

--- A level as third argument of `assert(value, message, level)`; counts as `error` does.
function assert:level(level) return setmetatable({ level = level }, types.level) end

--- The number in what `assert:level` made; nil for anything else.
function assert:get_level(level)
  if util.metatable(level) ~= types.level then return nil end
  return level.level
end

return setmetatable(assert, { __call = plain, __index = words })
