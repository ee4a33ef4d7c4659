-- How something ended: success, pending, failure or error. The first that is bad stays.

local known = { success = true, pending = true, failure = true, error = true }
local of_value = { ["true"] = "success", ["false"] = "failure" }

local function named(value)
  if known[value] then return value end
  local text = tostring(value)
  return known[text] and text or of_value[text] or "error"
end

local Status = {}
Status.__index = Status

function Status:success() return self.value == "success" end
function Status:pending() return self.value == "pending" end
function Status:failure() return self.value == "failure" end
function Status:error() return self.value == "error" end
function Status:get() return self.value end
function Status:set(value) self.value = named(value) end

function Status:update(value)
  value = named(value)
  if self.value == "success" or self.value == "pending" and value ~= "success" then
    self.value = value
  end
end

function Status:__tostring() return self.value end

return function(value)
  return setmetatable({ value = named(value) }, Status)
end
