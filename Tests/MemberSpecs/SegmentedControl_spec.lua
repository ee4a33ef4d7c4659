local ui = require "lunette"
require "members"

local control

before_each(function()
  control = ui.SegmentedControl{ items = { "One", "Two", "Three" }, frame = { 0, 100, 300, 29 } }
end)

it("SegmentedControl.items", function()
  local mixed = ui.SegmentedControl{ items = { "One", ui.Image:named "star", 3 } }
  equal(mixed.numberOfSegments, 3)
  equal(mixed:titleForSegment(3), "3")
  equal(mixed:imageForSegment(2), ui.Image:named "star")
  -- As large as it needs.
  equal(ui.SegmentedControl{ items = { "First", "Second" } }.size, ui.size(121, 29))
  raises("expected list of string or Image", function() ui.SegmentedControl{ items = { true } } end)
  raises("items", function() control.items = {} end)
end)

it("SegmentedControl.numberOfSegments", function()
  equal(control.numberOfSegments, 3)
  equal(ui.SegmentedControl{}.numberOfSegments, 0)
  raises("numberOfSegments", function() control.numberOfSegments = 4 end)
end)

it("SegmentedControl.selectedSegmentIndex", function()
  local told = 0
  control.onValueChanged = function() told = told + 1 end
  equal(control.selectedSegmentIndex, nil)
  control.selectedSegmentIndex = 2
  equal(control.selectedSegmentIndex, 2)
  equal(told, 0)
  raises("SegmentedControl has 3 segments, so there is none at position 4", function()
    control.selectedSegmentIndex = 4
  end)
  raises("expected an index", function() control.selectedSegmentIndex = 0 end)
  equal(control.selectedSegmentIndex, 2)
  control.selectedSegmentIndex = nil
  equal(control.selectedSegmentIndex, nil)
  show(control)
  tap(250, 110)
  equal(control.selectedSegmentIndex, 3)
  equal(told, 1)
end)

it("SegmentedControl.isMomentary", function()
  equal(control.isMomentary, false)
  control.selectedSegmentIndex = 1
  control.isMomentary = true
  equal(control.selectedSegmentIndex, nil)
  local told
  control.onValueChanged = function() told = control.selectedSegmentIndex end
  show(control)
  tap(150, 110)
  equal(told, 2)
  equal(control.selectedSegmentIndex, nil)
end)

it("SegmentedControl.apportionsSegmentWidthsByContent", function()
  equal(control.apportionsSegmentWidthsByContent, false)
  show(control)
  same({ control.subviews[1].width, control.subviews[3].width }, { 100, 100 })
  control.apportionsSegmentWidthsByContent = true
  settle()
  assert(control.subviews[1].width < control.subviews[3].width)
  equal(control.subviews[3].frame.maxX, 300)
end)

it("SegmentedControl.segmentedControlStyle, SegmentedControlStyle", function()
  equal(control.segmentedControlStyle, "plain")
  for _, style in ipairs{ "bordered", "bar", "bezeled", "plain" } do
    control.segmentedControlStyle = style
    equal(control.segmentedControlStyle, style)
  end
end)

it("SegmentedControl.insertSegment", function()
  control:insertSegment("Zero", 1)
  equal(control:titleForSegment(1), "Zero")
  control:insertSegment(ui.Image:named "star", 99, true)
  equal(control:imageForSegment(5), ui.Image:named "star")
  equal(control.numberOfSegments, 5)
  raises("a title, or an image", control.insertSegment, control, {}, 1)
  raises("expected an index", control.insertSegment, control, "x", 0)
end)

it("SegmentedControl.removeSegment", function()
  control.selectedSegmentIndex = 3
  control:removeSegment(1)
  equal(control:titleForSegment(1), "Two")
  equal(control.selectedSegmentIndex, 2)
  control:removeSegment(9, true) -- the last
  equal(control.numberOfSegments, 1)
  equal(control.selectedSegmentIndex, nil)
  control:removeSegment(1)
  control:removeSegment(1)
  equal(control.numberOfSegments, 0)
end)

it("SegmentedControl.removeAllSegments", function()
  control.selectedSegmentIndex = 3
  control:removeAllSegments()
  equal(control.numberOfSegments, 0)
  equal(control.selectedSegmentIndex, nil)
  equal(#control.subviews, 0)
end)

it("SegmentedControl.setTitle, SegmentedControl.titleForSegment", function()
  control:setImage("star", 2)
  equal(control:titleForSegment(2), nil)
  control:setTitle("2", 2)
  equal(control:titleForSegment(2), "2")
  equal(control:imageForSegment(2), nil)
  control:setTitle("last", 99)
  equal(control:titleForSegment(3), "last")
  control:setTitle(nil, 1)
  equal(control:titleForSegment(1), nil)
  equal(ui.SegmentedControl{}:titleForSegment(1), nil)
end)

it("SegmentedControl.setImage, SegmentedControl.imageForSegment", function()
  control:setImage("star", 1)
  equal(control:imageForSegment(1), ui.Image:named "star")
  control:setImage(nil, 1)
  equal(control:imageForSegment(1), nil)
end)

it("SegmentedControl.setWidth, SegmentedControl.widthForSegment", function()
  equal(control:widthForSegment(1), 0)
  control:setWidth(40, 1)
  equal(control:widthForSegment(1), 40)
  show(control)
  same({ control.subviews[1].width, control.subviews[2].width }, { 40, 130 })
  control:setWidth(-3, 1)
  equal(control:widthForSegment(1), 0)
  raises("a finite number", control.setWidth, control, math.huge, 1)
end)

it("SegmentedControl.setEnabled, SegmentedControl.isEnabledForSegment", function()
  equal(control:isEnabledForSegment(2), true)
  control:setEnabled(false, 2)
  equal(control:isEnabledForSegment(2), false)
  show(control)
  tap(150, 110)
  equal(control.selectedSegmentIndex, nil)
  control:setEnabled(true, 2)
  tap(150, 110)
  equal(control.selectedSegmentIndex, 2)
end)

it("SegmentedControl.setContentOffset, SegmentedControl.contentOffsetForSegment", function()
  equal(control:contentOffsetForSegment(1), ui.size(0, 0))
  control:setContentOffset({ 5, -2 }, 1)
  equal(control:contentOffsetForSegment(1), ui.size(5, -2))
end)

it("SegmentedControl.setTitleTextAttributes, SegmentedControl.titleTextAttributes", function()
  equal(control:titleTextAttributes(), nil)
  control:setTitleTextAttributes({ font = 20, foregroundColor = "red" }, "normal")
  equal(control:titleTextAttributes().font, ui.Font:systemFont(20))
  equal(control:titleTextAttributes "selected".foregroundColor, ui.Color.red)
  control:setTitleTextAttributes({ foregroundColor = "blue" }, "selected")
  equal(control:titleTextAttributes "selected".foregroundColor, ui.Color.blue)
  control:setTitleTextAttributes(nil)
  equal(control:titleTextAttributes(), nil)
  local made = ui.SegmentedControl{ titleTextAttributes = { selected = { font = 9 } } }
  equal(made:titleTextAttributes "selected".font, ui.Font:systemFont(9))
end)

it("SegmentedControl.setBackgroundImage, SegmentedControl.backgroundImage, BarMetrics", function()
  control:setBackgroundImage("up", "normal")
  control:setBackgroundImage("down", "selected", "default")
  equal(control:backgroundImage(), ui.Image:named "up")
  equal(control:backgroundImage "selected", ui.Image:named "down")
  equal(control:backgroundImage "highlighted", ui.Image:named "up")
  -- Other bars have the look of the usual ones until they have one of their own.
  for _, metrics in ipairs{ "compact", "defaultPrompt", "compactPrompt" } do
    equal(control:backgroundImage("normal", metrics), ui.Image:named "up")
    control:setBackgroundImage("flat", "normal", metrics)
    equal(control:backgroundImage("normal", metrics), ui.Image:named "flat")
  end
  -- As two of them were called before iOS 8.
  equal(control:backgroundImage("normal", "landscapePhone"), ui.Image:named "flat")
  equal(control:backgroundImage("normal", "landscapePhonePrompt"), ui.Image:named "flat")
  control:setBackgroundImage(nil)
  equal(control:backgroundImage(), nil)
  local made = ui.SegmentedControl{ backgroundImage = { normal = "a", selected = "b" } }
  equal(made:backgroundImage "selected", ui.Image:named "b")
end)

it("SegmentedControl.setDividerImage, SegmentedControl.dividerImage", function()
  control:setDividerImage("line")
  control:setDividerImage("left", "selected", "normal")
  equal(control:dividerImage(), ui.Image:named "line")
  equal(control:dividerImage("selected", "normal"), ui.Image:named "left")
  equal(control:dividerImage("normal", "selected"), ui.Image:named "line")
  equal(control:dividerImage("normal", "normal", "compact"), ui.Image:named "line")
  control:setDividerImage(nil)
  equal(control:dividerImage("highlighted", "normal"), nil)
end)

it("SegmentedControl.setContentPositionAdjustment, "
  .. "SegmentedControl.contentPositionAdjustment, SegmentedControlSegment", function()
  equal(control:contentPositionAdjustment(), ui.size(0, 0))
  control:setContentPositionAdjustment({ 1, 2 })
  equal(control:contentPositionAdjustment "any", ui.size(1, 2))
  for index, kind in ipairs{ "left", "center", "right", "alone" } do
    equal(control:contentPositionAdjustment(kind), ui.size(1, 2))
    control:setContentPositionAdjustment({ index, 0 }, kind)
    equal(control:contentPositionAdjustment(kind), ui.size(index, 0))
  end
end)
