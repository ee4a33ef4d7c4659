--- What a failed assertion says.

local say = require "say"
local settings = require "luassert.state"
local util = require "luassert.util"

local require = require
local explain

--- @field handler what a host may set to take failures in place of `error`.
-- Called as `handler(message, level, details)`, where `error(message, level)` in it would point to
-- the line of the assertion. When it returns, the failure is raised as an error.
-- @field keeps_explanations whether the host shows explanations itself: then the message is
-- luassert's to the letter, as tests of tests expect it, and `explanation` gives the rest.
local failure = { handler = nil, keeps_explanations = false }

-- The newest message without its explanation, and the explanation.
local newest, explanation

local function own_text(message)
  if message == nil then return nil end
  if util.hastostring(message) then return util.tostring(message) end
  return settings.format_value(message)
end

--- Describes a failure.
-- @param entry the assertion as it was registered
-- @param arguments its arguments as it left them; become texts here
-- @return a table: `message`, the whole text; `assertion`, its name; `negated`; `text`, what the
--   test said itself; `explanation`; `compared`, with the values `expected` and `actual`, and of
--   spies also all `calls`
function failure.describe(entry, state, arguments)
  local details = {
    assertion = entry.name,
    negated = not state.mod,
    text = own_text(rawget(state, "failure_message")),
    compared = arguments.compared,
  }
  if details.compared and state.mod and settings.get_parameter "ExplainFailures" then
    -- Loaded when something failed, as most runs need no explanation.
    explain = explain or require "luassert.explain"
    -- Values with failing metamethods go without.
    local compared = details.compared
    local done, text = pcall(explain, compared, entry.name)
    details.explanation = done and text or nil
  end
  local key = state.mod and entry.positive_message or entry.negative_message
  local parts = { details.text }
  parts[#parts + 1] = say(key, settings.format(arguments))
  if not failure.keeps_explanations then parts[#parts + 1] = details.explanation end
  details.message = #parts > 0 and table.concat(parts, "\n") or "assertion failed!"
  newest, explanation = details.message, details.explanation
  return details
end

--- What explains a message that ends as that of the newest failure, where it was left out of it.
function failure.explanation(message)
  if not failure.keeps_explanations or not explanation then return nil end
  return string.sub(message, -#newest) == newest and explanation or nil
end

return failure
