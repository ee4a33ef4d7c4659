--- What the specs of assertions share.

local support = {}

--- The message that a call fails with, without its place and without addresses.
function support.failure(callable, ...)
  local done, problem = pcall(callable, ...)
  if done then error("the call did not fail", 2) end
  return (tostring(problem):gsub("^[^\n]-:%d+: ", ""):gsub("0x%x+", "0x"):gsub("#%d+", "0x"))
end

--- The message that a call fails with, and what explains it where that is kept apart.
function support.explained(callable, ...)
  local message = support.failure(callable, ...)
  local _, problem = pcall(callable, ...)
  local explanation = require "luassert.failure".explanation(tostring(problem))
  return explanation and message .. "\n" .. explanation or message
end

--- The part of a message that explains the failure: what follows the values.
function support.explanation(callable, ...)
  local message = support.explained(callable, ...)
  return message:match "\n(Difference.*)$" or message:match "\n([^\n]*)$"
end

--- A userdata, if there are any here.
function support.userdata()
  return io and io.stdout
end

return support
