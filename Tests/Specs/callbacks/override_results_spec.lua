local ui = require "lunette"
require "members"

describe("What an override returns", function()
  it("A script that calls an override gets the value, as the host does", function()
    local Medal = ui.View:subclass "Medal"
    function Medal:sizeThatFits(size) self.asked = size.width return { 60, 24 } end
    function Medal:get_intrinsicContentSize() return { 60, 20 } end
    function Medal:get_backgroundColor() return "red" end
    warned("Medal.get_backgroundColor is read by scripts only")
    local badge = Medal{}
    equal(badge:sizeThatFits(ui.size(1, 2)).width, 60)
    equal(badge.asked, 1)
    equal(badge.intrinsicContentSize, ui.size(60, 20))
    equal(badge.backgroundColor, ui.color "red")
    local Big = Medal:subclass "Big"
    function Big:sizeThatFits(size)
      local small = Big.super.sizeThatFits(self, size)
      return { small.width * 2, small.height }
    end
    function Big:get_intrinsicContentSize()
      return { 1, Big.super.get_intrinsicContentSize(self).height }
    end
    equal(Big{}:sizeThatFits(ui.size(1, 2)), ui.size(120, 24))
    equal(Big{}.intrinsicContentSize, ui.size(1, 20))
  end)

  it("A result of the wrong kind raises where the override begins", function()
    local Medal = ui.View:subclass "Medal"
    local function sizeThatFits(self, size)
      return "x"
    end
    Medal.sizeThatFits = sizeThatFits
    function Medal:get_intrinsicContentSize() return { 5 } end
    function Medal:get_frame() return 3 end
    warned("Medal.get_frame is read by scripts only")
    function Medal:point() return 1 end
    local badge = Medal{}
    raises(place(sizeThatFits) .. "Medal.sizeThatFits must return Size", function()
      badge:sizeThatFits{ 1, 1 }
    end)
    raises("must return Size { width, height }, 2 numbers", function()
      return badge.intrinsicContentSize
    end)
    raises("Medal.get_frame must return Rect", function() return badge.frame end)
    raises("must return true or false, got number 1", function() badge:point{ 1, 1 } end)
  end)

  it("No result is the host's own, with a warning; nil is no where that is asked", function()
    local Medal = ui.View:subclass "Medal"
    local function sizeThatFits(self, size) end
    Medal.sizeThatFits = sizeThatFits
    function Medal:point() return nil end
    function Medal:hitTest() return nil end
    local badge = Medal{ frame = { 0, 0, 30, 40 } }
    equal(badge:sizeThatFits{ 1, 1 }.width, 30)
    warned(place(sizeThatFits) .. "Medal.sizeThatFits returned nothing; UIKit's default was used")
    equal(badge:point{ 1, 1 }, false)
    equal(badge:hitTest{ 1, 1 }, nil)
  end)

  it("An override may wait when a script calls it", function()
    local Medal = ui.View:subclass "Medal"
    function Medal:sizeThatFits(size) return coroutine.yield(size) end
    local badge = Medal{}
    local step = coroutine.wrap(function() return badge:sizeThatFits{ 1, 2 } end)
    equal(step()[2], 2)
    equal(step({ 7, 8 }).width, 7)
  end)

  it("A size without end is refused where the override begins", function()
    local Medal = ui.View:subclass "Medal"
    local function sizeThatFits() return { 5, math.huge } end
    Medal.sizeThatFits = sizeThatFits
    Medal{}:sizeToFit()
    failed(place(sizeThatFits)
      .. "Medal.sizeThatFits must return Size { width, height } of numbers from -1e15 to 1e15")
  end)

  it("An override that is taken away leaves the host's own", function()
    local Medal = ui.View:subclass "Medal"
    function Medal:sizeThatFits() return { 1, 1 } end
    Medal.sizeThatFits = nil
    equal(Medal{ frame = { 0, 0, 5, 5 } }:sizeThatFits{ 1, 1 }.width, 5)
  end)
end)
