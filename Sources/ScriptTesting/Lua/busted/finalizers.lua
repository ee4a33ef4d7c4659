-- Runs the finalizers (`__gc`) of scripts in steps of their own. Lua itself calls them wherever it
-- happens to collect, where no limit ends one that hangs, and its error is lost.

local getinfo, rawget, rawset, select, type = debug.getinfo, rawget, rawset, select, type
local error, setmetatable = error, setmetatable

local finalizers = { are_due = false }
local due, count = {}, 0
-- The functions that only note what is due.
local notes = setmetatable({}, { __mode = "k" })

local function noting(fn)
  local function note(value, ...)
    -- Scripts may call it as any other function.
    if getinfo(1, "n").namewhat ~= "metamethod" then return fn(value, ...) end
    count = count + 1
    due[count] = { fn = fn, value = value }
    finalizers.are_due = true
  end
  notes[note] = true
  return note
end

local function prepare(metatable)
  local fn = rawget(metatable, "__gc")
  if type(fn) == "function" and not notes[fn] then rawset(metatable, "__gc", noting(fn)) end
end

local function check(condition, position, expected, given, value)
  if condition then return end
  error(string.format("bad argument #%d to 'setmetatable' (%s expected, got %s)", position, expected,
    given < position and "no value" or type(value)), 3)
end

-- Changes the functions that specs see.
function finalizers.install(globals)
  function globals.setmetatable(...)
    local value, metatable = ...
    local given = select("#", ...)
    check(type(value) == "table", 1, "table", given, value)
    check(given > 1 and metatable == nil or type(metatable) == "table", 2, "nil or table", given,
      metatable)
    if metatable then prepare(metatable) end
    return setmetatable(value, metatable)
  end

  local library = globals.debug
  local set = library.setmetatable
  function library.setmetatable(value, metatable)
    if type(metatable) == "table" then prepare(metatable) end
    return set(value, metatable)
  end
end

-- Runs what is due, for the element that is under way.
function finalizers.run(busted)
  local element = busted.context.current
  local position = 0
  while position < count do
    position = position + 1
    local item = due[position]
    due[position] = false
    if item then busted.run("finalizer", item.fn, element, item.value) end
  end
  due, count = {}, 0
  finalizers.are_due = false
end

return finalizers
