-- Random calls of the library functions that Lunette has of its own, for comparing with Lua's.
--
-- Returns a function `run(seed, string, table, direct)`: makes the call that belongs to the seed
-- with the functions of the two tables, and returns its name and a text of all that can be seen
-- of it: results, error, and what it did with its arguments in which order. `direct` also calls
-- functions from C, where messages name them by the global table.

local type, pcall, tostring, select, error = type, pcall, tostring, select, error
local setmetatable, next, rawget, math_type = setmetatable, next, rawget, math.type
local byte, char, sub = string.byte, string.char, string.sub
local create, resume, yield = coroutine.create, coroutine.resume, coroutine.yield

-- Chance

local state
local function random(low, high)
  state = state ~ (state << 13)
  state = state ~ (state >> 7)
  state = state ~ (state << 17)
  return low + (state >> 11) % (high - low + 1)
end
local function chance(percent) return random(1, 100) <= percent end
local function pick(list) return list[random(1, #list)] end

local function join(parts)
  local text = ""
  for i = 1, #parts do text = text .. parts[i] end
  return text
end

-- What is seen

local function show(value)
  local kind = type(value)
  if kind == "string" then return #value .. ":" .. value end
  if kind == "number" then return math_type(value) .. " " .. tostring(value) end
  if kind == "table" then
    local parts = { "{" }
    for i = -3, 40 do
      local element = rawget(value, i)
      if element ~= nil then
        parts[#parts + 1] = i .. "=" .. (type(element) == "table" and "table" or show(element))
      end
    end
    parts[#parts + 1] = "n=" .. tostring(rawget(value, "n"))
    return join(parts) .. "}"
  end
  return kind == "nil" and "nil" or kind == "boolean" and tostring(value) or kind
end

local function show_all(...)
  local parts = {}
  for i = 1, select("#", ...) do parts[i] = show((select(i, ...))) .. "|" end
  return join(parts)
end

-- Strings and patterns

local letters = { "a", "a", "a", "b", "b", "c", "A", "B", "x", "1", "2", " ", " ", "_", ".", "-", "(", ")",
  "[", "]", "%", "^", "$", "*", "+", "?", "\0", "\n", "\t", "\127", "\128", "\200", "\255", "é" }

local function text_of(longest)
  local parts = {}
  local few = chance(60) and random(3, 8) or #letters
  for i = 1, random(0, longest) do parts[i] = letters[random(1, few)] end
  return join(parts)
end

local class_letters = { "a", "c", "d", "g", "l", "p", "s", "u", "w", "x", "z", "A", "C", "D", "G", "L", "P",
  "S", "U", "W", "X", "Z", ".", "%", "-", "]", "q", "\0", "\200" }

local function set()
  local parts = { "[", chance(30) and "^" or "", chance(10) and "]" or "" }
  for _ = 1, random(0, 4) do
    local kind = random(1, 10)
    parts[#parts + 1] = kind <= 3 and pick(letters) .. "-" .. pick(letters)
      or kind <= 5 and "%" .. pick(class_letters)
      or kind == 6 and "a-c" or kind == 7 and "0-9"
      or pick(letters)
  end
  if chance(15) then parts[#parts + 1] = "-" end
  parts[#parts + 1] = chance(96) and "]" or ""
  return join(parts)
end

local function single()
  local kind = random(1, 10)
  return kind <= 4 and letters[random(1, 12)]
    or kind == 5 and pick(letters)
    or kind == 6 and "."
    or kind <= 8 and "%" .. pick(class_letters)
    or set()
end

local function pattern()
  local parts, open, repeated = { chance(15) and "^" or "" }, 0, 0
  for _ = 1, random(0, 6) do
    local kind = random(1, 20)
    if kind <= 3 then
      parts[#parts + 1] = chance(25) and "()" or "("
      if parts[#parts] == "(" then open = open + 1 end
    elseif kind <= 5 and (open > 0 or chance(5)) then
      parts[#parts + 1] = ")"
      open = open - 1
    elseif kind == 6 then
      parts[#parts + 1] = "%b" .. (chance(60) and "()" or pick(letters) .. (chance(95) and pick(letters) or ""))
    elseif kind == 7 then
      parts[#parts + 1] = "%f" .. (chance(95) and set() or "")
    elseif kind == 8 then
      parts[#parts + 1] = "%" .. random(0, 4)
    else
      parts[#parts + 1] = single()
      if repeated < 4 and chance(45) then
        parts[#parts + 1] = pick { "*", "+", "-", "?" }
        repeated = repeated + 1
      end
    end
  end
  while open > 0 and chance(96) do
    parts[#parts + 1] = ")"
    open = open - 1
  end
  parts[#parts + 1] = chance(15) and "$" or ""
  local result = join(parts)
  if chance(8) then result = sub(result, 1, random(0, #result)) end
  if chance(5) then
    local at = random(1, #result + 1)
    result = sub(result, 1, at - 1) .. pick(letters) .. sub(result, at)
  end
  return result
end

-- A pattern about as long as the matcher's nesting allows; one that matches at once.
local function nested_pattern()
  local parts, captures, is_greedy = {}, 0, chance(30)
  for i = 1, random(190, 204) do
    local kind = random(1, 10)
    parts[i] = kind == 1 and "a-" or kind == 2 and is_greedy and "a*" or "a?"
    if kind == 3 and captures < 32 then
      parts[i], captures = chance(3) and pick { "(", ")" } or pick { "()", "(a?)" }, captures + 1
    end
  end
  return join(parts)
end

local function odd_number()
  return pick { 0, 1, 2, 3, -1, -2, 5, 10, 2.0, 1.5, -0.0, math.abs(0 / 0), 1 / 0, -1 / 0, math.maxinteger,
    math.mininteger, math.maxinteger - 1, 2 ^ 53, "2", "0x3", " 4 ", "x", "1e1", 1e100 }
end

local function odd_value()
  local kind = random(1, 8)
  return kind == 1 and true or kind == 2 and {} or kind == 3 and next or kind == 4 and odd_number()
    or kind == 5 and setmetatable({}, { __name = "Named" }) or kind == 6 and text_of(5)
    or kind == 7 and false or nil
end

local function position()
  local kind = random(1, 10)
  if kind <= 4 then return nil end
  if kind <= 8 then return random(-30, 30) end
  return odd_number()
end

-- Calls

-- The functions are called by their names, as messages give them.
local function_names = { "find", "match", "gmatch", "gsub", "rep", "format", "insert", "remove", "move",
  "concat", "sort", "pack", "unpack" }
local calls = {}
for _, name in next, function_names do
  local text = ("return function(library, ...) return library.%s(...) end,"):format(name)
    .. ("function(library, ...) return library:%s(...) end,"):format(name)
    .. ("function(library, ...) local f = library.%s return f(...) end,"):format(name)
    .. ("function(library, ...) return (library.%s(...)) end"):format(name)
  calls[name] = { load(text, "=call")() }
end

local direct_calls
local function call(library, name, ...)
  local kind = random(1, 40)
  if kind == 1 then return pcall(calls[name][2], library, ...) end
  if kind == 2 then return pcall(calls[name][3], library, ...) end
  if kind == 3 then return pcall(calls[name][4], library, ...) end
  if kind == 4 and direct_calls then return pcall(library[name], ...) end
  if kind == 5 then
    -- In a coroutine, where functions that are called back may yield.
    return select(2, resume(create(pcall), calls[name][1], library, ...))
  end
  return pcall(calls[name][1], library, ...)
end

-- A function that does something odd at one of its calls.
local function callback(log, results)
  local count, odd = 0, chance(25) and random(1, 4) or 0
  local deed = random(1, 4)
  return function(...)
    count = count + 1
    log[#log + 1] = show_all(...)
    if count == odd then
      if deed == 1 then error("odd") end
      if deed == 2 then error({}) end
      if deed == 3 then yield(1) end
      return odd_value()
    end
    if results then return pick(results) end
    return (...)
  end
end

local function strings_text(count)
  local parts = {}
  for i = 1, count do
    parts[i] = pick { "x", "%0", "%1", "%2", "%%", "%9", "-", "\0", "%", "%x" }
    if (parts[i] == "%" or parts[i] == "%x" or parts[i] == "%9") and chance(70) then parts[i] = "y" end
  end
  return join(parts)
end

local cases = {}

function cases.find(library)
  local text = text_of(20)
  local wanted = chance(20) and sub(text, random(1, 6), random(4, 12)) or pattern()
  return call(library, pick { "find", "match" }, text, wanted, position(), pick { nil, true, false, 1 })
end

function cases.plain(library)
  if chance(50) then return call(library, "find", text_of(60), text_of(4), position(), true) end
  -- A word that repeats itself, in a long text of what is nearly the word.
  local unit, word, text = "", "", ""
  for _ = 1, random(1, 7) do unit = unit .. char(random(97, 98)) end
  for _ = 1, random(3, 9) do word = word .. unit end
  word = sub(word, random(1, 4), chance(50) and -1 or -random(1, 4))
  if chance(40) then word = word .. pick { "a", "b", "ab", "ba", "aab", "c" } end
  if #word < 2 then word = word .. "ab" end
  for _ = 1, random(20, 80) do
    local kind = random(1, 10)
    text = text .. (kind <= 5 and sub(word, 1, random(#word // 2, #word - 1)) or kind <= 7 and sub(word, 2)
      or kind == 8 and unit or "") .. pick { "a", "b", "", "ab" }
    if chance(60) then
      -- What has come about by chance is spoilt.
      local at = string.find(text, word, 1, true)
      if at then text = sub(text, 1, at + random(0, #word - 1)) end
    end
  end
  if chance(70) then text = text .. word .. unit end
  return call(library, "find", text, word, chance(20) and position() or nil, true)
end

function cases.nested(library)
  local text = ("a"):rep(chance(80) and 300 or random(0, 300))
  return call(library, pick { "find", "match" }, text, nested_pattern())
end

function cases.gmatch(library, log)
  local text, wanted = text_of(16), pattern()
  local ok, iterator = call(library, "gmatch", text, wanted, position())
  if not ok then return ok, iterator end
  for i = 1, 20 do
    log[i] = show_all(pcall(iterator, text))
    if log[i] == "true|" and chance(80) then break end
  end
  return true
end

function cases.gsub(library, log)
  local kind = random(1, 10)
  local text, wanted = text_of(16), pattern()
  local replacement
  if kind <= 4 then
    replacement = strings_text(random(0, 5))
  elseif kind == 5 then
    replacement = odd_value()
  elseif kind <= 7 then
    replacement = setmetatable({ a = "1", b = false, [1] = 5, ["\0"] = "zero", c = {} },
      chance(50) and { __index = callback(log) } or nil)
  else
    replacement = callback(log, chance(50) and { "r", 7, 1.5, false, "%1" } or nil)
  end
  return call(library, "gsub", text, wanted, replacement, position())
end

function cases.rep(library)
  local count = random(1, 12) == 1 and odd_number() or random(-2, 40)
  if type(count) == "string" or math_type(count) == "float" then
    return call(library, "rep", text_of(3), count == count and count ~= 2 ^ 53 and count or 1.5)
  end
  local text = count > 1000 and pick { "", "xx", "xyz" } or text_of(6)
  if text == "" and count > 1000 then count = 7 end
  return call(library, "rep", text, count, pick { nil, "", ",", "\0\0", 3, {} })
end

local conversions = { "d", "i", "u", "c", "x", "X", "o", "e", "E", "f", "g", "G", "a", "A", "q", "s", "p", "%", "w",
  "\0", "F", "5", "." }

local function conversion()
  local parts = { "%" }
  for _ = 1, chance(20) and random(1, 3) or 0 do parts[#parts + 1] = pick { "-", "+", " ", "#", "0" } end
  if chance(30) then parts[#parts + 1] = pick { "1", "5", "12", "99", "99", "30", "100", "007" } end
  if chance(25) then parts[#parts + 1] = pick { ".", ".0", ".3", ".7", ".12", ".20", ".99", ".100", ".-1" } end
  if chance(1) then parts[#parts + 1] = ("-"):rep(random(15, 25)) end
  if chance(10) then return "%q" end
  parts[#parts + 1] = pick(conversions)
  return join(parts)
end

local function formatted(kind, log)
  local chosen = random(1, 20)
  if chosen == 1 then return kind ~= "s" and odd_value() or nil end
  if chosen == 2 then return odd_number() end
  if kind == "s" or kind == "q" then
    if chosen <= 10 then return text_of(12) end
    if chosen <= 13 and kind == "s" then return ("x"):rep(random(88, 102)) end
    if chosen <= 13 and kind == "q" then return char(random(0, 40)) .. random(0, 9) .. char(random(0, 255)) end
    if chosen == 14 then return setmetatable({}, { __tostring = callback(log, { "text", "t\0t", 5 }) }) end
    return pick { true, false, 12, 1.5, 1 / 3, -0.0, 1e15, 2 ^ 63, math.mininteger }
  end
  return pick { 0, 1, -1, 7, 65, 255, -255, 1234567, 0.1, 1 / 3, -2.5, 1e20, 1e300, -1e-300, 3.0, "10", "0x10",
    math.maxinteger, math.mininteger, 2 ^ 53, 1 / 0, -1 / 0, 123456.789 }
end

function cases.format(library, log)
  local parts, values, count, is_address = {}, {}, random(1, 3), false
  for i = 1, count do
    local spec = conversion()
    local kind = sub(spec, -1)
    parts[#parts + 1] = text_of(3):gsub("%%", "")
    parts[#parts + 1] = spec
    values[i] = formatted(kind, log)
    is_address = is_address or kind == "p"
  end
  if chance(5) then count = count - 1 end
  for i = 1, is_address and count or 0 do
    -- Which value %p gets is not known for sure, and addresses differ.
    values[i] = type(values[i]) == "number" and values[i] or i
  end
  return call(library, "format", join(parts), table.unpack(values, 1, count))
end

-- Tables

local function element()
  local kind = random(1, 12)
  return kind <= 7 and random(0, 20) or kind <= 10 and text_of(3) or kind == 11 and random(0, 40) / 4
    or odd_value()
end

-- A table, or something that stands for one and logs what is done with it.
local function array(log, longest)
  local content, count = {}, random(0, longest)
  for i = 1, count do content[i] = element() end
  if chance(10) then content[random(-2, count + 2)] = element() end
  if chance(70) then return content, content end
  local odd, calls_made = chance(15) and random(1, 12) or 0, 0
  local function note(text)
    log[#log + 1] = text
    calls_made = calls_made + 1
    -- The length may be one that takes for ever.
    if calls_made == 400 then error("enough") end
    if calls_made == odd then
      if chance(30) then yield() end
      error(chance(50) and "odd" or {})
    end
  end
  local metatable = {
    __index = function(_, key)
      note("get " .. tostring(key))
      return content[key]
    end,
    __newindex = function(_, key, value)
      note("set " .. tostring(key) .. " " .. show(value))
      content[key] = value
    end,
    __len = function()
      note("length")
      if chance(90) then return count end
      return pick { -1, 0, 3.0, 2.5, "3", "x", math.maxinteger, math.mininteger }
    end,
    __eq = function()
      note("equal")
      return chance(50)
    end,
  }
  if chance(10) then metatable[pick { "__index", "__newindex", "__len" }] = nil end
  return setmetatable({}, metatable), content
end

local function index()
  local kind = random(1, 20)
  if kind == 1 then return odd_number() end
  if kind <= 4 then return nil end
  return random(-1, 10)
end

function cases.insert(library, log)
  local list, content = array(log, 8)
  local arguments = chance(50) and 1 or chance(90) and 2 or random(0, 3)
  local first = arguments == 1 and element() or index() or 1
  -- Lua's own loops over as many elements as the length says.
  local ok, message = call(library, "insert", list, table.unpack({ first, element(), 1 }, 1, arguments))
  return ok, message, content
end

function cases.remove(library, log)
  local list, content = array(log, 8)
  local ok, value = call(library, "remove", list, index())
  return ok, value, content
end

function cases.move(library, log)
  local list, content = array(log, 8)
  local other, other_content
  if chance(40) then other, other_content = array(log, 5) end
  if chance(5) then other = odd_value() end
  local first, last, to = index() or 1, index() or 2, index() or 3
  local low, high = tonumber(first), tonumber(last)
  -- Lua's loop has no end that one could wait for.
  if low and high and high - low > 1000 and chance(95) then last = first end
  if low and high and high - low > 1000 and last ~= first then to = math.maxinteger end
  if chance(5) then to = math.maxinteger - random(0, 8) end
  local ok, result = call(library, "move", list, first, last, to, other)
  return ok, type(result) == "string" and result or rawequal(result, list), content, other_content
end

function cases.concat(library, log)
  local list = array(log, 8)
  local from, last = index(), index()
  return call(library, "concat", list, pick { nil, ", ", "", 0, {} }, from, last)
end

function cases.unpack(library, log)
  local list = array(log, 8)
  local from, last = index(), index()
  if math_type(from) and from < -1000 and math_type(last) and last < from + 2 ^ 31 then last = from end
  return call(library, "unpack", list, from, last)
end

function cases.pack(library)
  return call(library, "pack", table.unpack({ element(), element(), odd_value() }, 1, random(0, 3)))
end

function cases.sort(library, log)
  local list, content = {}, nil
  -- Beyond 255 elements Lua may take the time for chance.
  local count, kind = random(0, chance(20) and 255 or 20), random(1, 6)
  if kind == 1 then
    list, content = array(log, 20)
  else
    for i = 1, count do
      list[i] = kind == 2 and text_of(3) or kind == 3 and random(1, 5) or kind == 4 and i or kind == 5 and -i
        or random(1, 1000) / (chance(50) and 1 or 8)
    end
    content = list
  end
  local order
  local way = random(1, 12)
  if way <= 3 then
    order = function(a, b)
      log[#log + 1] = show_all(a, b)
      return show(a) < show(b)
    end
  elseif way <= 5 then
    order = function(a, b) return a > b end
  elseif way == 6 then
    order = function() return chance(50) end
  elseif way == 7 then
    order = function() return true end
  elseif way == 8 then
    order = callback(log, { true, false })
  elseif way == 9 and chance(30) then
    order = odd_value()
  end
  local ok, message = call(library, "sort", list, order)
  return ok, message, show(content)
end

function cases.junk(library)
  local name
  -- Lua's strings have a `pack` of their own, which is not meant.
  repeat name = pick(function_names) until library[name] and (library.sort or name ~= "pack" and name ~= "unpack")
  local values, count = {}, random(0, 5)
  for i = 1, count do
    values[i] = odd_value()
    -- No loop over all the numbers there are.
    if math_type(values[i]) and (values[i] > 100 or values[i] < -100) then values[i] = nil end
  end
  local results = table.pack(call(library, name, table.unpack(values, 1, count)))
  for i = 1, results.n do
    if type(results[i]) == "string" and results[i]:find("0x", 1, true) then results[i] = "address" end
  end
  return table.unpack(results, 1, results.n)
end

local names = { "find", "find", "find", "find", "plain", "nested", "gmatch", "gmatch", "gsub", "gsub", "gsub", "rep",
  "format", "format", "insert", "remove", "move", "concat", "unpack", "pack", "sort", "junk" }

return function(seed, strings, tables, direct)
  state = seed * 0x9E3779B97F4A7C15 + 0x1234567
  direct_calls = direct
  for _ = 1, 4 do random(0, 1) end
  local name = pick(names)
  local is_table = name == "junk" and chance(50) or tables[name] ~= nil
  local log = {}
  local seen = show_all(cases[name](is_table and tables or strings, log))
  for i = 1, #log do log[i] = log[i] .. "\n" end
  return name, seen .. "\n" .. join(log)
end
