-- Runs a suite in steps: each call of `step` does one thing, a block's body or a test with its
-- hooks, so that the host can give each a budget of its own. When one is cut short because it used
-- that up, nothing of Lua runs on: the host says so by `abort`, and the next step goes on with what
-- is still due, such as the hooks after a test.
--
-- What is under way is a stack of frames, one for the suite, for each block and for the test. A
-- frame has the phase that comes next; a phase first says what follows when it is cut short.
-- What happens in a block is in busted.blocks, what in a test in busted.tests.

local finalizers = require "busted.finalizers"
local hooks_of_scripts = require "busted.hooks"
local strings = require "busted.strings"
local trace = require "busted.trace"

return function(busted, options)
  local context, host = busted.context, busted.host
  local run, safe_publish = busted.run, busted.safe_publish
  local emit = host.emit
  local execution = {}
  local run_number, runs = 0, options["repeat"] or 1

  -- What the phases share.
  local machine = { frames = {}, options = options }
  local frames = machine.frames

  function machine.enter(element, phase, attempt)
    context.push(element)
    -- Has room for all that most tests put into it.
    local frame = { element = element, phase = phase, attempt = attempt, status = nil }
    frames[#frames + 1] = frame
    return frame
  end

  function machine.leave()
    frames[#frames] = nil
    context.pop()
  end

  -- Reports what the host found of an element.
  function machine.report_messages(element, messages)
    if not messages then return false end
    local chunk = element.chunk
    local source = chunk and chunk.source or "@" .. tostring(element.name or "?")
    for _, message in ipairs(messages) do
      busted.intercept("error", element, message, {
        short_src = chunk and chunk.short_src or string.sub(source, 2), source = source,
        currentline = element.line or 0, traceback = "", what = "C",
      })
    end
    return true
  end

  -- Reports errors of scripts outside of tests, such as those of a screen; whether there are any.
  function machine.report_errors(element)
    return machine.report_messages(element, host.take_errors and host.take_errors())
  end

  -- What the host is told of a test: its name, its file where that is another one than is run, the
  -- line, which of this name it is.
  function machine.named(element)
    local name, chunk = element.label or element.name, element.chunk
    local is_elsewhere = chunk and chunk.source ~= machine.source
    return name, is_elsewhere and trace.file(chunk) or nil, element.line, element.number
  end

  -- Tells the host of a test.
  function machine.tell(event, element) emit(event, machine.named(element)) end

  -- Hooks

  -- Runs a hook; what a screen does wrong before a test is the test's own, unless it does not run.
  local function run_hook(hook)
    local ok = run(hook.descriptor, hook.run, hook) == "success"
    if ok and hook.descriptor == "before_each" then return true end
    return not machine.report_errors(hook) and ok
  end

  -- Runs the hooks of a list; after an interruption, those behind the one that was cut short.
  -- Returns whether all went well; `frame.failed` is the block in which one did not. When `stops`,
  -- the hooks of blocks behind that one are left out.
  function machine.run_hooks(frame, list, stops)
    if frame.list == list then
      local hook = list[frame.position]
      machine.report_errors(hook)
      frame.failed = frame.failed or context.parent(hook)
    else
      if not list[1] then
        frame.failed = nil
        return true
      end
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

  -- The hooks of a block of one kind; one that is skipped is not set up either.
  function machine.own_hooks(frame, kind)
    return not frame.element.is_skipped and frame.element.hooks[kind] or none
  end

  -- Runs a block's hooks of a kind in the order in which they were declared.
  local function run_own_hooks(frame, kind)
    return options.list or machine.run_hooks(frame, machine.own_hooks(frame, kind))
  end

  machine.run_own_hooks = run_own_hooks

  -- A block and the suite are torn down alike.
  function machine.add_teardown(phases)
    function phases.lazy_teardown(frame)
      if frame.is_set_up ~= nil then run_own_hooks(frame, "lazy_teardown") end
      frame.is_set_up = nil
      frame.phase = phases.teardown
    end

    function phases.teardown(frame)
      run_own_hooks(frame, "strict_teardown")
      frame.phase = phases.stop
    end
  end

  -- The suite

  local suite = {}
  local starts = require "busted.tests"(busted, machine)
  local start_block = require "busted.blocks"(busted, machine, starts)

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
      machine.source = "@" .. path
      start_block(busted.new_file(path))
    else
      frame.phase = suite.lazy_teardown
    end
  end

  machine.add_teardown(suite)

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
      machine.leave()
    end
  end

  -- The host's part

  function execution.start()
    hooks_of_scripts.keep()
    machine.enter(context.root, suite.start)
  end

  -- Does the next thing; false when there is none.
  function execution.step()
    if finalizers.are_due then
      finalizers.run(busted)
      return true
    end
    while true do
      local frame = frames[#frames]
      if not frame then return false end
      if frame.phase(frame) then
        if hooks_of_scripts.is_changed then hooks_of_scripts.restore() end
        return true
      end
    end
  end

  -- The step was cut short: it used up its time or memory. Whether something was under way.
  local function abort(message, file, line, calls)
    if hooks_of_scripts.is_changed then hooks_of_scripts.restore() end
    if #frames == 0 then return false end
    local element = context.current
    local place = {
      short_src = file, source = "@" .. file, currentline = line, what = "Lua",
      traceback = table.concat(calls, "\n"), calls = calls,
    }
    busted.intercept("error", element, file .. ":" .. line .. ": " .. message, place)
    while context.depth() > #frames do context.pop() end
    return true
  end

  execution.abort = strings.guarded(abort)

  return execution
end
