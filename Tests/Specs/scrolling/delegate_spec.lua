-- Who is told what, and when, while a finger scrolls.

local ui = require "lunette"
local t = require "lunette.test"

describe("The delegate of a scroll view", function()
  local screen, view, calls

  --- All callbacks, those that come in a row once.
  local function listener()
    local names = {
      "scrollViewWillBeginDragging", "scrollViewDidScroll",
      "scrollViewWillEndDragging_withVelocity_targetContentOffset",
      "scrollViewDidEndDragging_willDecelerate", "scrollViewWillBeginDecelerating",
      "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
      "scrollViewDidScrollToTop",
    }
    local delegate = {}
    for _, name in ipairs(names) do
      delegate[name] = function(_, _, ...)
        local call = name:match "scrollView(%a+)"
        if name:find "willDecelerate" then call = call .. " " .. tostring((...)) end
        if calls[#calls] ~= call then calls[#calls + 1] = call end
      end
    end
    return delegate
  end

  local function take()
    local list = calls
    calls = {}
    return list
  end

  before_each(function()
    calls = {}
    view = ui.ScrollView{
      id = "list", frame = { 0, 100, 375, 500 }, contentSize = { 375, 3000 },
      delegate = listener(),
    }
    screen = t.launch(ui.View{ view })
  end)

  after_each(function() view = nil end)

  it("hears of a drag that ends at rest", function()
    screen:drag("#list", 0, -200)
    assert.same(
      { "WillBeginDragging", "DidScroll", "WillEndDragging", "DidEndDragging false" }, take())
    assert.equal(ui.point(0, 180), view.contentOffset) -- the first move of 20 only begins it
  end)

  it("hears of a throw until it comes to rest", function()
    screen:swipe("#list", "up")
    assert.same({
      "WillBeginDragging", "DidScroll", "WillEndDragging", "DidEndDragging true",
      "WillBeginDecelerating", "DidScroll", "DidEndDecelerating",
    }, take())
    assert.is_true(view.contentOffset.y > 1000)
  end)

  it("hears the same of a step that scrolls, which goes as far as there is content", function()
    screen:scroll("#list", 9999)
    assert.same(
      { "WillBeginDragging", "DidScroll", "WillEndDragging", "DidEndDragging false" }, take())
    assert.equal(ui.point(0, 2500), view.contentOffset)
    assert.equal(1, #screen:all "#list")
  end)

  it("hears of what code scrolls with an animation", function()
    view:setContentOffset({ 0, 700 }, true)
    t.clock:advance(1)
    assert.same({ "DidScroll", "DidEndScrollingAnimation" }, take())
    view:setContentOffset({ 0, 700 }, true) -- BEHAVIOUR 27: there is no way to go
    t.clock:advance(1)
    assert.same({}, take())
  end)

  it("sees the same places whoever moves the clock", function()
    local function places(step)
      view.delegate = nil
      view.contentOffset = { 0, 0 }
      local list = {}
      view.delegate = { scrollViewDidScroll = function(_, v) list[#list + 1] = v.contentOffset.y end }
      screen:touchDown(100, 500)
      for index = 1, 5 do
        t.clock:advance(0.05)
        screen:touchMove(100, 500 - index * 50)
      end
      screen:touchUp()
      for _ = 1, 5 / step do t.clock:advance(step) end
      return list
    end
    local first = places(5)
    assert.same(first, places(0.05))
    assert.equal(view.contentOffset.y, first[#first])
  end)

  it("is warned of a callback that is nearly one", function()
    view.delegate = { scrollViewDidScrol = function() end }
    assert.matches("scrollViewDidScroll", table.concat(screen.log, "\n"), 1, true)
  end)

  it("brings content to rest within its edges, wherever the delegate wants it", function()
    local target
    local view = ui.ScrollView{ id = "list", frame = { 0, 20, 300, 300 },
      contentSize = { 300, 2000 } }
    view.delegate = {
      scrollViewWillEndDragging_withVelocity_targetContentOffset = function()
        return { 0, target }
      end,
    }
    local screen = t.launch(ui.View{ view })
    for wanted, got in pairs{ [-500] = 0, [5000] = 1700, [-1e9] = 0, [1e9] = 1700, [800] = 800 } do
      target = wanted
      screen:swipe("#list", "up")
      assert.equal(ui.point(0, got), view.contentOffset)
      view.contentOffset = { 0, 100 }
    end
  end)
end)
