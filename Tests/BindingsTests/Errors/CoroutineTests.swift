import Testing

@Suite struct CoroutineTests {
  @Test func `Host calls work inside coroutines`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      function Card:layoutSubviews() self.laidOut = coroutine.isyieldable() end
      local make = coroutine.wrap(function(frame)
        local card = Card{ frame = frame, ui.Label{ text = "x" } }
        local again = coroutine.yield(card)
        card:setNeedsLayout()
        card:layoutIfNeeded()
        again:addSubview(card)
        return card.superview
      end)
      local card = make{ 0, 0, 10, 10 }
      equal(card.subviews[1].text, "x")
      local outer = ui.View{}
      assert(make(outer) == outer)
      equal(card.laidOut, false)
      """)
  }

  @Test func `A callback cannot yield through the host, and says so`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      function Card:layoutSubviews() coroutine.yield("no") end
      local card = Card{ frame = { 0, 0, 10, 10 } }
      local run = coroutine.create(function() card:layoutIfNeeded() return "done" end)
      local ok, value = coroutine.resume(run)
      equal(ok, true)
      equal(value, "done")
      failed("yield")
      card:setNeedsLayout()
      card:layoutIfNeeded()
      failed("yield")
      """)
  }

  @Test func `An action cannot yield either, a coroutine of its own can`() throws {
    try script(
      """
      local control = ui.Control{}
      local step
      control:on("touchDown", function() coroutine.yield() end)
      control:on("valueChanged", function()
        step = coroutine.wrap(function() coroutine.yield(1) return 2 end)
        equal(step(), 1)
      end)
      control:sendActions("touchDown")
      failed("yield")
      control:sendActions("valueChanged")
      equal(step(), 2)
      """)
  }

  @Test func `An error inside a coroutine has its place, and the host works on`() throws {
    try script(
      """
      local view = ui.View{}
      local co = coroutine.create(function() view.frame = 1 end)
      local ok, message = coroutine.resume(co)
      equal(ok, false)
      assert(message:find("^test%.lua:2: View%.frame"), message)
      equal(coroutine.status(co), "dead")
      raises("View.frame", coroutine.wrap(function() view.frame = 1 end))
      view.frame = { 1, 2, 3, 4 }
      """)
  }

  @Test func `An error of a coroutine in a callback is recorded with both`() throws {
    try script(
      """
      local control = ui.Control{ id = "c" }
      control:on("touchDown", function()
        coroutine.wrap(function() error("inside") end)()
      end)
      control:sendActions("touchDown")
      failed("inside")
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

  @Test func `The host calls the thread that runs, after coroutines came and went`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      local threads = {}
      function Card:layoutSubviews() threads[#threads + 1] = coroutine.running() end
      local card = Card{ frame = { 0, 0, 1, 1 } }
      local function layout() card:setNeedsLayout() card:layoutIfNeeded() return coroutine.running() end
      local main = coroutine.running()
      for i = 1, 20 do
        local co = coroutine.wrap(layout)
        local running = co()
        assert(threads[#threads] == running and running ~= main)
        co, running, threads = nil, nil, {}
        collect()
        layout()
        assert(threads[1] == main)
        threads = {}
      end
      """)
  }

  @Test func `Many coroutines inside each other end in an error that nothing catches`() throws {
    let error = try failure(
      of: """
        local function nest(n)
          local v = ui.View{ ui.View{} }
          assert(v.subviews[1])
          return coroutine.wrap(function() return nest(n + 1) end)()
        end
        pcall(nest, 1)
        print("still here")
        """)
    #expect(error.message.contains("overflow") || error.message.contains("nested"))
  }
}
