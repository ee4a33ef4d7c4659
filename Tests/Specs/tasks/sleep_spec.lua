-- `ui.sleep` suspends the whole task, however deep it is called.

local ui = require "lunette"
require "members"

describe("ui.sleep", function()
  it("A coroutine inside a task sleeps, and the task with it", function()
    local log = {}
    ui.async(function()
      local inner = coroutine.wrap(function(a)
        log[#log + 1] = "begin " .. a
        ui.sleep(1)
        log[#log + 1] = "woke"
        local b = coroutine.yield("yielded")
        ui.sleep(1)
        return "ended " .. b
      end)
      local first = inner("x")
      log[#log + 1] = first
      local second = inner("y")
      log[#log + 1] = second
    end)
    same(log, { "begin x" })
    advance(0.5)
    same(log, { "begin x" })
    advance(0.5)
    same(log, { "begin x", "woke", "yielded" })
    advance(1)
    same(log, { "begin x", "woke", "yielded", "ended y" })
  end)

  it("Sleep reaches through several coroutines, pcall, iterators and close", function()
    local log = {}
    local function pause(what) ui.sleep(1) log[#log + 1] = what end
    ui.async(function()
      local function steps()
        for i = 1, 2 do
          pause("step")
          coroutine.yield(i)
        end
      end
      for i in coroutine.wrap(steps) do log[#log + 1] = i end
      local co = coroutine.create(function(...)
        local ok, message = pcall(function(...)
          local results = { coroutine.resume(coroutine.create(function(...)
            local guard <close> = setmetatable({}, { __close = function() pause("closed") end })
            pause("deep")
            return ...
          end), ...) }
          log[#log + 1] = table.concat(results, " ", 2)
          pause("caught")
          error("oops", 0)
        end, ...)
        return message
      end)
      local ok, message = coroutine.resume(co, 1, 2, 3)
      log[#log + 1] = message
      log[#log + 1] = coroutine.status(co)
    end)
    for _ = 1, 5 do advance(1) end
    same(log, { "step", 1, "step", 2, "deep", "closed", "1 2 3", "caught", "oops", "dead" })
  end)

  it("Sleep gives nothing to whoever resumes", function()
    local results
    ui.async(function()
      local co = coroutine.create(function() ui.sleep(1) end)
      results = table.pack(coroutine.resume(co))
    end)
    equal(results, nil)
    advance(1)
    equal(results.n, 1)
    equal(results[1], true)
  end)

  it("Sleep says where it cannot wait", function()
    raises("ui.sleep waits only in a function that ui.async runs", function() ui.sleep(1) end)
    raises("ui.sleep waits only in a function", coroutine.wrap(function() ui.sleep(1) end))
    local control = ui.Control{}
    control:on("touchDown", function() ui.sleep(1) end)
    local messages = {}
    ui.async(function()
      messages[1] = select(2, pcall(table.sort, { 1, 2, 3 }, function(a, b) ui.sleep(1) end))
      messages[2] = select(2, pcall(table.sort, { 1, 2, 3 }, function(a, b)
        coroutine.wrap(ui.sleep)(1)
      end))
      control:sendActions("touchDown")
    end)
    failed("ui.sleep cannot wait here: this was called by the host")
    for i = 1, 2 do assert(messages[i]:find("ui.sleep cannot wait here", 1, true), messages[i]) end
    ui.async(function() ui.sleep(-1) end)
    failed("expected seconds from 0 on")
  end)

  it("A task inside a task has a clock of its own", function()
    local log = {}
    ui.async(function()
      ui.async(function() ui.sleep(2) log[#log + 1] = "inner" end)
      ui.sleep(1)
      log[#log + 1] = "outer"
    end)
    advance(3)
    same(log, { "outer", "inner" })
  end)

  it("A yield of the task's own function goes on in the next turn", function()
    local log = {}
    ui.async(function()
      log[1] = "one"
      coroutine.yield("ignored")
      log[2] = "two"
    end)
    same(log, { "one" })
    advance(0)
    same(log, { "one", "two" })
  end)

  it("No script touches a coroutine that waits for the host", function()
    local task, inner, wrapped, waiting
    ui.async(function()
      task = coroutine.running()
      wrapped = coroutine.wrap(function()
        inner = coroutine.running()
        ui.sleep(1)
        return "slept"
      end)
      waiting = wrapped()
    end)
    for _, thread in ipairs { task, inner } do
      equal(coroutine.status(thread), "suspended")
      raises("cannot resume a coroutine that waits for the host", function()
        coroutine.resume(thread)
      end)
      raises("cannot close a coroutine that waits for the host", function()
        coroutine.close(thread)
      end)
      assert(not pcall(coroutine.wrap, thread))
    end
    raises("cannot call a coroutine that waits for the host", function() wrapped() end)
    advance(1)
    equal(waiting, "slept")
    equal(coroutine.status(task), "dead")
    same({ coroutine.resume(task) }, { false, "cannot resume dead coroutine" })
    equal(coroutine.close(task), true)

    ui.async(function() task = coroutine.running() coroutine.yield() waiting = "yielded" end)
    raises("cannot resume a coroutine that waits", function() coroutine.resume(task) end)
    advance(0)
    equal(waiting, "yielded")
  end)

  it("A task that was once resumed by a script is as free as any other", function()
    local co = coroutine.create(function() coroutine.yield(1) return 2 end)
    ui.async(function() assert(coroutine.resume(co)) ui.sleep(1) end)
    local ok, value = coroutine.resume(co)
    equal(value, 2)
    advance(1)
  end)
end)
