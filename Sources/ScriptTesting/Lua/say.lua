--- Texts by key, in one namespace per language.
--
--     local say = require "say"
--     say:set_namespace "en"
--     say:set("greeting", "Hello, %s")
--     say("greeting", { "Ana" })        --> Hello, Ana
--
-- A key that the current namespace lacks is looked up in the fallback namespace.

local registry = {}
local current, fallback

local function namespace(name)
  registry[name] = registry[name] or {}
  return name
end

local say = {
  _DESCRIPTION = "Texts by key, in one namespace per language",
  _VERSION = "Say 1.4",
  _registry = registry,
}

--- Chooses the namespace that texts are written to, and read from first.
function say:set_namespace(name)
  current = namespace(name)
end

--- Chooses the namespace to read from where the current one has no text.
function say:set_fallback(name)
  fallback = namespace(name)
end

--- Sets a text of the current namespace; `%s` stands for a parameter.
function say:set(key, text)
  registry[current][key] = text
end

local function directives(text)
  local _, count = string.gsub(string.gsub(text, "%%%%", ""), "%%", "")
  return count
end

--- The text of a key with its parameters filled in, or nil.
-- @param parameters a list; `n` is its length where it holds nils
local function text(_, key, parameters)
  if parameters ~= nil and type(parameters) ~= "table" then
    error(string.format("expected parameter table to be a table, got '%s'", type(parameters)), 2)
  end
  local found = registry[current][key]
  if found == nil then found = registry[fallback][key] end
  if found == nil then return nil end
  found = tostring(found)
  local count = parameters and math.max(parameters.n or 0, #parameters) or 0
  if count == 0 then return found end
  local strings = {}
  -- A text may ask for more parameters than there are: the others are nil.
  for index = 1, math.max(count, directives(found)) do
    strings[index] = tostring(parameters[index])
  end
  return string.format(found, table.unpack(strings))
end

say:set_fallback "en"
say:set_namespace "en"

return setmetatable(say, { __call = text, __index = registry })
