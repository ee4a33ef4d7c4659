--- Compares this library with an installed luassert, call by call: results and messages.
--
--     lua5.4 compare.lua [-v]
--
-- Prints the calls whose outcomes differ and are not among the known differences; exits with 1 if
-- there are any.

local here = arg[0]:match "^(.*)/[^/]*$" or "."
local sources = here .. "/../../../../Sources/ScriptTesting/Lua"
local installed = package.path
package.path = here .. "/?.lua;" .. installed

local cases = require "cases"
local known = require "known"
local load_library = require "libraries"

local theirs = load_library("luassert", installed)
local ours = load_library("ours", ("%s/?.lua;%s/?/init.lua"):format(sources, sources))

local function text(value)
  local kind = type(value)
  if kind == "table" and not (getmetatable(value) or {}).__tostring then
    local parts = {}
    for key, inner in pairs(value) do
      if type(inner) ~= "table" then parts[#parts + 1] = tostring(key) .. "=" .. tostring(inner) end
    end
    table.sort(parts)
    return "{" .. table.concat(parts, ",") .. "}"
  end
  return kind .. " " .. tostring(value)
end

--- A message without addresses and without the place it was raised at.
local function normalized(message)
  return (text(message):gsub("0x%x+", "0x"):gsub("^string [^\n]-:%d+: ", "string "))
end

local function outcome(library, case)
  library:activate()
  local results = table.pack(pcall(case.run, library))
  local parts = { results[1] and "returned" or "raised" }
  for index = 2, results.n do parts[index] = normalized(results[index]) end
  return table.concat(parts, "\n  "), results
end

local differing, accepted = 0, 0
for _, case in ipairs(cases) do
  local expected, raw = outcome(theirs, case)
  ours.assert:set_parameter("ExplainFailures", false)
  local actual, raw_actual = outcome(ours, case)
  ours.assert:set_parameter("ExplainFailures", true)
  local explained = outcome(ours, case)
  if expected ~= actual then
    local reason = known(case.name, expected, actual)
    if reason then
      accepted = accepted + 1
      if arg[1] == "-v" then print(("known: %s: %s"):format(case.name, reason)) end
    else
      differing = differing + 1
      print(("%s\n  luassert %s\n  ours %s"):format(case.name, expected, actual))
    end
  elseif raw[1] == false and explained:sub(1, #actual) ~= actual then
    differing = differing + 1
    print(("%s: the explanation changes the message\n  %s"):format(case.name, explained))
  elseif raw[1] == false and raw.n == 2 and type(raw_actual[2]) == "string"
    and raw_actual[2]:find "^[^\n]-ScriptTesting/Lua/[^\n]-:%d+: " then
    -- Only what Lua itself raises inside has a place inside.
    if not (type(raw[2]) == "string" and raw[2]:find "^/usr/[^\n]-:%d+: ") then
      differing = differing + 1
      print(("%s: the place is in the library\n  %s"):format(case.name, raw_actual[2]))
    end
  end
end

print(("%d calls, %d known differences, %d others"):format(#cases, accepted, differing))
os.exit(differing == 0 and 0 or 1)
