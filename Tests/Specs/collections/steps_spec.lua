-- Steps and queries on grids, what is printed of them, and what stays over a reload.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local function makeGrid(count, options)
  local items = {}
  for number = 1, count do items[number] = "item " .. number end
  options = options or {}
  options.id = options.id or "grid"
  options.frame = options.frame or { 0, 20, 375, 600 }
  options.list = ui.List(items)
  options.backgroundColor = "white"
  options.collectionViewLayout = options.collectionViewLayout
    or ui.CollectionViewFlowLayout{ itemSize = { 100, 44 } }
  return ui.CollectionView(options)
end

local function fails(part, fn)
  local done, message = pcall(fn)
  assert.is_false(done)
  assert.is_truthy(tostring(message):find(part, 1, true), tostring(message))
end

describe("A step on an item", function()
  it("reveals it, then taps it", function()
    local grid = makeGrid(300)
    local screen = t.launch(ui.View{ grid })
    screen:select("#grid", 1, 200)
    screen:advance(1)
    assert.same({ ui.indexPath(1, 200) }, grid.indexPathsForSelectedItems)
    assert.is_true(scenario.shows(screen, "*item 200"))
    screen:reveal("#grid", 1, 1)
    assert.equal(0, grid.contentOffset.y)
    screen:step "select #grid 1 3"
    assert.same({ ui.indexPath(1, 3) }, grid.indexPathsForSelectedItems)
  end)

  it("scrolls sideways where the grid does", function()
    local grid = makeGrid(300, {
      collectionViewLayout = ui.CollectionViewFlowLayout{
        itemSize = { 100, 44 }, scrollDirection = "horizontal",
      },
    })
    local screen = t.launch(ui.View{ grid })
    screen:reveal("#grid", 1, 100)
    assert.is_true(grid.contentOffset.x > 300)
    assert.is_not_nil(grid:cellForItem{ 1, 100 })
  end)

  it("fails with a reason", function()
    local grid = makeGrid(5)
    local screen = t.launch(ui.View{ grid })
    fails("CollectionView #grid has 5 items in section 1, so there is no item [1, 9]",
      function() screen:select("#grid", 1, 9) end)
    fails("has 1 section, so there is no section 2", function() screen:reveal("#grid", 2, 1) end)
    fails("delete cannot be done to item [1, 2] of CollectionView #grid: no finger does that to a grid",
      function() screen:delete("#grid", 1, 2) end)
    local Nowhere = ui.CollectionViewLayout:subclass "Nowhere"
    grid.collectionViewLayout = Nowhere{}
    fails("the layout of CollectionView #grid has no place for item [1, 1]",
      function() screen:select("#grid", 1, 1) end)
  end)
end)

describe("A query for what no cell shows yet", function()
  it("is told how many items have none", function()
    local screen = t.launch(ui.View{ makeGrid(1000) })
    fails("36 of 1,000 items of #grid exist; `reveal` one first",
      function() screen:tap '"item 999"' end)
    screen:tap '"item 2"'
    assert.same({ ui.indexPath(1, 2) }, screen:find("#grid").object.indexPathsForSelectedItems)
  end)
end)

describe("A grid is printed", function()
  it("with a star before a selected item, and marks around one below a finger", function()
    local grid = makeGrid(6)
    local screen = t.launch(ui.View{ grid })
    local function row(number) return (scenario.rows(screen)[number]:gsub("%s+", " ")) end
    assert.equal("item 1 item 2 item 3", row(1))
    screen:tap '"item 2"'
    assert.equal("item 1 *item 2 item 3", (scenario.rows(screen)[1]:gsub("%s+", " ")))
    screen:press '"item 6"'
    screen:advance(0.3)
    assert.equal("item 4 item 5 <item 6>", (scenario.rows(screen)[2]:gsub("%s+", " "):gsub(" >", ">")))
    screen:cancel()
  end)

  it("in the tree and the JSON with its layout and what is selected", function()
    local grid = makeGrid(6)
    local screen = t.launch(ui.View{ grid })
    grid:selectItem{ 1, 2 }
    assert.is_true(scenario.treeHas(screen, "collectionViewLayout=CollectionViewFlowLayout"))
    assert.is_true(scenario.treeHas(screen, "indexPathsForSelectedItems=[[1, 2]]"))
    assert.is_truthy(screen:json():find('"class":"CollectionViewCell"', 1, true))
    assert.is_truthy(screen:svg():find("item 2", 1, true))
  end)
end)
