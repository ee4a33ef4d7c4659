--- Short texts for values: one line each, for differences and hints.

local keys = require "luassert.keys"
local meta = require "luassert.meta"
local util = require "luassert.util"

local inspect = {}

local WIDTH = 72
local escapes = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ["\\"] = "\\\\" }

--- A text without control characters: they, and bytes that are no UTF-8, become escapes.
-- @param kept a control character to leave alone, such as a tab
function inspect.printable(text, kept)
  if not utf8.len(text) then
    text = string.gsub(text, "[\x80-\xff]", function(byte)
      return string.format("\\x%02x", string.byte(byte))
    end)
  end
  return (string.gsub(text, "[%c]", function(byte)
    if byte == kept then return byte end
    return escapes[byte] or string.format("\\%d", string.byte(byte))
  end))
end

--- The start of a text, `…` standing for the rest.
function inspect.shortened(text, width)
  if #text <= width then return text end
  local last = width
  while last > 0 and (string.byte(text, last + 1) or 0) & 0xC0 == 0x80 do last = last - 1 end
  return string.sub(text, 1, last) .. "…"
end

--- A number with all its digits; a float always looks like one.
function inspect.number(value)
  if value ~= value then return "NaN" end
  if value == math.huge then return "Inf" end
  if value == -math.huge then return "-Inf" end
  if math.type(value) == "integer" then return string.format("%d", value) end
  local text = string.format("%.20g", value)
  if not string.find(text, "[%.,]") then text = string.gsub(text, "%d+", "%0.0", 1) end
  return text
end

--- Like Lua itself, in the fewest digits that tell the number from others.
local function short_number(value)
  if math.type(value) ~= "float" or value ~= value or value == math.huge or value == -math.huge then
    return inspect.number(value)
  end
  for digits = 14, 17 do
    local text = string.format("%." .. digits .. "g", value)
    if tonumber(text) == value then
      return string.find(text, "[%.eE]") and text or text .. ".0"
    end
  end
  return inspect.number(value)
end

local function quoted(text, width)
  return "'" .. inspect.shortened(inspect.printable(text), width) .. "'"
end

--- What the host says of one of its values: the text, the class, how to write one, the names of
-- its parts; or nil.
function inspect.described(value)
  if type(value) ~= "userdata" then return nil end
  local done, text, class, written, parts = pcall(util.describe_value, value)
  if done and type(text) == "string" then return text, class, written, parts end
  return nil
end

local function is_name(key)
  return type(key) == "string" and string.find(key, "^[%a_][%w_]*$") ~= nil
end

--- A path of keys with one more: `items[2].title`.
function inspect.path(path, key)
  if is_name(key) then return path == "" and key or path .. "." .. key end
  return string.format("%s[%s]", path, inspect.value(key, 40))
end

local function table_text(value, width, depth)
  if next(value) == nil then return "{}" end
  if depth == 0 then return "{ … }" end
  local parts, left = {}, width
  local found = keys.sorted(value)
  for index, key in ipairs(found) do
    local text = inspect.value(rawget(value, key), math.max(left, 10), depth - 1)
    if key ~= index then
      text = (is_name(key) and key or "[" .. inspect.value(key, 20, 0) .. "]") .. " = " .. text
    end
    left = left - #text - 2
    if left < 0 and index > 1 then
      parts[index] = "…"
      break
    end
    parts[index] = text
  end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

--- A value on one line.
-- @param width about how many bytes there are for it
-- @param depth how many levels of tables to show
function inspect.value(value, width, depth)
  width = width or WIDTH
  local kind = type(value)
  if kind == "string" then return quoted(value, width) end
  if kind == "number" then return short_number(value) end
  if kind == "nil" or kind == "boolean" then return tostring(value) end
  if kind == "table" and not meta.hastostring(value) then
    return table_text(value, width, depth or 3)
  end
  local text = inspect.described(value) or meta.tostring(value)
  return inspect.shortened(inspect.printable(text), width)
end

return inspect
