--- The formatters that are there from the start, and the parameters they obey.

local assert = require "luassert.assert"
local format_table = require "luassert.formatters.tables"
local inspect = require "luassert.inspect"
local meta = require "luassert.meta"
local state = require "luassert.state"
local types = require "luassert.types"
local util = require "luassert.util"

local function format_list(values)
  local texts = {}
  for index = 1, values.n or #values do
    texts[index] = tostring(state.format_value(values[index]))
  end
  return table.concat(texts, ", ")
end

local function format_matcher(matcher)
  return string.format("(matcher) %s%s(%s)",
    matcher.mod and "is." or "no.", tostring(matcher.name), format_list(matcher.arguments))
end

local by_type = {}

by_type["nil"] = function() return "(nil)" end

function by_type.boolean(value) return "(boolean) " .. tostring(value) end

function by_type.number(value) return "(number) " .. inspect.number(value) end

function by_type.string(value) return "(string) '" .. value .. "'" end

function by_type.thread(value) return "(thread) '" .. meta.tostring(value) .. "'" end

function by_type.userdata(value)
  return inspect.described(value) or "(userdata) '" .. meta.tostring(value) .. "'"
end

by_type["function"] = function(value)
  local line, source = util.function_place(value)
  local text = meta.tostring(value)
  return line and string.format("%s @ line %s in %s", text, line, source) or text
end

function by_type.table(value, extra)
  local metatable = meta.metatable(value)
  if metatable == types.matcher then return format_matcher(value) end
  if metatable == types.arglist then return "(values list) (" .. format_list(value) .. ")" end
  return format_table(value, extra)
end

assert:add_formatter(function(value, extra) return by_type[type(value)](value, extra) end)

assert:set_parameter("TableFormatLevel", 3)
assert:set_parameter("TableFormatShowRecursion", false)
assert:set_parameter("TableErrorHighlightCharacter", "*")
assert:set_parameter("TableErrorHighlightColor", "none")
assert:set_parameter("ExplainFailures", true)
assert:set_parameter("DifferenceLimit", 20)
