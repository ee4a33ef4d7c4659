--- A formatter that shows strings as bytes, sixteen in a row, beside their printable characters.
-- It is not used unless a test adds it: `assert:add_formatter(binarystring)`.

local ROW = 16

local function half(text, first, width)
  return string.sub(text, first, first + width - 1)
end

local function row(bytes)
  local hex, characters = {}, {}
  for index = 1, #bytes do
    local byte = string.byte(bytes, index)
    hex[index] = string.format("%2x ", byte)
    characters[index] = byte < 32 and "." or string.char(byte)
  end
  local left = string.format("%-" .. ROW * 3 .. "s", table.concat(hex))
  local right = string.format("%-" .. ROW .. "s", table.concat(characters))
  return half(left, 1, 24) .. "  " .. half(left, 25, 24) .. " "
    .. half(right, 1, 8) .. " " .. half(right, 9, 8) .. "\n"
end

return function(value)
  if type(value) ~= "string" then return nil end
  local out = { string.format("Binary string length; %d bytes\n", #value) }
  for first = 1, #value, ROW do
    out[#out + 1] = row(string.sub(value, first, first + ROW - 1))
  end
  return table.concat(out)
end
