-- The beginning of output handlers that are written in Lua: what happened, sorted and counted.

return function()
  local busted = require "busted"
  local handler = {}

  local function forget()
    handler.successes, handler.successesCount = {}, 0
    handler.pendings, handler.pendingsCount = {}, 0
    handler.failures, handler.failuresCount = {}, 0
    handler.errors, handler.errorsCount = {}, 0
    handler.inProgress = {}
  end

  forget()

  -- Whether an event is wanted: not those of pending tests when they are suppressed.
  function handler.cancelOnPending(element, _, status)
    local is_pending = element.descriptor == "pending" or status == "pending"
    return not (is_pending and handler.options.suppressPending)
  end

  -- Called with the options of the run: begins to listen.
  function handler:subscribe(options)
    handler.options = options
    require "busted.languages.en"
    local first = { priority = 1 }
    local wanted = { priority = 1, predicate = handler.cancelOnPending }
    busted.subscribe({ "suite", "reset" }, handler.baseSuiteReset, first)
    busted.subscribe({ "suite", "start" }, handler.baseSuiteStart, first)
    busted.subscribe({ "suite", "end" }, handler.baseSuiteEnd, first)
    busted.subscribe({ "test", "start" }, handler.baseTestStart, wanted)
    busted.subscribe({ "test", "end" }, handler.baseTestEnd, wanted)
    busted.subscribe({ "pending" }, handler.basePending, wanted)
    busted.subscribe({ "failure", "it" }, handler.baseTestFailure, first)
    busted.subscribe({ "error", "it" }, handler.baseTestError, first)
    busted.subscribe({ "failure" }, handler.baseError, first)
    busted.subscribe({ "error" }, handler.baseError, first)
  end

  function handler.getFullName(element)
    local names = {}
    while element and element.descriptor ~= "file" and (element.name or element.descriptor) do
      table.insert(names, 1, tostring(element.name or element.descriptor))
      element = busted.parent(element)
      if element and element.descriptor == "suite" then break end
    end
    return table.concat(names, " ")
  end

  -- What handlers print of an element.
  function handler.format(element, parent, message, trace, is_error)
    local copy = {}
    for key, value in next, element do
      local is_inner = type(value) == "function" or key == "env" or key == "hooks" or key == "chunk"
      if not is_inner then copy[key] = value end
    end
    copy.trace = element.trace or trace
    return {
      trace = trace or element.trace,
      element = copy,
      name = handler.getFullName(element),
      message = message,
      randomseed = parent and parent.randomseed,
      isError = is_error,
    }
  end

  function handler.getDuration()
    return handler.startTick and handler.endTick and handler.endTick - handler.startTick or 0
  end

  function handler.baseSuiteReset()
    forget()
    return nil, true
  end

  function handler.baseSuiteStart(suite)
    handler.startTick, handler.startTime = suite.starttick, suite.starttime
    return nil, true
  end

  function handler.baseSuiteEnd(suite)
    handler.endTick, handler.endTime = suite.endtick, suite.endtime
    return nil, true
  end

  function handler.baseTestStart(element)
    handler.inProgress[element] = {}
    return nil, true
  end

  local lists = { success = "successes", pending = "pendings", failure = "failures" }

  function handler.baseTestEnd(element, parent, status, trace)
    local noted = handler.inProgress[element] or {}
    handler.inProgress[element] = nil
    -- Errors were counted when they were reported, failures were kept then.
    local name = lists[status]
    if not name then return nil, true end
    handler[name .. "Count"] = handler[name .. "Count"] + 1
    if status ~= "failure" then
      local entry = handler.format(element, parent, noted.message or element.message, trace)
      entry.trace = noted.trace or entry.trace
      table.insert(handler[name], entry)
    end
    return nil, true
  end

  function handler.basePending(element, _, message, trace)
    local noted = handler.inProgress[element]
    if noted then noted.message, noted.trace = message, trace end
    return nil, true
  end

  function handler.baseTestFailure(element, parent, message, trace)
    table.insert(handler.failures, handler.format(element, parent, message, trace))
    return nil, true
  end

  function handler.baseTestError(element, parent, message, trace)
    handler.errorsCount = handler.errorsCount + 1
    table.insert(handler.errors, handler.format(element, parent, message, trace, true))
    return nil, true
  end

  function handler.baseError(element, parent, message, trace)
    if element.descriptor == "it" then return nil, true end
    return handler.baseTestError(element, parent, message, trace)
  end

  return handler
end
