--- Chains of words such as `assert.is_not`, and what they stand for.
--
-- A chain never changes: each word gives another chain, made once and kept, so that a chain that
-- was used before costs two table reads. What it stands for, its *plan*, is kept as well.

local grammar = require "luassert.grammar"
local namespaces = require "luassert.namespaces"

local chain = {}

local function make(tokens, call)
  local longer = setmetatable({}, {
    __index = function(longer, name)
      local made = make(grammar.extended(tokens, name), call)
      longer[name] = made
      return made
    end,
  })
  return setmetatable({ mod = true, tokens = tokens }, { __index = longer, __call = call })
end

--- The chain without words.
-- @param call what calling it, or a chain that grows from it, does
-- @return the chain, and the table of the chains that are one word longer
function chain.root(call)
  local root = make({}, call)
  return root, getmetatable(root).__index
end

--- The plan of a chain: what its words stand for.
--
-- - `entry`: the assertion or matcher, nil when there are modifiers alone
-- - `mod`: false when it is negated
-- - `modifiers`: what to run before an assertion; nil when `mod` says all
-- - `all`: every modifier
-- - `quick`: the assertion's short way to tell that values pass
-- @return the plan; or nil and the words that are unknown
function chain.plan(kind, tokens)
  local keys, unknown = grammar.keys(kind, tokens)
  if not keys then return nil, unknown end
  local plan = { mod = true, all = {} }
  local plain = true
  for _, key in ipairs(keys) do
    plan.entry = namespaces[kind][key] or plan.entry
    local modifier = namespaces.modifier[key]
    if modifier then
      table.insert(plan.all, modifier)
      if modifier.negates then plan.mod = not plan.mod end
      plain = plain and modifier.plain
    end
  end
  if plain then plan.quick = plan.entry and plan.entry.quick else plan.modifiers = plan.all end
  return plan
end

--- Sets whether a state is negated, and runs the modifiers that do more than that.
function chain.modify(state, plan)
  if plan.modifiers then
    for _, modifier in ipairs(plan.modifiers) do modifier.callback(state) end
  else
    state.mod = state.mod == plan.mod
  end
end

return chain
