--- Helpers for assertions, those of the library and those that tests register.

local arglist = require "luassert.arglist"
local compare = require "luassert.compare"
local grammar = require "luassert.grammar"
local meta = require "luassert.meta"

local util = {
  callable = meta.callable,
  hastostring = meta.hastostring,
  metatable = meta.metatable,
  tostring = meta.tostring,

  deepcompare = compare.deepcompare,
  deepcopy = compare.deepcopy,
  shallowcopy = compare.shallowcopy,

  cleararglist = arglist.clear,
  copyargs = arglist.copy,
  is_arglist = arglist.is_arglist,
  make_arglist = arglist.make,
  matchargs = arglist.last_match,
  matchoncalls = arglist.first_match,
  tinsert = arglist.insert,
  tremove = arglist.remove,
  pack = table.pack,
  unpack = arglist.unpack,
}

local getinfo = debug and debug.getinfo

--- Describes a value of the host, such as a color. The host replaces this function.
--
--     function util.describe_value(value)
--       return "(Color) red", "Color", "ui.color(%s)"
--     end
--
-- @param value a userdata
-- @return what messages print for it; nil for "(userdata) '…'"
-- @return the name of its class, for hints
-- @return how a script writes one, `%s` standing for what a test compared it with; nil for no hint
-- @return a list of the names of its parts; nil where it has none
function util.describe_value(value) -- luacheck: ignore
  return nil
end

--- Tells where a function was defined. A host whose scripts have no `debug.getinfo` replaces it.
-- @return the line and the source; or nil
function util.function_place(callable)
  if not getinfo then return nil end
  local info = getinfo(callable, "S")
  return info.linedefined, info.source
end

--- The level for `error` of the first caller outside the file that asks; 2 without `debug`.
function util.errorlevel(level)
  level = (level or 1) + 1
  if not getinfo then return level end
  local info = getinfo(level, "S")
  local file = info and info.source
  while info and info.source == file do
    level = level + 1
    info = getinfo(level, "S")
  end
  return level - 1
end

--- The names that words spell; see `grammar.keys`.
function util.extract_keys(kind, tokens)
  local keys, unknown = grammar.keys(kind, tokens)
  if not keys then error(grammar.problem(kind, unknown), util.errorlevel(2)) end
  return keys
end

return util
