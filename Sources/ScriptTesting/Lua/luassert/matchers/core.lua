--- The matchers of single values. A matcher is made by a function of the arguments that returns a
-- function of the value.

local assert = require "luassert.assert"
local check = require "luassert.check"
local compare = require "luassert.compare"
local meta = require "luassert.meta"
local settings = require "luassert.state"
local unique = require "luassert.unique"

local function define(names, make)
  for name in string.gmatch(names, "%S+") do assert:register("matcher", name, make) end
end

for name in string.gmatch("nil boolean number string table function userdata thread", "%a+") do
  define(name, function()
    return function(value) return type(value) == name end
  end)
end

define("true", function()
  return function(value) return value == true end
end)

define("false", function()
  return function(value) return value == false end
end)

define("truthy", function()
  return function(value) return value ~= nil and value ~= false end
end)

define("falsy", function()
  return function(value) return value == nil or value == false end
end)

define("equal equals", function(_, arguments)
  check.count(arguments, 1, "equals")
  local expected = arguments[1]
  return function(value) return compare.equal(value, expected) end
end)

define("same", function(_, arguments)
  check.count(arguments, 1, "same")
  local expected = arguments[1]
  return function(value) return (compare.deepcompare(value, expected, true)) end
end)

local objects = { table = true, ["function"] = true, thread = true, userdata = true }

define("ref", function(_, arguments)
  local object = arguments[1]
  check.count(arguments, 1, "ref")
  check.argument(objects[type(object)], 1, "ref", "object", type(object))
  return function(value) return value == object end
end)

define("matches match", function(_, arguments)
  check.count(arguments, 1, "matches")
  local pattern, init, plain = arguments[1], arguments[2], arguments[3]
  check.argument(type(pattern) == "string", 1, "matches", "string", type(pattern))
  check.argument(init == nil or tonumber(init), 2, "matches", "number", type(init))
  return function(value)
    local kind = type(value)
    local text = kind == "number" and tostring(value)
      or kind ~= "userdata" and meta.hastostring(value) and meta.tostring(value)
    return text and string.find(text, pattern, init, plain) ~= nil
  end
end)

define("near", function(_, arguments)
  check.count(arguments, 2, "near")
  local numbers = {}
  for index = 1, 2 do
    numbers[index] = tonumber(arguments[index])
    check.argument(numbers[index], index, "near", "number or object convertible to a number",
      settings.format_value(arguments[index]))
  end
  local expected, tolerance = numbers[1], numbers[2]
  return function(value)
    local number = tonumber(value)
    if not number then return false end
    return number >= expected - tolerance and number <= expected + tolerance
  end
end)

define("unique", function(_, arguments)
  return function(value) return unique(value, arguments[1]) end
end)
