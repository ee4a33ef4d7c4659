-- The catalogue's grids that flow. Its items and sections are counted from 0, those here from 1.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local header = ui.CollectionView.elementKindSectionHeader
local footer = ui.CollectionView.elementKindSectionFooter

local books = {
  "疯狂Ajax讲义", "疯狂Android", "疯狂HTML5/CSS3/JavaScripts讲义", "疯狂Java讲义",
  "疯狂Java程序员基本修养", "轻量级Java EE企业应用实战", "经典Java EE企业应用实战", "疯狂XML讲义",
}

-- A colour of each channel n/255, n below 255.
local function randomColor()
  local function channel() return math.random(0, 254) / 255 end
  return ui.color(channel(), channel(), channel())
end

local function frame(grid, section, item)
  local rect = grid:layoutAttributesForItem({ section, item }).frame
  return { rect.x, rect.y, rect.width, rect.height }
end

local function same_rect(expected, rect) assert.same(expected, { rect:unpack() }) end

describe("A flow grid", function()
  it("has eight books in two columns (tables/SC-20)", function()
    local Books = ui.ViewController:subclass "Books"
    function Books:viewDidLoad()
      Books.super.viewDidLoad(self)
      self.title = "图书列表"
      local width = self.view.width
      local layout = ui.CollectionViewFlowLayout{
        itemSize = { width / 2 - 20, 160 }, scrollDirection = "vertical", sectionInset = 10,
      }
      self.grid = ui.CollectionView{
        frame = self.view.bounds, collectionViewLayout = layout, dataSource = self, delegate = self,
        backgroundColor = "white",
      }
      self.grid:register(ui.CollectionViewCell, "bookCell")
      self.view:addSubview(self.grid)
    end
    function Books:collectionView_numberOfItemsInSection() return #books end
    function Books:collectionView_cellForItemAt(collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("bookCell", indexPath)
      cell.layer.cornerRadius = 8
      cell.layer.masksToBounds = true
      cell.backgroundColor = randomColor()
      return cell
    end
    for _, size in ipairs{ { 375, 667 }, { 320, 568 } } do
      local page = Books{}
      t.launch(page, { size = ("%dx%d"):format(size[1], size[2]) })
      local grid, width = page.grid, size[1]
      assert.equal(1, grid.numberOfSections)
      assert.equal(8, grid:numberOfItems(1))
      assert.same({ 10, 10, width / 2 - 20, 160 }, frame(grid, 1, 1))
      assert.same({ width / 2 + 10, 10, width / 2 - 20, 160 }, frame(grid, 1, 2))
      for row, y in ipairs{ 10, 180, 350, 520 } do
        assert.equal(y, frame(grid, 1, 2 * row - 1)[2])
      end
      assert.equal(690, grid.contentSize.height)
      assert.equal(8, #grid.visibleCells)
      assert.equal(8, grid.visibleCells[1].layer.cornerRadius)
    end
  end)

  it("scrolls sideways with headers and footers (tables/SC-21)", function()
    local authors = {
      { "冯梦龙", { "醒世恒言", "喻世明言", "警世通言" } }, { "李刚", books },
    }
    local function launch(size)
      local source = {
        numberOfSections_in = function() return #authors end,
        collectionView_numberOfItemsInSection = function(_, _, section) return #authors[section][2] end,
        collectionView_cellForItemAt = function(_, collectionView, indexPath)
          local cell = collectionView:dequeueReusableCell("cellId", indexPath)
          cell.backgroundColor = randomColor()
          return cell
        end,
        collectionView_viewForSupplementaryElementOfKind_at = function(_, view, kind, indexPath)
          local isHeader = kind == header
          local made = view:dequeueReusableSupplementaryView(
            kind, isHeader and "headerId" or "supplyId", indexPath)
          made.backgroundColor = isHeader and "red" or "yellow"
          return made
        end,
      }
      local grid = ui.CollectionView{
        frame = { 0, 0, size[1], size[2] }, backgroundColor = "purple", dataSource = source,
        collectionViewLayout = ui.CollectionViewFlowLayout{
          itemSize = { 160, 200 }, scrollDirection = "horizontal", sectionInset = { 0, 2, 0, 0 },
          headerReferenceSize = { 80, 80 }, footerReferenceSize = { 50, 240 },
        },
      }
      grid:register(ui.CollectionViewCell, "cellId")
      grid:registerSupplementary(ui.CollectionReusableView, header, "headerId")
      grid:registerSupplementary(ui.CollectionReusableView, footer, "supplyId")
      return grid, t.launch(grid, { size = ("%dx%d"):format(size[1], size[2]) })
    end
    local function bar(grid, kind, section)
      return grid:layoutAttributesForSupplementaryElement(kind, { section, 1 }).frame
    end

    local grid = launch{ 320, 568 }
    assert.equal(2, grid.numberOfSections)
    assert.equal(3, grid:numberOfItems(1))
    assert.equal(8, grid:numberOfItems(2))
    same_rect({ 0, 0, 80, 568 }, bar(grid, header, 1))
    same_rect({ 412, 0, 50, 568 }, bar(grid, footer, 1))
    same_rect({ 462, 0, 80, 568 }, bar(grid, header, 2))
    same_rect({ 1214, 0, 50, 568 }, bar(grid, footer, 2))
    assert.same({ 82, 0, 160, 200 }, frame(grid, 1, 1))
    assert.same({ 82, 368, 160, 200 }, frame(grid, 1, 2))
    assert.same({ 252, 0, 160, 200 }, frame(grid, 1, 3))
    for column, x in ipairs{ 544, 714, 884, 1054 } do
      assert.equal(x, frame(grid, 2, 2 * column - 1)[1])
    end
    assert.equal(ui.size(1264, 568), grid.contentSize)
    assert.equal(ui.color "red", grid:supplementaryView(header, { 1, 1 }).backgroundColor)
    assert.is_nil(grid:supplementaryView(footer, { 2, 1 }))
    local screen
    grid, screen = launch{ 375, 667 }
    assert.equal(ui.size(924, 667), grid.contentSize)
    for item, y in ipairs{ 0, 233.5, 467 } do assert.equal(y, frame(grid, 1, item)[2]) end
    screen:scroll("CollectionView", 0, 2000)
    screen:advance(3)
    assert.equal(ui.point(924 - 375, 0), grid.contentOffset)
    assert.equal(ui.color "yellow", grid:supplementaryView(footer, { 2, 1 }).backgroundColor)
  end)

  it("honours cells of different sizes (tables/SC-24)", function()
    local sizes = { { 100, 40 }, { 200, 60 }, { 60, 20 }, { 250, 80 }, { 30, 30 } }
    local delegate = {
      collectionView_layout_sizeForItemAt = function(_, _, _, indexPath)
        return sizes[indexPath.item]
      end,
    }
    local grid = ui.CollectionView{
      frame = { 0, 0, 320, 568 }, list = ui.List{ "a", "b", "c", "d", "e" }, delegate = delegate,
      collectionViewLayout = ui.CollectionViewFlowLayout{},
    }
    t.launch(grid, { size = "320x568" })
    -- Two fill a line, and what is left lies between them; the low one is in the middle.
    assert.same({ 0, 10, 100, 40 }, frame(grid, 1, 1))
    assert.same({ 120, 0, 200, 60 }, frame(grid, 1, 2))
    -- Three do not fit, so the next line begins with the third.
    assert.same({ 0, 100, 60, 20 }, frame(grid, 1, 3))
    assert.same({ 70, 70, 250, 80 }, frame(grid, 1, 4))
    -- The last line is laid out as if more of the last one's size filled it.
    assert.same({ 0, 160, 30, 30 }, frame(grid, 1, 5))
    assert.equal(ui.size(320, 190), grid.contentSize)
  end)
end)

describe("An item that is wider than the grid", function()
  it("has a line of its own, begins at the margin, and is warned of once", function()
    local layout = ui.CollectionViewFlowLayout{ itemSize = { 400, 20 }, sectionInset = { 0, 5, 0, 5 } }
    local grid = ui.CollectionView{ collectionViewLayout = layout, list = ui.List{ 1, 2, 3 } }
    local screen = t.launch(grid)
    assert.same({ 5, 30, 400, 20 }, frame(grid, 1, 2))
    layout.itemSize = { 500, 20 }
    screen:advance(0)
    local count = 0
    for _, line in ipairs(screen.log) do
      if line:find("the item width must be less than the width of the collection view", 1, true) then
        count = count + 1
      end
    end
    assert.equal(1, count)
  end)
end)

describe("A nine-grid", function()
  -- 3 sections of 9 items of 80 points, 10 apart, in the middle of a screen each.
  local function launch(direction, size, Cell)
    local Nine = ui.CollectionViewController:subclass("Nine" .. direction)
    local top, left = (size[2] - 260) / 2, (size[1] - 260) / 2
    local MyFlowLayout = ui.CollectionViewFlowLayout:subclass("MyFlowLayout" .. direction)
    function MyFlowLayout:init(options)
      MyFlowLayout.super.init(self, options)
      self.itemSize = { 80, 80 }
      self.minimumLineSpacing = 10
      self.minimumInteritemSpacing = 10
      self.sectionInset = { top, left, top, left }
      self.scrollDirection = direction
    end
    function Nine:init() Nine.super.init(self, { collectionViewLayout = MyFlowLayout{} }) end
    function Nine:viewDidLoad()
      Nine.super.viewDidLoad(self)
      self.collectionView:register(Cell, "cell")
      self.collectionView.isPagingEnabled = true
    end
    function Nine:numberOfSections_in() return 3 end
    function Nine:collectionView_numberOfItemsInSection() return 9 end
    function Nine:collectionView_cellForItemAt(collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("cell", indexPath)
      -- The catalogue's numbers: from 0.
      cell.label.text = tostring(indexPath.item - 1)
      return cell
    end
    local page = Nine{}
    return page, page.collectionView, t.launch(page, { size = ("%dx%d"):format(size[1], size[2]) })
  end

  local function makeCell(name)
    local Cell = ui.CollectionViewCell:subclass(name)
    function Cell:init(options)
      Cell.super.init(self, options)
      self.backgroundView = ui.ImageView{ frame = self.bounds }
      self.label = ui.Label{ frame = self.bounds, textAlignment = "center" }
      self.contentView:addSubview(self.label)
    end
    return Cell
  end

  it("goes down by columns on pages beside each other (course/S92, S97)", function()
    local _, grid, screen = launch("horizontal", { 320, 568 }, makeCell "MyCell")
    for section = 1, 3 do
      for item = 1, 9 do
        local i = item - 1
        assert.same({ 320 * (section - 1) + 30 + 90 * (i // 3), 154 + 90 * (i % 3), 80, 80 },
          frame(grid, section, item))
      end
    end
    assert.equal(ui.size(960, 568), grid.contentSize)
    assert.equal("8", grid:cellForItem({ 1, 9 }).label.text)
    screen:swipe("CollectionView", "left")
    screen:advance(3)
    assert.equal(ui.point(320, 0), grid.contentOffset)
    assert.equal(9, #grid.visibleCells)
    assert.equal(ui.indexPath(2, 1), grid.indexPathsForVisibleItems[1])
    local _, small = launch("horizontal", { 320, 480 }, makeCell "MySmallCell")
    assert.equal(110, frame(small, 1, 1)[2])
  end)

  it("goes from left to right on pages below each other (course/S98)", function()
    local _, grid, screen = launch("vertical", { 320, 568 }, makeCell "MyOtherCell")
    for section = 1, 3 do
      for item = 1, 9 do
        local i = item - 1
        assert.same({ 30 + 90 * (i % 3), 568 * (section - 1) + 154 + 90 * (i // 3), 80, 80 },
          frame(grid, section, item))
      end
    end
    assert.equal(ui.size(320, 1704), grid.contentSize)
    screen:swipe("CollectionView", "up")
    screen:advance(3)
    assert.equal(ui.point(0, 568), grid.contentOffset)
  end)

  it("makes the label of a plain cell once, with either layout (course/S90, S91)", function()
    local Own = ui.CollectionViewFlowLayout:subclass "PlainFlowLayout"
    function Own:init(options)
      Own.super.init(self, options)
      self.itemSize, self.sectionInset = { 80, 80 }, { 154, 30, 154, 30 }
    end
    for _, Layout in ipairs{ ui.CollectionViewFlowLayout, Own } do
      local made = 0
      local source = {
        collectionView_numberOfItemsInSection = function() return 9 end,
        collectionView_cellForItemAt = function(_, collectionView, indexPath)
          local cell = collectionView:dequeueReusableCell("cell", indexPath)
          cell.backgroundColor = "white"
          local label = cell.contentView:viewWithTag(1)
          if not label then
            made = made + 1
            label = ui.Label{
              frame = cell.bounds, tag = 1, font = "bold 26", textAlignment = "center",
            }
            cell.contentView:addSubview(label)
          end
          label.text = tostring(indexPath.item - 1)
          return cell
        end,
      }
      local grid = ui.CollectionView{
        frame = { 0, 0, 320, 568 }, collectionViewLayout = Layout{}, dataSource = source,
      }
      grid:register(ui.CollectionViewCell, "cell")
      local screen = t.launch(grid, { size = "320x568" })
      assert.equal(9, made)
      assert.is_true(scenario.shows(screen, "8"))
      grid:reloadData()
      screen:advance(0)
      assert.equal(9, made)
    end
  end)

  it("has cells with a border and a picture behind them (course/S99)", function()
    local Bordered = ui.CollectionViewCell:subclass "Bordered"
    function Bordered:init(options)
      Bordered.super.init(self, options)
      self.backgroundView = ui.ImageView{ frame = self.bounds }
      self.contentView.layer.borderWidth = 1
      self.contentView.layer.borderColor = "white"
      self.label = ui.Label{ frame = self.bounds }
      self.contentView:addSubview(self.label)
    end
    local _, grid = launch("bordered" and "vertical", { 320, 568 }, Bordered)
    local cell = grid:cellForItem{ 1, 1 }
    assert.equal(cell.backgroundView, cell.subviews[1])
    assert.equal(ui.rect(0, 0, 80, 80), cell.backgroundView.frame)
    assert.equal(1, cell.contentView.layer.borderWidth)
    assert.equal(ui.color "white", cell.contentView.layer.borderColor)
  end)
end)

describe("A delegate that gives the sizes of items", function()
  local function launch(count, size)
    local source = {
      collectionView_numberOfItemsInSection = function() return count end,
      collectionView_cellForItemAt = function(_, grid, indexPath)
        return grid:dequeueReusableCell("cell", indexPath)
      end,
    }
    local grid = ui.CollectionView{
      frame = { 0, 0, 320, 400 }, id = "grid", dataSource = source,
      collectionViewLayout = ui.CollectionViewFlowLayout{ itemSize = { 100, 50 } },
      delegate = { collectionView_layout_sizeForItemAt = size },
    }
    grid:register(ui.CollectionViewCell, "cell")
    return t.launch(grid), grid
  end

  it("is not asked for each of more items than there can be", function()
    local asked = 0
    local screen, grid = launch(1000001, function()
      asked = asked + 1
      return { 10, 10 }
    end)
    screen:expectError "does not ask the sizes of the 1000001 items of section 1 one by one"
    assert.equal(0, asked)
    assert.equal(ui.rect(0, 0, 100, 50), grid:cellForItem({ 1, 1 }).frame)
  end)

  it("is asked no longer when it fails again and again", function()
    local asked = 0
    local screen, grid = launch(100000, function()
      asked = asked + 1
      error "no size"
    end)
    screen:expectError "no size"
    assert.equal(100, asked)
    assert.equal(ui.rect(0, 0, 100, 50), grid:cellForItem({ 1, 1 }).frame)
  end)

  it("may reload the grid", function()
    local asked = 0
    local _, grid = launch(1000, function(_, grid)
      asked = asked + 1
      if asked == 10 then grid:reloadData() end
      return { 20, 20 }
    end)
    assert.equal(ui.size(20, 20), grid:cellForItem({ 1, 1 }).frame.size)
    assert.is_true(asked >= 1000 and asked <= 2010)
    assert.equal(ui.size(20, 20), grid:cellForItem({ 1, 50 }).frame.size)
  end)
end)
