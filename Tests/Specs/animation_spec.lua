--- Animations, where they meet touches, each other and the end of things (BEHAVIOUR 37).
local ui = require "lunette"
local t = require "lunette.test"

describe("an animation", function()
  local screen, box, told

  before_each(function()
    told = {}
    box = ui.View{ id = "box", frame = { 0, 100, 100, 100 } }
    screen = t.launch(ui.View{ frame = { 0, 0, 375, 667 }, box })
  end)

  local function done(finished) told[#told + 1] = finished end
  local function x() return box.layer:presentation().frame.x end

  it("that changes nothing completes in the next turn", function()
    -- Source: spacemanlabs.com, August 2012.
    ui.View:animate(5, function() end, done)
    assert.same({}, told)
    t.clock:advance(0)
    assert.same({ true }, told)
  end)

  it("without a duration completes in the next turn", function()
    ui.View:animate(0, function() box.x = 50 end, done)
    assert.same({}, told)
    t.clock:advance(0)
    assert.same({ true }, told)
  end)

  it("adds to another of the same property, as of iOS 8, which comes to its own end", function()
    local options = "curveLinear"
    ui.View:animate{
      withDuration = 1, options = options, animations = function() box.x = 100 end,
      completion = done,
    }
    t.clock:advance(0.5)
    assert.near(50, x(), 0.01)
    ui.View:animate{
      withDuration = 1, options = options, animations = function() box.x = 0 end,
      completion = done,
    }
    -- It goes on without a jump.
    assert.near(50, x(), 0.01)
    t.clock:advance(0.25)
    assert.near(50, x(), 0.01)
    t.clock:advance(0.25)
    assert.same({ true }, told)
    assert.near(50, x(), 0.01)
    t.clock:advance(0.5)
    assert.same({ true, true }, told)
    assert.equal(0, x())
  end)

  it("is cut off by one that begins from the current state", function()
    ui.View:animate(1, function() box.x = 100 end, done)
    t.clock:advance(0.5)
    ui.View:animate{
      withDuration = 1, options = "beginFromCurrentState", animations = function() box.x = 0 end,
      completion = done,
    }
    -- It goes on from where it is seen; who waits is told in the next turn.
    assert.near(50, x(), 0.01)
    assert.same({}, told)
    t.clock:advance(1)
    assert.same({ false, true }, told)
  end)

  it("ends when its view leaves the window", function()
    ui.View:animate(1, function() box.x = 100 end, done)
    local window = box.window
    box:removeFromSuperview()
    -- Not in the middle of the move: what a completion does to the view holds.
    assert.same({}, told)
    t.clock:advance(0)
    assert.same({ false }, told)
    ui.View:animate(1, function() window.alpha = 0.5 end, function() window:addSubview(box) end)
    t.clock:advance(1)
    assert.equal(window, box.superview)
  end)

  it("that repeats never ends by itself, and prolongs no step", function()
    ui.View:animate{
      withDuration = 1, options = "repeat|autoreverse|curveLinear",
      animations = function() box.x = 100 end, completion = done,
    }
    t.clock:advance(10.25)
    assert.near(25, x(), 0.01)
    t.clock:advance(1)
    assert.near(75, x(), 0.01)
    local before = t.clock.time
    screen:step "memoryWarning"
    assert.equal(before, t.clock.time)
    box.layer:removeAllAnimations()
    t.clock:advance(0)
    assert.same({ false }, told)
  end)

  it("of transforms adds to others, and key frames follow each other", function()
    local function seen() return box.layer:presentation():affineTransform() end
    ui.View:animateKeyframes(2, function()
      ui.View:addKeyframe(0, 0.5, function() box.transform = ui.transform.translation(100, 0) end)
      ui.View:addKeyframe(0.5, 0.5, function() box.transform = ui.transform.translation(100, 100) end)
      ui.View:addKeyframe(0, 0.5, function() box.backgroundColor = "red" end)
      ui.View:addKeyframe(0.5, 0.5, function() box.backgroundColor = "blue" end)
    end, done)
    t.clock:advance(0.5)
    assert.near(50, seen().tx, 0.01)
    assert.near(0, seen().ty, 0.01)
    assert.equal(ui.color(1, 0, 0, 0.5), box.layer:presentation().backgroundColor)
    t.clock:advance(1)
    assert.near(100, seen().tx, 0.01)
    assert.near(50, seen().ty, 0.01)
    assert.equal(ui.color(0.5, 0, 0.5), box.layer:presentation().backgroundColor)
    box.layer:removeAllAnimations()
    t.clock:advance(0)
    assert.same({ false }, told)
  end)

  it("of key frames repeats as a whole", function()
    ui.View:animateKeyframes{
      withDuration = 2, options = "repeat", completion = done, animations = function()
        ui.View:addKeyframe(0, 0.5, function() box.x = 100 end)
        ui.View:addKeyframe(0.5, 0.5, function() box.y = 200 end)
      end,
    }
    t.clock:advance(3)
    assert.near(100, x(), 0.01)
    assert.near(100, box.layer:presentation().frame.y, 0.01)
    t.clock:advance(1.5)
    assert.near(50, x(), 0.01)
    box:removeFromSuperview()
    t.clock:advance(0)
    assert.same({ false }, told)
    assert.has_error(function() ui.View:addKeyframe(0, 1, function() end) end)
  end)

  it("begins in the past with a negative delay, and ends when its motion does", function()
    ui.View:animate{
      withDuration = 2, delay = -1, options = "curveLinear", animations = function() box.x = 100 end,
      completion = done,
    }
    assert.near(50, x(), 0.01)
    t.clock:advance(1)
    assert.same({ true }, told)
  end)

  it("takes its functions by their labels alone", function()
    for _, call in ipairs{
      function() ui.View:animate{ withDuration = 1 } end,
      function() ui.View:animate({ withDuration = 1, animations = done }, done) end,
      function() ui.View:animate{ withDuration = 1, done } end,
      function() ui.View:transition{ from = box, to = ui.View{}, duration = 1, animations = done } end,
    } do assert.has_error(call) end
  end)

  it("is no endless one when a gesture's action changes the gesture's state", function()
    box:addGestureRecognizer(ui.PanGestureRecognizer{ action = function(pan) pan.state = "changed" end })
    screen:drag("#box", 50, 0)
    screen:expectError "do not come to rest"
  end)

  it("lets no touch through to its view, unless it is allowed", function()
    local taps = 0
    local button = ui.Button{
      title = "Go", frame = { 0, 300, 100, 44 }, onTouchUpInside = function() taps = taps + 1 end,
    }
    box.superview:addSubview(button)
    ui.View:animate(1, function() button.alpha = 0.5 end)
    screen:touchDown(50, 322)
    screen:touchUp()
    assert.equal(0, taps)
    t.clock:advance(1)
    ui.View:animate{
      withDuration = 1, options = "allowUserInteraction",
      animations = function() button.alpha = 1 end,
    }
    screen:touchDown(50, 322)
    screen:touchUp()
    assert.equal(1, taps)
  end)

  it("moves what layout moves in it", function()
    local Half = ui.View:subclass "Half"
    function Half:layoutSubviews()
      self.subviews[1].frame = { 0, 0, self.width / 2, self.height }
    end
    local half = Half{ frame = { 0, 0, 100, 100 }, ui.View{} }
    box:addSubview(half)
    half:layoutIfNeeded()
    ui.View:animate{
      withDuration = 1, options = "curveLinear", animations = function()
        half.width = 200
        half:layoutIfNeeded()
      end,
    }
    t.clock:advance(0.5)
    assert.near(75, half.subviews[1].layer:presentation().frame.width, 0.01)
  end)

  it("is seen where it is, and described", function()
    ui.View:animate{
      withDuration = 1, options = "curveLinear", animations = function() box.x = 100 end,
    }
    t.clock:advance(0.5)
    local text = screen:tree()
    assert.matches("#box %(100 100; 100 100%) presentation={frame=%(50 100; 100 100%)}", text)
    box:addGestureRecognizer(ui.TapGestureRecognizer{ numberOfTapsRequired = 2 })
    box:addGestureRecognizer(ui.PanGestureRecognizer{ isEnabled = false })
    assert.matches("gestureRecognizers=[{class=TapGestureRecognizer numberOfTapsRequired=2}, "
      .. "{class=PanGestureRecognizer isEnabled=false}]", screen:tree(), 1, true)
    assert.matches('"gestureRecognizers":[{"class":"TapGestureRecognizer","numberOfTapsRequired":2},'
      .. '{"class":"PanGestureRecognizer","isEnabled":false}]', screen:json(), 1, true)
  end)

  it("whose changes fail ends all the same", function()
    ui.View:animate(1, function()
      box.x = 100
      error "no"
    end, done)
    screen:expectError "no"
    t.clock:advance(1)
    assert.same({ true }, told)
  end)

  it("inside others a thousand deep is an error of the script, and no more", function()
    local function nest(depth)
      if depth == 0 then
        box.x = 100
      else
        ui.View:animate(1, function() nest(depth - 1) end, done)
      end
    end
    nest(1000)
    screen:expectError "C stack overflow"
    t.clock:advance(2)
    assert.is_true(#told > 100)
  end)
end)

describe("blocks of animations", function()
  local screen, box, told

  before_each(function()
    told = {}
    box = ui.View{ id = "box", frame = { 0, 100, 100, 100 } }
    screen = t.launch(ui.View{ frame = { 0, 0, 375, 667 }, box })
  end)

  local function done(id) told[#told + 1] = id end
  local function frame() return box.layer:presentation().frame end

  local function begin(id, seconds)
    ui.View:beginAnimations(id)
    if seconds then ui.View:setAnimationDuration(seconds) end
    ui.View:setAnimationDidStop(done)
  end

  it("inside others have their duration and their curve unless they set their own", function()
    begin("outer", 2)
    ui.View:setAnimationCurve "linear"
    box.x = 100
    begin "inner"
    box.y = 300
    ui.View:commitAnimations()
    begin("longer", 4)
    box.width = 300
    ui.View:commitAnimations()
    ui.View:commitAnimations()
    t.clock:advance(1)
    assert.near(50, frame().x, 0.01)
    assert.near(200, frame().y, 0.01)
    assert.near(150, frame().width, 0.01)
    t.clock:advance(1)
    assert.same({ "inner", "outer" }, told)
    t.clock:advance(2)
    assert.same({ "inner", "outer", "longer" }, told)
  end)

  it("of which some are left open are begun and told at the end of the turn", function()
    begin("outer", 1)
    begin("inner", 1)
    box.x = 100
    ui.View:animate(1, function() box.y = 200 end)
    t.clock:advance(0)
    screen:expectError 'beginAnimations("inner") at '
    screen:expectError 'beginAnimations("outer") at '
    -- What comes after is no part of them.
    box.height = 10
    assert.equal(10, frame().height)
    t.clock:advance(1)
    assert.same({ "outer", "inner" }, told)
    assert.has_error(function() ui.View:commitAnimations() end)
  end)

  it("are not ended by a function of animate that they are around", function()
    begin("outer", 1)
    local isRefused
    ui.View:animate(1, function() isRefused = not pcall(ui.View.commitAnimations, ui.View) end)
    assert.is_true(isRefused)
    ui.View:commitAnimations()
  end)

  it("whose view is removed end, and so do those without a view in a window", function()
    begin("removed", 1)
    box.x = 100
    ui.View:commitAnimations()
    box:removeFromSuperview()
    t.clock:advance(0)
    begin("outside", 1)
    box.x = 0
    ui.View:commitAnimations()
    t.clock:advance(0)
    assert.same({ "removed", "outside" }, told)
  end)

  it("change nothing that is seen while animations are switched off", function()
    ui.View:setAnimationsEnabled(false)
    begin("off", 1)
    box.x = 100
    ui.View:commitAnimations()
    ui.View:setAnimationsEnabled(true)
    assert.equal(100, frame().x)
    t.clock:advance(0)
    assert.same({ "off" }, told)
  end)

  it("may lie inside each other a thousand deep", function()
    for index = 1, 1000 do begin(index) end
    box.x = 100
    for _ = 1, 1000 do ui.View:commitAnimations() end
    t.clock:advance(1)
    assert.equal(1000, #told)
    assert.equal(100, frame().x)
  end)
end)
