-- Runs a suite in steps: each call of `step` does one thing, a block's body or a test with its
-- hooks, so that the host can give each a budget of its own. When one is cut short because it used
-- that up, nothing of Lua runs on: the host says so by `abort`, and the next step goes on with what
-- is still due, such as the hooks after a test.
--
-- What is under way is a stack of frames, one for each block and one for the test. A frame has the
-- phase that comes next; a phase first says what follows when it is cut short.

local order = require "busted.order"
local hooks_of_scripts = require "busted.hooks"

return function(busted, options)
  local context, host = busted.context, busted.host
  local run, safe_publish = busted.run, busted.safe_publish
  local emit = host.emit
  local execution = {}
  local frames = {}
  local phases = {}
  local run_number, runs = 0, options["repeat"] or 1

  local function top() return frames[#frames] end

  local function enter(element, phase)
    context.push(element)
    -- Has room for all that a test puts into it.
    local frame = {
      element = element, phase = phase, attempt = nil, status = nil, list = nil, position = nil,
      failed = nil, next = nil,
    }
    frames[#frames + 1] = frame
    return frame
  end

  local function leave()
    frames[#frames] = nil
    context.pop()
  end

  -- Reports what the host found of an element.
  local function report_messages(element, messages)
    local place = element.trace
    local source = place and place.source or "@" .. tostring(element.name or "?")
    for _, message in ipairs(messages or {}) do
      busted.intercept("error", element, message, {
        short_src = place and place.short_src or source:sub(2), source = source,
        currentline = place and place.currentline or 0, traceback = "", what = "C",
      })
    end
    return messages ~= nil
  end

  -- Reports errors of scripts outside of tests, such as those of a screen; whether there are any.
  local function report_errors(element)
    return report_messages(element, host.take_errors and host.take_errors())
  end

  -- Hooks

  -- Runs a hook; what a screen does wrong before a test is the test's own, unless it does not run.
  local function run_hook(hook)
    local ok = run(hook.descriptor, hook.run, hook) == "success"
    if ok and hook.descriptor == "before_each" then return true end
    return not report_errors(hook) and ok
  end

  -- The hooks of this kind that a test in the innermost block has around it, outermost first.
  local function chain(kind, count)
    local frame = frames[count]
    if not frame then return {} end
    if not frame[kind] then
      local list = table.move(chain(kind, count - 1), 1, #chain(kind, count - 1), 1, {})
      local own = frame.element.hooks[kind] or {}
      frame[kind] = table.move(own, 1, #own, #list + 1, list)
    end
    return frame[kind]
  end

  -- Runs the hooks of a list; after an interruption, those behind the one that was cut short.
  -- Returns whether all went well; `frame.failed` is the block in which one did not. When `stops`,
  -- the hooks of blocks behind that one are left out.
  local function run_hooks(frame, list, stops)
    if frame.list == list then
      local hook = list[frame.position]
      report_errors(hook)
      frame.failed = frame.failed or context.parent(hook)
    else
      frame.list, frame.position, frame.failed = list, 0, nil
    end
    while frame.position < #list do
      local hook = list[frame.position + 1]
      local block = context.parent(hook)
      if stops and frame.failed and frame.failed ~= block then break end
      frame.position = frame.position + 1
      if not run_hook(hook) then frame.failed = frame.failed or block end
    end
    frame.list = nil
    return frame.failed == nil
  end

  local none = {}

  -- A block that is skipped is not set up either.
  local function hooks(frame, kind)
    return not frame.element.is_skipped and frame.element.hooks[kind] or none
  end

  -- Runs a block's hooks of a kind in the order in which they were declared.
  local function run_own_hooks(frame, kind)
    return options.list or run_hooks(frame, hooks(frame, kind))
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
    frame.after = frame.after or inside_out(chain("after_each", count))
    return frame.after
  end

  -- Blocks

  local announced = {
    file = function(element) return element end,
    describe = function(element) return element, context.parent(element) end,
  }

  local function announce(element, event)
    local descriptor = element.descriptor
    if event == "start" then emit(descriptor .. "_start", tostring(element.name or descriptor)) end
    local ok = options.list
      or safe_publish(descriptor, { descriptor, event }, announced[descriptor](element))
    if event == "end" then emit(descriptor .. "_end") end
    return ok
  end

  -- Tells the host of a test: its name, the file and the line.
  local function tell(event, element, ...)
    local place = element.trace
    emit(event, tostring(element.name or element.descriptor), place and place.source:sub(2),
      place and place.currentline, element.number or 1, ...)
  end

  function phases.start(frame)
    frame.phase = phases.stop
    if announce(frame.element, "start") then frame.phase = phases.body end
  end

  -- Whether a file has tests or blocks that are to run alone. Its blocks are entered for what they
  -- declare, in an element of its own that is forgotten, as are the globals and modules.
  local function has_only(path, chunk)
    local shadow = busted.new_file(path)
    shadow.run = chunk
    shadow.env = { randomize = function() end }
    local intercept = busted.intercept
    busted.intercept = function() end
    local function visit(element)
      run(element.descriptor, function()
        element.run()
        for _, child in ipairs(context.children(element)) do
          if child.descriptor == "describe" then visit(child) end
        end
      end, element)
    end
    visit(shadow)
    busted.intercept = intercept
    context.detach(shadow)
    -- They come again when the file is run.
    if host.take_errors then host.take_errors() end
    return shadow.has_only
  end

  -- Takes out the tests that are not to run, since others are to run alone.
  local function keep_only(list)
    local kept = {}
    for _, child in ipairs(list) do
      local is_test = child.descriptor == "it" or child.descriptor == "pending"
      if not is_test or child.is_only then kept[#kept + 1] = child end
    end
    table.move(kept, 1, #list, 1, list)
  end

  -- Declares what the block has. What randomize says holds for this block.
  function phases.body(frame)
    local element = frame.element
    frame.phase = phases.stop
    local shuffles, seed = options["shuffle-tests"], busted.randomseed
    element.env = element.env or {}
    element.env.randomize = function(...)
      local count, first, second = select("#", ...), ...
      if context.get() ~= element then
        error("'randomize' not supported inside current context block", 2)
      end
      shuffles = count == 0 or first
      if shuffles then seed = tonumber(first) or tonumber(second) or seed end
    end
    if element.descriptor == "file" and not element.run then
      local chunk, message = host.load(element.name, context.environment)
      if not chunk then
        busted.report("error", element, message, {
          short_src = element.name, source = "@" .. element.name, currentline = 0,
          traceback = "", what = "C",
        })
        return true
      end
      element.run = chunk
      -- The second result of one that was loaded.
      element.has_only = message and has_only(element.name, chunk)
    end
    local is_fine = run(element.descriptor, element.run, element) == "success"
    if report_errors(element) or not is_fine then return true end
    busted.settle_promises(element)
    local list = context.children(element)
    busted.narrow(element, list)
    if context.file(element).has_only then keep_only(list) end
    if options["sort-tests"] then
      order.sort(list)
    elseif shuffles then
      element.randomseed = seed
      order.shuffle(list, seed)
    end
    frame.phase = phases.setup
    return true
  end

  function phases.setup(frame)
    frame.phase = phases.blocked
    if run_own_hooks(frame, "strict_setup") then frame.phase = phases.children end
  end

  -- The tests of a block whose setup failed do not run, and are not forgotten.
  function phases.blocked(frame)
    frame.phase = phases.lazy_teardown
    for _, child in ipairs(context.children(frame.element)) do
      if child.descriptor == "it" or child.descriptor == "pending" then tell("blocked", child) end
    end
  end

  local starts = {}
  local test_start, test_end = { "test", "start" }, { "test", "end" }

  function phases.children(frame)
    frame.next = (frame.next or 0) + 1
    local child = context.children(frame.element)[frame.next]
    if not child or busted.skipAll then
      frame.phase = phases.lazy_teardown
      return
    end
    local start = starts[child.descriptor]
    if start then
      start(child)
    else
      local executor = busted.executor(child.descriptor)
      if executor then run(child.descriptor, executor, child, child) end
    end
  end

  -- A block and the suite are torn down alike.
  local function add_teardown(steps)
    function steps.lazy_teardown(frame)
      if frame.is_set_up ~= nil then run_own_hooks(frame, "lazy_teardown") end
      frame.is_set_up = nil
      frame.phase = steps.teardown
    end

    function steps.teardown(frame)
      run_own_hooks(frame, "strict_teardown")
      frame.phase = steps.stop
    end
  end

  add_teardown(phases)

  function phases.stop(frame)
    frame.phase = phases.gone
    report_errors(frame.element)
    announce(frame.element, "end")
  end

  function phases.gone(frame)
    leave()
    if frame.element.descriptor == "file" then context.prune(frame.element) end
    return true
  end

  local function start_block(element) enter(element, phases.start) end

  starts.file, starts.describe = start_block, start_block

  -- Tests

  function starts.it(element)
    if options.list then
      tell("listed", element)
      return
    end
    enter(element, phases.lazy_setup).attempt = 1
  end

  function starts.pending(element)
    if options.list then
      if not options["suppress-pending"] then tell("listed", element) end
      return
    end
    local parent = context.parent(element)
    tell("test_start", element)
    local status = "pending"
    if not safe_publish("it", test_start, element, parent) then status = "error" end
    if not safe_publish("it", test_end, element, parent, status) then status = "error" end
    emit("test_end", status, element.duration, 1, element.message)
  end

  -- The setups that wait for the first test of their blocks, outermost first. One that failed
  -- blocks all tests below it.
  function phases.lazy_setup(frame)
    for position = 1, #frames - 1 do
      local block = frames[position]
      if block.is_set_up == nil then
        block.is_set_up = run_hooks(frame, hooks(block, "lazy_setup"))
      end
      if not block.is_set_up then
        tell("blocked", frame.element)
        leave()
        return true
      end
    end
    frame.phase = phases.before
  end

  function phases.before(frame)
    local element = frame.element
    if not run_hooks(frame, chain("before_each", #frames - 1), true) then
      tell("blocked", element)
      frame.blocked_in = frame.failed
      frame.phase = phases.after
      return
    end
    frame.status = busted.status("success")
    if frame.attempt == 1 then
      tell("test_start", element)
      frame.phase = phases.interrupted
      if not safe_publish("test", test_start, element, context.parent(element)) then
        frame.status:set("error")
        frame.phase = phases.report
        return
      end
    end
    frame.phase = phases.test
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

  local function finally(frame)
    return function(fn)
      if not busted.is_callable(fn) then
        error("finally: expected a function, got " .. type(fn), 2)
      end
      frame.finally = fn
    end
  end

  function phases.test(frame)
    frame.phase = phases.interrupted
    context.finally = finally(frame)
    if frame.attempt <= (options.retry or 0) then busted.intercept = keep(frame) end
    local element = frame.element
    frame.status:update(run("it", element.run, element))
    frame.phase = phases.finally
  end

  -- A test that was cut short.
  function phases.interrupted(frame)
    frame.status:set("error")
    frame.phase = phases.finally
  end

  function phases.finally(frame)
    frame.phase = phases.interrupted_end
    local fn = frame.finally
    if fn then
      frame.finally = nil
      context.is_ending = true
      frame.status:update(run("finally", fn, frame.element))
      context.is_ending = false
    end
    frame.phase = phases.check
  end

  function phases.interrupted_end(frame)
    context.is_ending = false
    frame.status:set("error")
    frame.phase = phases.check
  end

  -- What the host found meanwhile, such as an error of a screen.
  function phases.check(frame)
    frame.phase = phases.report
    local messages = host.end_test and host.end_test(frame.element, frame.status:get() == "success")
    if report_messages(frame.element, messages) then frame.status:update("error") end
  end

  function phases.report(frame)
    busted.intercept = busted.report
    context.finally = nil
    frame.phase = phases.after
    if frame.is_tried_again then return end
    local element = frame.element
    local parent = context.parent(element)
    local status = frame.status:get()
    if not safe_publish("test", test_end, element, parent, status) then status = "error" end
    emit("test_end", status, element.duration, frame.attempt, frame.earlier and frame.earlier[1])
  end

  function phases.after(frame)
    local count = #frames - 1
    -- Where a hook failed before the test, those of the blocks inside of that one are not due.
    while frame.blocked_in and frames[count].element ~= frame.blocked_in do count = count - 1 end
    run_hooks(frame, after_hooks(count))
    if frame.is_tried_again then
      frame.is_tried_again = nil
      frame.attempt = frame.attempt + 1
      frame.element.env = nil
      frame.phase = phases.before
      return true
    end
    leave()
    return true
  end

  -- The suite

  local suite = {}

  function suite.start(frame)
    run_number = run_number + 1
    local root = frame.element
    busted.randomseed = options.seed + run_number - 1
    frame.phase, frame.next, frame.is_set_up = suite.stop, nil, nil
    if run_number > 1 then
      context.prune(root)
      safe_publish("suite", { "suite", "reset" }, root, run_number, runs)
    end
    local seed = (options["shuffle-tests"] or options["shuffle-files"]) and busted.randomseed or nil
    root.randomseed = seed
    emit("suite_start", run_number, runs)
    if options.list
      or safe_publish("suite", { "suite", "start" }, root, run_number, runs, seed)
    then
      frame.phase = suite.setup
    end
  end

  function suite.setup(frame)
    frame.phase = suite.lazy_teardown
    if run_own_hooks(frame, "strict_setup") then frame.phase = suite.files end
  end

  function suite.files(frame)
    local path = not busted.skipAll and host.next_file(run_number)
    if path then
      enter(busted.new_file(path), phases.start)
    else
      frame.phase = suite.lazy_teardown
    end
  end

  add_teardown(suite)

  function suite.stop(frame)
    frame.phase = suite.gone
    local root = frame.element
    if not options.list then
      safe_publish("suite", { "suite", "end" }, root, run_number, runs)
    end
    emit("suite_end", run_number, runs)
  end

  function suite.gone(frame)
    if run_number < runs and not busted.skipAll then
      frame.phase = suite.start
    else
      busted.publish { "exit" }
      leave()
    end
  end

  -- The host's part

  function execution.start()
    hooks_of_scripts.keep()
    enter(context.root, suite.start)
  end

  -- Does the next thing; false when there is none.
  function execution.step()
    while true do
      local frame = top()
      if not frame then return false end
      if frame.phase(frame) then
        hooks_of_scripts.restore()
        return true
      end
    end
  end

  -- The step was cut short: it used up its time or memory. Whether something was under way.
  function execution.abort(message, file, line, calls)
    hooks_of_scripts.restore()
    local frame = top()
    if not frame then return false end
    local element = context.get()
    local place = {
      short_src = file, source = "@" .. file, currentline = line, what = "Lua",
      traceback = table.concat(calls, "\n"), calls = calls,
    }
    busted.intercept("error", element, file .. ":" .. line .. ": " .. message, place)
    while context.depth() > #frames do context.pop() end
    return true
  end

  return execution
end
