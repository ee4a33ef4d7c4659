-- Tables that are to hold again what they held.

local next, rawget, rawset = next, rawget, rawset

local tables = {}

-- Whether a table holds what another one does, which are `count` values. The host sets it.
tables.same = nil

-- A copy, and how many values are in it.
function tables.copy(values)
  local result, count = {}, 0
  for key, value in next, values do
    result[key] = value
    count = count + 1
  end
  return result, count
end

-- Makes a table hold what it held when it was copied.
function tables.restore(values, saved, count)
  if tables.same(values, saved, count) then return end
  for key in next, values do rawset(values, key, saved[key]) end
  for key, value in next, saved do
    if rawget(values, key) == nil then rawset(values, key, value) end
  end
end

return tables
