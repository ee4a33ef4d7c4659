import Testing

/// What ends halfway, fails, or is let go leaves nothing behind.
@Suite struct RemainderTests {
  @Test func `A constructor that fails halfway leaves nothing`() throws {
    try script(
      """
      local child = ui.View{}
      local seen = weak(child)
      raises("frame", function() ui.View{ child, tag = 1, frame = "x" } end)
      collect()
      equal(child.superview, nil)
      raises("View", function() ui.View{ child, 5 } end)
      collect()
      equal(child.superview, nil)
      """)
  }

  @Test func `Coroutines that are dropped halfway leave nothing`() throws {
    try script(
      """
      for i = 1, 200 do
        local view = ui.View{}
        local co = coroutine.wrap(function()
          view.user.co = coroutine.running()
          local inner = ui.View{}
          view:addSubview(inner)
          coroutine.yield(inner)
        end)
        co()
      end
      collect()
      """)
  }

  @Test func `A coroutine that is closed frees what it held`() throws {
    try script(
      """
      local seen
      local co = coroutine.create(function()
        local view <const> = ui.View{}
        seen = weak(view)
        local guard <close> = setmetatable({}, { __close = function() view.tag = 5 end })
        coroutine.yield()
      end)
      coroutine.resume(co)
      collect()
      assert(seen[1])
      equal(coroutine.close(co), true)
      co = nil
      collect()
      equal(seen[1], nil)
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

  @Test func `Ten thousand observers that are gone leave nothing`() throws {
    try script(
      """
      local center = ui.NotificationCenter.default
      local count = 0
      for i = 1, 10000 do
        center:addObserver({ go = function() count = count + 1 end }, "go", "N")
        if i % 1000 == 0 then collectgarbage() end
      end
      for _ = 1, 3 do collect() end
      center:post("N")
      equal(count, 0)
      """)
  }
}
