-- The catalogue's scenarios of scroll views that scroll.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local function offsets(screen, view, steps)
  scenario.perform(screen, steps)
  return view.contentOffset
end

describe("A scroll view", function()
  it("shows its properties, and rests on one of four pages (controls/S28)", function()
    local view = ui.ScrollView{
      id = "pages", frame = { 0, 50, 320, 480 }, contentSize = { 1280, 480 },
      contentInset = { 20, 20, 20, 20 }, contentOffset = { 100, 0 },
      showsHorizontalScrollIndicator = false, showsVerticalScrollIndicator = false,
      indicatorStyle = "black", isScrollEnabled = true, isPagingEnabled = true,
      isDirectionalLockEnabled = true, bounces = true, alwaysBounceHorizontal = false,
      alwaysBounceVertical = false, minimumZoomScale = 0.5, bouncesZoom = true,
      delaysContentTouches = true, canCancelContentTouches = true,
    }
    local screen = t.launch(ui.View{ view })
    for _, line in ipairs{
      "contentSize=(1280 480)", "contentOffset=(100 0)", "contentInset=(20 20 20 20)",
      "showsHorizontalScrollIndicator=false", "showsVerticalScrollIndicator=false",
      "indicatorStyle=black", "isPagingEnabled=true", "isDirectionalLockEnabled=true",
      "minimumZoomScale=0.5",
    } do
      assert.is_true(scenario.treeHas(screen, line), line .. " in\n" .. screen:tree())
    end
    for _, way in ipairs{ -200, -100, 300, -30, -150, -300, 70, -250, 170 } do
      screen:drag("#pages", way, 0)
      assert.equal(0, view.contentOffset.x % 320)
      assert.is_true(view.contentOffset.x >= 0 and view.contentOffset.x <= 960)
    end
    -- Each throw goes to the next.
    view.contentOffset = { 0, 0 }
    local places = {}
    for index = 1, 5 do
      screen:swipe("#pages", "left")
      places[index] = view.contentOffset.x
    end
    assert.same({ 320, 640, 960, 960, 960 }, places)
  end)

  it("goes to its top by the status bar, unless vetoed or ambiguous (controls/S32)", function()
    local heard, may = 0, true
    local view = ui.ScrollView{
      id = "list", frame = { 0, 20, 375, 300 }, contentSize = { 375, 2000 },
      delegate = {
        scrollViewShouldScrollToTop = function() return may end,
        scrollViewDidScrollToTop = function() heard = heard + 1 end,
      },
    }
    local other = ui.ScrollView{ frame = { 0, 320, 375, 300 }, scrollsToTop = false }
    local screen = t.launch(ui.View{ view, other })
    local function top()
      view.contentOffset = { 0, 900 }
      screen:tap "StatusBar"
      return view.contentOffset.y, heard
    end
    local y, count = top()
    assert.same({ 0, 1 }, { y, count })
    may = false
    y, count = top()
    assert.same({ 900, 1 }, { y, count })
    may, other.scrollsToTop = true, true
    y, count = top()
    assert.same({ 900, 1 }, { y, count })
  end)

  it("takes the touch of a button that a drag begins on, or leaves it that (controls/S33)", function()
    local events = {}
    local button = ui.Button{ title = "Hold", frame = { 100, 100, 100, 44 } }
    for _, event in ipairs{ "touchDown", "touchDragInside", "touchCancel", "touchUpInside" } do
      button:on(event, function()
        if events[#events] ~= event then events[#events + 1] = event end
      end)
    end
    local view = ui.ScrollView{ id = "list", frame = { 0, 20, 375, 600 }, contentSize = { 375, 2000 } }
    view:addSubview(button)
    local screen = t.launch(ui.View{ view })
    local steps = 'press "Hold"; advance 0.2; move 0 -12; move 0 -20; advance 0.2; release'
    assert.equal(ui.point(0, 20), offsets(screen, view, steps))
    assert.same({ "touchDown", "touchCancel" }, { events[1], events[#events] })
    events = {}
    view.contentOffset = { 0, 0 }
    view.canCancelContentTouches = false
    assert.equal(ui.point(0, 0), offsets(screen, view, steps))
    assert.same({ "touchDown", "touchDragInside", "touchUpInside" }, events)
    -- What is quick touches no button either way.
    events = {}
    screen:drag('"Hold"', 0, -100)
    assert.same({}, events)
    assert.equal(ui.point(0, 90), view.contentOffset)
  end)

  it("scrolls a large picture as far as it goes, and no further (course/S35)", function()
    local view = ui.ScrollView{
      id = "map", frame = { 0, 0, 375, 667 }, contentSize = { 1600, 1200 }, bounces = false,
      showsHorizontalScrollIndicator = false, showsVerticalScrollIndicator = false,
      indicatorStyle = "white",
      ui.ImageView{ image = "large", frame = { 0, 0, 1600, 1200 } },
    }
    local screen = t.launch(view)
    screen:drag("#map", -100, -60)
    assert.equal(ui.point(90, 54), view.contentOffset)
    screen:drag("#map", 300, 300)
    assert.equal(ui.point(0, 0), view.contentOffset)
    screen:drag("#map", -3000, -3000)
    assert.equal(ui.point(1600 - 375, 1200 - 667), view.contentOffset)
    screen:swipe("#map", "left")
    assert.equal(ui.point(1600 - 375, 1200 - 667), view.contentOffset)
  end)

  it("jumps where a button puts it, and keeps that with an inset (course/S36)", function()
    local view = ui.ScrollView{ id = "map", frame = { 0, 0, 375, 667 }, contentSize = { 1600, 1200 } }
    -- The button of the scenario stands in a navigation bar.
    local button = ui.Button{
      title = "移动", frame = { 300, 600, 60, 44 },
      onTouchUpInside = function()
        view.contentOffset = { 1000, 1000 }
        view.contentInset = { 300, 300, 300, 300 }
      end,
    }
    local screen = t.launch(ui.View{ view, button })
    screen:tap '"移动"'
    -- 833 is the last offset of the content alone (course, notes 51): the inset comes in time.
    assert.equal(ui.point(1000, 833), view.contentOffset)
    view.contentOffset = { 1000, 1000 }
    assert.equal(ui.point(1000, 1000), view.contentOffset)
    assert.equal(ui.insets(300, 300, 300, 300), view.contentInset)
  end)

  it("is a table with a frozen column and header that follow the body (weibo/S103)", function()
    local column = ui.ScrollView{ id = "column", frame = { 0, 60, 75, 600 }, contentSize = { 75, 2000 } }
    local header = ui.ScrollView{ id = "header", frame = { 75, 20, 300, 40 }, contentSize = { 900, 40 } }
    local body = ui.ScrollView{ id = "body", frame = { 75, 60, 300, 600 }, contentSize = { 900, 2000 } }
    body.delegate = {
      scrollViewDidScroll = function(_, v)
        column.contentOffset = { 0, v.contentOffset.y }
        header.contentOffset = { v.contentOffset.x, 0 }
      end,
    }
    local screen = t.launch(ui.View{ column, header, body })
    screen:scroll("#body", 300)
    assert.equal(ui.point(0, 300), column.contentOffset)
    assert.equal(ui.point(0, 0), header.contentOffset)
    screen:scroll("#body", 0, 200)
    assert.equal(ui.point(200, 0), header.contentOffset)
    assert.equal(ui.point(0, 300), column.contentOffset)
  end)
end)
