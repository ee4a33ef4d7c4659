import Testing

@testable import LuaRuntime

@Suite struct HostClassTests {
  @Test func `Members of a class are found by scripts`() throws {
    let stage = try CounterStage()
    try stage.run(
      """
      local counter = Counter{ step = 3 }
      assert(counter.step == 3 and counter.count == 0)
      assert(counter:add() == 3)
      assert(counter:add(2) == 9)
      assert(counter:add(nil) == 12)
      counter.count = 5
      assert(counter.count == 5)
      assert(Counter:zero().step == 1)
      assert(Counter.limit == 1000)
      assert(tostring(counter) == "<Counter>" and tostring(Counter) == "class Counter")
      """)
  }

  @Test func `What a Swift function throws is an error of the script`() throws {
    let stage = try CounterStage()
    #expect(
      stage.message("local c = Counter{} c.count = 1000 c:add()")
        == "Counter:add: the counter is at its top")
    try stage.run("assert(not pcall(Counter.add))")
    try stage.run("assert(not pcall(function() Counter{ count = 'x' } end))")
  }

  @Test func `Wrong arguments name member, position, parameter and what came`() throws {
    let stage = try CounterStage()
    #expect(
      stage.message("Counter{}:add('x')")
        == "Counter:add: argument 1 (times): expected integer, got string \"x\"")
    #expect(
      stage.message("Counter{}:add(1.5)")
        == "Counter:add: argument 1 (times): expected a whole number, got number 1.5")
    #expect(stage.message("Counter{ step = {} }").hasPrefix("Counter.step: expected integer"))
    #expect(stage.message("Counter{}.count = nil") == "Counter.count: expected integer, got nil")
    #expect(stage.message("Counter{}.step = 1").contains("at construction only"))
    #expect(stage.message("return Counter{}.cuont").contains("did you mean 'count'"))
    #expect(stage.message("Counter{ stpe = 1 }").contains("did you mean 'step'"))
  }

  @Test func `An object is the same value as long as somebody holds it`() throws {
    let stage = try CounterStage()
    let counter = Counter()
    let stack = stage.state.stack
    counter.push(stack)
    counter.push(stack)
    #expect(stack.rawEqual(-1, -2))
    #expect(stage.gotPeer == 1)
    #expect(Counter.read(stack, -1) === counter)
    stack.pop(2)
    stage.state.unpin(to: 0)
    #expect(stage.state.peerCount == 1)
    stage.state.collect()
    #expect(stage.state.peerCount == 0)
    counter.push(stack)
    #expect(stage.gotPeer == 2)
    stack.pop()
    stage.state.unpin(to: 0)
  }

  @Test func `Objects that scripts drop are freed, and Swift's stay`() throws {
    let stage = try CounterStage()
    weak var dropped: Counter?
    let kept = Counter()
    do {
      let counter = Counter()
      dropped = counter
      for object in [counter, kept] {
        object.push(stage.state.stack)
        stage.state.stack.pop()
      }
      stage.state.unpin(to: 0)
    }
    #expect(dropped != nil)
    stage.state.collect()
    #expect(dropped == nil)
    kept.count = 1
    stage.state.close()
    #expect(kept.count == 1)
  }

  @Test func `Values of other kinds are no objects`() throws {
    let stage = try CounterStage()
    let stack = stage.state.stack
    stack.push("x")
    stack.push(5)
    stack.newTable()
    stack.pushNil()
    stage.state.type(for: .counter).push(stack)
    for index in 1...5 { #expect(Counter.read(stack, Int32(index)) == nil) }
    #expect(Counter.read(stack, 6) == nil)
    stack.top = 0
  }

  @Test func `Classes know their members by name, also misspelt`() {
    let counter = HostClass.counter
    #expect(counter.member(named: "count")?.kind == .property)
    #expect(counter.member(named: "step") != nil)
    #expect(counter.member(named: "nothing") == nil)
    #expect(counter.nearest(to: "cuont")?.name == "count")
    #expect(counter.lineage.count == 1)
    #expect(HostClass.folded("is_Hidden:") == "hidden")
  }
}
