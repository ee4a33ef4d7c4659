-- Files beside a spec, by paths relative to it.

local fixtures = {}

local function fail(text, level) error(text, level + 1) end

-- The folder of the spec that called, `level` calls up.
local function folder(level)
  local info = debug.getinfo(level + 1, "S")
  return string.match(info.source, "^@(.*[/\\])") or ""
end

-- A path without `.` and `..` where they can go.
local function normal(path)
  local parts = {}
  for part in string.gmatch(path, "[^/\\]+") do
    if part == ".." and #parts > 0 and parts[#parts] ~= ".." then
      parts[#parts] = nil
    elseif part ~= "." then
      parts[#parts + 1] = part
    end
  end
  return (string.match(path, "^[/\\]") and "/" or "") .. table.concat(parts, "/")
end

local function check(value, name, kind)
  if type(value) ~= "string" then
    fail(string.format("bad argument to '%s' expected a string (relative filename)%s, got: %s", name,
      kind, type(value)), 2)
  end
end

local function absolute(relative, level)
  local path = folder(level + 1) .. (relative or "")
  if not string.match(path, "^[/\\]") then path = fixtures.working_folder() .. "/" .. path end
  return normal(path)
end

-- Where relative paths begin; the host sets it.
function fixtures.working_folder() return os.getenv("PWD") or "." end

-- The absolute path of a file; of the spec's folder without an argument.
function fixtures.path(relative)
  if relative ~= nil then check(relative, "path", " or nil") end
  return (absolute(relative, 2))
end

local function read(path, is_binary, level)
  local file, message = io.open(path, is_binary and "rb" or "r")
  if not file then fail("Error reading file '" .. path .. "': " .. tostring(message), level + 1) end
  local text = file:read("a")
  file:close()
  return text
end

-- The contents of a file.
function fixtures.read(relative, is_binary)
  check(relative, "read", "")
  local path = absolute(relative, 2)
  return (read(path, is_binary, 2))
end

-- What a Lua file returns; `.lua` may be left out.
function fixtures.load(relative)
  check(relative, "load", "")
  local path = absolute(relative, 2)
  if not string.match(path, "%.lua$") then path = path .. ".lua" end
  local chunk, message = load(read(path, false, 2), "@" .. path)
  if not chunk then fail("Error loading file: " .. message, 2) end
  return (chunk())
end

return fixtures
