local ui = require "lunette"
require "members"
local stage = require "grid_stage"

local texts = stage.texts
local grid, source, delegate

before_each(function() grid, source, delegate = stage.make() end)

after_each(function() grid, source, delegate = nil, nil, nil end)

it("CollectionView.elementKindSectionHeader", function()
  equal(ui.CollectionView.elementKindSectionHeader, "UICollectionElementKindSectionHeader")
end)

it("CollectionView.elementKindSectionFooter", function()
  equal(ui.CollectionView.elementKindSectionFooter, "UICollectionElementKindSectionFooter")
end)

it("CollectionView.collectionViewLayout", function()
  raises("must be initialized with a non-nil layout parameter", function() ui.CollectionView{} end)
  raises("expected CollectionViewLayout", function()
    ui.CollectionView{ collectionViewLayout = ui.View{} }
  end)
  local old = grid.collectionViewLayout
  equal(old.collectionView, grid)
  equal(grid:cellForItem({ 1, 2 }).frame, ui.rect(110, 0, 100, 40))
  local layout = ui.CollectionViewFlowLayout{ itemSize = { 200, 50 } }
  grid.collectionViewLayout = layout
  equal(grid.collectionViewLayout, layout)
  equal(old.collectionView, nil)
  settle()
  -- One that is alone in its line lies in the middle of it.
  equal(grid:cellForItem({ 1, 2 }).frame, ui.rect(60, 60, 200, 50))
  local other = ui.CollectionView{ collectionViewLayout = layout }
  equal(layout.collectionView, other)
  equal(reports()[1]:match "has lost its layout", "has lost its layout")
  settle()
  equal(#grid.visibleCells, 0)
end)

it("CollectionView.setCollectionViewLayout", function()
  local layout, ended = ui.CollectionViewFlowLayout{ itemSize = { 40, 40 } }, nil
  local cell = grid:cellForItem{ 2, 1 }
  equal(cell.frame, ui.rect(0, 40, 100, 40))
  grid:setCollectionViewLayout(layout, true, function(finished) ended = finished end)
  equal(cell.frame, ui.rect(0, 40, 40, 40))
  assert(cell.layer:presentation().bounds.width > 90)
  equal(ended, nil)
  advance(1)
  equal(ended, true)
  equal(grid:cellForItem{ 2, 1 }, cell)
  equal(grid.collectionViewLayout, layout)
  grid:setCollectionViewLayout(layout, true, function() ended = "at once" end)
  equal(ended, "at once")
end)

it("CollectionView.dataSource", function()
  equal(grid.dataSource, source)
  equal(texts(grid), "a b c d e")
  grid.dataSource = nil
  equal(texts(grid), "")
  equal(grid.numberOfSections, 0)
  grid.dataSource = source
  equal(texts(grid), "a b c d e")
end)

it("CollectionView.numberOfSections", function()
  equal(grid.numberOfSections, 2)
  table.insert(source.sections, { "f" })
  equal(grid.numberOfSections, 2)
  grid:reloadData()
  equal(grid.numberOfSections, 3)
end)

it("CollectionView.numberOfItems", function()
  equal(grid:numberOfItems(1), 3)
  equal(grid:numberOfItems(2), 2)
  equal(grid:numberOfItems(3), 0)
  raises("expected", function() grid:numberOfItems(0) end)
end)

it("CollectionView.reloadData", function()
  source.sections = { { "x", "y" } }
  grid:selectItem{ 1, 1 }
  grid:reloadData()
  same(grid.visibleCells, {})
  same(grid.indexPathsForSelectedItems, {})
  equal(texts(grid), "x y")
end)

it("CollectionView.backgroundView", function()
  local back = ui.View{}
  grid.backgroundView = back
  equal(grid.backgroundView, back)
  equal(grid.subviews[1], back)
  equal(back.frame, ui.rect(0, 0, 320, 400))
  grid.contentSize = { 320, 2000 }
  grid.contentOffset = { 0, 30 }
  grid:layoutIfNeeded()
  equal(back.frame, ui.rect(0, 30, 320, 400))
  grid.backgroundView = nil
  equal(back.superview, nil)
  raises("lies inside it", function() grid.backgroundView = grid.superview end)
end)

it("CollectionView.allowsSelection", function()
  equal(grid.allowsSelection, true)
  tap(50, 120)
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 1) })
  grid:selectItem(nil)
  grid.allowsSelection = false
  tap(50, 120)
  same(grid.indexPathsForSelectedItems, {})
end)

it("CollectionView.allowsMultipleSelection", function()
  equal(grid.allowsMultipleSelection, false)
  grid.allowsMultipleSelection = true
  tap(50, 120)
  tap(150, 120)
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 1), ui.indexPath(1, 2) })
  tap(50, 120)
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 2) })
  grid:selectItem{ 2, 1 }
  grid.allowsMultipleSelection = false
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 2) })
end)

it("CollectionView.indexPathsForSelectedItems", function()
  same(grid.indexPathsForSelectedItems, {})
  tap(150, 120)
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 2) })
  equal(grid:cellForItem({ 1, 2 }).isSelected, true)
  tap(50, 120)
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 1) })
  equal(grid:cellForItem({ 1, 2 }).isSelected, false)
end)

it("CollectionView.selectItem", function()
  delegate.collectionView_didSelectItemAt = function() error "told" end
  grid:selectItem({ 1, 3 }, false, "top")
  equal(grid:cellForItem({ 1, 3 }).isSelected, true)
  grid:selectItem{ 2, 1 }
  same(grid.indexPathsForSelectedItems, { ui.indexPath(2, 1) })
  grid:selectItem(nil)
  same(grid.indexPathsForSelectedItems, {})
  raises("has 2 items in section 2, so there is no item [2, 9]", function()
    grid:selectItem{ 2, 9 }
  end)
end)

it("CollectionView.deselectItem", function()
  grid:selectItem{ 1, 3 }
  grid:deselectItem{ 1, 2 }
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 3) })
  grid:deselectItem{ 1, 3 }
  same(grid.indexPathsForSelectedItems, {})
  equal(grid:cellForItem({ 1, 3 }).isSelected, false)
end)

it("CollectionView.visibleCells", function()
  equal(#grid.visibleCells, 5)
  equal(grid.visibleCells[4].accessibilityLabel, "d")
  grid.contentSize = { 320, 1000 }
  grid.contentOffset = { 0, 60 }
  equal(texts(grid), "d e")
end)

it("CollectionView.indexPathsForVisibleItems", function()
  equal(#grid.indexPathsForVisibleItems, 5)
  equal(grid.indexPathsForVisibleItems[4], ui.indexPath(2, 1))
end)

it("CollectionView.cellForItem", function()
  equal(grid:cellForItem({ 2, 2 }).accessibilityLabel, "e")
  equal(grid:cellForItem{ 2, 3 }, nil)
  grid:reloadData()
  equal(grid:cellForItem{ 2, 2 }, nil)
end)

it("CollectionView.indexPath", function()
  local cell = grid:cellForItem{ 2, 2 }
  equal(grid:indexPath(cell), ui.indexPath(2, 2))
  equal(grid:indexPath(ui.CollectionViewCell{}), nil)
end)

it("CollectionView.indexPathForItem", function()
  equal(grid:indexPathForItem{ 111, 5 }, ui.indexPath(1, 2))
  equal(grid:indexPathForItem{ 105, 5 }, nil)
  equal(grid:indexPathForItem{ 5, 41 }, ui.indexPath(2, 1))
  equal(grid:indexPathForItem{ 5, 4000 }, nil)
end)

it("CollectionView.layoutAttributesForItem", function()
  local attributes = grid:layoutAttributesForItem{ 2, 2 }
  equal(attributes.frame, ui.rect(110, 40, 100, 40))
  equal(attributes.indexPath, ui.indexPath(2, 2))
  equal(grid:layoutAttributesForItem{ 2, 3 }, nil)
end)

it("CollectionView.scrollToItem", function()
  source.sections = { {} }
  for number = 1, 300 do source.sections[1][number] = tostring(number) end
  grid:reloadData()
  grid:scrollToItem({ 1, 100 }, "top")
  equal(grid.contentOffset, ui.point(0, 33 * 50))
  grid:scrollToItem{ 1, 110 }
  equal(grid.contentOffset, ui.point(0, 33 * 50))
  grid:scrollToItem{ 1, 151 }
  equal(grid.contentOffset, ui.point(0, 50 * 50 + 40 - 400))
  grid:scrollToItem({ 1, 151 }, "centeredVertically|centeredHorizontally")
  equal(grid.contentOffset, ui.point(0, 50 * 50 + 20 - 200))
  grid:scrollToItem({ 1, 300 }, "top", true)
  advance(1)
  equal(grid.contentOffset, ui.point(0, 100 * 50 - 10 - 400))
  raises("top and bottom are positions of one axis", function()
    grid:scrollToItem({ 1, 1 }, "top|bottom")
  end)
  raises("no item [1, 301]", function() grid:scrollToItem{ 1, 301 } end)
end)

it("CollectionViewScrollPosition", function()
  for _, name in ipairs{
    "none", "top", "centeredVertically", "bottom", "left", "centeredHorizontally", "right",
  } do
    grid:scrollToItem({ 1, 1 }, name)
  end
  raises("expected", function() grid:scrollToItem({ 1, 1 }, "middle") end)
end)
