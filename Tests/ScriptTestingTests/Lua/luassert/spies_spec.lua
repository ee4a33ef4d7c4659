local support = require "support"
local failure = support.failure

describe("Spies", function()
  it("keep arguments as they were, and host values and spies as they are", function()
    local s, inner = spy.new(), spy.new()
    local list = { 1, inner = inner }
    s(list, inner)
    list[1] = 2
    assert.spy(s).was.called_with({ 1, inner = inner }, inner)
    assert.spy(s).was_not.called_with(list, inner)
    assert.spy(s).was.called_with(match.is_ref(list), match._)
  end)

  it("copy tables that contain themselves", function()
    local s, t = spy.new(), { 1 }
    t.self = t
    s(t)
    assert.spy(s).was.called_with(t)
  end)

  it("run no finalizer of a copy, and lose nothing of weak tables", function()
    local closed = 0
    local s = spy.new()
    local resource = setmetatable({}, { __gc = function() closed = closed + 1 end })
    local weak = setmetatable({ {} }, { __mode = "v" })
    local element = weak[1]
    s(resource, weak)
    s:clear()
    s(resource, weak)
    collectgarbage()
    assert.equal(0, closed)
    assert.spy(s).was.called_with(resource, { {} })
    assert.is_table(element)
  end)

  it("count nils, at the end too", function()
    local s = spy.new(function(...) return ... end)
    s(nil, 1, nil)
    assert.spy(s).was.called_with(nil, 1, nil)
    assert.spy(s).was_not.called_with(nil, 1)
    assert.spy(s).was.returned_with(nil, 1, nil)
    assert.spy(s).was_not.returned_with(nil, 1, nil, nil)
  end)

  it("pass on errors, and count the call", function()
    local s = spy.new(function() error("boom", 0) end)
    assert.has_error(s, "boom")
    assert.spy(s).was.called(1)
    assert.spy(s).was_not.returned_with()
  end)

  it("on inherited functions leave nothing behind", function()
    local class = { greet = function() return "hello" end }
    local object = setmetatable({}, { __index = class })
    spy.on(object, "greet")
    assert.equal("hello", object.greet())
    object.greet:revert()
    assert.is_nil(rawget(object, "greet"))
    assert.equal(class.greet, object.greet)
  end)

  it("on one another are reverted newest first", function()
    local original = function() end
    local t = { f = original }
    local snapshot = assert:snapshot()
    for _ = 1, 10 do spy.on(t, "f") end
    stub(t, "f")
    snapshot:revert()
    assert.equal(original, t.f)
  end)

  it("say how they were called", function()
    local s = spy.new()
    assert.equal("Expected to be called >0 time(s), but was called 0 time(s)",
      failure(assert.spy(s).was.called))
    s()
    assert.equal("Expected to be called 0 time(s), but was called 1 time(s)",
      failure(assert.spy(s).was_not.called))
    assert.equal("Expected to be called at most 0 time(s), but was called 1 time(s)",
      failure(assert.spy(s).was.called_at_most, 0))
    assert.equal("Expected to be called less than 1 time(s), but was called 1 time(s)",
      failure(assert.spy(s).was_not.called_at_least, 1))
  end)
end)

describe("Stubs", function()
  it("answer by arguments, the first that match", function()
    local t = {}
    local s = stub(t, "f").by_default.returns("default")
    s.on_call_with(match.is_number()).returns("number", nil)
    s.on_call_with(1).returns "one"
    s.on_call_with("x", match._).invokes(function(a, b) return b, a end)
    assert.equal("default", t.f())
    assert.same({ "number" }, { t.f(1) })
    assert.equal(2, select("#", t.f(2)))
    assert.same({ 3, "x" }, { t.f("x", 3) })
    assert.spy(t.f).was.returned_with("number", nil)
  end)

  it("are put back, and clear only their calls", function()
    local t = { f = function() return 1 end }
    local original = t.f
    local s = stub(t, "f", 2)
    assert.equal(2, t.f())
    s:clear()
    assert.spy(t.f).was_not.called()
    assert.equal(2, t.f())
    assert.equal(original, s:revert())
    assert.equal(original, t.f)
    assert.equal(original, s:revert())
  end)
end)

describe("Mocks", function()
  it("end for tables that contain themselves", function()
    local t = { f = function() return 1 end }
    t.self = t
    mock(t, true)
    assert.is_nil(t.self.f())
    assert.spy(t.f).was.called(1)
    mock.clear(t)
    assert.spy(t.f).was_not.called()
    mock.revert(t)
    assert.equal(1, t.f())
  end)
end)

describe("Matchers", function()
  it("combine, and say what they are", function()
    local matcher = match.all_of(match.is_string(), match.is_not.any_of(match.equals "x"))
    assert.is_true(matcher "y")
    assert.is_false(matcher "x")
    assert.is_false(matcher(1))
    assert.equal("(matcher) is.all_of((matcher) is.string(), "
      .. "(matcher) no.any_of((matcher) is.equals((string) 'x')))", assert:format({ matcher })[1])
    assert.is_string(assert:format({ match._ })[1])
  end)
end)

describe("Snapshots", function()
  it("undo parameters, formatters and spies, with those taken later", function()
    local t = { f = function() end }
    local original = t.f
    local outer = assert:snapshot()
    assert:set_parameter("Spec", 1)
    assert:snapshot()
    assert:set_parameter("Spec", nil)
    assert:add_formatter(function() return "?" end)
    spy.on(t, "f")
    assert.is_nil(assert:get_parameter "Spec")
    outer()
    assert.is_nil(assert:get_parameter "Spec")
    assert.equal("(number) 1", assert:format({ 1 })[1])
    assert.equal(original, t.f)
    assert.has_error(function() outer.revert(outer) end, "Value provided is not a valid snapshot")
  end)

  it("do not keep spies alive", function()
    local gone = setmetatable({}, { __mode = "k" })
    do
      local s = spy.new()
      gone[s] = true
    end
    collectgarbage()
    collectgarbage()
    assert.is_nil(next(gone))
  end)
end)
