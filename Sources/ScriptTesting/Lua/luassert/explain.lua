--- What a person needs beside luassert's message: differences, and hints.
-- The parameter `ExplainFailures` switches it off, `DifferenceLimit` says how many are shown.

local compare = require "luassert.compare"
local diff = require "luassert.diff"
local inspect = require "luassert.inspect"
local state = require "luassert.state"
local text_diff = require "luassert.text_diff"

local CALLS = 5
local LEGEND = "(- expected, + passed in)"

local function article(word)
  return (string.find(word, "^[AEIOUaeiou]") and "an " or "a ") .. word
end

local function capital(text)
  return (string.gsub(text, "^%l", string.upper))
end

--- The parts in which two values of the host differ.
local function parts_text(expected, actual, parts)
  local lines = { string.format("Difference %s:", LEGEND) }
  for _, part in ipairs(parts) do
    local wanted, got = expected[part], actual[part]
    if wanted ~= got then
      lines[#lines + 1] = string.format("- %s = %s", part, inspect.value(wanted))
      lines[#lines + 1] = string.format("+ %s = %s", part, inspect.value(got))
    end
  end
  return lines[2] and table.concat(lines, "\n")
end

--- A value of the host beside something that stands for none.
local function strange(class, kind, other, written, wanted)
  if wanted then
    return string.format("%s was compared with %s that stands for none; expected %s.",
      article(class), article(kind), wanted)
  end
  local hint = string.format("%s was compared with %s, which is never equal.",
    article(class), kind == "nil" and "nil" or article(kind))
  if written and (kind == "string" or kind == "number" or kind == "table") then
    local literal = kind == "string" and string.format("%q", other) or inspect.value(other)
    local call = string.gsub(written, "%%s", function() return literal end)
    hint = hint .. " Compare with " .. call .. "."
  end
  return hint
end

--- Two values of which one at least is the host's.
local function host_values(expected, actual)
  local value, other = actual, expected
  if type(value) ~= "userdata" then value, other = expected, actual end
  local text, class, written, parts = inspect.described(value)
  if not text then return nil end
  class = class or "value of the host"
  local kind, converted, wanted = type(other), nil, nil
  if kind == "userdata" then
    local _, other_class = inspect.described(other)
    if not other_class then return nil end
    if other_class ~= class then
      return capital(string.format("%s was compared with %s.", article(class), article(other_class)))
    end
    converted = other
  else
    converted, wanted = compare.convert_value(other, value)
    if converted == nil then return capital(strange(class, kind, other, written, wanted)) end
  end
  if parts and rawequal(value, actual) then return parts_text(converted, value, parts) end
  if parts then return parts_text(value, converted, parts) end
  if kind == "userdata" then return nil end
  return string.format("%s stands for %s.", inspect.value(other), inspect.value(converted))
end

local function tables(expected, actual, limit)
  local found = diff.tables(expected, actual, limit)
  if found.count == 0 then return nil end
  local lines = found.lines
  local head = found.count == 1 and "Difference at %s %s:" or "Differences, the first at %s %s:"
  table.insert(lines, 1, string.format(head, found.first, LEGEND))
  if found.count > limit then
    lines[#lines + 1] = string.format("… and %d more", found.count - limit)
  end
  if found.host then
    lines[#lines + 1] = host_values(found.host.expected, found.host.actual)
  end
  return table.concat(lines, "\n")
end

local function values(expected, actual, assertion)
  if type(expected) == "userdata" or type(actual) == "userdata" then
    return host_values(expected, actual)
  end
  if text_diff.wanted(expected, actual) then
    local lines = text_diff.lines(expected, actual)
    return "Difference " .. LEGEND .. ":\n" .. table.concat(lines, "\n")
  end
  if type(expected) == "table" and type(actual) == "table" then
    if string.find(assertion, "^equal") and compare.deepcompare(expected, actual, true) then
      return "The contents are the same, but these are two tables: "
        .. "use assert.same to compare contents."
    end
    return tables(expected, actual, state.get_parameter "DifferenceLimit" or 20)
  end
  return nil
end

--- The last calls of a spy, where there is more than the one that the message shows.
local function calls_text(calls)
  if #calls < 2 then return nil end
  local lines = { "The last calls, newest first:" }
  for index = #calls, math.max(1, #calls - CALLS + 1), -1 do
    local arguments, texts = calls[index].vals, {}
    for position = 1, arguments.n do texts[position] = inspect.value(arguments[position], 40) end
    lines[#lines + 1] = "  (" .. inspect.shortened(table.concat(texts, ", "), 90) .. ")"
  end
  if #calls > CALLS then lines[#lines + 1] = string.format("  … and %d more", #calls - CALLS) end
  return table.concat(lines, "\n")
end

--- Explains why two values are not equal, or not the same.
-- @param compared a table: the values `expected` and `actual`, and of a spy all its `calls`
-- @param assertion the name of the assertion
-- @return a text of one or more lines, or nil
return function(compared, assertion)
  local parts = { values(compared.expected, compared.actual, assertion) }
  parts[#parts + 1] = compared.calls and calls_text(compared.calls)
  return parts[1] and table.concat(parts, "\n")
end
