-- Layouts that scripts write: the catalogue's, and what goes wrong in them. Its items are counted from
-- 0, those here from 1.

local ui = require "lunette"
local t = require "lunette.test"

local function near(expected, actual)
  assert.is_true(math.abs(expected - actual) < 0.01, ("expected %g, got %g"):format(expected, actual))
end

local function attributes(path, values)
  values.forCellWith = path
  return ui.CollectionViewLayoutAttributes(values)
end

describe("A layout", function()
  it("is asked to prepare, for the size, for elements, and again after it is invalid "
    .. "(tables/SC-22, BEHAVIOUR 36)", function()
    local log = {}
    local Logged = ui.CollectionViewLayout:subclass "Logged"
    function Logged:prepare() log[#log + 1] = "prepare" end
    function Logged:get_collectionViewContentSize()
      log[#log + 1] = "size"
      return { 320, 1000 }
    end
    function Logged:layoutAttributesForElements(rect)
      log[#log + 1] = "elements"
      self.rect = rect
      return {}
    end
    local layout = Logged{}
    local grid = ui.CollectionView{ collectionViewLayout = layout, list = ui.List{ 1 } }
    local screen = t.launch(grid)
    assert.same({ "prepare", "size", "elements" }, log)
    -- The rectangle is somewhat larger than what is seen.
    assert.is_true(layout.rect.height > 667 and layout.rect.height < 2 * 667)
    log = {}
    layout:invalidateLayout()
    assert.same({}, log)
    screen:advance(0)
    assert.same({ "prepare", "size", "elements" }, log)
  end)

  it("gives attributes that it may change later without any effect", function()
    local kept = attributes({ 1, 1 }, { frame = { 0, 0, 50, 50 } })
    local Kept = ui.CollectionViewLayout:subclass "Kept"
    function Kept:get_collectionViewContentSize() return { 320, 100 } end
    function Kept:layoutAttributesForElements() return { kept } end
    local grid = ui.CollectionView{ collectionViewLayout = Kept{}, list = ui.List{ 1 } }
    local screen = t.launch(grid)
    kept.frame = { 100, 100, 10, 10 }
    screen:advance(1)
    assert.equal(ui.rect(0, 0, 50, 50), grid:cellForItem({ 1, 1 }).frame)
    grid.collectionViewLayout:invalidateLayout()
    screen:advance(1)
    assert.equal(ui.rect(100, 100, 10, 10), grid:cellForItem({ 1, 1 }).frame)
  end)
end)

describe("A change of the bounds in an animation", function()
  it("asks where elements come from and go (BEHAVIOUR 36)", function()
    local asked = { 0, 0 }
    local Flow = ui.CollectionViewFlowLayout:subclass "AskedFlow"
    function Flow:initialLayoutAttributesForAppearingItem(indexPath)
      asked[1] = asked[1] + 1
      return Flow.super.initialLayoutAttributesForAppearingItem(self, indexPath)
    end
    function Flow:finalLayoutAttributesForDisappearingItem(indexPath)
      asked[2] = asked[2] + 1
      return Flow.super.finalLayoutAttributesForDisappearingItem(self, indexPath)
    end
    local grid = ui.CollectionView{
      frame = { 0, 0, 320, 400 }, collectionViewLayout = Flow{ itemSize = { 100, 50 } },
      list = ui.List{ 1, 2, 3, 4 },
    }
    local screen = t.launch(ui.View{ grid })
    local cell = grid:cellForItem{ 1, 3 }
    assert.equal(ui.rect(220, 0, 100, 50), cell.frame)
    ui.View:animate(1, function() grid.frame = { 0, 0, 210, 400 } end)
    assert.same({ 4, 4 }, asked)
    assert.equal(ui.rect(0, 60, 100, 50), cell.frame)
    assert.equal(ui.point(270, 25), cell.layer:presentation().position)
    screen:advance(1)
    assert.equal(cell, grid:cellForItem{ 1, 3 })
    assert.equal(ui.rect(0, 60, 100, 50), cell.frame)
    -- Without an animation nobody is asked.
    grid.frame = { 0, 0, 320, 400 }
    screen:advance(0)
    assert.same({ 4, 4 }, asked)
  end)
end)

describe("The circle layout", function()
  local Circle, page, grid, screen

  local function launch(size)
    Circle = ui.CollectionViewLayout:subclass "FKCircleLayout"
    function Circle:prepare()
      Circle.super.prepare(self)
      local bounds = self.collectionView.frame
      self.cellCount = self.collectionView:numberOfItems(1)
      self.center = ui.point(bounds.width / 2, bounds.height / 2)
      self.radius = math.min(bounds.width, bounds.height) / 2.5
    end
    function Circle:get_collectionViewContentSize() return self.collectionView.frame.size end
    function Circle:layoutAttributesForItem(indexPath)
      local angle = 2 * math.pi * (indexPath.item - 1) / self.cellCount
      return attributes(indexPath, {
        size = { 72, 72 },
        center = {
          self.center.x + self.radius * math.cos(angle), self.center.y + self.radius * math.sin(angle),
        },
      })
    end
    function Circle:layoutAttributesForElements()
      local list = {}
      for item = 1, self.cellCount do
        list[item] = self:layoutAttributesForItem(ui.indexPath(1, item))
      end
      return list
    end
    function Circle:initialLayoutAttributesForAppearingItem(indexPath)
      local given = self:layoutAttributesForItem(indexPath)
      given.alpha = 0
      given.center = self.center
      return given
    end
    function Circle:finalLayoutAttributesForDisappearingItem(indexPath)
      return attributes(indexPath, {
        size = { 72, 72 }, center = self.center, alpha = 0,
        transform3D = ui.transform3D.scale(0.1, 0.1, 1),
      })
    end
    local Page = ui.ViewController:subclass "CirclePage"
    function Page:viewDidLoad()
      Page.super.viewDidLoad(self)
      self.title = "圆形"
      self.count = 16
      self.grid = ui.CollectionView{
        frame = self.view.bounds, collectionViewLayout = Circle{}, backgroundColor = "purple",
        dataSource = self, delegate = self,
      }
      self.grid:register(ui.CollectionViewCell, "cell")
      self.grid:addGestureRecognizer(ui.TapGestureRecognizer{ target = self, action = "tapped" })
      self.view:addSubview(self.grid)
    end
    function Page:collectionView_numberOfItemsInSection() return self.count end
    function Page:collectionView_cellForItemAt(collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("cell", indexPath)
      cell.backgroundColor = "red"
      return cell
    end
    function Page:tapped(sender)
      if sender.state ~= "ended" then return end
      local path = self.grid:indexPathForItem(sender:location(self.grid))
      if path then
        self.count = self.count - 1
        self.grid:performBatchUpdates(function() self.grid:deleteItems(path) end)
      else
        self.count = self.count + 1
        self.grid:performBatchUpdates(function() self.grid:insertItems{ 1, 1 } end)
      end
    end
    page = Page{}
    screen = t.launch(page, { size = ("%dx%d"):format(size[1], size[2]) })
    grid = page.grid
  end

  after_each(function() Circle, page, grid, screen = nil, nil, nil, nil end)

  local function isAt(item, x, y)
    local center = grid:cellForItem({ 1, item }).center
    near(x, center.x)
    near(y, center.y)
  end

  it("puts 16 cells on a ring (tables/SC-23)", function()
    launch{ 320, 568 }
    assert.equal(16, #grid.visibleCells)
    isAt(1, 288, 284)
    isAt(2, 278.26, 332.98)
    isAt(3, 250.51, 374.51)
    isAt(5, 160, 412)
    isAt(9, 32, 284)
    isAt(13, 160, 156)
    launch{ 375, 667 }
    isAt(1, 337.5, 333.5)
    isAt(5, 187.5, 483.5)
  end)

  it("loses the cell that is tapped, and gets one for a tap beside them (tables/SC-23)", function()
    launch{ 320, 568 }
    local cell = grid:cellForItem{ 1, 9 }
    screen:tap("CollectionView", 160 - 128, 284)
    assert.equal(15, grid:numberOfItems(1))
    -- It goes to the middle and becomes small and transparent.
    assert.equal(ui.point(160, 284), cell.center)
    assert.equal(0, cell.alpha)
    near(0.1, cell.layer.transform.m11)
    screen:advance(1)
    assert.is_nil(cell.superview)
    assert.equal(15, #grid.visibleCells)
    isAt(2, 160 + 128 * math.cos(2 * math.pi / 15), 284 + 128 * math.sin(2 * math.pi / 15))

    -- A tap as a step waits until what it moves has come to rest.
    screen:touchDown(160, 284)
    screen:touchUp()
    assert.equal(16, grid:numberOfItems(1))
    local new = grid:cellForItem{ 1, 1 }
    local seen = new.layer:presentation()
    assert.equal(0, seen.opacity)
    assert.equal(ui.point(160, 284), seen.position)
    screen:advance(1)
    isAt(1, 288, 284)
    assert.equal(1, new.alpha)
  end)

  it("picks the same of two cells that overlap, and may have none (tables/SC-23)", function()
    launch{ 320, 568 }
    -- The ring's chord is shorter than a cell: the later one is in front.
    local between = { 288 - 5, 284 + 24 }
    assert.equal(ui.indexPath(1, 2), grid:indexPathForItem(between))
    assert.equal(ui.indexPath(1, 2), grid:indexPathForItem(between))
    page.count = 0
    grid:reloadData()
    screen:advance(0)
    assert.equal(0, #grid.visibleCells)
    screen:tap("CollectionView", 160, 284)
    screen:advance(1)
    isAt(1, 288, 284)
  end)
end)

describe("The zooming strip", function()
  it("scales the items near the middle at each step (course/S95)", function()
    local Strip = ui.CollectionViewFlowLayout:subclass "ZoomLayout"
    function Strip:init(options)
      Strip.super.init(self, options)
      self.itemSize, self.scrollDirection = { 200, 200 }, "horizontal"
      self.sectionInset, self.minimumLineSpacing = { 60, 0, 60, 0 }, 100
    end
    function Strip:shouldInvalidateLayout() return true end
    function Strip:layoutAttributesForElements(rect)
      local list = Strip.super.layoutAttributesForElements(self, rect)
      local middle = self.collectionView.bounds.midX
      for _, given in ipairs(list) do
        local distance = math.abs(middle - given.center.x)
        if distance < 200 then
          local scale = 1 + 0.5 * (1 - distance / 200)
          given.transform3D = ui.transform3D.scale(scale, scale, 1)
        end
      end
      return list
    end
    local function launch(size)
      local grid = ui.CollectionView{
        collectionViewLayout = Strip{}, list = ui.List{ 1, 2, 3, 4, 5, 6, 7, 8 },
      }
      return grid, t.launch(grid, { size = ("%dx%d"):format(size[1], size[2]) })
    end
    local grid, screen = launch{ 320, 480 }
    local function scale(item) return grid:cellForItem({ 1, item }).layer.transform.m11 end
    -- One row: the centres are at 100, 400, 700.
    assert.equal(ui.rect(300, 140, 200, 200), grid.collectionViewLayout:layoutAttributesForItem{ 1, 2 }.frame)
    for offset, expected in pairs{
      [-60] = 1.5, [-10] = 1.375, [40] = 1.25, [90] = 1.125, [139] = 1.0025,
    } do
      grid.contentOffset = { offset, 0 }
      screen:advance(0)
      near(expected, scale(1))
    end
    grid.contentOffset = { 140, 0 }
    screen:advance(0)
    near(1, scale(1))
    grid.contentOffset = { 90, 0 }
    screen:advance(0)
    -- Midway between two.
    near(1.125, scale(1))
    near(1.125, scale(2))
    -- Two rows fit on the longer screen.
    grid = launch{ 320, 568 }
    local first = grid.collectionViewLayout:layoutAttributesForItem{ 1, 1 }.frame
    local second = grid.collectionViewLayout:layoutAttributesForItem{ 1, 2 }.frame
    assert.equal(first.x, second.x)
    assert.equal(60, first.y)
    assert.equal(568 - 60 - 200, second.y)
  end)
end)

describe("A hostile layout", function()
  local Bad, grid, screen

  before_each(function()
    Bad = ui.CollectionViewLayout:subclass "Bad"
    function Bad:get_collectionViewContentSize() return { 375, 2000 } end
  end)

  after_each(function() Bad, grid, screen = nil, nil, nil end)

  local function launch()
    screen = t.launch(function()
      grid = ui.CollectionView{ collectionViewLayout = Bad{}, list = ui.List{ 1, 2, 3 } }
      return grid
    end)
  end

  local function messages()
    local list = {}
    for index, report in ipairs(screen:takeErrors()) do list[index] = report.message end
    return list
  end

  it("may fail in each of its functions", function()
    for _, name in ipairs{
      "prepare", "get_collectionViewContentSize", "layoutAttributesForElements",
      "layoutAttributesForItem", "shouldInvalidateLayout", "invalidateLayout",
      "prepareForCollectionViewUpdates", "finalizeCollectionViewUpdates", "targetContentOffset",
      "initialLayoutAttributesForAppearingItem", "finalLayoutAttributesForDisappearingItem",
    } do
      Bad[name] = function() error("no " .. name) end
    end
    launch()
    grid.list:append(4)
    grid.list:remove(1)
    grid.contentOffset = { 0, 30 }
    grid:scrollToItem{ 1, 1 }
    screen:advance(1)
    assert.equal(0, #grid.visibleCells)
    local told = table.concat(messages(), "\n")
    assert.is_true(told:find("no prepare", 1, true) ~= nil)
    assert.is_true(told:find("no layoutAttributesForElements", 1, true) ~= nil)
  end)

  it("may change what it lays out while it does", function()
    function Bad:layoutAttributesForElements()
      if #grid.list < 6 then grid.list:append(#grid.list + 1) end
      local list = {}
      for item = 1, self.collectionView:numberOfItems(1) do
        list[item] = attributes({ 1, item }, { frame = { 0, 50 * item, 100, 40 } })
      end
      return list
    end
    launch()
    screen:advance(1)
    assert.equal(6, #grid.visibleCells)
    messages()
  end)

  it("may change the items when it is told of changes", function()
    local times, items = 0, { "a", "b", "c", "d", "e", "f" }
    function Bad:prepareForCollectionViewUpdates()
      times = times + 1
      if times > 1 then return end
      table.remove(items, 1)
      grid:deleteItems{ 1, 1 }
    end
    function Bad:layoutAttributesForElements()
      local list = {}
      for item = 1, self.collectionView:numberOfItems(1) do
        list[item] = attributes({ 1, item }, { frame = { 0, 50 * item, 100, 40 } })
      end
      return list
    end
    local values = {}
    screen = t.launch(function()
      grid = ui.CollectionView{
        collectionViewLayout = Bad{},
        dataSource = {
          collectionView_numberOfItemsInSection = function() return #items end,
          collectionView_cellForItemAt = function(_, view, indexPath)
            local cell = view:dequeueReusableCell("cell", indexPath)
            cell.accessibilityLabel = items[indexPath.item]
            return cell
          end,
        },
      }
      grid:register(ui.CollectionViewCell, "cell")
      return grid
    end)
    table.remove(items, 3)
    grid:deleteItems{ 1, 3 }
    screen:advance(1)
    -- A change within a change is not told of by itself.
    assert.equal(1, times)
    for index, cell in ipairs(grid.visibleCells) do values[index] = cell.accessibilityLabel end
    assert.same({ "b", "d", "e", "f" }, values)
    assert.same({}, messages())
  end)

  it("may never come to rest", function()
    function Bad:layoutAttributesForElements()
      self:invalidateLayout()
      return { attributes({ 1, 1 }, { frame = { 0, 0, 10, 10 } }) }
    end
    launch()
    assert.is_true(#messages() > 0)
  end)

  it("may name a great many elements, huge and tiny ones", function()
    grid = ui.CollectionView{
      collectionViewLayout = ui.CollectionViewFlowLayout{
        itemSize = { 1, 1 }, minimumLineSpacing = 0, minimumInteritemSpacing = 0,
      },
      dataSource = {
        collectionView_numberOfItemsInSection = function() return 1000000000 end,
        collectionView_cellForItemAt = function(_, view, indexPath)
          return view:dequeueReusableCell("dot", indexPath)
        end,
      },
    }
    grid:register(ui.CollectionViewCell, "dot")
    screen = t.launch(grid)
    assert.equal(2000, #grid.visibleCells)
    assert.is_true(messages()[1]:find("shows only the first 2000", 1, true) ~= nil)
    grid.collectionViewLayout.itemSize = { 0, 0 }
    screen:advance(0)
    assert.equal(0, #grid.visibleCells)
    grid.collectionViewLayout.itemSize = { 1e14, 1e14 }
    screen:advance(0)
    screen:takeErrors()
  end)
end)
