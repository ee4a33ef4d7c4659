-- Strings as the runner needs them, whatever scripts do to their metatable.

local get, set = debug.getmetatable, debug.setmetatable

local function copy(values)
  local result = {}
  for key, value in next, values do result[key] = value end
  return result
end

local theirs = get("")
local own = copy(theirs)
-- The methods of scripts, such as those that formatters of theirs call, are found as well.
own.__index = setmetatable(copy(theirs.__index), { __index = function(_, key)
  local methods = theirs and theirs.__index
  if type(methods) == "table" then return methods[key] end
end })

local strings = {}

local function restore(metatable, ...)
  set("", metatable)
  return ...
end

-- The same function, which runs while strings have the metatable of the runner. After an error it
-- stays until the end of the test.
function strings.guarded(fn)
  return function(...)
    local metatable = get("")
    if metatable == own then return fn(...) end
    theirs = metatable
    set("", own)
    return restore(metatable, fn(...))
  end
end

return strings
