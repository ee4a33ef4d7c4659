-- Keeps the hooks that scripts set by `debug.sethook` out of the runner's own code: an error in one
-- is the script's.

local getinfo, sethook, gethook = debug.getinfo, debug.sethook, debug.gethook

-- What the names of the runner's own chunks begin with.
local own = string.match(getinfo(1, "S").source, "^(.*)busted[/\\]") or "@"

-- `is_changed` says that a script has set one since the step began.
local hooks = { is_changed = false }
-- The script's function behind each hook.
local functions = setmetatable({}, { __mode = "k" })
local kept = { n = 0 }

-- Whether a level runs code of the runner's; functions of C are their caller's.
local function is_own(level)
  local info = getinfo(level + 1, "S")
  while info and info.what == "C" do
    level = level + 1
    info = getinfo(level + 1, "S")
  end
  return info ~= nil and string.sub(info.source, 1, #own) == own
end

-- Lua calls no hook inside of a hook, so that no limit would end one that hangs: a script's hook
-- runs in a coroutine. `origins` has the thread that each of these interrupts.
local create, resume, running
local origins = setmetatable({}, { __mode = "k" })

local function call(fn, event, line)
  local thread = create(fn)
  sethook(thread)
  origins[thread] = running()
  local ok, message = resume(thread, event, line)
  if not ok then error(message, 0) end
end

local function guarded(fn)
  if type(fn) ~= "function" then return fn end
  local function hook(event, line)
    if is_own(2) then return end
    call(fn, event, line)
  end
  functions[hook] = fn
  return hook
end

local function translated(fn, ...) return functions[fn] or fn, ... end

-- Which level of the thread that a hook interrupts one of the hook's own stands for; below 3 it is
-- a call of the hook itself.
local function level_behind(thread, level)
  local depth = 0
  while getinfo(thread, depth, "l") do depth = depth + 1 end
  return level - depth + 5
end

-- A function of the library that takes a level, so that hooks see what they interrupt.
local function seeing(fn)
  return function(level, ...)
    if math.type(level) ~= "integer" then return fn(level, ...) end
    local thread = running()
    local origin = origins[thread]
    local behind = origin and level_behind(thread, level) or 0
    if behind >= 3 then return fn(origin, behind, ...) end
    -- Also where it is called last, this function stays a level of its own.
    return fn(level > 0 and level + 1 or level, ...)
  end
end

-- Changes the library that specs see; `coroutines` is the one in which limits go on.
function hooks.install(library, coroutines)
  create, resume, running = coroutines.create, coroutines.resume, coroutines.running
  function library.sethook(first, ...)
    hooks.is_changed = true
    if type(first) ~= "thread" then return sethook(guarded(first), ...) end
    local fn = ...
    return sethook(first, guarded(fn), select(2, ...))
  end
  function library.gethook(...) return translated(gethook(...)) end
  library.getinfo, library.getlocal = seeing(getinfo), seeing(debug.getlocal)
end

-- Takes the hook that is set now for the one that steps begin with.
function hooks.keep()
  hooks.is_changed = false
  kept = table.pack(gethook())
  if type(kept[1]) ~= "function" then kept = { n = 0 } end
end

-- Takes back what a step has set.
function hooks.restore()
  hooks.is_changed = false
  sethook(table.unpack(kept, 1, kept.n))
end

return hooks
