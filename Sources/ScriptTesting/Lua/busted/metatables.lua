-- The metatables that all strings share, all numbers and so on: to be given back when a script that
-- may change them has ended.

local get, set = debug.getmetatable, debug.setmetatable

local tables = require "busted.tables"

-- A value of each type whose values share a metatable.
local samples = { n = 6, "", 0, true, print, coroutine.create(print), nil }

-- `are_exposed` says that scripts have come to one of them: before that they cannot have changed any.
-- `holds` tells whether they are as they were when they were saved; the host sets it.
local metatables = { are_exposed = false, holds = nil }

-- Changes the functions that specs see. `watching` gives those that note when they give one of these
-- metatables away.
function metatables.install(globals, watching)
  local functions = watching(metatables)
  globals.getmetatable = functions.getmetatable
  globals.debug.getmetatable, globals.debug.setmetatable = functions.get, functions.set
end

-- These metatables and what they hold: a list for each type, or false.
function metatables.save()
  local saved = {}
  for position = 1, samples.n do
    local metatable = get(samples[position])
    saved[position] = metatable and { metatable, tables.copy(metatable) } or false
  end
  return saved
end

-- Makes them what they were when they were saved.
function metatables.restore(saved)
  if metatables.holds(samples, saved) then return end
  for position = 1, samples.n do
    local was = saved[position]
    set(samples[position], was and was[1] or nil)
    if was then tables.restore(was[1], was[2], was[3]) end
  end
end

return metatables
