-- Channels that events are published on. A channel is a list of names, such as
-- { "test", "start" }; what is published on it goes to its subscribers, then to those of
-- { "test" }, and so on outwards.
--
-- A subscriber returns two values: a result for the publisher, and whether the event goes on to
-- the next subscriber. One that returns nothing ends it.

local Mediator = {}
Mediator.__index = Mediator

local function new_channel(parent)
  return { parent = parent, subscribers = {}, channels = {} }
end

-- Forgets which channels are heard.
function Mediator:forget() self.heard = setmetatable({}, { __mode = "k" }) end

-- The channel of a path, and the innermost one on its way that there is; nil and that one when it
-- is missing and not to be made.
local function find(self, path, makes)
  local channel = self.root
  for position = 1, #path do
    local name = path[position]
    local inner = channel.channels[name]
    if not inner then
      if not makes then return nil, channel end
      inner = new_channel(channel)
      channel.channels[name] = inner
    end
    channel = inner
  end
  return channel, channel
end

-- options.priority is the position among the subscribers, 1 the first; options.predicate decides
-- of each event whether the subscriber is asked.
function Mediator:subscribe(path, callback, options)
  self:forget()
  self.count = self.count + 1
  local subscriber = { id = self.count, fn = callback, options = options or {} }
  local list = find(self, path, true).subscribers
  local position = #list + 1
  local priority = subscriber.options.priority
  if priority and priority >= 1 and priority < position then position = priority end
  table.insert(list, position, subscriber)
  return subscriber
end

-- Returns the subscriber that was removed.
function Mediator:unsubscribe(id, path)
  local channel = find(self, path, false)
  for position, subscriber in ipairs(channel and channel.subscribers or {}) do
    if subscriber.id == id then
      self:forget()
      return table.remove(channel.subscribers, position)
    end
  end
end

-- Whether anybody would hear what is published on a channel.
function Mediator:has_subscribers(path)
  local known = self.heard[path]
  if known ~= nil then return known end
  local _, channel = find(self, path, false)
  while channel and not channel.subscribers[1] do channel = channel.parent end
  self.heard[path] = channel ~= nil
  return channel ~= nil
end

-- Returns the list of the results.
function Mediator:publish(path, ...)
  local _, channel = find(self, path, false)
  local results
  while channel do
    local list = channel.subscribers
    local position = 1
    while list[position] do
      local subscriber = list[position]
      local predicate = subscriber.options.predicate
      if not predicate or predicate(...) then
        local result, goes_on = subscriber.fn(...)
        if result then
          results = results or {}
          results[#results + 1] = result
        end
        if not goes_on then return results end
      end
      -- A subscriber may have removed itself.
      if list[position] == subscriber then position = position + 1 end
    end
    channel = channel.parent
  end
  return results
end

return function()
  local mediator = setmetatable({ root = new_channel(), count = 0 }, Mediator)
  mediator:forget()
  return mediator
end
