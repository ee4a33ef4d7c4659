local ui = require "lunette"
require "members"

describe("Geometry", function()
  it("All short forms of all kinds", function()
    local view = ui.Button{}
    view.frame = { 1, 2, 3, 4 }
    equal(view.frame, ui.rect(1, 2, 3, 4))
    view.frame = { x = 5, y = 6, width = 7, height = 8 }
    equal(view.frame, ui.rect(5, 6, 7, 8))
    view.frame = ui.rect(1, 2, 3, 4)
    equal(view.frame, ui.rect(1, 2, 3, 4))
    view.center = { 10, 20 }
    equal(view.center, ui.point(10, 20))
    view.center = { x = 11, y = 21 }
    equal(view.center, ui.point(11, 21))
    view.size = { 30, 40 }
    equal(view.size, ui.size(30, 40))
    view.size = { width = 31, height = 41 }
    equal(view.size, ui.size(31, 41))
    view.contentEdgeInsets = 5
    equal(view.contentEdgeInsets, ui.insets(5, 5, 5, 5))
    view.contentEdgeInsets = { 1, 2, 3, 4 }
    equal(view.contentEdgeInsets, ui.insets(1, 2, 3, 4))
    view.contentEdgeInsets = { top = 4, left = 3, bottom = 2, right = 1 }
    equal(view.contentEdgeInsets, ui.insets(4, 3, 2, 1))
  end)

  it("unpack and with work on every kind", function()
    local x, y, w, h, more = ui.rect(1, 2, 3, 4):unpack()
    equal(x, 1) equal(y, 2) equal(w, 3) equal(h, 4) equal(more, nil)
    equal(select("#", ui.point(1, 2):unpack()), 2)
    equal(select("#", ui.insets(1, 2, 3, 4):unpack()), 4)
    equal(select("#", ui.AffineTransform.identity:unpack()), 6)
    local rect = ui.rect(1, 2, 3, 4)
    equal(rect:with{ x = 9 }, ui.rect(9, 2, 3, 4))
    equal(rect:with{ width = 8, height = 7 }, ui.rect(1, 2, 8, 7))
    equal(rect:with{}, rect)
    equal(rect, ui.rect(1, 2, 3, 4))
    raises("x y width height", function() rect:with{ left = 1 } end)
    raises("x y width height", function() rect:with{ 1 } end)
    raises("expected number", function() rect:with{ x = "1" } end)
    raises("table", function() rect:with(1) end)
    raises("table", function() rect:with() end)
  end)

  it("Values are immutable and the message shows what to write", function()
    local view = ui.View{}
    local message = raises("view.x = 1", function() view.frame.x = 1 end)
    assert(message:find("with{ x = 1 }", 1, true), message)
    raises("with{ height = 3 }", function() view.frame.height = 3 end)
    raises("point:with{ x = 5 }", function() view.center.x = 5 end)
    raises("size:with{ width = 5 }", function() view.size.width = 5 end)
    raises("cannot be changed", function() ui.rect(0, 0, 0, 0).nothing = 1 end)
    raises("cannot be changed", function() ui.rect(0, 0, 0, 0)[1] = 1 end)
    assert(not pcall(rawset, ui.rect(0, 0, 0, 0), "x", 1))
    equal(getmetatable(ui.rect(0, 0, 0, 0)), false)
    view.x = 1
    equal(view.frame, ui.rect(1, 0, 0, 0))
    view.y, view.width, view.height = 2, 3, 4
    equal(view.frame, ui.rect(1, 2, 3, 4))
    view.origin = { 8, 9 }
    equal(view.x, 8)
  end)

  it("Equality is by value and within one kind", function()
    equal(ui.rect(1, 2, 3, 4), ui.rect(1, 2, 3, 4))
    assert(ui.rect(1, 2, 3, 4) ~= ui.rect(1, 2, 3, 5))
    assert(ui.point(1, 2) ~= ui.size(1, 2))
    assert(ui.point(1, 2) ~= { 1, 2 })
    assert(ui.point(1, 2) ~= nil)
    equal(ui.point(0, 0), ui.point(-0.0, 0))
  end)

  it("Values print their kind and their numbers", function()
    equal(tostring(ui.rect(1, 2.5, 3, 4)), "Rect {1, 2.5, 3, 4}")
    equal(tostring(ui.point(-1, 0)), "Point {-1, 0}")
    equal(tostring(ui.size(1e20, 0)), "Size {1e+20, 0}")
  end)

  it("The wrong number of elements, mixed and missing names are refused", function()
    local view = ui.View{}
    local function bad(part, value) raises(part, function() view.frame = value end) end
    bad("4 numbers", { 1, 2, 3 })
    bad("4 numbers", { 1, 2, 3, 4, 5 })
    bad("4 numbers", {})
    bad("not both", { 1, 2, width = 3, height = 4 })
    bad("not both", { 1, 2, 3, 4, x = 1 })
    bad("x y width height", { x = 1, y = 2, width = 3 })
    bad("x y width height", { x = 1 })
    bad("Rect", { x = "1", y = 2, width = 3, height = 4 })
    bad("Rect", { "1", 2, 3, 4 })
    bad("Rect", { 1, 2, 3, {} })
    bad("Rect", 5)
    bad("Rect", "1 2 3 4")
    bad("Rect", ui.size(1, 2))
    bad("Rect", ui.point(1, 2))
    bad("Rect", nil)
    bad("Rect", true)
    bad("Rect", function() end)
    equal(view.frame, ui.Rect.zero)
  end)

  it("A name that no field has is refused in a short form", function()
    local view = ui.View{}
    raises("Rect", function() view.frame = { x = 1, y = 2, width = 3, height = 4, left = 5 } end)
    raises("Size", function() view.size = { w = 1, h = 2 } end)
    raises("Rect", function() view.frame = { 1, 2, 3, 4, left = 5 } end)
  end)

  it("A hole in a short form is refused", function()
    local view = ui.View{}
    raises("Rect", function() view.frame = { 1, nil, 3, 4 } end)
    raises("Rect", function() view.frame = { nil, 2, 3, 4 } end)
  end)

  it("NaN is refused, infinity stays what it is", function()
    local view = ui.View{}
    local nan = 0 / 0
    raises("NaN", function() view.frame = { nan, 0, 1, 1 } end)
    raises("NaN", function() view.center = { x = 0, y = nan } end)
    raises("NaN", function() view.frame = ui.rect(nan, 0, 1, 1) end)
    local rect = ui.rect(0, 0, math.huge, -math.huge)
    equal(rect.width, math.huge)
    equal(rect.height, -math.huge)
    raises("View.frame: expected Rect of finite numbers, not {0, 0, inf, 1}, got table of 4 "
      .. "elements", function() view.frame = { 0, 0, math.huge, 1 } end)
    raises("View.x: expected a finite number, got number inf", function() view.x = math.huge end)
    raises("finite", function() view.transform = ui.transform.scale(math.huge) end)
    raises("from -1e15 to 1e15", function() view.y = 1e16 end)
    raises("View.frame: expected Rect of numbers from -1e15 to 1e15, not {0, 0, 1e+300, 1}",
      function() view.frame = { 0, 0, 1e300, 1 } end)
    -- A number that is asked for is one.
    local function refuses(f)
      raises("expected a number other than NaN, got number nan", f)
    end
    refuses(function() view.layer.cornerRadius = nan end)
    refuses(function() view.alpha = nan end)
    refuses(function() ui.color(nan, 0, 0) end)
    refuses(function() ui.point(nan, 0) end)
    refuses(function() ui.rect(0, 0, 1, 1):with{ x = nan } end)
    refuses(function() ui.Timer:scheduledTimer(nan, false, print) end)
    raises("a finite number, got number inf",
      function() ui.Timer:scheduledTimer(math.huge, false, print) end)
    local parent, a, b = ui.ViewController{}, ui.ViewController{}, ui.ViewController{}
    parent:addChild(a)
    parent:addChild(b)
    refuses(function() parent:transition(a, b, nan) end)
    raises("a finite number of seconds from 0 on, got number -1",
      function() parent:transition(a, b, -1) end)
    equal(view.frame, ui.Rect.zero)
  end)

  it("Metatables of tables are not asked", function()
    local view = ui.View{}
    local sneaky = setmetatable({}, {
      __index = function() return 1 end,
      __len = function() return 4 end,
    })
    raises("Rect", function() view.frame = sneaky end)
    local fine = setmetatable({ 1, 2, 3, 4 }, { __index = function() error("no") end })
    view.frame = fine
    equal(view.width, 3)
  end)

  it("A table that was given is not kept", function()
    local frame = { 1, 2, 3, 4 }
    local view = ui.View{ frame = frame }
    frame[1] = 100
    equal(view.x, 1)
  end)

  it("Members that a value does not have are named", function()
    raises("Rect has no member 'left'", function() return ui.rect(0, 0, 0, 0).left end)
    raises("Point has no member 'z'", function() return ui.point(0, 0).z end)
    raises("Rect has no member", function() return ui.rect(0, 0, 0, 0)[1] end)
    raises("Rect has no member", function() return ui.rect(0, 0, 0, 0)[nil] end)
    raises("receiver", function() ui.rect(0, 0, 0, 0).inset(5, 1) end)
    raises("receiver", function() ui.rect(0, 0, 0, 0).inset(ui.point(0, 0), 1) end)
  end)

  it("Transforms come from transforms", function()
    local t = ui.AffineTransform.identity
    assert(t:scaledBy(2, 3):translatedBy(1, 1) ~= t)
    equal(t:scaledBy(2, 3).a, 2)
    local view = ui.View{ frame = { 0, 0, 10, 10 } }
    view.transform = t:scaledBy(2, 2)
    equal(view.frame, ui.rect(-5, -5, 20, 20))
    equal(view.bounds, ui.rect(0, 0, 10, 10))
  end)

  it("Views convert points and rectangles", function()
    local inner = ui.View{ frame = { 10, 20, 30, 40 } }
    local outer = ui.View{ frame = { 0, 0, 100, 100 }, inner }
    equal(inner:convertTo({ 1, 1 }, outer), ui.point(11, 21))
    equal(inner:convertFrom({ 11, 21 }, outer), ui.point(1, 1))
    equal(inner:convertTo({ 1, 1, 2, 2 }, outer), ui.rect(11, 21, 2, 2))
    raises("Point", function() inner:convertTo("x", outer) end)
    raises("View", function() inner:convertTo({ 1, 1 }, 5) end)
  end)
end)
