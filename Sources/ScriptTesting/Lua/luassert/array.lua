--- `assert.array(list).has.no.holes()`

local assert = require "luassert.assert"
local check = require "luassert.check"

local ARRAY = "__array_state"

local function array(state, arguments)
  check.that(arguments and arguments.n > 0, "No array provided to the array-modifier")
  check.that(rawget(state, ARRAY) == nil, "Array already set")
  rawset(state, ARRAY, arguments[1])
end

local function last_index(list)
  local last = 0
  for key in pairs(list) do
    if type(key) == "number" and key > last and math.floor(key) == key then last = key end
  end
  return last
end

--- @return whether there are holes, and the index of the first
local function holes(state, arguments)
  local list, length = rawget(state, ARRAY), arguments[1]
  check.that(list ~= nil,
    "No array set, please use the array modifier to set the array to validate")
  if length == nil then length = last_index(list) end
  check.that(type(length) == "number",
    "expected array length to be of type 'number', got: " .. tostring(length))
  local missing
  for index = 1, length do
    if list[index] == nil then
      missing = index
      break
    end
  end
  arguments[1], arguments.n = missing, missing and 1 or 0
  return missing ~= nil, { missing }
end

assert:register("assertion", "holes", holes,
  "assertion.array_holes.positive", "assertion.array_holes.negative")
assert:register("modifier", "array", array)
