-- The grids of the catalogue's part about a client of Weibo. Its sections, items and pages are counted
-- from 0, those here from 1.

local ui = require "lunette"
local t = require "lunette.test"

describe("The grid of events", function()
  local events, log, grid, screen

  local function launch(count)
    events, log = {}, {}
    for number = 1, count do
      events[number] = { name = "event " .. number, image = "e" .. number }
    end
    local Cell = ui.CollectionViewCell:subclass "EventCell"
    function Cell:init(options)
      Cell.super.init(self, options)
      self.imageView = ui.ImageView{ frame = { 0, 0, 50, 30 } }
      self.label = ui.Label{ frame = { 0, 30, 50, 20 } }
      self.contentView:addSubview(self.imageView)
      self.contentView:addSubview(self.label)
    end
    local Events = ui.CollectionViewController:subclass "Events"
    function Events:init()
      Events.super.init(self, { collectionViewLayout = ui.CollectionViewFlowLayout{} })
    end
    function Events:viewDidLoad()
      Events.super.viewDidLoad(self)
      self.collectionView:register(Cell, "Cell")
    end
    function Events:numberOfSections_in() return #events // 2 end
    function Events:collectionView_numberOfItemsInSection() return 2 end
    local function event(path) return events[(path.section - 1) * 2 + path.row] end
    function Events:collectionView_cellForItemAt(collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("Cell", indexPath)
      cell.label.text = event(indexPath).name
      cell.user.image = event(indexPath).image
      return cell
    end
    function Events:collectionView_didSelectItemAt(_, indexPath)
      log[#log + 1] = "select event name : " .. event(indexPath).name
    end
    local page = Events{}
    screen = t.launch(page)
    grid = page.collectionView
  end

  after_each(function() events, log, grid, screen = nil, nil, nil, nil end)

  it("has sections of two cells (weibo/S13)", function()
    launch(8)
    assert.equal(4, grid.numberOfSections)
    assert.equal(2, grid:numberOfItems(1))
    -- Section 1, row 1 of the catalogue is entry 3.
    assert.equal("event 4", grid:cellForItem({ 2, 2 }).label.text)
    assert.equal("e4", grid:cellForItem({ 2, 2 }).user.image)
  end)

  it("logs the name of the event that is chosen (weibo/S14)", function()
    launch(8)
    screen:select("CollectionView", 2, 1)
    assert.same({ "select event name : event 3" }, log)
  end)

  it("never shows the last of an odd number of events (weibo/S15)", function()
    launch(7)
    assert.equal(3, grid.numberOfSections)
    assert.equal("event 6", grid:cellForItem({ 3, 2 }).label.text)
    assert.is_nil(grid:cellForItem{ 4, 1 })
  end)

  it("takes a cell from the pool, else from the class, else it fails (weibo/S16)", function()
    launch(4)
    local used = {}
    for index, cell in ipairs(grid.visibleCells) do used[index] = cell end
    grid:reloadData()
    screen:advance(0)
    for _, cell in ipairs(grid.visibleCells) do
      local isKnown = false
      for _, other in ipairs(used) do isKnown = isKnown or other == cell end
      assert.is_true(isKnown)
    end
    local new = grid:dequeueReusableCell("Cell", { 1, 1 })
    for _, other in ipairs(used) do assert.is_true(other ~= new) end
    assert.has_error(function() grid:dequeueReusableCell("Other", { 1, 1 }) end)
  end)
end)

describe("The pages for newcomers", function()
  local NewFeature, Cell, page, grid, screen

  before_each(function()
    Cell = ui.CollectionViewCell:subclass "NYNewFeatureCell"
    function Cell:init(options)
      Cell.super.init(self, options)
      self.imageView = ui.ImageView{}
      self.shareButton = ui.Button{ type = "custom", title = "分享给大家", titleColor = "black" }
      self.startButton = ui.Button{ type = "custom", title = "开始微博" }
      self.startButton:addTarget(self, "start", "touchUpInside")
      self.shareButton:sizeToFit()
      self.startButton:sizeToFit()
      self.contentView:addSubview(self.imageView)
      self.contentView:addSubview(self.shareButton)
      self:addSubview(self.startButton)
    end
    function Cell:setIndexPath(indexPath, count)
      local isLast = indexPath.row == count
      self.shareButton.isHidden = not isLast
      self.startButton.isHidden = not isLast
    end
    function Cell:layoutSubviews()
      Cell.super.layoutSubviews(self)
      self.imageView.frame = self.bounds
      self.shareButton.center = { self.width * 0.5, self.height * 0.8 }
      self.startButton.center = { self.width * 0.5, self.height * 0.9 }
    end
    function Cell:start() self.started = true end

    NewFeature = ui.CollectionViewController:subclass "NYNewFeatureController"
    function NewFeature:init()
      NewFeature.super.init(self, {
        collectionViewLayout = ui.CollectionViewFlowLayout{
          itemSize = ui.Screen.main.bounds.size, minimumLineSpacing = 0,
          scrollDirection = "horizontal",
        },
      })
    end
    function NewFeature:viewDidLoad()
      NewFeature.super.viewDidLoad(self)
      local view = self.collectionView
      view:register(Cell, "cell")
      view.isPagingEnabled = true
      view.bounces = false
      view.showsHorizontalScrollIndicator = false
      self.control = ui.PageControl{ numberOfPages = 4 }
      self.control.center = { self.view.width / 2, self.view.height }
      self.view:addSubview(self.control)
    end
    function NewFeature:collectionView_numberOfItemsInSection() return 4 end
    function NewFeature:collectionView_cellForItemAt(collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("cell", indexPath)
      local suffix = ui.Screen.main.bounds.height > 480 and "-568h" or ""
      cell.image = ("new_feature_%d%s"):format(indexPath.row, suffix)
      cell:setIndexPath(indexPath, 4)
      return cell
    end
    function NewFeature:scrollViewDidScroll(scrollView)
      self.control.currentPage = math.floor(scrollView.contentOffset.x / scrollView.width + 0.5) + 1
    end
  end)

  after_each(function() NewFeature, Cell, page, grid, screen = nil, nil, nil, nil, nil end)

  local function launch(size)
    screen = t.launch(function()
      page = NewFeature{}
      return page
    end, { size = size })
    grid = page.collectionView
  end

  it("take the image for the height of the screen (weibo/S64)", function()
    for size, name in pairs{
      ["320x480"] = "new_feature_1", ["320x568"] = "new_feature_1-568h",
      ["414x736"] = "new_feature_1-568h",
    } do
      launch(size)
      assert.equal(name, grid:cellForItem({ 1, 1 }).image)
    end
  end)

  it("know their number by the offset (weibo/S65)", function()
    launch "320x568"
    assert.equal(ui.size(1280, 568), grid.contentSize)
    for _, pair in ipairs{
      { 0, 0 }, { 159, 0 }, { 160, 1 }, { 320, 1 }, { 479, 1 }, { 480, 2 }, { 800, 3 }, { 960, 3 },
    } do
      grid.contentOffset = { pair[1] + 1, 0 }
      grid.contentOffset = { pair[1], 0 }
      assert.equal(pair[2] + 1, page.control.currentPage)
    end
  end)

  it("turn by swipes, and do not bounce (weibo/S66)", function()
    launch "320x568"
    local function swipe(direction)
      screen:swipe("CollectionView", direction)
      screen:advance(3)
      return grid.contentOffset.x
    end
    assert.equal(0, swipe "right")
    assert.equal(320, swipe "left")
    assert.equal(640, swipe "left")
    assert.equal(960, swipe "left")
    assert.equal(960, swipe "left")
  end)

  it("show their buttons on the last one alone (weibo/S67)", function()
    launch "320x568"
    for number = 1, 4 do
      grid:scrollToItem({ 1, number }, "left")
      screen:advance(0)
      local cell = grid:cellForItem{ 1, number }
      assert.equal(number < 4, cell.shareButton.isHidden)
      assert.equal(number < 4, cell.startButton.isHidden)
    end
    local last = grid:cellForItem{ 1, 4 }
    assert.is_true(math.abs(last.shareButton.center.y - 454.4) < 0.01)
    assert.is_true(math.abs(last.startButton.center.y - 511.2) < 0.01)
    screen:tap '"开始微博"'
    assert.is_true(last.started)
  end)

  it("have a share button without an action (weibo/S69)", function()
    launch "320x568"
    grid:scrollToItem({ 1, 4 }, "left")
    screen:advance(0)
    local button = grid:cellForItem({ 1, 4 }).shareButton
    assert.equal(0, #button.allTargets)
    screen:tap '"分享给大家"'
    assert.is_false(button.isSelected)
  end)

  it("hide the buttons of a cell that is used again (weibo/S70)", function()
    launch "320x568"
    grid:scrollToItem({ 1, 4 }, "left")
    screen:advance(0)
    local last = grid:cellForItem{ 1, 4 }
    grid:scrollToItem({ 1, 2 }, "left")
    screen:advance(0)
    grid:scrollToItem({ 1, 1 }, "left")
    screen:advance(0)
    local found
    for item = 1, 3 do
      if grid:cellForItem{ 1, item } == last then found = item end
    end
    assert.is_not_nil(found)
    assert.is_true(last.startButton.isHidden)
  end)
end)

describe("The two-way table of grids", function()
  it("scrolls all its rows sideways together (weibo/S102)", function()
    local columns, rows = 20, 30
    local grids, isSyncing = {}, false
    local source = {
      collectionView_numberOfItemsInSection = function() return columns end,
      collectionView_cellForItemAt = function(_, view, indexPath)
        local cell = view:dequeueReusableCell("cell", indexPath)
        cell.accessibilityLabel = view.id .. " " .. indexPath.item
        return cell
      end,
      scrollViewDidScroll = function(_, scrollView)
        if isSyncing then return end
        isSyncing = true
        for _, grid in ipairs(grids) do grid.contentOffset = scrollView.contentOffset end
        isSyncing = false
      end,
    }
    local function makeGrid(name)
      local grid = ui.CollectionView{
        id = name, frame = { 0, 0, 375, 44 }, dataSource = source, delegate = source,
        collectionViewLayout = ui.CollectionViewFlowLayout{
          itemSize = { 80, 44 }, minimumLineSpacing = 0, scrollDirection = "horizontal",
        },
      }
      grid:register(ui.CollectionViewCell, "cell")
      grids[#grids + 1] = grid
      return grid
    end
    local head = makeGrid "title"
    local body = ui.TableView{
      frame = { 0, 44, 375, 600 },
      dataSource = {
        tableView_numberOfRowsInSection = function() return rows end,
        tableView_cellForRowAt = function(_, tableView, indexPath)
          local cell = tableView:dequeueReusableCell "row"
          if not cell then
            cell = ui.TableViewCell{ reuseIdentifier = "row" }
            cell.user.grid = makeGrid("row" .. indexPath.row)
            cell.contentView:addSubview(cell.user.grid)
          end
          cell.user.grid.contentOffset = head.contentOffset
          return cell
        end,
      },
    }
    local screen = t.launch(ui.View{ head, body })
    assert.equal(20, head:numberOfItems(1))
    local row = body:cellForRow({ 1, 3 }).user.grid
    assert.equal("row3 1", row:cellForItem({ 1, 1 }).accessibilityLabel)
    screen:swipe("#row3", "left")
    screen:advance(3)
    assert.is_true(head.contentOffset.x > 100)
    for _, grid in ipairs(grids) do assert.equal(head.contentOffset, grid.contentOffset) end
    assert.is_true(head.indexPathsForVisibleItems[1].item > 1)
    -- One that comes into sight lies where the others do.
    screen:swipe("TableView", "up")
    screen:advance(3)
    assert.is_true(body.contentOffset.y > 100)
    for _, cell in ipairs(body.visibleCells) do
      assert.equal(head.contentOffset, cell.user.grid.contentOffset)
    end
  end)
end)
