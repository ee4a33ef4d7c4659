--- The grammar of chains: `assert.is_not.equal` and `assert.is.Not.equal` are the same words.

local namespaces = require "luassert.namespaces"

local grammar = {}

--- The words of a chain followed by those of one more name.
-- Names are split at `_`, and upper case counts as lower case.
function grammar.extended(tokens, name)
  if type(name) ~= "string" then
    error("assertions are found by name, not by a " .. type(name), 4)
  end
  local longer = table.move(tokens, 1, #tokens, 1, {})
  for token in string.gmatch(string.lower(name), "[^_]+") do longer[#longer + 1] = token end
  return longer
end

--- The names of modifiers, and of assertions or matchers, that words spell.
--
-- Words are read from the last to the first: a name ends where the words so far are one, unless
-- with the word before them they are a longer one (`error` and `matches`: `error_matches`).
-- @param kind the namespace: `"assertion"` or `"matcher"`
-- @return the names, first to last; or nil and the words that are no name
function grammar.keys(kind, tokens)
  local names, modifiers = namespaces[kind], namespaces.modifier
  local found = {}
  local key
  local index = #tokens
  while index > 0 do
    key = key and tokens[index] .. "_" .. key or tokens[index]
    local longer = index > 1 and tokens[index - 1] .. "_" .. key
    while longer and names[longer] do
      key, index = longer, index - 1
      longer = index > 1 and tokens[index - 1] .. "_" .. key
    end
    if modifiers[key] or names[key] then
      table.insert(found, 1, key)
      key = nil
    end
    index = index - 1
  end
  if key then return nil, key end
  return found
end

--- How many letters have to change to make one word of another, up to a limit.
local function distance(a, b, limit)
  if math.abs(#a - #b) > limit then return limit + 1 end
  local row = {}
  for column = 0, #b do row[column] = column end
  for line = 1, #a do
    local diagonal = row[0]
    row[0] = line
    for column = 1, #b do
      local cost = string.byte(a, line) == string.byte(b, column) and 0 or 1
      diagonal, row[column] =
        row[column], math.min(row[column] + 1, row[column - 1] + 1, diagonal + cost)
    end
  end
  return row[#b]
end

--- The registered name most like one that is unknown, if any is.
-- Modifiers before it do not count: `has_no_erorr` is most like `error`.
function grammar.nearest(kind, unknown)
  local first = string.match(unknown, "^(%a+)_.")
  while first and namespaces.modifier[first] do
    unknown = string.sub(unknown, #first + 2)
    first = string.match(unknown, "^(%a+)_.")
  end
  if #unknown > 40 then return nil end
  local best, least = nil, #unknown > 4 and 3 or 2
  for _, names in ipairs { namespaces[kind], namespaces.modifier } do
    for name in pairs(names) do
      local changes = distance(unknown, name, least)
      if changes < least or changes == least and best and name < best then
        best, least = name, changes
      end
    end
  end
  return best
end

--- The message for words that are no name.
function grammar.problem(kind, unknown, with_hint)
  local message = string.format("luassert: unknown modifier/%s: '%s'", kind, unknown)
  local is_of_snapshots = string.find(unknown, "snapshot", 1, true)
  if with_hint and is_of_snapshots and not namespaces.assertion.matches_snapshot then
    return message .. '\nrequire "lunette.test" first: assertions for snapshots come with it'
  end
  local near = with_hint and grammar.nearest(kind, unknown)
  return near and string.format("%s\nDid you mean '%s'?", message, near) or message
end

return grammar
