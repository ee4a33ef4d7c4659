--- What tests may change and have undone: formatters, parameters, spies and stubs.
--
-- Snapshots form a list. The newest takes the changes; reverting one drops it with all newer ones.

local meta = require "luassert.meta"
local types = require "luassert.types"

local state = {}
local current

-- Stands for nil in the parameters of a snapshot.
local NIL = {}
local weak_values = { __mode = "v" }

-- Calling a snapshot reverts it.
function types.snapshot.__call(snapshot) snapshot:revert() end

--- Undoes what was changed since a snapshot was taken; without one, since the newest.
function state.revert(snapshot)
  if not snapshot then
    snapshot = current
    if not snapshot.previous then return end
  end
  if getmetatable(snapshot) ~= types.snapshot then
    error("Value provided is not a valid snapshot", 2)
  end
  if snapshot.next then snapshot.next:revert() end
  snapshot.formatters, snapshot.parameters = {}, {}
  local spies = snapshot.spies
  snapshot.spies = setmetatable({ n = 0 }, weak_values)
  -- Newest first: of two spies on one function, the older one knows the function.
  for index = spies.n, 1, -1 do
    if spies[index] then spies[index]:revert() end
  end
  if snapshot.previous then
    setmetatable(snapshot, nil)
    current = snapshot.previous
    current.next = nil
  end
end

--- Takes a snapshot.
function state.snapshot()
  local snapshot = setmetatable({
    formatters = {},
    parameters = {},
    spies = setmetatable({ n = 0 }, weak_values),
    previous = current,
    revert = state.revert,
  }, types.snapshot)
  if current then current.next = snapshot end
  current = snapshot
  return snapshot
end

--- Adds a formatter before those there are.
function state.add_formatter(callback)
  table.insert(current.formatters, 1, callback)
end

--- Removes a formatter from every snapshot that has it.
function state.remove_formatter(callback, snapshot)
  snapshot = snapshot or current
  while snapshot do
    for index, formatter in ipairs(snapshot.formatters) do
      if rawequal(formatter, callback) then
        table.remove(snapshot.formatters, index)
        break
      end
    end
    snapshot = snapshot.previous
  end
end

--- The text of a value by the newest formatter that has one; nil if none has.
-- @param extra what the formatter is to know besides, such as the path to mark in a table
function state.format_argument(value, snapshot, extra)
  snapshot = snapshot or current
  while snapshot do
    for _, formatter in ipairs(snapshot.formatters) do
      local text = formatter(value, extra)
      if text ~= nil then return text end
    end
    snapshot = snapshot.previous
  end
  return nil
end

--- The text of a value, whatever it is.
function state.format_value(value, extra)
  local text = state.format_argument(value, nil, extra)
  if text == nil then return meta.tostring(value) end
  return text
end

--- Replaces values by texts; see `assert:format`.
function state.format(arguments)
  local untouched, extra = arguments.nofmt or {}, arguments.fmtargs or {}
  for index = 1, arguments.n or #arguments do
    if not untouched[index] then
      arguments[index] = state.format_value(arguments[index], extra[index])
    end
  end
  return arguments
end

function state.set_parameter(name, value)
  if value == nil then value = NIL end
  current.parameters[name] = value
end

function state.get_parameter(name, snapshot)
  snapshot = snapshot or current
  while snapshot do
    local value = snapshot.parameters[name]
    if value ~= nil then
      if value == NIL then return nil end
      return value
    end
    snapshot = snapshot.previous
  end
  return nil
end

--- Has a spy reverted together with the newest snapshot. The snapshot does not keep it alive.
function state.add_spy(spy)
  local spies = current.spies
  spies.n = spies.n + 1
  spies[spies.n] = spy
end

state.snapshot()

return state
