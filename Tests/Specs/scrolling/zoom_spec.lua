-- The catalogue's scenarios of zooming.

local ui = require "lunette"
local t = require "lunette.test"

describe("A zoomable picture", function()
  it("keeps within its limits, and its centre where a script puts it (controls/S30)", function()
    local W, H = 375, 667
    local view, picture
    local function center() picture.center = { W / 2, H / 2 } end
    local screen = t.launch(function()
      picture = ui.ImageView{ id = "picture", image = "1", frame = { 0, 0, W, H } }
      view = ui.ScrollView{
        id = "zoom", frame = { 0, 0, W, H }, contentSize = { W, H }, minimumZoomScale = 0.5,
        maximumZoomScale = 2,
        delegate = {
          viewForZooming_in = function() return picture end,
          scrollViewWillBeginZooming_with = center,
          scrollViewDidZoom = center,
        },
        picture,
      }
      return view
    end)
    for _, case in ipairs{ { 4, 2 }, { 0.1, 0.5 }, { 9, 2 } } do
      screen:pinch("#zoom", case[1])
      assert.equal(case[2], view.zoomScale)
      assert.equal(ui.point(W / 2, H / 2), picture.center)
      assert.equal(ui.size(W * case[2], H * case[2]), picture.frame.size)
    end
    screen:pinch("#zoom", 0.75)
    assert.near(1.5, view.zoomScale, 1e-6)
    assert.equal(ui.point(W / 2, H / 2), picture.center)
    view, picture = nil, nil
  end)

  it("is zoomed by a double tap, to a scale or a rectangle (controls/S31)", function()
    local view, picture, rect
    local screen = t.launch(function()
      picture = ui.ImageView{ image = "1", frame = { 0, 0, 320, 480 } }
      view = ui.ScrollView{
        id = "zoom", frame = { 0, 0, 320, 480 }, contentSize = { 320, 480 },
        minimumZoomScale = 0.5, maximumZoomScale = 3,
        delegate = { viewForZooming_in = function() return picture end },
        picture,
      }
      view:addGestureRecognizer(ui.TapGestureRecognizer{
        numberOfTapsRequired = 2,
        action = function()
          if rect then view:zoom(rect, true) else view:setZoomScale(2.5, true) end
        end,
      })
      return view
    end, { size = "320x480" })
    screen:doubleTap "#zoom"
    assert.equal(2.5, view.zoomScale)
    assert.equal(ui.size(800, 1200), view.contentSize)
    assert.equal(ui.point(240, 360), view.contentOffset)
    rect = { 80, 120, 160, 240 } -- half the frame
    screen:doubleTap "#zoom"
    assert.equal(2, view.zoomScale)
    assert.equal(ui.point(160, 240), view.contentOffset)
    rect = { -160, -240, 640, 960 } -- twice the frame
    screen:doubleTap "#zoom"
    assert.equal(0.5, view.zoomScale)
    rect = { 0, 0, 32, 48 } -- a tenth is beyond the limit
    screen:doubleTap "#zoom"
    assert.equal(3, view.zoomScale)
    view, picture = nil, nil
  end)

  for _, scenario in ipairs{ "course/S37", "course/S40" } do
    it("is seen as a whole, or in its full size (" .. scenario .. ")", function()
      local view, picture
      local screen = t.launch(function()
        picture = ui.ImageView{ image = "large" }
        picture.size = picture.image.size
        view = ui.ScrollView{
          id = "zoom", frame = { 0, 0, 375, 667 }, contentSize = picture.size,
          maximumZoomScale = 1, bounces = false,
          minimumZoomScale = math.min(375 / picture.width, 667 / picture.height),
          delegate = { viewForZooming_in = function() return picture end },
          picture,
        }
        return view
      end)
      screen:pinch("#zoom", 0.01)
      assert.near(375 / 1600, view.zoomScale, 1e-6)
      assert.near(375, picture.width, 1e-2)
      assert.equal(ui.point(0, 0), view.contentOffset)
      screen:pinch("#zoom", 40)
      assert.equal(1, view.zoomScale)
      assert.equal(ui.size(1600, 1200), view.contentSize)
      view, picture = nil, nil
    end)
  end
end)
