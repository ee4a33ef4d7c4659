--- The assertions on values.
--
-- An assertion is a function of a state and the arguments; it leaves in the arguments what its
-- message shows, the value that was passed in first. `arguments.compared` holds the two values that
-- a failure explains. Its *quick* form takes the number of arguments and the arguments, and tells
-- whether it holds, or nil when it cannot tell: values that pass cost no more than that.

local arglist = require "luassert.arglist"
local assert = require "luassert.assert"
local check = require "luassert.check"
local compare = require "luassert.compare"
local meta = require "luassert.meta"
local namespaces = require "luassert.namespaces"
local settings = require "luassert.state"
local unique = require "luassert.unique"

local deepcompare = compare.deepcompare
local type = type

local function define(names, message, callback, quick)
  for name in string.gmatch(names, "%S+") do
    assert:register("assertion", name, callback,
      "assertion." .. message .. ".positive", "assertion." .. message .. ".negative")
    namespaces.assertion[name].quick = quick
  end
end

local function set_message(state, message)
  if message ~= nil then state.failure_message = message end
end

--- Puts the value that was passed in before the one expected, as messages show them.
local function swap(arguments)
  local expected, actual = arguments[1], arguments[2]
  arguments[1], arguments[2] = actual, expected
  return expected, actual
end

-- Types and literals

local function define_literal(name, literal)
  local function is_literal(state, arguments)
    arglist.insert(arguments, 2, literal)
    set_message(state, arguments[3])
    return arguments[1] == literal
  end
  define(name, "same", is_literal, function(_, value) return value == literal end)
end

define_literal("true", true)
define_literal("false", false)

for name in string.gmatch("boolean number string table nil userdata function thread", "%a+") do
  local function is_type(state, arguments)
    arglist.insert(arguments, 2, "type " .. name)
    arguments.nofmt = { [2] = true }
    set_message(state, arguments[3])
    return type(arguments[1]) == name
  end
  define(name, "same", is_type, function(_, value) return type(value) == name end)
end

local function truthy(state, arguments)
  check.count(arguments, 1, "truthy")
  set_message(state, arguments[2])
  return arguments[1] ~= nil and arguments[1] ~= false
end

local function falsy(state, arguments)
  check.count(arguments, 1, "falsy")
  set_message(state, arguments[2])
  return arguments[1] == nil or arguments[1] == false
end

define("truthy", "truthy", truthy, function(count, value)
  if count > 0 then return value ~= nil and value ~= false end
end)
define("falsy", "falsy", falsy, function(count, value)
  if count > 0 then return value == nil or value == false end
end)

-- Equality

local function equal(state, arguments)
  check.count(arguments, 2, "equals")
  local expected, actual = swap(arguments)
  set_message(state, arguments[3])
  arguments.compared = { expected = expected, actual = actual }
  return compare.equal(expected, actual)
end

define("equal equals", "equals", equal, function(count, expected, actual)
  if count > 1 then return expected == actual or compare.equal(expected, actual) end
end)

local function is_same(expected, actual)
  if type(expected) == "table" and type(actual) == "table" then
    return (deepcompare(expected, actual, true))
  end
  return expected == actual or compare.equal(expected, actual)
end

local function same(state, arguments)
  check.count(arguments, 2, "same")
  local expected, actual = swap(arguments)
  set_message(state, arguments[3])
  local holds = is_same(expected, actual)
  if not holds and state.mod and type(expected) == "table" and type(actual) == "table" then
    local marked = { crumbs = compare.difference(expected, actual) }
    arguments.fmtargs = { marked, marked }
  end
  arguments.compared = { expected = expected, actual = actual }
  return holds
end

define("same", "same", same, function(count, expected, actual)
  if count > 1 then return is_same(expected, actual) end
end)

local function near(state, arguments)
  check.count(arguments, 3, "near")
  local numbers = {}
  for index = 1, 3 do
    local number = tonumber(arguments[index])
    check.argument(number, index, "near", "number or object convertible to a number",
      settings.format_value(arguments[index]))
    numbers[index] = number
  end
  local expected, actual, tolerance = table.unpack(numbers)
  swap(arguments)
  arguments[3], arguments.nofmt = tolerance, { [3] = true }
  set_message(state, arguments[4])
  return actual >= expected - tolerance and actual <= expected + tolerance
end

define("near", "near", near)

--- `unique(list, [deep], [message])`, or `unique(list, message, deep)`
local function is_unique(state, arguments)
  local second, third = arguments[2], arguments[3]
  local deep
  if type(second) == "boolean" or (second == nil and arguments.n > 2) then
    deep = second
    set_message(state, third)
  else
    if type(third) == "boolean" then deep = third end
    set_message(state, second)
  end
  return unique(arguments[1], deep)
end

define("unique", "unique", is_unique)

-- Strings

--- Takes the message out of the optional arguments: the first that can be neither a position nor a
-- flag.
-- @return the message, and the position of the argument that is now the third
local function take_message(arguments)
  for index = 3, arguments.n do
    local value = arguments[index]
    if value and type(value) ~= "boolean" and not tonumber(value) then
      return arglist.remove(arguments, index), index == 3 and 4 or 3
    end
  end
  return nil, 3
end

--- @return whether the pattern is found, and the list of its captures
local function find(text, pattern, init, plain)
  if plain then
    local found = string.find(text, pattern, init, true) ~= nil
    return found, found and { pattern } or {}
  end
  -- As luassert says it, which calls the method of the text.
  if pattern == nil then error("bad argument #1 to 'match' (string expected, got nil)") end
  local captures = { string.match(text, pattern, init) }
  return captures[1] ~= nil, captures
end

local function matches(state, arguments)
  check.count(arguments, 2, "matches")
  local pattern, value = arguments[1], arguments[2]
  local text
  if type(value) == "number" or meta.hastostring(value) then text = tostring(value) end
  local message, position = take_message(arguments)
  local init, plain = arguments[3], arguments[4]
  check.argument(type(pattern) == "string", 1, "matches", "string", type(pattern))
  check.argument(text, 2, "matches", "string or object convertible to a string",
    text or settings.format_value(value))
  check.argument(init == nil or tonumber(init), position, "matches", "number", type(init))
  swap(arguments)
  set_message(state, message)
  return find(text, pattern, init, plain)
end

define("matches match", "matches", matches)

-- Errors

--- Calls a function, and takes the position from the message of its error.
local function catch(callable)
  local done, problem = pcall(callable)
  if type(problem) == "string" then problem = string.gsub(problem, "^.-:%d+: ", "", 1) end
  return done, problem
end

--- Whether an error is the one expected.
-- @return that, and what the assertion returns as the error
local function is_expected(problem, expected)
  local result = problem
  if type(expected) == "string" then
    if meta.hastostring(problem) then result = tostring(problem) end
    if type(result) == "string" then return expected == result, result end
  elseif type(expected) == "number" and type(problem) == "string" then
    return tostring(expected) == tostring(tonumber(problem)), result
  end
  return is_same(expected, result), result
end

local function has_error(state, arguments)
  local callable, expected, message = arguments[1], arguments[2], arguments[3]
  local results = compare.shallowcopy(arguments)
  check.argument(meta.callable(callable), 1, "error", "function or callable object",
    type(callable))
  local done, problem = catch(callable)
  results[1] = problem
  arguments.n = 2
  arguments[1] = done and "(no error)" or problem
  if expected == nil then arguments[2] = "(error)" end
  arguments.nofmt = { done, expected == nil }
  set_message(state, message)
  if done or expected == nil then return not done, results end
  local holds
  holds, results[1] = is_expected(problem, expected)
  arguments.compared = { expected = expected, actual = problem }
  return holds, results
end

define("error errors", "error", has_error)

local function error_matches(state, arguments)
  local results = compare.shallowcopy(arguments)
  local callable, pattern = arguments[1], arguments[2]
  check.count(arguments, 2, "error_matches")
  check.argument(meta.callable(callable), 1, "error_matches", "function or callable object",
    type(callable))
  check.argument(pattern == nil or type(pattern) == "string", 2, "error", "string", type(pattern))
  local message, position = take_message(arguments)
  local init, plain = arguments[3], arguments[4]
  check.argument(init == nil or tonumber(init), position, "matches", "number", type(init))

  local done, problem = catch(callable)
  results[1] = problem
  arguments.n = 2
  arguments[1], arguments[2] = done and "(no error)" or problem, pattern
  arguments.nofmt = { done }
  set_message(state, message)
  if done then return false, results end
  if problem == nil and pattern == nil then return true, {} end
  local kind = type(problem)
  if kind == "number" or kind == "boolean" or meta.hastostring(problem) then
    problem = tostring(problem)
    results[1] = problem
  end
  if type(problem) ~= "string" then return false, results end
  local found, captures = find(problem, pattern, init, plain)
  return found, found and captures or results
end

define("error_matches error_match matches_error match_error", "error", error_matches)

--- `returned_arguments(2, f())`
local function returned_arguments(_, arguments)
  arguments[1] = tostring(arguments[1])
  arguments[2] = tostring(arguments.n - 1)
  arguments.nofmt = { true, true }
  arguments.n = math.max(arguments.n, 2)
  return arguments[1] == arguments[2]
end

define("returned_arguments", "returned_arguments", returned_arguments)
