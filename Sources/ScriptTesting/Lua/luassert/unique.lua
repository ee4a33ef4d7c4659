--- Whether no two values of a list are equal.

local compare = require "luassert.compare"

--- @param list a table, or what `pairs` goes through
-- @param deep whether tables with the same contents count as equal
return function(list, deep)
  local seen, objects = {}, {}
  for _, value in pairs(list) do
    local kind = type(value)
    if kind == "table" or kind == "userdata" then
      -- These may be equal without being the same.
      for _, other in ipairs(objects) do
        if value == other or deep and compare.deepcompare(value, other, true) then return false end
      end
      objects[#objects + 1] = value
    elseif value == value then
      if seen[value] then return false end
      seen[value] = true
    end
  end
  return true
end
