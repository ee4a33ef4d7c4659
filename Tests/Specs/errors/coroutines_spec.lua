local ui = require "lunette"
require "members"

describe("Coroutines", function()
  it("Host calls work inside coroutines", function()
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
    equal(make(outer), outer)
    equal(card.laidOut, false)
  end)

  it("A callback cannot yield through the host, and says so", function()
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
  end)

  it("An action cannot yield either, a coroutine of its own can", function()
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
  end)

  it("An error inside a coroutine has its place, and the host works on", function()
    local view = ui.View{}
    local function body() view.frame = 1 end
    local co = coroutine.create(body)
    local ok, message = coroutine.resume(co)
    equal(ok, false)
    assert(message:find(place(body) .. "View.frame", 1, true), message)
    equal(coroutine.status(co), "dead")
    raises("View.frame", coroutine.wrap(function() view.frame = 1 end))
    view.frame = { 1, 2, 3, 4 }
  end)

  it("An error of a coroutine in a callback is recorded with both", function()
    local control = ui.Control{ id = "c" }
    control:on("touchDown", function()
      coroutine.wrap(function() error("inside") end)()
    end)
    control:sendActions("touchDown")
    failed("inside")
  end)

  it("The host calls the thread that runs, after coroutines came and went", function()
    local Card = ui.View:subclass "Card"
    local threads = {}
    function Card:layoutSubviews() threads[#threads + 1] = coroutine.running() end
    local card = Card{ frame = { 0, 0, 1, 1 } }
    local function layout()
      card:setNeedsLayout()
      card:layoutIfNeeded()
      return coroutine.running()
    end
    local main = coroutine.running()
    for i = 1, 20 do
      local co = coroutine.wrap(layout)
      local running = co()
      assert(threads[#threads] == running and running ~= main)
      co, running, threads = nil, nil, {}
      collect()
      layout()
      equal(threads[1], main)
      threads = {}
    end
  end)
end)
