-- Timers and notifications as scripts meet them (BEHAVIOUR, 38 and 39).

local ui = require "lunette"
require "members"

describe("Timers and notifications", function()
  -- Source: Apple, `Timer`: "If the firing time is delayed so far that it passes one or more of
  -- the scheduled firing times, the timer is fired only once for that time period".
  it("BEHAVIOUR 38: a late timer fires once and keeps its phase", function()
    local count = 0
    local timer = ui.Timer:scheduledTimer(1, true, function() count = count + 1 end)
    launch()
    home()
    advance(2.5) -- asleep
    equal(count, 0)
    open()
    settle()
    equal(count, 1)
    advance(0.5)
    equal(count, 2)
    advance(10)
    equal(count, 12)
    timer:invalidate()
  end)

  -- Source: swift-corelibs-foundation, `NotificationCenter.post(_:)`: the observers of the moment
  -- are told, one after the other.
  it("BEHAVIOUR 39: at once, in order of registration, by a snapshot", function()
    local center = ui.NotificationCenter.default
    local log = {}
    local second
    center:addObserver("N", nil, function()
      log[#log + 1] = "first"
      center:removeObserver(second)
      center:addObserver("N", nil, function() log[#log + 1] = "added" end)
    end)
    second = center:addObserver("N", nil, function() log[#log + 1] = "second" end)
    center:post("N")
    log[#log + 1] = "posted"
    same(log, { "first", "second", "posted" })
  end)

  -- Source: Apple, `removeObserver(_:)`: since iOS 9 an observer need not be removed.
  it("A target does not live for the centre, a function does", function()
    local center = ui.NotificationCenter.default
    count = 0
    do
      local observer = { go = function() count = count + 1 end }
      center:addObserver(observer, "go", "N")
      center:addObserver("N", nil, function() count = count + 10 end)
      center:post("N")
    end
    equal(count, 11)
    for _ = 1, 3 do collect() end
    center:post("N")
    equal(count, 21)
  end)

  it("An observer that fails does not keep the others from hearing", function()
    local center = ui.NotificationCenter.default
    local heard = 0
    center:addObserver("N", nil, function() error("broken") end)
    center:addObserver("N", nil, function() heard = heard + 1 end)
    center:post("N")
    equal(heard, 1)
    failed("broken")
  end)

  it("Posting inside of a callback is nested", function()
    local center = ui.NotificationCenter.default
    local log = {}
    center:addObserver("A", nil, function()
      log[#log + 1] = "a"
      center:post("B")
      log[#log + 1] = "a again"
    end)
    center:addObserver("B", nil, function() log[#log + 1] = "b" end)
    center:post("A")
    same(log, { "a", "b", "a again" })
  end)
end)
