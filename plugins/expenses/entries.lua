-- What was spent: lines of a date, cents and a name.

local ui = require "lunette"

local entries = {}

-- Reads a text; lines that are none are left out.
function entries.parse(text)
  local list = {}
  for date, cents, name in text:gmatch "(%d+%-%d+%-%d+) (%-?%d+) ([^\n]+)" do
    list[#list + 1] = { date = date, cents = math.tointeger(cents), name = name }
  end
  return list
end

function entries.load()
  return entries.parse(ui.files:read "data/entries.txt")
end

function entries.total(list)
  local sum = 0
  for _, entry in ipairs(list) do sum = sum + entry.cents end
  return sum
end

return entries
