-- Keeps the hooks that scripts set by `debug.sethook` out of the runner's own code: an error in one
-- is the script's.

local getinfo, sethook, gethook = debug.getinfo, debug.sethook, debug.gethook

-- What the names of the runner's own chunks begin with.
local own = getinfo(1, "S").source:match("^(.*)busted[/\\]") or "@"

local hooks = {}
-- The script's function behind each hook.
local functions = setmetatable({}, { __mode = "k" })
local is_changed, kept = false, { n = 0 }

-- Whether a level runs code of the runner's; functions of C are their caller's.
local function is_own(level)
  local info = getinfo(level + 1, "S")
  while info and info.what == "C" do
    level = level + 1
    info = getinfo(level + 1, "S")
  end
  return info ~= nil and info.source:sub(1, #own) == own
end

local function guarded(fn)
  if type(fn) ~= "function" then return fn end
  local function hook(event, line)
    if not is_own(2) then return fn(event, line) end
  end
  functions[hook] = fn
  return hook
end

local function translated(fn, ...) return functions[fn] or fn, ... end

-- Changes the library that specs see.
function hooks.install(library)
  function library.sethook(first, ...)
    is_changed = true
    if type(first) ~= "thread" then return sethook(guarded(first), ...) end
    local fn = ...
    return sethook(first, guarded(fn), select(2, ...))
  end
  function library.gethook(...) return translated(gethook(...)) end
end

-- Takes the hook that is set now for the one that steps begin with.
function hooks.keep()
  is_changed = false
  kept = table.pack(gethook())
  if type(kept[1]) ~= "function" then kept = { n = 0 } end
end

-- Takes back what a step has set.
function hooks.restore()
  if not is_changed then return end
  is_changed = false
  sethook(table.unpack(kept, 1, kept.n))
end

return hooks
