-- The cases of `it.each`, and the names of their tests.

local cases = {}

local case = {}
case.__index = case

-- What the body gets: the items of a list, or the one value that the case is.
function case:arguments() return table.unpack(self.values, 1, self.values.n) end

local function new(value, position, label)
  local values = { value, n = 1 }
  if type(value) == "table" and value[1] ~= nil and getmetatable(value) == nil then
    local last = value.n or #value
    values = table.move(value, 1, last, 1, { n = last })
  end
  return setmetatable({ values = values, position = position, label = label }, case)
end

-- The cases of a table: its items, then what stands under names, in their order.
function cases.list(list)
  if type(list) ~= "table" then
    error("each takes a table of cases, got " .. type(list), 3)
  end
  local result, labels = {}, {}
  for position, value in ipairs(list) do result[position] = new(value, position) end
  for key in pairs(list) do
    if type(key) == "string" then labels[#labels + 1] = key end
  end
  table.sort(labels)
  for _, label in ipairs(labels) do
    result[#result + 1] = new(list[label], #result + 1, label)
  end
  return result
end

-- Names

local longest = 40

local function short(text)
  if #text <= longest then return text end
  local last = utf8.len(text) and utf8.offset(text, 0, longest) or longest
  return string.sub(text, 1, last - 1) .. "…"
end

-- A value on one line.
local function readable(value, depth)
  if type(value) == "string" then
    return short(string.gsub(string.format("%q", value), "\\\n", "\\n"))
  end
  if type(value) ~= "table" or (getmetatable(value) or {}).__tostring then
    return short(tostring(value))
  end
  if depth == 0 then return "{…}" end
  local parts, keys = {}, {}
  for _, item in ipairs(value) do parts[#parts + 1] = readable(item, depth - 1) end
  for key in pairs(value) do
    if type(key) == "string" then keys[#keys + 1] = key end
  end
  table.sort(keys)
  for _, key in ipairs(keys) do
    parts[#parts + 1] = key .. " = " .. readable(value[key], depth - 1)
  end
  return #parts == 0 and "{}" or short("{ " .. table.concat(parts, ", ") .. " }")
end

local function plain(value)
  return type(value) == "string" and value or readable(value, 2)
end

-- The field of the first value that `$a.b` names, or the value that `$2` does.
local function field(values, path)
  local number = math.tointeger(tonumber(path))
  if number then return values[number], number <= values.n end
  local value = values[1]
  for key in string.gmatch(path, "[^.]+") do
    if type(value) ~= "table" then return nil, false end
    value = value[key]
  end
  return value, value ~= nil
end

-- The name of a case's test: `%s`, `%d` and so on stand for its values in turn, `%#` for its
-- number, `$key` for a field, `$1` for a value. A name without any of these is followed by what
-- tells the cases apart.
function cases.name(name, item)
  name = tostring(name)
  local values, used, is_used = item.values, 0, false
  local text = string.gsub(name, "%%([%-+0-9.]*)([%a#%%])", function(flags, kind)
    if kind == "%" then return "%" end
    is_used = true
    if kind == "#" then return tostring(item.position) end
    used = used + 1
    local value = values[used]
    if kind == "s" then return (string.format("%" .. flags .. "s", plain(value))) end
    local ok, formatted = pcall(string.format, "%" .. flags .. kind, value)
    return ok and formatted or plain(value)
  end)
  text = string.gsub(text, "%$([%w_][%w_.]*)", function(path)
    local value, is_there = field(values, (string.gsub(path, "%.$", "")))
    if not is_there then return nil end
    is_used = true
    return plain(value) .. (string.match(path, "%.$") or "")
  end)
  if item.label then return text .. " " .. item.label end
  if is_used then return text end
  local parts = {}
  for position = 1, values.n do parts[position] = readable(values[position], 2) end
  return text .. " (" .. table.concat(parts, ", ") .. ")"
end

return cases
