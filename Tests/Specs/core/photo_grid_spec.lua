-- The grid of up to nine pictures, and the badge of one (weibo, §11 and §12).

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local side, margin = 70, 10

local function columns(count) return count == 4 and 2 or 3 end
local function length(count) return count * side + (count - 1) * margin end

local function photos(count)
  local list = {}
  for i = 1, count do list[i] = "photo" .. i end
  return list
end

describe("The grid of photos", function()
  local Photos, grid

  before_each(function()
    Photos = ui.View:subclass "Photos"
    function Photos.sizeWithCount(count)
      local most = columns(count)
      return ui.size(length(math.min(count, most)), length((count + most - 1) // most))
    end
    function Photos:setPhotos(list)
      self.count = #list
      while #self.subviews < #list do self:addSubview(ui.View{ backgroundColor = "gray" }) end
      for i, view in ipairs(self.subviews) do view.isHidden = i > #list end
    end
    function Photos:layoutSubviews()
      Photos.super.layoutSubviews(self)
      self.layouts = (self.layouts or 0) + 1
      local most = columns(self.count)
      for i = 1, self.count do
        local column, row = (i - 1) % most, (i - 1) // most
        self.subviews[i].frame =
          { column * (side + margin), row * (side + margin), side, side }
      end
    end
    grid = Photos{ id = "grid", frame = { 10, 30, 230, 230 } }
  end)

  it("has a size that follows the number of pictures (weibo/S34, weibo/S36)", function()
    local sizes = {}
    for count = 0, 9 do sizes[count + 1] = tostring(Photos.sizeWithCount(count)) end
    assert.same({
      "Size {-10, -10}", "Size {70, 70}", "Size {150, 70}", "Size {230, 70}", "Size {150, 150}",
      "Size {230, 150}", "Size {230, 150}", "Size {230, 230}", "Size {230, 230}",
      "Size {230, 230}",
    }, sizes)
  end)

  for count, places in pairs{
    [4] = { { 0, 0 }, { 80, 0 }, { 0, 80 }, { 80, 80 } },
    [5] = { { 0, 0 }, { 80, 0 }, { 160, 0 }, { 0, 80 }, { 80, 80 } },
  } do
    it("has its place for each of " .. count .. " pictures (weibo/S35)", function()
      grid:setPhotos(photos(count))
      local screen = t.launch(ui.View{ grid })
      local frames = {}
      for i, place in ipairs(places) do frames[i] = ui.rect(place[1], place[2], 70, 70) end
      assert.same(frames, scenario.each(screen:find("#grid").subviews, "frame"))
    end)
  end

  it("hides surplus views and never removes them (weibo/S37)", function()
    local first
    for _, case in ipairs{ { 9, 0 }, { 2, 7 }, { 5, 4 } } do
      grid:setPhotos(photos(case[1]))
      first = first or grid.subviews[1]
      local hidden = 0
      for _, view in ipairs(grid.subviews) do if view.isHidden then hidden = hidden + 1 end end
      assert.equal(9, #grid.subviews)
      assert.equal(case[2], hidden)
      assert.equal(first, grid.subviews[1])
    end
  end)

  it("requests no layout for fewer pictures (weibo/S38)", function()
    grid:setPhotos(photos(4))
    local screen = t.launch(ui.View{
      grid,
      ui.Button{ id = "fewer", frame = { 0, 400, 100, 44 }, title = "Fewer",
        onTouchUpInside = function() grid:setPhotos(photos(3)) end },
      ui.Button{ id = "lay", frame = { 0, 500, 100, 44 }, title = "Lay",
        onTouchUpInside = function() grid:setNeedsLayout() end },
    })
    local function check(layouts, frame)
      screen:advance(0)
      assert.equal(layouts, grid.layouts)
      assert.equal(frame, grid.subviews[3].frame)
    end
    check(1, { 0, 80, 70, 70 })
    screen:tap "#fewer"
    check(1, { 0, 80, 70, 70 })
    screen:tap "#lay"
    check(2, { 160, 0, 70, 70 })
  end)
end)

it("The badge of a photo sits in the bottom right corner (weibo/S40)", function()
  local Photo = ui.View:subclass "Photo"
  function Photo:init(options)
    Photo.super.init(self, options)
    self.badge = ui.View{ id = "badge", frame = { 0, 0, 20, 12 }, backgroundColor = "blue" }
    self:addSubview(self.badge)
  end
  function Photo:layoutSubviews()
    Photo.super.layoutSubviews(self)
    self.badge.origin = { self.width - self.badge.width, self.height - self.badge.height }
  end
  local screen = t.launch(function() return ui.View{ Photo{ frame = { 10, 30, 70, 70 } } } end)
  assert.equal({ 50, 58, 20, 12 }, screen:find("#badge").frame)
end)
