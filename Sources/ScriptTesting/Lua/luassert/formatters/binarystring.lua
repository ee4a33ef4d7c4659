--- A formatter that shows strings as bytes, sixteen in a row, beside their printable characters.
-- It is not used unless a test adds it: `assert:add_formatter(binarystring)`.

local ROW = 16

local function half(text, first, width)
  return text:sub(first, first + width - 1)
end

local function row(bytes)
  local hex, characters = {}, {}
  for index = 1, #bytes do
    local byte = bytes:byte(index)
    hex[index] = ("%2x "):format(byte)
    characters[index] = byte < 32 and "." or string.char(byte)
  end
  local left = ("%-" .. ROW * 3 .. "s"):format(table.concat(hex))
  local right = ("%-" .. ROW .. "s"):format(table.concat(characters))
  return half(left, 1, 24) .. "  " .. half(left, 25, 24) .. " "
    .. half(right, 1, 8) .. " " .. half(right, 9, 8) .. "\n"
end

return function(value)
  if type(value) ~= "string" then return nil end
  local out = { ("Binary string length; %d bytes\n"):format(#value) }
  for first = 1, #value, ROW do
    out[#out + 1] = row(value:sub(first, first + ROW - 1))
  end
  return table.concat(out)
end
