-- What happens in a file of specs and in each block: its body declares what it has, then it is set
-- up, its children run one after the other, and it is torn down. See busted.execution.

local order = require "busted.order"

-- `starts` has for each kind of child what begins to run it. Returns what begins to run a block.
return function(busted, machine, starts)
  local context, host, options = busted.context, busted.host, machine.options
  local run, emit = busted.run, host.emit
  local run_own_hooks, tell = machine.run_own_hooks, machine.tell
  local phases = {}

  local announced = {
    file = function(element) return element end,
    describe = function(element) return element, context.parent(element) end,
  }

  local function announce(element, event)
    local descriptor = element.descriptor
    if event == "start" then emit(descriptor .. "_start", tostring(element.name or descriptor)) end
    local ok = options.list
      or busted.safe_publish(descriptor, { descriptor, event }, announced[descriptor](element))
    if event == "end" then emit(descriptor .. "_end") end
    return ok
  end

  function phases.start(frame)
    frame.phase = phases.stop
    if announce(frame.element, "start") then frame.phase = phases.body end
  end

  -- The body that runs: what `randomize` says in it holds for its block.
  local body = {}

  context.export("randomize", function(...)
    local count, first, second = select("#", ...), ...
    if not body.element or context.current ~= body.element then
      error("'randomize' not supported inside current context block", 2)
    end
    body.shuffles = count == 0 or first
    if body.shuffles then body.seed = tonumber(first) or tonumber(second) or body.seed end
  end)

  -- Whether a file has tests or blocks that are to run alone. Its blocks are entered for what they
  -- declare, in an element of its own that is forgotten, as are the globals and modules.
  local function has_only(path, chunk)
    local shadow = busted.new_file(path)
    shadow.run = chunk
    context.set_globals(shadow, { randomize = function() end })
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

  -- Loads a file of specs; false, and told, when that fails.
  local function load(element)
    busted.prepare_file()
    local chunk, message = host.load(element.name, context.environment)
    if not chunk then
      busted.report("error", element, message, {
        short_src = element.name, source = "@" .. element.name, currentline = 0,
        traceback = "", what = "C",
      })
      return false
    end
    element.run = chunk
    -- The second result of one that was loaded.
    element.has_only = message and has_only(element.name, chunk)
    return true
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

  -- Declares what the block has.
  function phases.body(frame)
    local element = frame.element
    frame.phase = phases.stop
    if element.descriptor == "file" and not element.run and not load(element) then return true end
    body.element = element
    body.shuffles, body.seed = options["shuffle-tests"], busted.randomseed
    local is_fine = run(element.descriptor, element.run, element) == "success"
    body.element = nil
    if machine.report_errors(element) or not is_fine then return true end
    busted.settle_promises(element)
    local list = context.children(element)
    busted.narrow(element, list)
    if context.file(element).has_only then keep_only(list) end
    if options["sort-tests"] then
      order.sort(list)
    elseif body.shuffles then
      element.randomseed = body.seed
      order.shuffle(list, body.seed)
    end
    frame.children = list
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
    for _, child in ipairs(frame.children) do
      if child.descriptor == "it" or child.descriptor == "pending" then tell("blocked", child) end
    end
  end

  function phases.children(frame)
    local position = (frame.next or 0) + 1
    frame.next = position
    local child = frame.children[position]
    if not child or busted.skipAll then
      frame.phase = phases.lazy_teardown
      return
    end
    local start = starts[child.descriptor]
    if start then return start(child) end
    local executor = busted.executor(child.descriptor)
    if executor then run(child.descriptor, executor, child, child) end
  end

  machine.add_teardown(phases)

  function phases.stop(frame)
    frame.phase = phases.gone
    machine.report_errors(frame.element)
    announce(frame.element, "end")
  end

  function phases.gone(frame)
    machine.leave()
    if frame.element.descriptor == "file" then context.prune(frame.element) end
    return true
  end

  local function start_block(element) machine.enter(element, phases.start) end

  starts.file, starts.describe = start_block, start_block
  return start_block
end
