--- Stubs: spies that stand in for a function and answer what the test says.
--
--     stub(table, "method").returns(1)
--     table.method.on_call_with("x").returns(2)

local arglist = require "luassert.arglist"
local assert = require "luassert.assert"
local meta = require "luassert.meta"
local spy = require "luassert.spy"
local util = require "luassert.util"

local stub = {}

local function answering(...)
  local values = table.pack(...)
  return function() return table.unpack(values, 1, values.n) end
end

local function invoking(callable)
  return function(...) return callable(...) end
end

--- `returns` and `invokes` as functions, which give a callback to `set` and return the stub.
local function answers(made, set)
  return {
    returns = function(...)
      set(answering(...))
      return made
    end,
    invokes = function(callable)
      set(invoking(callable))
      return made
    end,
  }
end

--- Checks what a stub is to replace. Called by `stub.new`, which the level counts on.
local function check(condition, message)
  if not condition then assert(false, message, assert:level(3)) end
end

--- Replaces a function in a table, or adds one.
-- @param ... what it returns; or one function, to call in its place
function stub.new(object, key, ...)
  if object == nil and key == nil then object, key = {}, "" end
  local kind = type(object)
  check((kind == "table" or kind == "userdata") and key ~= nil,
    "stub.new(): Can only create stub on a table key, call with 2 params; table, key")
  local original = object[key]
  check(original == nil or meta.callable(original),
    "stub.new(): The element for which to create a stub must either be callable, or be nil")
  local own = kind ~= "table" or rawget(object, key) ~= nil

  local first = ...
  local by_default = select("#", ...) == 1 and meta.callable(first) and first or answering(...)
  local expectations, callbacks = {}, {}
  local made = spy.new(function(...)
    local matching = #expectations > 0
      and arglist.first_match(expectations, arglist.make(...))
    if matching then return callbacks[matching](...) end
    return by_default(...)
  end)
  made.target_table, made.target_key = object, key
  object[key] = made

  function made.revert(self)
    if not self.reverted then
      object[key] = nil
      if own or not rawequal(object[key], original) then object[key] = original end
      self.reverted = true
    end
    return original
  end

  made.by_default = answers(made, function(callback) by_default = callback end)
  made.returns, made.invokes = made.by_default.returns, made.by_default.invokes

  --- Answers for calls with such arguments; matchers may be among them.
  function made.on_call_with(...)
    local expected = util.copyargs(arglist.make(...))
    return answers(made, function(callback)
      expectations[#expectations + 1] = expected
      callbacks[expected] = callback
    end)
  end

  return made
end

assert:register("modifier", "stub", function(state, arguments)
  if not arguments then return end
  state.payload, state.failure_message = arguments[1], arguments[2]
end)

return setmetatable(stub, { __call = function(_, ...) return stub.new(...) end })
