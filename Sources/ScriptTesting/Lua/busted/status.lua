-- How something ended: success, pending, failure or error. The first that is bad stays.

local known = { success = true, pending = true, failure = true, error = true }
local of_value = { ["true"] = "success", ["false"] = "failure" }

local function named(value)
  if known[value] then return value end
  local text = tostring(value)
  return known[text] and text or of_value[text] or "error"
end

local status = {}

-- What two of them make together.
function status.joined(first, second)
  if first == "success" or first == "pending" and second ~= "success" then return second end
  return first
end

local Status = {}
Status.__index = Status

function Status:success() return self.value == "success" end
function Status:pending() return self.value == "pending" end
function Status:failure() return self.value == "failure" end
function Status:error() return self.value == "error" end
function Status:get() return self.value end
function Status:set(value) self.value = named(value) end

function Status:update(value) self.value = status.joined(self.value, named(value)) end

function Status:__tostring() return self.value end

return setmetatable(status, {
  __call = function(_, value) return setmetatable({ value = named(value) }, Status) end,
})
