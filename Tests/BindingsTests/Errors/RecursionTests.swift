import Testing

@testable import LuaRuntime

/// Recursion without an end is an error, whichever way it takes.
@Suite struct RecursionTests {
  private func overflow(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    let runner = try ScriptRunner()
    let error = try #require(runner.failure(text), "no error", sourceLocation: location)
    let text = error.description
    #expect(
      text.contains("overflow") || text.contains("too deep") || text.contains("nested"),
      "\(text.prefix(300))", sourceLocation: location)
    #expect(error.traceback.count < 500, sourceLocation: location)
    try runner.run("assert(ui.View{ ui.View{} }.subviews[1])")
  }

  @Test func `In Lua alone`() throws {
    try overflow("local function f() return 1 + f() end f()")
    try overflow("local function f(...) return 1 + f(1, ...) end f()")
  }

  @Test func `Through metamethods`() throws {
    try overflow(
      "local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) return t[k .. 'x'] end return t.a"
    )
    try overflow(
      "local t = setmetatable({}, { __tostring = function(t) return tostring(t) end }) tostring(t)")
    try overflow(
      "local t = setmetatable({}, {}) getmetatable(t).__eq = function(a, b) return a == b end return t == setmetatable({}, getmetatable(t))"
    )
  }

  @Test func `Through pcall, string functions, sort and load`() throws {
    try overflow("local function f() local ok, m = pcall(f) if not ok then error(m, 0) end end f()")
    try overflow("local function f() return (('x'):gsub('x', f)) end f()")
    try overflow("local function f() table.sort({ 1, 2, 3 }, f) return true end f()")
  }

  @Test func `Through host members that call back`() throws {
    try overflow(
      """
      local A = ui.View:subclass "A"
      function A:get_size2() return self.size2 end
      return A{}.size2
      """)
    try overflow(
      """
      local A = ui.View:subclass "A"
      function A:set_tag(value) self.tag = value + 1 end
      A{}.tag = 1
      """)
    try overflow(
      """
      local A = ui.View:subclass "A"
      function A:init(options) A.super.init(self, options) A{} end
      A{}
      """)
    try overflow(
      """
      local A = ui.View:subclass "A"
      function A:go() return self:go() + 1 end
      A{}:go()
      """)
  }

  /// Errors of callbacks are recorded, so the outermost call succeeds.
  private func settles(
    _ text: String, _ parts: [String] = ["overflow", "too deep", "nested", "more than"],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let runner = try ScriptRunner()
    if let error = runner.failure(text) {
      #expect(
        parts.contains { error.description.contains($0) }, "\(error)", sourceLocation: location)
    } else {
      runner.application.settle()
      let errors =
        runner.takeErrors() + runner.application.errors.map(\.description)
      #expect(
        errors.contains { error in parts.contains { error.contains($0) } }, "\(errors.prefix(3))",
        sourceLocation: location)
    }
    try runner.run("assert(ui.View{ ui.View{} }.subviews[1])")
  }

  @Test func `Through hooks that call themselves by the host`() throws {
    try settles(
      """
      local A = ui.View:subclass "A"
      function A:sizeThatFits(size) self:sizeToFit() return { 1, 1 } end
      A{}:sizeToFit()
      """)
    try settles(
      """
      local A = ui.View:subclass "A"
      function A:hitTest(point, event) return self.superview:hitTest(point, event) end
      local outer = ui.View{ frame = { 0, 0, 9, 9 }, A{ frame = { 0, 0, 9, 9 } } }
      outer:hitTest{ 1, 1 }
      """)
    try settles(
      """
      local A = ui.View:subclass "A"
      function A:didAddSubview(view) self:addSubview(ui.View{}) end
      A{ ui.View{} }
      """)
    try settles(
      """
      local control = ui.Control{}
      control:on("touchDown", function() control:sendActions("touchDown") end)
      control:sendActions("touchDown")
      """)
  }

  @Test func `Through layouts that ask for layouts`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local A = ui.View:subclass "A"
      function A:layoutSubviews()
        self:setNeedsLayout()
        self:layoutIfNeeded()
        if self.superview then self.superview:layoutIfNeeded() end
      end
      show(A{ frame = { 0, 0, 50, 50 }, A{ frame = { 0, 0, 9, 9 } } })
      """)
    runner.application.settle()
    #expect(
      (runner.takeErrors() + runner.application.errors.map(\.description)).isEmpty == false)
  }

  @Test func `A view that gives itself a new size in each layout ends in a report`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local A = ui.View:subclass "A"
      function A:layoutSubviews() self.width = self.width + 1 end
      show(A{ frame = { 0, 0, 50, 50 } })
      """)
    runner.application.settle()
    #expect(
      (runner.takeErrors() + runner.application.errors.map(\.description)).isEmpty == false)
  }

  @Test func `Controllers that make each other`() throws {
    try settles(
      """
      local A = ui.ViewController:subclass "A"
      function A:viewDidLoad() self:addChild(A) self.children[1].view.tag = 1 end
      show(A{})
      """)
  }

  @Test func `From depth 190 of Lua's 200 levels of C`() throws {
    try script(
      """
      local function nest(depth, fn)
        if depth == 0 then return fn() end
        local result
        table.sort({ 1, 2 }, function() if not result then result = nest(depth - 1, fn) end return false end)
        return result
      end
      for _, depth in ipairs { 150, 170, 180, 185, 190, 195 } do
        local ok, value = pcall(nest, depth, function()
          local A = ui.View{ frame = { 1, 2, 3, 4 }, ui.View{} }
          local control = ui.Control{}
          control:on("touchDown", function() A.tag = 5 end)
          control:sendActions("touchDown")
          return A.frame.x
        end)
        if not ok then
          assert(tostring(value):find("overflow", 1, true) or tostring(value):find("nested", 1, true), value)
        end
        errors()
      end
      """)
  }

  @Test func `Ten thousand nested views are refused at 500 with a clear error`() throws {
    let runner = try ScriptRunner()
    let error = try #require(
      runner.failure(
        """
        root = ui.View{}
        local view = root
        for i = 1, 10000 do
          depth = i
          local inner = ui.View{}
          view:addSubview(inner)
          view = inner
        end
        """))
    #expect(error.message.contains("at most 500"))
    #expect(error.line == 6)
    try runner.run(
      """
      equal(depth, 500)
      root.frame = { 0, 0, 10, 10 }
      local ok, message = pcall(show, root)
      errors()
      """)
    runner.application.removeAllErrors()
  }

  @Test func `Nested constructors of many views are refused the same way`() throws {
    let runner = try ScriptRunner()
    let error = try #require(
      runner.failure(
        """
        local function nest(n) if n == 0 then return ui.View{} end return ui.View{ nest(n - 1) } end
        nest(10000)
        """))
    #expect(
      error.message.contains("at most 500") || error.message.contains("overflow")
        || error.message.contains("nested"))
  }

  @Test func `A tree as deep as is allowed is laid out, drawn and hit`() throws {
    try script(
      """
      local Node = ui.View:subclass "Node"
      local layouts, draws = 0, 0
      function Node:layoutSubviews() layouts = layouts + 1 end
      function Node:draw(rect) draws = draws + 1 end
      function Node:hitTest(point, event) return Node.super.hitTest(self, point, event) end
      local root = Node{ frame = { 0, 0, 100, 100 } }
      local view = root
      for i = 1, 150 do
        local inner = Node{ frame = { 0, 0, 100, 100 } }
        view:addSubview(inner)
        view = inner
      end
      show(root)
      equal(layouts, 151)
      equal(draws, 151)
      local hit = root:hitTest{ 5, 5 }
      for _, text in ipairs(errors()) do assert(text:find("overflow", 1, true) or text:find("nested", 1, true), text) end
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
