--- The keys of tables in an order that people can follow.

local keys = {}

local ranks = {
  number = 1, boolean = 2, string = 3, table = 4, ["function"] = 5, userdata = 6, thread = 7,
}

--- The keys of a table: the list from 1, other numbers, true, false, strings, then what has no
-- order. No metamethod runs.
-- @return the keys and their number
function keys.sorted(t)
  local found, count, position = {}, 0, {}
  for key in next, t do
    count = count + 1
    found[count], position[key] = key, count
  end
  local length = rawlen(t)
  local function rank(key)
    if math.type(key) == "integer" and key >= 1 and key <= length then return 0 end
    return ranks[type(key)]
  end
  table.sort(found, function(a, b)
    local rank_a, rank_b = rank(a), rank(b)
    if rank_a ~= rank_b then return rank_a < rank_b end
    if rank_a <= ranks.number or rank_a == ranks.string then return a < b end
    if rank_a == ranks.boolean then return a and not b end
    return position[a] < position[b]
  end)
  return found, count
end

--- An iterator over a table in that order, for `for key, value in keys.ordered(t)`.
function keys.ordered(t)
  local found = keys.sorted(t)
  local index = 0
  return function()
    local key, value
    repeat
      index = index + 1
      key = found[index]
      if key ~= nil then value = rawget(t, key) end
    until key == nil or value ~= nil
    return key, value
  end
end

return keys
