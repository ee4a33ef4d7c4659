--- Matchers: what `called_with` and `returned_with` may be given in place of values.
--
--     assert.spy(s).was.called_with(match.is_number(), match._)

local chain = require "luassert.chain"
local grammar = require "luassert.grammar"
local settings = require "luassert.state"
local types = require "luassert.types"
local arglist = require "luassert.arglist"

local match = {}

function types.matcher.__call(self, value)
  return self.callback(value) == self.mod
end

--- What calling a chain of `match` does.
local function call(self, ...)
  local plan, unknown = chain.plan("matcher", self.tokens)
  if not plan then
    error(grammar.problem("matcher", unknown, settings.get_parameter "ExplainFailures"), 2)
  end
  -- Modifiers alone negate the matcher that is made from what they return.
  local state = { mod = self.mod, tokens = self.tokens }
  chain.modify(state, plan)
  if not plan.entry then return self end
  local arguments = arglist.make(...)
  local callback = plan.entry.callback(state, arguments, 2)
  return setmetatable(
    { name = plan.entry.name, mod = state.mod, callback = callback, arguments = arguments },
    types.matcher)
end

local root, words = chain.root(call)

--- The chain without words.
function match.state() return root end

--- Matches anything.
match._ = setmetatable({
  name = "_",
  mod = true,
  callback = function() return true end,
  arguments = arglist.make(),
}, types.matcher)

--- Whether a value is a matcher.
function match.is_matcher(value)
  return type(value) == "table" and getmetatable(value) == types.matcher
end

--- Whether a value is a matcher for identity.
function match.is_ref_matcher(value)
  return match.is_matcher(value) and value.name == "ref"
end

return setmetatable(match, { __index = words })
