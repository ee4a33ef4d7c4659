--- Deep comparison and copies.

local keys = require "luassert.keys"
local meta = require "luassert.meta"
local types = require "luassert.types"

local compare = {}

local next, rawequal, rawget, setmetatable, type = next, rawequal, rawget, setmetatable, type
local pcall = pcall
local getmetatable = debug and debug.getmetatable or getmetatable
local metatable, field = meta.metatable, meta.field

--- Converts what stands for a value of the host, as "red" for a color. The host replaces it.
-- @param form a value that is no userdata
-- @param value a userdata
-- @return the value of the same kind; or nil and what was expected; or nothing where no form of a
--   value is meant
function compare.convert_value(form, value) -- luacheck: ignore
end

--- Whether a value that is no userdata stands for one of the host.
local function stands_for(form, value)
  local done, converted = pcall(compare.convert_value, form, value)
  return done and converted ~= nil and converted == value
end

--- Whether two values are equal, of which one may be the host's and the other what stands for it.
function compare.equal(a, b)
  if a == b then return true end
  if type(a) == "userdata" then return type(b) ~= "userdata" and stands_for(b, a) end
  return type(b) == "userdata" and stands_for(a, b)
end

local equal_values = compare.equal

local function representative(seen, t)
  local above = seen[t]
  while above do
    local further = seen[above]
    if further then seen[t] = further end
    t, above = above, further
  end
  return t
end

--- Remembers that two tables are being, or were, compared, so that none are compared twice.
--
-- Tables that contain themselves are the same if nothing that can be reached in both differs: what
-- is being compared counts as the same. As sameness is transitive, tables found the same so far
-- form sets, each with one table that stands for it (`seen[t]` is a step towards that): there are
-- no more comparisons than tables.
-- @return whether the pair was known
local function known(seen, a, b)
  a, b = representative(seen, a), representative(seen, b)
  if rawequal(a, b) then return true end
  seen[a] = b
  return false
end

local function same(a, b, seen, each, ignore_eq)
  if type(a) ~= "table" or type(b) ~= "table" then return equal_values(a, b) end
  local of_a, of_b = getmetatable(a), getmetatable(b)
  local by_eq = of_a ~= nil and rawequal(of_a, of_b) and meta.method(a, "__eq") ~= nil
  if by_eq and not ignore_eq then return a == b end
  if not by_eq and rawequal(a, b) then return true end
  if seen and known(seen, a, b) then return true end
  local count = 0
  for key, value in each(a) do
    count = count + 1
    local other
    if of_b == nil then other = b[key] else other = field(b, key) end
    if other == nil then return false, { key } end
    local equal, path
    if type(value) == "table" then
      seen = seen or {}
      equal, path = same(value, other, seen, each)
    else
      equal = value == other or equal_values(value, other)
    end
    if not equal then
      path = path or {}
      path[#path + 1] = key
      return false, path
    end
  end
  -- All keys of `a` are in `b`. Without metatables, as many keys are the same keys.
  local inherits = of_a ~= nil or of_b ~= nil
  if not inherits then
    for _ in next, b do count = count - 1 end
  end
  if inherits or count < 0 then
    for key in each(b) do
      if field(a, key) == nil then return false, { key } end
    end
  end
  return true
end

local function unordered(t) return next, t end

--- Whether two values are the same: equal, or tables with the same contents.
-- Tables of one metatable with `__eq` are compared by it.
-- @param ignore_mt whether to look into the two tables themselves even so
-- @return whether they are the same; and the keys that lead to a difference, innermost first
function compare.deepcompare(a, b, ignore_mt)
  return same(a, b, nil, unordered, ignore_mt)
end

--- The keys that lead to the first difference, innermost first, in the order of the formatter.
function compare.difference(a, b)
  local _, path = same(a, b, nil, keys.ordered, true)
  return path
end

--- A copy with the same metatable.
function compare.shallowcopy(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for key, inner in next, value do copy[key] = inner end
  local of_value = metatable(value)
  return of_value and setmetatable(copy, of_value) or copy
end

local kept = { [types.spy] = true, [types.matcher] = true }

--- Whether a copy may have a metatable: finalizers are not to run twice, and a weak copy would lose
-- what nothing else refers to.
local function can_share(of_value)
  return rawget(of_value, "__gc") == nil and rawget(of_value, "__mode") == nil
end

--- A copy of a table and of the tables in it. Spies, matchers and values of the host are kept.
-- @param deepmt whether the metatable of the table is copied too
-- @param copied the tables that were copied already, and their copies
function compare.deepcopy(value, deepmt, copied)
  if type(value) ~= "table" then return value end
  local of_value = metatable(value)
  if of_value and kept[of_value] then return value end
  copied = copied or {}
  if copied[value] then return copied[value] end
  local copy = {}
  copied[value] = copy
  for key, inner in next, value do
    copy[key] = type(inner) == "table" and compare.deepcopy(inner, deepmt, copied) or inner
  end
  if of_value and can_share(of_value) then
    setmetatable(copy, deepmt and compare.deepcopy(of_value, false, copied) or of_value)
  end
  return copy
end

return compare
