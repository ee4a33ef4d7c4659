-- Numbers as people read them, in the language of whoever looks on.

local ui = require "lunette"

local format = {}

-- What stands between thousands, and before the cents.
local signs = { de = { ".", "," }, fr = { " ", "," }, pt = { ".", "," } }
local standard = { ",", "." }

local function sign(position)
  return (signs[ui.Locale.current.languageCode] or standard)[position]
end

-- A whole number: 1,234,567.
function format.number(number)
  local digits = ("%d"):format(math.abs(number))
  local head = #digits % 3
  local groups = { head > 0 and digits:sub(1, head) or nil }
  for first = head + 1, #digits, 3 do groups[#groups + 1] = digits:sub(first, first + 2) end
  return (number < 0 and "-" or "") .. table.concat(groups, sign(1))
end

-- An amount of cents: 1,234.50.
function format.money(cents)
  local whole, rest = math.abs(cents) // 100, math.abs(cents) % 100
  return (cents < 0 and "-" or "") .. format.number(whole) .. sign(2) .. ("%02d"):format(rest)
end

-- One thing or several: 1 entry, 2 entries.
function format.count(number, one, many)
  return format.number(number) .. " " .. (number == 1 and one or many)
end

return format
