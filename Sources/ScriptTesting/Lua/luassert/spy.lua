--- Spies: functions that remember how they were called, and what they returned.
--
--     local s = spy.on(table, "method")
--     table.method(1, 2)
--     assert.spy(s).was.called_with(1, 2)
--     s:revert()

local arglist = require "luassert.arglist"
local assert = require "luassert.assert"
local compare = require "luassert.compare"
local meta = require "luassert.meta"
local types = require "luassert.types"
local util = require "luassert.util"

local spy = {}
local methods = {}

types.spy.__index = methods

local function keep_results(self, ...)
  local returned = self.returnvals
  returned[#returned + 1] = arglist.copy(arglist.make(...))
  return ...
end

function types.spy.__call(self, ...)
  local calls = self.calls
  calls[#calls + 1] = arglist.copy(arglist.make(...))
  return keep_results(self, self.callback(...))
end

--- Puts back what was there before a spy or a stub.
-- @param own whether the object had it itself, and did not inherit it
local function restore(object, key, original, own)
  object[key] = own and original or nil
  if not own and not rawequal(object[key], original) then object[key] = original end
end

--- Puts the function back that the spy is on, and returns it.
function methods:revert()
  if not self.reverted then
    if self.target_table and self.target_key ~= nil then
      restore(self.target_table, self.target_key, self.callback, self.target_own)
    end
    self.reverted = true
  end
  return self.callback
end

--- Forgets the calls so far.
function methods:clear()
  self.calls, self.returnvals = {}, {}
  return self
end

--- Whether it was called, or was called so many times.
-- @param compare_counts how to compare the count with `times`
-- @return that, and how many times it was called
function methods:called(times, compare_counts)
  local count = #self.calls
  if compare_counts then return compare_counts(count, times), count end
  if times then return count == times, count end
  return count > 0, count
end

local function find(copies, expected)
  local found = arglist.last_match(copies, expected)
  if found then return true, found.vals end
  local last = copies[#copies]
  return false, last and last.vals
end

--- Whether there was a call with such arguments.
-- @return that, and the last arguments that match, or the last at all
function methods:called_with(arguments) return find(self.calls, arguments) end

--- The same for what calls returned.
function methods:returned_with(values) return find(self.returnvals, values) end

--- Makes a spy on a function, or on one that does nothing.
function spy.new(callback)
  callback = callback or function() end
  if not meta.callable(callback) then
    error("Cannot spy on type '" .. type(callback) .. "', only on functions or callable elements",
      util.errorlevel())
  end
  local made = setmetatable({ calls = {}, returnvals = {}, callback = callback }, types.spy)
  assert:add_spy(made)
  return made
end

--- Whether a value is a spy, which a stub is too.
function spy.is_spy(value)
  return type(value) == "table" and getmetatable(value) == types.spy
end

--- Replaces a function in a table by a spy on it.
function spy.on(object, key)
  local own = type(object) ~= "table" or rawget(object, key) ~= nil
  local made = spy.new(object[key])
  made.target_table, made.target_key, made.target_own = object, key, own
  object[key] = made
  return made
end

-- Assertions

local function set_spy(state, arguments)
  if not arguments then return end
  state.payload = arguments[1]
  if arguments[2] ~= nil then state.failure_message = arguments[2] end
end

assert:register("modifier", "spy", set_spy)

--- What a failure explains: a call and what was expected, where matchers that match are no
-- difference; and all calls.
local function comparable(found, expected, calls)
  local values, wanted = {}, {}
  for index = 1, math.max(found.n, expected.n) do
    local value, spec = found[index], expected[index]
    local matched = meta.metatable(spec) == types.matcher and spec(value)
    values[index] = value
    if matched then wanted[index] = value else wanted[index] = spec end
  end
  return { expected = wanted, actual = values, calls = calls }
end

--- Asks a spy for a call, and leaves in the arguments the call found and what was expected.
-- @param kept the field of the spy that holds what it is asked for
local function define_with(name, kept)
  local function with(state, arguments)
    local payload = rawget(state, "payload")
    if not (payload and payload[name]) then
      error(string.format("'%s' must be chained after 'spy(aspy)'", name), 3)
    end
    local holds, found = payload[name](payload, arguments)
    local expected = compare.shallowcopy(arguments)
    arglist.clear(arguments)
    arguments[1], arguments[2], arguments.n = found, expected, 2
    if not holds and state.mod and arglist.is_arglist(found) then
      arguments.compared = comparable(found, expected, payload[kept])
    end
    return holds
  end
  assert:register("assertion", name, with,
    "assertion." .. name .. ".positive", "assertion." .. name .. ".negative")
end

define_with("called_with", "calls")
define_with("returned_with", "returnvals")

local function define_called(name, opposite, compare_counts)
  local function called(state, arguments)
    local times = arguments[1]
    -- Not called at all: the message is that of zero calls.
    if not times and not state.mod then
      state.mod = true
      times = 0
    end
    local payload = rawget(state, "payload")
    if type(payload) == "function" then
      error("When calling 'spy(aspy)', 'aspy' must not be the original function, "
        .. "but the spy function replacing the original", 3)
    elseif type(payload) ~= "table" or not payload.called then
      error("'called' must be chained after 'spy(aspy)'", 3)
    end
    local holds, count = payload:called(times, compare_counts)
    arguments[1] = tostring(times or ">0")
    arglist.insert(arguments, 2, tostring(count))
    arguments.nofmt = { true, true }
    return holds
  end
  assert:register("assertion", name, called, "assertion." .. name .. ".positive", opposite)
end

define_called("called", "assertion.called.negative")
define_called("called_at_least", "assertion.called_less_than.positive",
  function(count, times) return count >= times end)
define_called("called_at_most", "assertion.called_more_than.positive",
  function(count, times) return count <= times end)
define_called("called_more_than", "assertion.called_at_most.positive",
  function(count, times) return count > times end)
define_called("called_less_than", "assertion.called_at_least.positive",
  function(count, times) return count < times end)

return setmetatable(spy, { __call = function(_, ...) return spy.new(...) end })
