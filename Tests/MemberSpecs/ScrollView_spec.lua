local ui = require "lunette"
require "members"

local view, calls

before_each(function()
  view = ui.ScrollView{ frame = { 0, 100, 100, 100 }, contentSize = { 100, 500 } }
  calls = {}
end)

after_each(function() view, calls = nil, nil end)

--- Moves a finger up from the middle of the view in frames, and leaves it there.
local function pull(points, count)
  down(50, 150)
  for index = 1, count or 5 do
    advance(1 / 60)
    move(50, 150 - index * points)
  end
end

--- A delegate with one callback, which notes it.
local function listen(name, fn)
  view.delegate = { [name] = function(_, ...)
    calls[#calls + 1] = name
    if fn then return fn(...) end
  end }
end

it("ScrollView.contentSize, ScrollView.contentOffset", function()
  equal(ui.ScrollView{}.contentSize, ui.Size.zero)
  equal(view.contentSize, ui.size(100, 500))
  equal(view.clipsToBounds, true)
  view.contentOffset = { 0, 900 } -- BEHAVIOUR 27: code is not corrected
  equal(view.contentOffset, ui.point(0, 900))
  equal(view.bounds, ui.rect(0, 900, 100, 100))
  view.contentSize = { 100, 300 } -- but what no longer suits the content is
  equal(view.contentOffset, ui.point(0, 200))
end)

it("ScrollView.contentInset, ScrollView.adjustedContentInset", function()
  equal(view.contentInset, ui.EdgeInsets.zero)
  view.contentInset = { 20, 0, 30, 0 }
  equal(view.contentInset, ui.insets(20, 0, 30, 0))
  equal(view.adjustedContentInset, view.contentInset)
  equal(view.contentOffset, ui.point(0, 0))
  view:scrollRectToVisible{ 0, 490, 10, 10 }
  equal(view.contentOffset, ui.point(0, 430))
end)

it("ScrollView.setContentOffset, ScrollViewDelegate.scrollViewDidScroll, "
  .. "ScrollViewDelegate.scrollViewDidEndScrollingAnimation, ScrollView.delegate", function()
  equal(view.delegate, nil)
  view.delegate = {
    scrollViewDidScroll = function(_, v) calls[#calls + 1] = "didScroll " .. v.contentOffset.y end,
    scrollViewDidEndScrollingAnimation = function() calls[#calls + 1] = "didEnd" end,
  }
  assert(view.delegate.scrollViewDidScroll)
  show(view)
  view:setContentOffset{ 0, 10 }
  same(calls, { "didScroll 10" })
  view:setContentOffset({ 0, 20 }, true)
  equal(view.contentOffset, ui.point(0, 10)) -- it goes there frame by frame
  advance(0.15)
  equal(view.contentOffset, ui.point(0, 15))
  advance(0.15)
  equal(view.contentOffset, ui.point(0, 20))
  same({ calls[#calls - 1], calls[#calls] }, { "didScroll 20", "didEnd" })
end)

it("ScrollView.scrollRectToVisible", function()
  view:scrollRectToVisible{ 0, 150, 10, 20 }
  equal(view.contentOffset, ui.point(0, 70))
  view:scrollRectToVisible({ 0, 100, 10, 20 }, true)
  equal(view.contentOffset, ui.point(0, 70))
end)

it("ScrollView.isScrollEnabled, ScrollView.panGestureRecognizer", function()
  equal(view.isScrollEnabled, true)
  equal(view.panGestureRecognizer.view, view)
  equal(view.gestureRecognizers[1], view.panGestureRecognizer)
  assert(view.panGestureRecognizer:isKind(ui.PanGestureRecognizer))
  show(view)
  view.isScrollEnabled = false
  equal(view.panGestureRecognizer.isEnabled, false)
  pull(10) up()
  equal(view.contentOffset, ui.point(0, 0))
  view.isScrollEnabled = true
  pull(10)
  equal(view.panGestureRecognizer.state, "changed")
  equal(view.contentOffset, ui.point(0, 40))
  up()
end)

it("ScrollView.isTracking, ScrollView.isDragging, ScrollView.isDecelerating", function()
  local function states() return { view.isTracking, view.isDragging, view.isDecelerating } end
  show(view)
  same(states(), { false, false, false })
  down(50, 150)
  same(states(), { true, false, false })
  up()
  pull(10)
  same(states(), { true, true, false })
  up()
  same(states(), { false, false, true })
  advance(4)
  same(states(), { false, false, false })
end)

it("ScrollView.isPagingEnabled", function()
  equal(view.isPagingEnabled, false)
  view.isPagingEnabled = true
  show(view)
  pull(10, 8)
  advance(0.2) up() advance(2)
  equal(view.contentOffset, ui.point(0, 100))
end)

it("ScrollView.isDirectionalLockEnabled", function()
  equal(view.isDirectionalLockEnabled, false)
  view.contentSize = { 500, 500 }
  view.isDirectionalLockEnabled = true
  show(view)
  down(50, 150) move(48, 130) move(30, 110) advance(0.2) up()
  equal(view.contentOffset, ui.point(0, 20))
end)

it("ScrollView.bounces, ScrollView.alwaysBounceVertical, ScrollView.alwaysBounceHorizontal", function()
  same({ view.bounces, view.alwaysBounceVertical, view.alwaysBounceHorizontal },
    { true, false, false })
  show(view)
  pull(-10)
  equal(view.contentOffset.y, -18)
  view.bounces = false
  up() advance(2)
  pull(-10)
  equal(view.contentOffset.y, 0)
  up()
  view.contentSize = { 0, 0 }
  view.bounces, view.alwaysBounceVertical, view.alwaysBounceHorizontal = true, true, true
  down(50, 150) move(30, 130) move(20, 120)
  assert(view.contentOffset.x > 0 and view.contentOffset.y > 0)
  up()
end)

it("ScrollView.decelerationRate", function()
  equal(view.decelerationRate, "normal")
  view.decelerationRate = "fast"
  equal(view.decelerationRate, "fast")
  view.decelerationRate = 0.998
  equal(view.decelerationRate, "normal")
  view.decelerationRate = 0.995
  equal(view.decelerationRate, 0.995)
  raises("\"normal\", \"fast\" or number between 0 and 1", function()
    view.decelerationRate = "slow"
  end)
  raises("between 0 and 1", function() view.decelerationRate = 2 end)
end)

it("ScrollView.keyboardDismissMode, ScrollViewKeyboardDismissMode", function()
  equal(view.keyboardDismissMode, "none")
  raises("\"none\" \"onDrag\" \"interactive\"", function() view.keyboardDismissMode = "drag" end)
  view.keyboardDismissMode = "interactive"
  view.keyboardDismissMode = "onDrag"
  local field = ui.TextField{ frame = { 0, 300, 100, 30 } }
  show(ui.View{ frame = { 0, 0, 375, 667 }, view, field })
  field:becomeFirstResponder()
  pull(10) up()
  equal(field.isFirstResponder, false)
end)

it("ScrollView.delaysContentTouches", function()
  local button = ui.Button{ frame = { 0, 0, 100, 100 } }
  view:addSubview(button)
  show(view)
  equal(view.delaysContentTouches, true)
  down(50, 150)
  equal(button.isHighlighted, false)
  advance(0.16)
  equal(button.isHighlighted, true)
  up()
  view.delaysContentTouches = false
  down(50, 150)
  equal(button.isHighlighted, true)
  up()
end)

it("ScrollView.canCancelContentTouches, ScrollView.touchesShouldCancel", function()
  local asked
  local Content = ui.ScrollView:subclass "Content"
  function Content:touchesShouldCancel(inside)
    asked = inside
    return Content.super.touchesShouldCancel(self, inside)
  end
  local button = ui.Button{ frame = { 0, 0, 100, 500 } }
  view = Content{ frame = { 0, 100, 100, 100 }, contentSize = { 100, 500 }, button }
  show(view)
  equal(view.canCancelContentTouches, true)
  local function late()
    down(50, 150) advance(0.2) move(50, 130) move(50, 120)
    up()
    return view.contentOffset.y
  end
  equal(late(), 10)
  equal(asked, button)
  view.contentOffset = { 0, 0 }
  view.canCancelContentTouches = false
  equal(late(), 0)
  equal(view:touchesShouldCancel(ui.Slider{}), false)
  asked = nil
end)

it("ScrollView.touchesShouldBegin", function()
  local asked
  local Content = ui.ScrollView:subclass "Content"
  function Content:touchesShouldBegin(touches, event, inside)
    equal(Content.super.touchesShouldBegin(self, touches, event, inside), true)
    asked = #touches == 1 and event:isKind(ui.Event) and inside
    return false
  end
  local button = ui.Button{ frame = { 0, 0, 100, 100 } }
  view = Content{ frame = { 0, 100, 100, 100 }, button }
  show(view)
  down(50, 150)
  equal(asked, button)
  equal(button.isHighlighted, false)
  up()
  asked = nil
end)

it("ScrollView.showsVerticalScrollIndicator, ScrollView.showsHorizontalScrollIndicator, "
  .. "ScrollView.flashScrollIndicators, ScrollView.scrollIndicatorInsets", function()
  local function seen()
    local _, count = printed():gsub("│", "")
    return count
  end
  same({ view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator }, { true, true })
  equal(view.scrollIndicatorInsets, ui.EdgeInsets.zero)
  show(view)
  equal(seen(), 0)
  view:flashScrollIndicators()
  local whole = seen()
  assert(whole > 0)
  view.showsVerticalScrollIndicator = false
  equal(seen(), 0)
  view.showsVerticalScrollIndicator = true
  view.scrollIndicatorInsets = { 50, 0, 40, 0 }
  assert(seen() < whole)
  advance(1)
  equal(seen(), 0)
  view.showsHorizontalScrollIndicator = false
end)

it("ScrollView.indicatorStyle, ScrollViewIndicatorStyle", function()
  equal(view.indicatorStyle, "default")
  view.indicatorStyle = "black"
  view.indicatorStyle = "white"
  equal(view.indicatorStyle, "white")
  raises("\"default\" \"black\" \"white\"", function() view.indicatorStyle = "grey" end)
end)

it("ScrollViewDelegate.scrollViewWillBeginDragging", function()
  listen("scrollViewWillBeginDragging", function(v) equal(v.isDragging, true) end)
  show(view)
  pull(10) up()
  same(calls, { "scrollViewWillBeginDragging" })
end)

it("ScrollViewDelegate.scrollViewWillEndDragging_withVelocity_targetContentOffset", function()
  local velocity, target
  listen("scrollViewWillEndDragging_withVelocity_targetContentOffset", function(_, v, point)
    velocity, target = v, point
  end)
  show(view)
  pull(10) up()
  equal(velocity, ui.point(0, 0.6))
  equal(target, ui.point(0, 339.5))
  advance(4)
  equal(view.contentOffset, target)
  listen("scrollViewWillEndDragging_withVelocity_targetContentOffset", function()
    return { 0, 50 }
  end)
  pull(-10) up() advance(4)
  equal(view.contentOffset, ui.point(0, 50))
  listen("scrollViewWillEndDragging_withVelocity_targetContentOffset", function() return "top" end)
  pull(10) advance(0.2) up()
  failed("must return Point { x, y }, got string \"top\"")
  advance(1)
end)

it("ScrollViewDelegate.scrollViewDidEndDragging_willDecelerate", function()
  local goesOn
  listen("scrollViewDidEndDragging_willDecelerate", function(v, decelerates)
    goesOn = decelerates
    equal(v.isDragging, false)
  end)
  show(view)
  pull(10) up()
  equal(goesOn, true)
  advance(4)
  pull(10) advance(0.2) up()
  equal(goesOn, false)
end)

it("ScrollViewDelegate.scrollViewWillBeginDecelerating, "
  .. "ScrollViewDelegate.scrollViewDidEndDecelerating", function()
  listen("scrollViewWillBeginDecelerating", function(v) equal(v.isDecelerating, true) end)
  show(view)
  pull(10) up()
  same(calls, { "scrollViewWillBeginDecelerating" })
  listen("scrollViewDidEndDecelerating", function(v) equal(v.isDecelerating, false) end)
  advance(4)
  same(calls, { "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating" })
end)

it("ScrollView.scrollsToTop, ScrollViewDelegate.scrollViewShouldScrollToTop, "
  .. "ScrollViewDelegate.scrollViewDidScrollToTop", function()
  equal(view.scrollsToTop, true)
  show(view)
  local function top()
    view.contentOffset = { 0, 300 }
    tap(200, 10)
    advance(0.3)
    return view.contentOffset.y
  end
  listen("scrollViewDidScrollToTop")
  equal(top(), 0)
  same(calls, { "scrollViewDidScrollToTop" })
  listen("scrollViewShouldScrollToTop", function() return false end)
  equal(top(), 300)
  view.delegate = nil
  view.scrollsToTop = false
  equal(top(), 300)
end)

--- Gives the view a picture that its delegate zooms, and other callbacks.
local function zoomable(callbacks)
  local picture = ui.View{ frame = { 0, 0, 100, 500 } }
  view:addSubview(picture)
  callbacks = callbacks or {}
  callbacks.viewForZooming_in = function(_, v)
    equal(v, view)
    return picture
  end
  view.delegate = callbacks
  view.minimumZoomScale, view.maximumZoomScale = 0.5, 4
  show(view)
  return picture
end

--- Two fingers that move apart from 20 points to so many.
local function spread(distance)
  down(40, 150) down(60, 150, 1)
  move(65, 150, 1)
  move(70, 150, 1)
  advance(0.02)
  move(40 + distance, 150, 1)
end

it("ScrollView.zoomScale, ScrollView.minimumZoomScale, ScrollView.maximumZoomScale, "
  .. "ScrollViewDelegate.viewForZooming_in", function()
  same({ view.zoomScale, view.minimumZoomScale, view.maximumZoomScale }, { 1, 1, 1 })
  view.zoomScale = 2 -- there is nothing to zoom
  equal(view.zoomScale, 1)
  local picture = zoomable()
  view.zoomScale = 2
  equal(picture.transform, ui.transform.scale(2, 2))
  equal(view.contentSize, ui.size(200, 1000))
  view.zoomScale = 9
  equal(view.zoomScale, 4)
  view.delegate = { viewForZooming_in = function() return nil end }
  view.zoomScale = 2
  equal(view.zoomScale, 4)
  raises("number above 0", function() view.minimumZoomScale = 0 end)
  raises("number above 0", function() view.maximumZoomScale = math.huge end)
  raises("number above 0", function() view.zoomScale = -1 end)
end)

it("ScrollView.setZoomScale, ScrollViewDelegate.scrollViewDidZoom, "
  .. "ScrollViewDelegate.scrollViewWillBeginZooming_with, "
  .. "ScrollViewDelegate.scrollViewDidEndZooming_with_atScale", function()
  local picture
  picture = zoomable{
    scrollViewWillBeginZooming_with = function(_, _, v)
      equal(v, picture)
      calls[#calls + 1] = "begin"
    end,
    scrollViewDidZoom = function(_, v) calls[#calls + 1] = "zoom " .. v.zoomScale end,
    scrollViewDidEndZooming_with_atScale = function(_, _, v, scale)
      equal(v, picture)
      calls[#calls + 1] = "end " .. scale
    end,
  }
  view:setZoomScale(2)
  same(calls, { "zoom 2" })
  view:setZoomScale(3, true)
  advance(0.3)
  same(calls, { "zoom 2", "begin", "zoom 3", "end 3" })
end)

it("ScrollView.zoom", function()
  zoomable()
  view:zoom{ 0, 100, 50, 50 }
  equal(view.zoomScale, 2)
  equal(view.contentOffset, ui.point(0, 200))
  view:zoom({ 0, 0, 100, 100 }, true)
  advance(0.3)
  equal(view.zoomScale, 1)
end)

it("ScrollView.isZooming, ScrollView.pinchGestureRecognizer", function()
  equal(view.pinchGestureRecognizer, nil)
  zoomable()
  equal(view.pinchGestureRecognizer.view, view)
  assert(view.pinchGestureRecognizer:isKind(ui.PinchGestureRecognizer))
  equal(view.isZooming, false)
  spread(60)
  equal(view.isZooming, true)
  equal(view.zoomScale, 2)
  up() up(1)
  equal(view.isZooming, false)
end)

it("ScrollView.bouncesZoom, ScrollView.isZoomBouncing", function()
  equal(view.bouncesZoom, true)
  zoomable()
  spread(270)
  equal(view.zoomScale, 6) -- 9 is 2.25 times the limit, of which the root is seen
  equal(view.isZoomBouncing, false)
  up() up(1)
  equal(view.isZoomBouncing, true)
  advance(0.3)
  same({ view.isZoomBouncing, view.zoomScale }, { false, 4 })
  view.bouncesZoom = false
  spread(270)
  equal(view.zoomScale, 4)
  up() up(1)
end)
