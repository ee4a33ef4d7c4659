--- Lists of values that may hold nils: the arguments of assertions and of spied calls.
-- `n` is the length; without it `#` is.

local compare = require "luassert.compare"
local types = require "luassert.types"

local arglist = {}

local getmetatable, select, setmetatable, type = getmetatable, select, setmetatable, type
local deepcompare, deepcopy = compare.deepcompare, compare.deepcopy

--- A list of values, marked as one.
function arglist.make(...)
  return setmetatable({ n = select("#", ...), ... }, types.arglist)
end

--- Whether a value is a list that `make` made.
function arglist.is_arglist(value)
  return type(value) == "table" and getmetatable(value) == types.arglist
end

--- `table.unpack` that respects `n`.
function arglist.unpack(list, first, last)
  return table.unpack(list, first or 1, last or list.n or #list)
end

--- `table.insert` for lists with nils; a position beyond the end makes the list longer.
function arglist.insert(list, position, ...)
  local value = ...
  if select("#", ...) == 0 then position, value = nil, position end
  local length = (list.n or #list) + 1
  position = position or length
  for index = length, position + 1, -1 do list[index] = list[index - 1] end
  list[position] = value
  list.n = math.max(length, position)
end

--- `table.remove` for lists with nils.
function arglist.remove(list, position)
  local length = list.n or #list
  list.n = length
  position = position or length
  local removed = list[position]
  if position > length then
    list[position] = nil
    return removed
  end
  for index = position, length do list[index] = list[index + 1] end
  list[length] = nil
  list.n = length - 1
  return removed
end

--- Empties a list, and takes away its length.
function arglist.clear(list)
  for index = list.n or #list, 1, -1 do list[index] = nil end
  list.n = nil
end

--- Keeps arguments as they are now.
-- @return a table: `vals`, deep copies; `refs`, the values themselves
function arglist.copy(arguments)
  local copies, copied = nil, {}
  for key, value in next, arguments do
    if type(value) == "table" then
      copies = copies or compare.shallowcopy(arguments)
      copies[key] = deepcopy(value, false, copied)
    end
  end
  local refs = compare.shallowcopy(arguments)
  return { vals = copies or refs, refs = refs }
end

local function matches(values, references, expected)
  local count = expected.n or #expected
  if (values.n or #values) ~= count then return false end
  for index = 1, count do
    local spec = expected[index]
    if type(spec) == "table" and getmetatable(spec) == types.matcher then
      local value = spec.name == "ref" and references[index] or values[index]
      if not spec(value) then return false end
    elseif not deepcompare(values[index], spec) then
      return false
    end
  end
  return true
end

--- The last of several copies that expected values or matchers match, or nil.
function arglist.last_match(copies, expected)
  if arglist.is_arglist(copies) then
    error("expected a list of arglist-object, got an arglist", 2)
  end
  for index = #copies, 1, -1 do
    if matches(copies[index].vals, copies[index].refs, expected) then return copies[index] end
  end
  return nil
end

--- The first of several copies of values or matchers that match arguments, or nil.
function arglist.first_match(copies, arguments)
  for _, copy in ipairs(copies) do
    if matches(arguments, arguments, copy.vals) then return copy end
  end
  return nil
end

return arglist
