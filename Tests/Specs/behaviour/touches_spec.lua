-- Touches and controls as scripts meet them (BEHAVIOUR, 21 to 25; 23 is of scroll views).

local ui = require "lunette"
require "members"

describe("Touches and controls", function()
  -- Source: stackoverflow.com/questions/14340122: about 70 points.
  it("BEHAVIOUR 21: a tracked finger counts as inside until 70 points away", function()
    local log = {}
    local control = ui.Control{ frame = { 100, 300, 100, 40 } }
    for _, name in ipairs{
      "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
      "touchUpInside", "touchUpOutside",
    } do
      control:on(name, function() log[#log + 1] = name end)
    end
    show(control)
    down(99, 320) up() -- it begins within the true bounds only
    same(log, {})
    down(150, 320) move(150, 231) up()
    same(log, { "touchDown", "touchDragInside", "touchUpInside" })
    log = {}
    down(150, 320) move(150, 229) move(150, 200) move(150, 231) move(150, 229) up()
    same(log, {
      "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragExit",
      "touchUpOutside",
    })
  end)

  it("What a transform squeezes flat gets no touches, wherever they land", function()
    local log = {}
    local function note(name) return function() log[#log + 1] = name end end
    local behind = ui.Control{ frame = { 0, 50, 200, 200 }, onTouchDown = note "behind" }
    local flat = ui.Control{ frame = { 0, 50, 200, 200 }, onTouchDown = note "flat" }
    show(ui.View{ frame = { 0, 0, 375, 667 }, behind, flat })
    for _, transform in ipairs{
      ui.transform.scale(0, 0), ui.transform.scale(0, 1), ui.transform.scale(1e-7, 0),
    } do
      flat.transform = transform
      down(20, 70) up()
      down(100, 150) up()
    end
    same(log, { "behind", "behind", "behind", "behind", "behind", "behind" })
    flat.transform = ui.transform.identity
    down(20, 70) up()
    equal(log[7], "flat")
  end)

  -- Source: stackoverflow.com/questions/2183650: a highlight set in the action of a tap goes, as
  -- the control takes it away when the actions were sent.
  it("The highlight stays until the actions of the lifted finger were sent", function()
    local seen = {}
    local button = ui.Button{
      frame = { 0, 0, 100, 40 },
      onTouchUpInside = function(sender)
        seen[#seen + 1] = tostring(sender.isHighlighted) .. " " .. tostring(sender.isTracking)
        sender.isHighlighted = true
      end,
    }
    show(button)
    tap(50, 20)
    same(seen, { "true false" })
    equal(button.isHighlighted, false)
  end)

  -- Source: Apple, `hitTest(_:with:)` and "Using responders and the responder chain".
  it("BEHAVIOUR 22: who gets a touch", function()
    local log = {}
    local function button(id, frame)
      return ui.Control{ id = id, frame = frame,
        onTouchUpInside = function() log[#log + 1] = id end }
    end
    local behind, front = button("behind", { 0, 0, 100, 100 }), button("front", { 0, 0, 100, 100 })
    show(ui.View{ frame = { 0, 0, 375, 667 }, behind, front })
    front.isEnabled = false -- swallows it
    tap(50, 50)
    same(log, {})
    front.isEnabled = true
    for _, change in ipairs{
      { isUserInteractionEnabled = false }, { isHidden = true }, { alpha = 0.009 },
    } do
      local key, value = next(change)
      local old = front[key]
      front[key] = value
      tap(50, 50)
      front[key] = old
    end
    same(log, { "behind", "behind", "behind" })
    front.alpha = 0.01
    tap(50, 50)
    equal(log[4], "front")
    -- A child outside of its parent's bounds is seen and gets no touches.
    local far = button("far", { 200, 200, 50, 50 })
    front:addSubview(far)
    tap(225, 225)
    equal(#log, 4)
  end)

  -- Source: Apple, `UITouch.view`: the view to which touches are delivered stays the same; and
  -- `UIControl.cancelTracking(with:)`: the event is nil where "the view being removed from the
  -- window" ends the tracking.
  it("BEHAVIOUR 24: a view that is taken out in mid touch keeps its touch", function()
    local log = {}
    local Noting = ui.Control:subclass "Noting"
    function Noting:touchesEnded(touches, event)
      log[#log + 1] = "ended"
      Noting.super.touchesEnded(self, touches, event)
    end
    function Noting:cancelTracking(event) log[#log + 1] = "cancel " .. tostring(event) end
    local control = Noting{ frame = { 0, 0, 100, 100 } }
    control:on("touchDown", function(sender) sender:removeFromSuperview() end)
    control:on("allTouchEvents", function() log[#log + 1] = "event" end)
    show(control)
    down(50, 50)
    equal(control.window, nil)
    equal(control.isTracking, false)
    up()
    same(log, { "cancel nil", "event", "ended" })
  end)

  -- Source: Apple, `UIControl.addTarget(_:action:for:)`, `allTargets`, `allControlEvents`,
  -- `sendActions(for:)`.
  it("BEHAVIOUR 25: targets and actions", function()
    local log = {}
    local control = ui.Control{}
    local one, two = {}, {}
    function one:go() log[#log + 1] = "one" end
    function two:go()
      log[#log + 1] = "two"
      control:removeTarget(one, nil, "allEvents") -- skips nobody of this event
      control:addTarget(two, "later", "touchDown") -- comes with the next
    end
    function two:later() log[#log + 1] = "later" end
    control:addTarget(two, "go", "touchDown")
    control:addTarget(one, "go", "touchDown")
    control:addTarget(one, "go", "valueChanged|touchDown")
    equal(#control.allTargets, 2)
    equal(control.allControlEvents, "touchDown|valueChanged")
    control.isEnabled = false
    control:sendActions("touchDown")
    same(log, { "two", "one" })
    control:sendActions("touchDown")
    same(log, { "two", "one", "two", "later" })
  end)
end)
