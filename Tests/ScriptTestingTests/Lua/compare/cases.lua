--- The calls to compare. A case has a name and a function of a library.

local values = require "values"

local cases = {}

local function case(name, run) cases[#cases + 1] = { name = name, run = run } end

--- A value by its name.
local function named(name)
  for _, value in ipairs(values) do
    if value[1] == name then return value[2] end
  end
  error("no value is named " .. name)
end

local function call(name, arguments, chain, message)
  case(name, function(lib)
    local assert = lib.assert
    if message then assert = assert.message(message) end
    return assert[chain](table.unpack(arguments, 1, arguments.n))
  end)
end

--- A call as it stands, negated, with a message as last argument, and with one before it.
local function variants(chain, described, ...)
  local arguments = table.pack(...)
  local longer = table.pack(...)
  longer.n = longer.n + 1
  longer[longer.n] = "the message"
  call(chain .. described, arguments, chain)
  call("not_" .. chain .. described, arguments, "not_" .. chain)
  call(chain .. described .. " + message", longer, chain)
  call("not_" .. chain .. described .. " + message", longer, "not_" .. chain)
  call("message." .. chain .. described, arguments, chain, "said before")
end

local one = { "true", "false", "nil", "boolean", "number", "string", "table", "userdata",
  "function", "thread", "truthy", "falsy", "unique", "error", "errors", "holes", "called",
  "called_with", "returned_with", "called_at_least", "returned_arguments", "near", "matches",
  "equal", "same", "error_matches", "match_error", "unknown_thing" }

for _, name in ipairs(one) do
  variants(name, "()")
  for _, value in ipairs(values) do
    variants(name, "(" .. value[1] .. ")", value[2])
  end
end

for _, name in ipairs { "equal", "equals", "same" } do
  for _, expected in ipairs(values) do
    for _, actual in ipairs(values) do
      local described = ("(%s, %s)"):format(expected[1], actual[1])
      call(name .. described, { expected[2], actual[2], n = 2 }, name)
      call("not_" .. name .. described, { expected[2], actual[2], n = 2 }, "not_" .. name)
    end
  end
end

for _, name in ipairs { "matches", "error_matches", "near", "error", "unique", "has_no_error" } do
  for _, first in ipairs(values) do
    for _, second in ipairs(values) do
      local described = ("(%s, %s)"):format(first[1], second[1])
      call(name .. described, { first[2], second[2], n = 2 }, name)
    end
  end
end

local optional = { { "nil", nil }, { "1", 1 }, { "'2'", "2" }, { "true", true }, { "false", false },
  { "'text'", "text" }, { "{}", {} } }

for _, name in ipairs { "matches", "no_match", "error_matches", "no_error_matches" } do
  for _, third in ipairs(optional) do
    for _, fourth in ipairs(optional) do
      for _, fifth in ipairs { { "", nil }, { "'last'", "last" } } do
        for _, pattern in ipairs { "o+(.)", "^.", "(", "x", "." } do
          local first, second = pattern, "boom box"
          if name:find "error" then
            first, second = function() error("boom box") end, pattern
          end
          call(("%s(%s, %s, %s, %s)"):format(name, pattern, third[1], fourth[1], fifth[1]),
            { first, second, third[2], fourth[2], fifth[2], n = 5 }, name)
        end
      end
    end
  end
end

for _, name in ipairs { "near", "not_near" } do
  for _, third in ipairs { 0, 0.5, "1", "x", false, -1, math.huge } do
    for _, actual in ipairs { 1, 1.5, "2", "x", {}, 0 / 0 } do
      call(("%s(1, %s, %s)"):format(name, actual, third), { 1, actual, third, n = 3 }, name)
      call(("%s(1, %s, %s, m)"):format(name, actual, third), { 1, actual, third, "m", n = 4 }, name)
    end
  end
end

for _, name in ipairs { "unique", "not_unique" } do
  for _, list in ipairs { {}, { 1, 1 }, { 1, "1" }, { {}, {} }, { a = 1, b = 1 } } do
    for _, second in ipairs(optional) do
      for _, third in ipairs(optional) do
        call(("%s(#%d, %s, %s)"):format(name, #list, second[1], third[1]),
          { list, second[2], third[2], n = 3 }, name)
      end
    end
  end
end

for count = 0, 4 do
  for _, wanted in ipairs { 0, 1, 2, 3, "2", 2.0, false } do
    local arguments = { wanted, nil, nil, nil, nil, n = count + 1 }
    call(("returned_arguments(%s, %d nils)"):format(wanted, count), arguments, "returned_arguments")
    call(("not(%s, %d nils)"):format(wanted, count), arguments, "not_returned_arguments")
  end
end

for _, name in ipairs { "error", "no_error" } do
  for _, callable in ipairs { "raises a string", "raises a table", "raises nil", "raises a number",
    "raises true", "raises what prints", "raises lines", "function", "callable" } do
    for _, expected in ipairs { "boom", "12", 12, 12.0, false, true, "named e", "called",
      "one\ntwo: 3: four", { code = 1 }, { code = 2 } } do
      local described = ("%s(%s, %s %s)"):format(name, callable, type(expected), tostring(expected))
      call(described, { named(callable), expected, n = 2 }, name)
      call(described .. " + message", { named(callable), expected, "m", n = 3 }, name)
      call(described .. " + odd message", { named(callable), expected, { 1 }, n = 3 }, name)
    end
  end
end

-- Chains

for _, chain in ipairs { "is.equal", "are.equal", "Is.Not.Equal", "is.equal.Not", "Not.Not.equal",
  "equals.Not.Not", "has.no.error", "IS_EQUAL", "_equal_", "is__equal", "does.match", "was.True",
  "is.bogus.equal", "equal.bogus", "bogus", "is", "not", "error.matches", "matches.error",
  "same.equal", "equal.same", "called.with", "was.called.at_least", "at_least" } do
  case("chain " .. chain, function(lib)
    local found = lib.assert
    for name in chain:gmatch "[^.]+" do found = found[name] end
    local result = table.pack(found(1, 1))
    return type(result[1]) == "table" and "a chain" or result[1]
  end)
end

require "cases_state"(case)
require "cases_spies"(case)

return cases
