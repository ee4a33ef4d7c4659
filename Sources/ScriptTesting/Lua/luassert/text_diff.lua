--- Differences between two strings.

local inspect = require "luassert.inspect"
local lines = require "luassert.lines"

local CONTEXT = 3
local LINES = 60
local AROUND = 24

local function split(text)
  local found = {}
  for line in string.gmatch(text .. "\n", "(.-)\n") do found[#found + 1] = line end
  return found
end

--- Which steps are within reach of a change.
local function near_changes(steps)
  local shown = {}
  for index, step in ipairs(steps) do
    if step[1] ~= " " then
      for near = index - CONTEXT, index + CONTEXT do shown[near] = true end
    end
  end
  return shown
end

local function same(a, b) return a == b end

--- A line, with what cannot be seen made visible where it changed.
local function shown_line(kind, text)
  text = inspect.shortened(inspect.printable(text, kind == " " and "\t" or nil), 200)
  if kind == " " then return text == "" and "" or "  " .. text end
  if text == "" then text = "(empty line)" end
  return kind .. " " .. string.gsub(text, " +$", function(blanks) return string.rep("·", #blanks) end)
end

local function by_line(expected, actual, indent)
  local a, b = split(expected), split(actual)
  local steps = lines.align(a, b, same)
  local shown = near_changes(steps)
  local out, skipped = {}, false
  for index, step in ipairs(steps) do
    if not shown[index] then
      skipped = true
    elseif #out >= LINES then
      out[#out + 1] = indent .. "  …"
      break
    else
      if skipped then out[#out + 1] = indent .. "  …" end
      skipped = false
      local line = shown_line(step[1], step[1] == "+" and b[step[3]] or a[step[2]])
      out[#out + 1] = line == "" and "" or indent .. line
    end
  end
  return out
end

--- The byte at which two strings begin to differ, moved back to the start of a character.
local function first_difference(a, b)
  local low, high = 1, math.min(#a, #b) + 1
  -- Halving: the strings are the same before `low`.
  while low < high do
    local middle = (low + high) // 2
    local are_same = string.sub(a, low, middle) == string.sub(b, low, middle)
    if are_same then low = middle + 1 else high = middle end
  end
  local start = low
  while start > 1 and start > low - 4
    and (string.byte(a, start) or string.byte(b, start) or 0) & 0xC0 == 0x80 do
    start = start - 1
  end
  return low, start
end

local function excerpt(text, start)
  local from, to = math.max(1, start - AROUND), start + AROUND
  while from > 1 and (string.byte(text, from) or 0) & 0xC0 == 0x80 do from = from - 1 end
  while to < #text and (string.byte(text, to + 1) or 0) & 0xC0 == 0x80 do to = to + 1 end
  local before = (from > 1 and "…" or "") .. inspect.printable(string.sub(text, from, start - 1))
  local after = inspect.printable(string.sub(text, start, to)) .. (to < #text and "…" or "")
  return before, after
end

local function by_byte(expected, actual, indent)
  local byte, start = first_difference(expected, actual)
  local before, after = excerpt(expected, start)
  local _, other = excerpt(actual, start)
  local width = utf8.len(before) or #before
  return {
    string.format("%s- %s%s", indent, before, after),
    string.format("%s+ %s%s", indent, before, other),
    string.format("%s  %s^ byte %d", indent, string.rep(" ", width), byte),
  }
end

local text_diff = {}

--- Whether a difference between two strings is easier to read than both.
function text_diff.wanted(expected, actual)
  return type(expected) == "string" and type(actual) == "string"
    and (#expected > 40 and #actual > 40
      or string.find(expected, "\n", 1, true) ~= nil or string.find(actual, "\n", 1, true) ~= nil)
end

--- The difference as lines: of `-`, `+` and common lines, or an excerpt of two long lines.
function text_diff.lines(expected, actual, indent)
  indent = indent or ""
  if string.find(expected, "\n", 1, true) or string.find(actual, "\n", 1, true) then
    return by_line(expected, actual, indent)
  end
  return by_byte(expected, actual, indent)
end

return text_diff
