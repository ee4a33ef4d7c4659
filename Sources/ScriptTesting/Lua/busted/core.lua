-- The heart of the test language: what can be declared, what is published, how functions of specs
-- are run.
--
-- `host` is what the runner around it gives:
--   globals, loaded       what insulation saves: the global table and the table of modules
--   load(path, env)       a chunk, and whether its text has `.only`; or nil and a message
--   emit(event, ...)      takes what happens, for reports
--   monotime() gettime() sleep(seconds)
--   xpcall                as Lua's; one through which limits of time and memory go on

local getinfo, get_metatable = debug.getinfo, debug.getmetatable
local setmetatable, type, select = setmetatable, type, select
local throw = error

local failures = require "luassert.failure"
local trace = require "busted.trace"
local new_status = require "busted.status"
local strings = require "busted.strings"

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
  local mediator = require "busted.mediator"()
  local context = require "busted.context"(host.globals, host.loaded)

  local busted = {
    version = "2.3.0",
    host = host,
    context = context,
    api = {},
    executors = {},
    declarers = {},
    kind_of = kind_of,
    is_callable = is_callable,
    status = new_status,
    gettime = host.gettime,
    monotime = host.monotime,
    sleep = host.sleep,
  }

  -- Whether anybody listens to what is published beside declarations.
  local is_watched = false

  function busted.publish(...) return mediator:publish(...) end
  function busted.subscribe(channel, ...)
    is_watched = is_watched or channel[1] ~= "register"
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

  local push, pop, running = context.push, context.pop, context.get
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
    busted.publish({ status, element.descriptor }, element, context.parent(element), message, place)
  end)

  -- What becomes of a problem: it is reported, unless the test is tried again.
  busted.intercept = busted.report

  -- Calls a function of a spec; returns how that ended. Only tests fail: elsewhere a failure is an
  -- error. `descriptor` tells what is run; it may be less than the element.
  function busted.run(descriptor, fn, element, ...)
    local is_entered = running() ~= element
    if is_entered then push(element) end
    local ok, value = xpcall(fn, catch, ...)
    local status = "success"
    if not ok then
      local found = problem
      problem = nil
      if not found then
        local place = trace.of_error(2, value)
        found = { kind = "error", trace = place, message = trace.message(value, place) }
      end
      status = found.kind
      if status == "failure" and descriptor ~= "it" then status = "error" end
      busted.intercept(status, element, found.message, found.trace)
    end
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
    if not is_watched then return true end
    if channel[2] == "start" then
      local tick = monotime()
      element.starttick, element.starttime = tick, tick + date_of_tick
    elseif channel[2] == "end" then
      local tick = monotime()
      element.endtick, element.endtime = tick, tick + date_of_tick
      element.duration = element.starttick and element.endtick - element.starttick
    end
    if not mediator:has_subscribers(channel) then return true end
    return busted.run(descriptor, mediator.publish, element, mediator, channel, element, ...)
      == "success"
  end

  -- Declaring

  function busted.exportApi(name, value) busted.api[name] = value end

  function busted.export(name, value)
    busted.exportApi(name, value)
    context.export(name, value)
  end

  function busted.hide(name)
    busted.exportApi(name, nil)
    context.export(name, nil)
  end

  local blocks = { suite = true, file = true, describe = true }
  local attributes_of, executor_of = {}, {}

  -- The channel on which declarations of a kind are published.
  local channel_of = setmetatable({}, {
    __index = function(channels, kind)
      local channel = { "register", kind }
      channels[kind] = channel
      return channel
    end,
  })

  -- Whether a name may be declared; set by the filters.
  function busted.selects() return true end

  -- Does what has to be done anew for each file of specs.
  function busted.prepare_file() end

  -- Takes out of what a block has declared what is not to run; set where lines are given.
  function busted.narrow() end

  local names_of = setmetatable({}, { __mode = "k" })

  -- How often each full name is used in the file around a block.
  local function names_around(block)
    local names = names_of[block]
    if not names then
      local file = context.file(block) or block
      names = names_of[file] or {}
      names_of[file], names_of[block] = names, names
    end
    return names
  end

  -- Which test of its full name in the file the next one is.
  local function number(block, name)
    local names, full = names_around(block), context.full_name(block, name)
    local count = (names[full] or 0) + 1
    names[full] = count
    return count
  end

  local function attach(descriptor, name, fn, place, attributes)
    local block = context.get()
    attributes = attributes or {}
    local element = {
      descriptor = descriptor,
      attributes = attributes,
      name = name,
      run = fn,
      trace = place,
      message = attributes.message,
      is_skipped = attributes.is_skipped or block.is_skipped,
      is_only = attributes.is_only or block.is_only,
      number = nil,
    }
    context.attach(element)
    if descriptor == "it" or descriptor == "pending" then
      element.number = number(block, name)
    elseif blocks[descriptor] then
      element.hooks = {}
    else
      local hooks = block.hooks
      hooks[descriptor] = hooks[descriptor] or {}
      table.insert(hooks[descriptor], element)
    end
    return element
  end

  -- What a test says by a name alone is kept: when no body follows, it is a pending test.
  local function remember(block, descriptor, name, place)
    if executor_of[descriptor] ~= executor_of.it then return end
    local promise = { name = name, trace = place }
    block.promises = block.promises or {}
    table.insert(block.promises, promise)
    return promise
  end

  local function merged(attributes, more, body)
    local all = { body = body }
    for key, value in next, attributes or {} do all[key] = value end
    for key, value in next, more do all[key] = value end
    return all
  end

  -- Adds a word: `descriptor` is run by `executor`, or is another word for the one that
  -- `executor` names.
  function busted.register(descriptor, executor, attributes)
    local word = descriptor
    if type(executor) == "string" then
      descriptor = executor
      executor_of[word] = executor_of[descriptor]
      attributes_of[word] = attributes or attributes_of[descriptor]
    else
      if executor ~= nil and not is_callable(executor) then
        executor, attributes = nil, executor
      end
      executor_of[word], attributes_of[word] = executor, attributes
    end
    attributes = attributes_of[word]

    local function publish(more, name, body, place)
      if not busted.selects(descriptor, name) then return end
      local kind, all = descriptor, more and merged(attributes, more, body) or attributes
      if descriptor == "it" and (context.get().is_skipped or all and all.is_skipped) then
        kind = "pending"
      end
      if more and more.wrap then body = more.wrap(body, place) end
      mediator:publish(channel_of[kind], name, body, place, all)
    end

    -- `more` are attributes beside those of the word: see busted.modifiers.
    local function declare_with(more, name, fn)
      local block = context.get()
      if not blocks[block.descriptor] then
        if word == "pending" and block.descriptor == "it" and not context.is_ending then
          busted.pending(name)
        end
        throw("'" .. word .. "' not supported inside current context block", 2)
      end
      if not fn and type(name) == "function" then
        fn = name
        name = word ~= descriptor and word or nil
      elseif not fn then
        fn = attributes and attributes.default_fn
      elseif not is_callable(fn) then
        throw(string.format("%s: expected a function after the name, got %s", word, type(fn)), 2)
      end
      local place = block ~= context.root and trace.place(2) or nil
      if more and more.is_only then
        if busted.options and busted.options["forbid-only"] then
          throw(word .. ".only is for working on a test; with CI=true all tests must run: "
            .. "take it away", 2)
        end
        local file = context.file(block)
        if file then file.has_only = true end
      end
      if fn then return publish(more, name, fn, place) end
      local promise = remember(block, word, name, place)
      return function(body)
        if not is_callable(body) then
          throw(
            string.format("%s: expected a function after the name, got %s", word, type(body)), 2)
        end
        if promise then promise.is_kept = true end
        publish(more, name, body, place)
      end
    end

    local function declare(name, fn) return declare_with(nil, name, fn) end

    busted.declarers[word] = declare_with
    busted.executors[word] = declare
    busted.export(word, declare)
    if word == descriptor then
      busted.subscribe({ "register", descriptor }, function(name, fn, place, attributes)
        attach(descriptor, name, fn, place, attributes)
      end)
    end
  end

  -- Gives a word its modifiers, such as `it.only`.
  function busted.modify(word, descriptor)
    local modified = require "busted.modifiers"(busted, word, descriptor)
    busted.executors[word] = modified
    busted.export(word, modified)
  end

  -- The function that a word's elements are run by, where that is not this runner itself.
  function busted.executor(descriptor) return executor_of[descriptor] end

  -- Has the block report a message at its end, unless what this returns gets `is_kept`: for
  -- declarations to which a name is still to come.
  function busted.expect_name(message)
    local block = context.get()
    local promise = { message = message, trace = trace.place(2) }
    block.unnamed = block.unnamed or {}
    table.insert(block.unnamed, promise)
    return promise
  end

  -- Makes pending tests of names whose bodies never came.
  function busted.settle_promises(block)
    for _, promise in ipairs(block.unnamed or {}) do
      if not promise.is_kept and promise.trace then
        busted.intercept("error", block, promise.message, promise.trace)
      end
    end
    block.unnamed = nil
    for _, promise in ipairs(block.promises or {}) do
      if not promise.is_kept and busted.selects("pending", promise.name) then
        local element = attach("pending", promise.name, function() end, promise.trace)
        element.message = "it has no body"
      end
    end
    block.promises = nil
  end

  -- A file of specs as an element of the suite.
  function busted.new_file(path)
    local element = {
      descriptor = "file",
      attributes = attributes_of.file,
      name = path,
      hooks = {},
    }
    context.attach(element, context.root)
    return element
  end

  return busted
end
