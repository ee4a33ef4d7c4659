--- Looking at values without running their metamethods, as far as the sandbox lets us.

local meta = {}

local getmetatable = debug and debug.getmetatable or getmetatable
local plain_tostring = tostring
local format = string.format

--- The metatable of a value, nil if it has none or hides it.
function meta.metatable(value)
  local metatable = getmetatable(value)
  return type(metatable) == "table" and metatable or nil
end

--- A metamethod, as Lua itself would find it.
function meta.method(value, name)
  local metatable = getmetatable(value)
  return type(metatable) == "table" and rawget(metatable, name) or nil
end

--- Whether a value is a function or has a `__call` that is one.
function meta.callable(value)
  return type(value) == "function" or type(meta.method(value, "__call")) == "function"
end

--- Whether a value is a string or has a `__tostring` that is a function.
function meta.hastostring(value)
  return type(value) == "string" or type(meta.method(value, "__tostring")) == "function"
end

--- The type and identity of a value, such as `table: 0x55d0c8a0`, without its `__tostring`.
function meta.identity(value)
  return format("%s: %p", type(value), value)
end

--- `tostring` that survives a failing `__tostring`.
function meta.tostring(value)
  local done, text = pcall(plain_tostring, value)
  if done then return text end
  local reason = type(text) == "string" and string.gsub(text, "^.-:%d+: ", "") or "an error"
  return format("%s (its __tostring failed: %s)", meta.identity(value), reason)
end

--- A field, by `__index` where it is not in the table itself; nil if that fails.
function meta.field(value, key)
  local found = rawget(value, key)
  if found ~= nil or getmetatable(value) == nil then return found end
  local done, inherited = pcall(function() return value[key] end)
  if done then return inherited end
  return nil
end

return meta
