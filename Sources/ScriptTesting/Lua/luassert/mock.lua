--- Mocks: tables whose functions, at any depth, are spies or stubs.

local spy = require "luassert.spy"
local stub = require "luassert.stub"

local mock = {}

local function replace(value, as_stubs, callback, visited, owner, key)
  if type(value) == "function" then
    if as_stubs then return stub(owner, key, callback) end
    if owner == nil then return spy.new(value) end
    return spy.on(owner, key)
  end
  if type(value) ~= "table" or spy.is_spy(value) or visited[value] then return value end
  visited[value] = true
  for inner_key, inner in pairs(value) do
    value[inner_key] = replace(inner, as_stubs, callback, visited, value, inner_key)
  end
  return value
end

--- Replaces the functions of a table, and of the tables in it, by spies.
-- @param as_stubs whether to replace them by stubs
-- @param callback what the stubs do or return
-- @return the table itself
function mock.new(object, as_stubs, callback, owner, key)
  return replace(object, as_stubs, callback, {}, owner, key)
end

local function each_spy(value, method, visited)
  if type(value) ~= "table" or visited[value] then return value end
  visited[value] = true
  if spy.is_spy(value) then return value[method](value) end
  for _, inner in pairs(value) do each_spy(inner, method, visited) end
  return value
end

--- Forgets the calls of all spies in a mock.
function mock.clear(object) return each_spy(object, "clear", {}) end

--- Puts all functions back.
function mock.revert(object) return each_spy(object, "revert", {}) end

return setmetatable(mock, { __call = function(_, ...) return mock.new(...) end })
