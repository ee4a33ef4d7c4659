-- Where in the specs something happened, and what its message is.

local getinfo = debug.getinfo
local get_metatable = debug.getmetatable

-- The folder of this file, as the sources of all files beside it begin.
local own = string.match(getinfo(1, "S").source, "^(.*[/\\])") or "@"

-- What the names of all chunks of the runner's begin with, where it has a name of its own.
local root = string.match(own, "^(@.*:)busted[/\\]$") or "\n"

local trace = {}

-- Whether a function is the runner's or the assertions' own.
local function is_internal(info)
  local source = info.source
  return info.what == "C" or string.sub(source, 1, #own) == own
    or string.find(source, "luassert[/\\].*%.lua$") ~= nil
end

-- What is known of functions themselves: it is asked for once, as the texts are made anew each time.
local known = setmetatable({}, { __mode = "k" })
trace.known = known

local function describe(fn)
  local info = getinfo(fn, "S")
  info.is_internal = is_internal(info)
  known[fn] = info
  return info
end

-- The function at a level, which counts as in debug.getinfo, and its line. The host sets it.
trace.running = nil

-- The first level from `level` on that belongs to the specs, what is known of its function, and the
-- line.
local function find(level)
  local running = trace.running
  local fn, line = running(level + 1)
  while fn do
    local info = known[fn] or describe(fn)
    if not info.is_internal then return level, info, line end
    level = level + 1
    fn, line = running(level + 1)
  end
  return level
end

-- The place of a line of a function as a table of its own, as debug.getinfo makes it.
local function made(info, line)
  return {
    source = info.source, short_src = info.short_src, what = info.what,
    linedefined = info.linedefined, currentline = line, traceback = "",
  }
end

trace.made = made

local function called(info)
  if info.what == "main" then return "main chunk" end
  if info.name and info.namewhat ~= "" then return info.namewhat .. " '" .. info.name .. "'" end
  if info.name then return "function '" .. info.name .. "'" end
  return "function <" .. info.short_src .. ":" .. info.linedefined .. ">"
end

-- The calls from a level outwards, as far as they are not the runner's.
local function calls(level)
  local list = {}
  local info = getinfo(level + 1, "Snl")
  while info and #list < 100 do
    if info.what ~= "C" then
      if string.sub(info.source, 1, #own) == own then break end
      if not is_internal(info) then
        list[#list + 1] = info.short_src .. ":" .. info.currentline .. ": in " .. called(info)
      end
    end
    level = level + 1
    info = getinfo(level + 1, "Snl")
  end
  return list
end

-- What is known of the function of a spec that is running, and its line: for what is declared
-- there. Nothing when there is none.
function trace.here(level)
  local _, info, line = find(level + 1)
  return info, line
end

-- The same as a place.
function trace.place(level)
  local _, info, line = find(level + 1)
  return info and made(info, line)
end

-- The place and the calls of an error.
function trace.of_error(level, message)
  local found, known_info, line = find(level + 1)
  local info = known_info and made(known_info, line)
    or { short_src = "?", source = "?", currentline = 0, what = "C" }
  info.traceback = string.gsub(debug.traceback("", found), "\n%s*%[C%].*", "\n")
  info.calls = calls(found)
  info.message = tostring(message)
  return info
end

-- Messages

local function has_text(value)
  return type(value) == "string" or (get_metatable(value) or {}).__tostring ~= nil
end

local function quoted(value)
  return type(value) == "string" and string.format("%q", value) or tostring(value)
end

-- A table written as Lua.
local function written(value, indent, seen)
  if type(value) ~= "table" or has_text(value) then return quoted(value) end
  if seen[value] then return "<cycle>" end
  seen[value] = true
  local keys, lines = {}, {}
  for key in next, value do
    if not (math.type(key) == "integer" and key >= 1 and key <= #value) then
      keys[#keys + 1] = key
    end
  end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  local inner = indent .. "  "
  for _, item in ipairs(value) do lines[#lines + 1] = inner .. written(item, inner, seen) end
  for _, key in ipairs(keys) do
    local name = type(key) == "string" and string.match(key, "^[%a_][%w_]*$")
    name = name or "[" .. quoted(key) .. "]"
    lines[#lines + 1] = inner .. name .. " = " .. written(value[key], inner, seen)
  end
  seen[value] = nil
  if #lines == 0 then return "{}" end
  return "{\n" .. table.concat(lines, ",\n") .. "\n" .. indent .. "}"
end

-- The file, the line and the rest of a text that begins with a place. The name of a chunk that was
-- loaded from a text may look like one itself.
local function located(text, place)
  local short = place.short_src
  if string.sub(text, 1, #short + 1) == short .. ":" then
    local line, rest = string.match(text, "^(%d+): (.*)$", #short + 2)
    if line then return short, line, rest end
  end
  return string.match(text, "^([^\n]-):(%d+): (.*)$")
end

-- The text of an error value, beginning with its place.
function trace.message(value, place)
  local text
  if value == nil then
    text = "Nil error"
  elseif has_text(value) then
    text = tostring(value)
  else
    text = written(value, "", {})
  end
  local file, _, rest = located(text, place)
  if file then
    -- Who calls a function of the runner wrongly is told where.
    local is_own = string.sub("@" .. file, 1, #root) == root
    if not is_own or place.what == "C" then return text end
    text = rest
  end
  return place.short_src .. ":" .. place.currentline .. ": " .. text
end

-- The file of a place; where a text was loaded, what Lua makes of it: `[string "…"]`.
function trace.file(place)
  local source = place.source
  local mark = string.sub(source, 1, 1)
  return (mark == "@" or mark == "=") and string.sub(source, 2) or place.short_src
end

-- The parts of such a text: the message, the file and the line.
function trace.split(text, place)
  local file, line, rest = located(text, place)
  if not file then return text, trace.file(place), place.currentline end
  -- Lua shortens long names; the place has the whole one.
  if file == place.short_src then file = trace.file(place) end
  return rest, file, tonumber(line)
end

trace.has_text = has_text

return trace
