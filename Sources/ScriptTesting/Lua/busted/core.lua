-- The heart of the test language: what is published, how functions of specs are run. See
-- busted.declarations for what they declare.
--
-- `host` is what the runner around it gives:
--   globals, loaded       what insulation saves: the global table and the table of modules
--   load(path, env)       a chunk, and whether its text has `.only`; or nil and a message
--   emit(event, ...)      takes what happens, for reports
--   start_test(…)         the same of a test: see busted.execution
--   end_test(passed)      what is wrong beside what was noticed
--   pass_test(attempt, first_message)  the same of one that passed, which ends unless there is such
--   monotime() gettime() sleep(seconds)
--   xpcall                as Lua's; one through which limits of time and memory go on
--   inspection            what CLuaSupport/inspection.c has

local get_metatable = debug.getmetatable
local setmetatable, type = setmetatable, type
local throw = error

local failures = require "luassert.failure"
local metatables = require "busted.metatables"
local new_status = require "busted.status"
local strings = require "busted.strings"
local tables = require "busted.tables"
local trace = require "busted.trace"

-- Errors that mean something else than an error

local failure = { __type = "failure", __tostring = function(e) return tostring(e.message) end }
local failure_of_table = { __type = "failure" }
local pending = {
  __type = "pending",
  __tostring = function(e) return e.message ~= nil and tostring(e.message) or "" end,
}
failure.__index, failure_of_table.__index, pending.__index = {}, {}, {}

local function kind_of(value)
  local metatable = get_metatable(value)
  if metatable == pending then return "pending" end
  -- The host's own failures, such as those of screens, have this mark too.
  return metatable and rawget(metatable, "__type") == "failure" and "failure" or "error"
end

local function is_callable(value)
  return type(value) == "function" or (get_metatable(value) or {}).__call ~= nil
end

-- Environments of functions

local function find_environment(fn)
  local position = 1
  while true do
    local name, value = debug.getupvalue(fn, position)
    if name == "_ENV" then return position, value end
    if not name then return end
    position = position + 1
  end
end

local function set_environment(fn, environment)
  local position = find_environment(fn)
  if position then
    debug.upvaluejoin(fn, position, function() return environment end, 1)
  end
end

return function(host)
  local inspection = host.inspection
  trace.running, metatables.holds, tables.same =
    inspection.running, inspection.holds, inspection.same
  local mediator = require "busted.mediator"()
  local context = require "busted.context"(host.globals, host.loaded)

  local busted = {
    version = "2.3.0",
    host = host,
    context = context,
    api = {},
    kind_of = kind_of,
    is_callable = is_callable,
    status = new_status,
    gettime = host.gettime,
    monotime = host.monotime,
    sleep = host.sleep,
  }

  -- Whether anybody listens to what is published beside declarations.
  busted.is_watched = false

  function busted.publish(...) return mediator:publish(...) end
  function busted.subscribe(channel, ...)
    if channel[1] == "register" then busted.watch_declarations() else busted.is_watched = true end
    return mediator:subscribe(channel, ...)
  end
  function busted.unsubscribe(...) return mediator:unsubscribe(...) end

  -- Raises what makes the test a failed one, rather than an error.
  function busted.fail(message, level)
    level = level or 1
    local is_up = type(level) == "number" and level > 0
    local _, positioned = pcall(throw, message, is_up and level + 2 or level)
    local kind = trace.has_text(message) and failure or failure_of_table
    throw(setmetatable({ message = positioned }, kind), is_up and level + 1 or level)
  end

  -- Raises what makes the test a pending one.
  function busted.pending(message)
    throw(setmetatable({ message = message }, pending))
  end

  -- Gives a function one global of its own.
  function busted.bindfenv(callable, name, value)
    local fn = (get_metatable(callable) or {}).__call or callable
    local _, environment = find_environment(fn)
    if not environment then return end
    set_environment(fn, setmetatable({ [name] = value }, { __index = environment }))
  end

  function busted.wrap(callable)
    local fn = (get_metatable(callable) or {}).__call or callable
    if type(fn) == "function" then set_environment(fn, context.environment) end
  end

  -- Running

  local push, pop = context.push, context.pop
  local xpcall, monotime = host.xpcall, host.monotime
  local problem

  local catch = strings.guarded(function(value)
    local place = trace.of_error(2, value)
    problem = { kind = kind_of(value), trace = place, message = trace.message(value, place) }
    place.explanation = failures.explanation(problem.message)
  end)

  -- Tells everybody of a problem of an element.
  busted.report = strings.guarded(function(status, element, message, place)
    local text, file, line = trace.split(message, place)
    if place.explanation then text = text .. "\n" .. place.explanation end
    host.emit("problem", status, element.descriptor, context.full_name(element), text, file, line,
      place.calls or {})
    if status ~= "pending" and busted.bail then
      busted.bail = busted.bail - 1
      busted.skipAll = busted.bail <= 0
    end
    if busted.is_watched then
      busted.publish({ status, element.descriptor }, context.complete(element),
        context.parent(element), message, place)
    end
  end)

  -- What becomes of a problem: it is reported, unless the test is tried again.
  busted.intercept = busted.report

  -- Takes what a call has raised; returns how it ended.
  local function take_problem(descriptor, element, value)
    local found = problem
    problem = nil
    if not found then
      local place = trace.of_error(2, value)
      found = { kind = "error", trace = place, message = trace.message(value, place) }
    end
    local status = found.kind
    if status == "failure" and descriptor ~= "it" then status = "error" end
    busted.intercept(status, element, found.message, found.trace)
    return status
  end

  busted.catch, busted.take_problem = catch, take_problem

  -- Calls a function of a spec; returns how that ended. Only tests fail: elsewhere a failure is an
  -- error. `descriptor` tells what is run; it may be less than the element.
  function busted.run(descriptor, fn, element, ...)
    local is_entered = context.current ~= element
    if is_entered then push(element) end
    context.is_sure = false
    local ok, value = xpcall(fn, catch, ...)
    local status = ok and "success" or take_problem(descriptor, element, value)
    if is_entered then pop() end
    return status
  end

  -- The same with the status as an object, and the results.
  function busted.safe(descriptor, fn, element)
    local results = { n = 0 }
    local status = busted.run(descriptor, function() results = table.pack(fn()) end, element)
    return new_status(status), table.unpack(results, 1, results.n)
  end

  local date_of_tick = host.gettime() - monotime()

  -- Publishes the start or the end of an element; false when a subscriber failed.
  function busted.safe_publish(descriptor, channel, element, ...)
    if not busted.is_watched then return true end
    if channel[2] == "start" then
      local tick = monotime()
      element.starttick, element.starttime = tick, tick + date_of_tick
    elseif channel[2] == "end" then
      local tick = monotime()
      element.endtick, element.endtime = tick, tick + date_of_tick
      element.duration = element.starttick and element.endtick - element.starttick
    end
    if not mediator:has_subscribers(channel) then return true end
    context.complete(element)
    return busted.run(descriptor, mediator.publish, element, mediator, channel, element, ...)
      == "success"
  end

  require "busted.declarations"(busted, mediator)
  return busted
end
