local ui = require "lunette"
require "members"
local stage = require "grid_stage"

local texts = stage.texts
local grid, source

before_each(function() grid, source = stage.make() end)

after_each(function() grid, source = nil, nil end)

it("CollectionView.insertItems", function()
  table.insert(source.sections[1], 2, "x")
  grid:insertItems{ 1, 2 }
  equal(texts(grid), "a x b c d e")
  equal(grid:cellForItem({ 1, 2 }).layer:presentation().opacity, 0)
  advance(1)
  equal(grid:cellForItem({ 1, 2 }).alpha, 1)
  table.insert(source.sections[1], "y")
  raises("Invalid update: invalid number of items in section 1. The number of items contained in an "
    .. "existing section after the update (5) must be equal to the number of items contained in that "
    .. "section before the update (4), plus or minus the number of items inserted or deleted from "
    .. "that section (2 inserted, 0 deleted)", function() grid:insertItems{ { 1, 4 }, { 1, 5 } } end)
  equal(texts(grid), "a x b c y d e")
end)

it("CollectionView.deleteItems", function()
  local cell = grid:cellForItem{ 1, 2 }
  table.remove(source.sections[1], 2)
  grid:deleteItems{ { 1, 2 } }
  equal(texts(grid), "a c d e")
  equal(cell.superview, grid)
  advance(1)
  equal(cell.superview, nil)
  raises("attempt to delete item 9 from section 1 which only contains 2 items before the update",
    function() grid:deleteItems{ 1, 9 } end)
end)

it("CollectionView.reloadItems", function()
  grid:selectItem{ 1, 2 }
  source.sections[1][2] = "B"
  grid:reloadItems{ 1, 2 }
  equal(texts(grid), "a B c d e")
  same(grid.indexPathsForSelectedItems, {})
  raises("attempt to reload item 4 in section 1", function() grid:reloadItems{ 1, 4 } end)
end)

it("CollectionView.moveItem", function()
  grid:selectItem{ 1, 1 }
  local cell = grid:cellForItem{ 1, 1 }
  table.insert(source.sections[2], table.remove(source.sections[1], 1))
  grid:moveItem({ 1, 1 }, { 2, 3 })
  equal(texts(grid), "b c d e a")
  same(grid.indexPathsForSelectedItems, { ui.indexPath(2, 3) })
  equal(grid:cellForItem{ 2, 3 }, cell)
  advance(1)
  equal(cell.frame, ui.rect(220, 40, 100, 40))
end)

it("CollectionView.insertSections", function()
  table.insert(source.sections, 1, { "x", "y" })
  grid:insertSections(1)
  equal(texts(grid), "x y a b c d e")
  raises("The number of sections contained in the collection view after the update (3) must be equal",
    function() grid:insertSections(1) end)
end)

it("CollectionView.deleteSections", function()
  table.remove(source.sections, 1)
  grid:deleteSections(1)
  equal(texts(grid), "d e")
end)

it("CollectionView.reloadSections", function()
  source.sections[1] = { "x" }
  grid:reloadSections(1)
  equal(texts(grid), "x d e")
end)

it("CollectionView.moveSection", function()
  source.sections = { source.sections[2], source.sections[1] }
  local cell = grid:cellForItem{ 1, 1 }
  grid:moveSection(1, 2)
  equal(texts(grid), "d e a b c")
  equal(grid:indexPath(cell), ui.indexPath(2, 1))
end)

it("CollectionView.performBatchUpdates", function()
  local ended
  grid:performBatchUpdates(function()
    table.remove(source.sections[1], 1)
    grid:deleteItems{ 1, 1 }
    table.insert(source.sections[1], "x")
    grid:insertItems{ 1, 3 }
  end, function(finished) ended = finished end)
  equal(texts(grid), "b c x d e")
  equal(ended, nil)
  advance(1)
  equal(ended, true)
  raises("must be equal to the number of items", function()
    grid:performBatchUpdates(function() grid:insertItems{ 1, 1 } end)
  end)
  grid:performBatchUpdates(function() end, function() ended = "nothing" end)
  equal(ended, "nothing")
end)

local cities, filled

local function city(cell, value, indexPath)
  filled[#filled + 1] = indexPath.item .. value
  cell.accessibilityLabel = value
end

local function listed()
  filled = {}
  cities = ui.List{ "Lisbon", "Porto", "Faro" }
  return ui.CollectionView{ frame = { 0, 0, 320, 300 }, list = cities, cell = city }
end

it("CollectionView.list", function()
  grid = listed()
  equal(grid.list, cities)
  show(grid)
  equal(texts(grid), "Lisbon Porto Faro")
  same(filled, { "1Lisbon", "2Porto", "3Faro" })
  local faro = grid:cellForItem{ 1, 3 }
  filled = {}
  cities:set{ "Faro", "Braga", "Lisbon" }
  advance(1)
  equal(texts(grid), "Faro Braga Lisbon")
  equal(grid:cellForItem{ 1, 1 }, faro)
  same(filled, { "2Braga" })
  cities:append "Evora"
  cities:remove(1)
  cities[1] = "Beja"
  advance(1)
  equal(texts(grid), "Beja Lisbon Evora")
  grid.list = nil
  equal(grid.list, nil)
  cities:append "Moura"
  equal(grid.numberOfSections, 0)
  raises("expected List or nil", function() grid.list = { "Lisbon" } end)
  cities, filled = nil, nil
end)

it("CollectionView.cell", function()
  grid = listed()
  equal(grid.cell, city)
  grid.cell = nil
  show(grid)
  -- Without one the element is shown as text.
  equal(grid:cellForItem({ 1, 2 }).contentView.subviews[1].text, "Porto")
  grid.cell = function() error "no cell" end
  settle()
  equal(#errors(), 3)
  equal(grid:cellForItem({ 1, 1 }).contentView.subviews[1].text:match "no cell", "no cell")
  cities, filled = nil, nil
end)

it("CollectionView.cellClass", function()
  local City = ui.CollectionViewCell:subclass "GridCity"
  filled = {}
  grid = ui.CollectionView{
    frame = { 0, 0, 320, 300 }, list = ui.List{ "Lisbon" }, cell = city, cellClass = City,
  }
  equal(texts(grid), "Lisbon")
  assert(grid:cellForItem({ 1, 1 }):isKind(City))
  raises("CollectionReusableView or a subclass", function()
    ui.CollectionView{ list = ui.List{}, cellClass = ui.View }
  end)
  filled = nil
end)
