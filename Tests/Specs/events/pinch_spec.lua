-- The catalogue's scenario of a pinch.

local ui = require "lunette"
local t = require "lunette.test"

describe("An image view with its own pinch recogniser", function()
  local screen, picture, factors

  before_each(function()
    factors = {}
    local last = 1
    picture = ui.ImageView{
      id = "picture", image = "1", frame = { 60, 200, 200, 200 }, isUserInteractionEnabled = true,
    }
    local cover = ui.View{ id = "cover", frame = { 250, 200, 60, 60 }, backgroundColor = "gray" }
    picture:addGestureRecognizer(ui.PinchGestureRecognizer{
      action = function(pinch)
        picture.superview:bringSubviewToFront(picture)
        if pinch.state == "ended" then
          last = 1
          return
        end
        local factor = 1 - (last - pinch.scale)
        if factor ~= 1 then factors[#factors + 1] = factor end
        picture.transform = picture.transform:scaledBy(factor, factor)
        last = pinch.scale
      end,
    })
    screen = t.launch(ui.View{ frame = { 0, 0, 375, 667 }, picture, cover })
  end)

  --- Two fingers, whose distance is 90 points when they land and then goes through others.
  local function pinch(...)
    screen:touchDown(110, 300, 1)
    screen:touchDown(200, 300, 2)
    for _, distance in ipairs{ ... } do screen:touchMove(110 + distance, 300, 2) end
    screen:touchUp(1)
    screen:touchUp(2)
  end

  it("is scaled step by step, and begins anew with each pinch (controls/S29)", function()
    -- It begins at a distance of 100, whose scale is 1; 120 and 150 are reported as 1.2 and 1.5.
    pinch(100, 120, 150)
    assert.near(1.2, factors[1], 1e-9)
    assert.near(1.3, factors[2], 1e-9)
    assert.equal(2, #factors)
    assert.near(1.56, picture.transform.a, 1e-9)
    assert.equal(picture, picture.superview.subviews[2])
    -- The end sets the remembered scale back and transforms nothing: the next goes on from 1.
    pinch(100, 50)
    assert.near(0.5, factors[3], 1e-9)
    assert.near(0.78, picture.transform.a, 1e-9)
  end)
end)
