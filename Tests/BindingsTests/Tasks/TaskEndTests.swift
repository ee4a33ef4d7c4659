import Testing

/// However a task ends, its variables are closed.
@Suite struct TaskEndTests {
  private let guarded = """
    local log = {}
    local function guard(name)
      return setmetatable({}, { __close = function(_, e)
        log[#log + 1] = name .. (e and ": " .. tostring(e) or "")
      end })
    end\n
    """

  @Test func `Cancelling closes the variables of the task and of what sleeps with it`() throws {
    try script(
      guarded + """
        local task = ui.async(function()
          local outer <close> = guard("outer")
          coroutine.wrap(function()
            local middle <close> = guard("middle")
            coroutine.resume(coroutine.create(function()
              local first <close> = guard("first")
              local second <close> = guard("second")
              ui.sleep(1)
              log[#log + 1] = "never"
            end))
          end)()
        end)
        same(log, {})
        task:cancel()
        same(log, { "second", "first", "middle", "outer" })
        equal(task.isFinished, true)
        task:cancel()
        advance(2)
        equal(#log, 4)
        """)
  }

  @Test func `Failing closes them, too, after the error is known`() throws {
    try script(
      guarded + """
        ui.async(function()
          local a <close> = guard("a")
          error("boom", 0)
        end)
        failed("boom")
        same(log, { "a: boom" })
        ui.async(function()
          local a <close> = guard("b")
          ui.sleep(1)
          error("late", 0)
        end)
        advance(1)
        failed("late")
        equal(log[2], "b: late")
        """)
  }

  @Test func `What fails in a close is reported, beside what failed before`() throws {
    try script(
      """
      local function bad(text)
        return setmetatable({}, { __close = function() error(text) end })
      end
      local task = ui.async(function() local a <close> = bad("closing") ui.sleep(1) end)
      task:cancel()
      failed("test.lua:2: closing")
      ui.async(function() local a <close> = bad("again") error("first") end)
      local list = errors()
      equal(#list, 2)
      assert(list[1]:find("first", 1, true) and list[2]:find("again", 1, true), list[2])
      local nested = ui.async(function()
        local a <close> = bad("outer")
        coroutine.wrap(function() local b <close> = bad("inner") ui.sleep(1) end)()
      end)
      nested:cancel()
      failed("outer")
      """)
  }

  @Test func `A task that cancels itself is closed where it waits next`() throws {
    try script(
      guarded + """
        local task
        task = ui.async(function()
          local a <close> = guard("a")
          ui.sleep(1)
          task:cancel()
          log[#log + 1] = "on"
          equal(task.isFinished, true)
          ui.sleep(1)
          log[#log + 1] = "never"
        end)
        advance(1)
        same(log, { "on", "a" })
        advance(5)
        equal(#log, 2)
        """)
  }

  @Test func `A close may cancel, sleep in vain, and begin another task`() throws {
    try script(
      """
      local log, task = {}
      task = ui.async(function()
        local a <close> = setmetatable({}, { __close = function()
          task:cancel()
          log[#log + 1] = pcall(ui.sleep, 1)
          log[#log + 1] = coroutine.isyieldable()
          ui.async(function() ui.sleep(1) log[#log + 1] = "other" end)
        end })
        ui.sleep(1)
      end)
      task:cancel()
      same(log, { false, false })
      advance(1)
      equal(log[3], "other")
      """)
  }

  @Test func `Tasks that end in whatever way leave nothing`() throws {
    try script(
      """
      for i = 1, 50 do
        local view = ui.View{}
        local function body()
          local a <close> = setmetatable({}, { __close = function() view.tag = i end })
          coroutine.wrap(function() view.user.co = coroutine.running() ui.sleep(i % 3) end)()
          if i % 2 == 0 then error("even") end
        end
        local task = ui.async(body)
        if i % 5 == 0 then task:cancel() equal(view.tag, i) end
      end
      advance(3)
      assert(#errors() == 20)
      collect()
      """)
  }
}
