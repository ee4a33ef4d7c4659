-- What happens in a test: the setups that wait for it, the hooks before it, its body, what it says
-- by `finally`, the hooks after it. See busted.execution.
--
-- The phases follow one another in one step, unless one is cut short.

local joined = require "busted.status".joined
local metatables = require "busted.metatables"

-- Returns what begins to run a test, by its kind.
return function(busted, machine)
  local context, host, options = busted.context, busted.host, machine.options
  local globals = context.exported
  local push, pop, run, safe_publish = context.push, context.pop, busted.run, busted.safe_publish
  local xpcall, catch, take_problem = host.xpcall, busted.catch, busted.take_problem
  local emit, tell, named = host.emit, machine.tell, machine.named
  local start_test, end_test, pass_test = host.start_test, host.end_test, host.pass_test
  local frames, run_hooks = machine.frames, machine.run_hooks
  local lists, retries = options.list, options.retry or 0
  local starts, phases = {}, {}
  local test_start, test_end = { "test", "start" }, { "test", "end" }
  -- The frame of the test before, where it is as good as new.
  local spare

  -- The hooks of this kind that a test in a block has around it, outermost first.
  local function chain(kind, count)
    local frame = frames[count]
    if not frame then return {} end
    local known = frame[kind]
    if not known then
      local outer = chain(kind, count - 1)
      known = table.move(outer, 1, #outer, 1, {})
      local own = frame.element.hooks[kind] or {}
      table.move(own, 1, #own, #known + 1, known)
      frame[kind] = known
    end
    return known
  end

  -- The hooks of a chain, those of the innermost block first.
  local function inside_out(list)
    local result = {}
    local last = #list
    while last > 0 do
      local block = context.parent(list[last])
      local first = last
      while first > 1 and context.parent(list[first - 1]) == block do first = first - 1 end
      table.move(list, first, last, #result + 1, result)
      last = first - 1
    end
    return result
  end

  -- The hooks after a test in the block of a frame.
  local function after_hooks(count)
    local frame = frames[count]
    local known = frame.after
    if not known then
      known = inside_out(chain("after_each", count))
      frame.after = known
    end
    return known
  end

  function starts.it(element)
    if lists then return tell("listed", element) end
    local frame = spare
    if not frame then return phases.before(machine.enter(element, phases.before, 1)) end
    spare = nil
    push(element)
    frame.element, frame.phase, frame.attempt = element, phases.before, 1
    frames[#frames + 1] = frame
    return phases.before(frame)
  end

  function starts.pending(element)
    if lists then
      if not options["suppress-pending"] then tell("listed", element) end
      return
    end
    local parent = context.parent(element)
    start_test(named(element))
    local status = "pending"
    if not safe_publish("it", test_start, element, parent) then status = "error" end
    if not safe_publish("it", test_end, element, parent, status) then status = "error" end
    emit("test_end", status, 1, element.message)
  end

  -- The setups that wait for the first test of their blocks, outermost first. One that failed
  -- blocks all tests below it.
  local function set_up(frame)
    local count = #frames - 1
    for position = 1, count do
      local block = frames[position]
      if block.is_set_up == nil then
        block.is_set_up = run_hooks(frame, machine.own_hooks(block, "lazy_setup"))
      end
      if not block.is_set_up then
        tell("blocked", frame.element)
        machine.leave()
        return false
      end
    end
    frames[count].is_ready = true
    return true
  end

  -- A test that is tried again reports the last attempt alone.
  local function keep(frame)
    return function(status, element, message, place)
      if element ~= frame.element or status == "pending" then
        return busted.report(status, element, message, place)
      end
      frame.earlier = frame.earlier or {}
      table.insert(frame.earlier, message)
      frame.is_tried_again = true
    end
  end

  -- What specs see as `finally`, in tests alone.
  local function finally(fn)
    if not busted.is_callable(fn) then
      error("finally: expected a function, got " .. type(fn), 2)
    end
    frames[#frames].finally = fn
  end

  function phases.before(frame)
    local element, count = frame.element, #frames - 1
    local around = frames[count]
    if not around.is_ready and not set_up(frame) then return true end
    -- What a test does to all strings is its own. After an interruption it was noted before.
    if metatables.are_exposed and not frame.list then context.note_metatables() end
    local hooks = around.before_each or chain("before_each", count)
    if hooks[1] and not run_hooks(frame, hooks, true) then
      tell("blocked", element)
      frame.blocked_in = frame.failed
      frame.phase = phases.after
      return
    end
    frame.phase = phases.interrupted
    if frame.attempt == 1 then
      local chunk = element.chunk
      if chunk and chunk.source == machine.source then
        start_test(element.label or element.name, nil, element.line, element.number)
      else
        start_test(named(element))
      end
      if busted.is_watched
        and not safe_publish("test", test_start, element, context.parent(element))
      then
        frame.status = "error"
        return phases.report(frame)
      end
    end
    if frame.attempt <= retries then busted.intercept = keep(frame) end
    globals.finally = finally
    context.is_sure = false
    local ok, value = xpcall(element.run, catch)
    frame.status = ok and "success" or take_problem("it", element, value)
    if frame.finally then return phases.finally(frame) end
    return phases.check(frame)
  end

  -- A test that was cut short.
  function phases.interrupted(frame)
    frame.status = "error"
    return phases.finally(frame)
  end

  function phases.finally(frame)
    local fn = frame.finally
    if fn then
      frame.phase = phases.interrupted_end
      frame.finally = nil
      context.is_ending = true
      frame.status = joined(frame.status, run("finally", fn, frame.element))
      context.is_ending = false
    end
    return phases.check(frame)
  end

  function phases.interrupted_end(frame)
    context.is_ending = false
    frame.status = "error"
    return phases.check(frame)
  end

  -- What the host found meanwhile, such as an error of a screen.
  function phases.check(frame)
    globals.finally = nil
    frame.phase = phases.report
    local passed, messages = frame.status == "success", nil
    if passed and not busted.is_watched then
      messages = pass_test(frame.attempt, frame.earlier and frame.earlier[1])
      if not messages then
        if retries > 0 then busted.intercept = busted.report end
        frame.phase = phases.after
        return phases.after(frame)
      end
    else
      messages = end_test(passed)
    end
    if messages and machine.report_messages(frame.element, messages) then
      frame.status = joined(frame.status, "error")
    end
    return phases.report(frame)
  end

  function phases.report(frame)
    busted.intercept = busted.report
    frame.phase = phases.after
    if frame.is_tried_again then return end
    local element, status = frame.element, frame.status
    if not safe_publish("test", test_end, element, context.parent(element), status) then
      status = "error"
    end
    emit("test_end", status, frame.attempt, frame.earlier and frame.earlier[1])
    return phases.after(frame)
  end

  function phases.after(frame)
    local count = #frames - 1
    -- Where a hook failed before the test, those of the blocks inside of that one are not due.
    while frame.blocked_in and frames[count].element ~= frame.blocked_in do count = count - 1 end
    local hooks = frames[count].after or after_hooks(count)
    if hooks[1] then run_hooks(frame, hooks) end
    if metatables.are_exposed then context.restore_metatables() end
    if frame.is_tried_again then
      frame.is_tried_again = nil
      frame.attempt = frame.attempt + 1
      frame.element.env = nil
      frame.phase = phases.before
      return true
    end
    frames[#frames] = nil
    pop()
    if not (frame.position or frame.earlier) then spare = frame end
    return true
  end

  return starts
end
