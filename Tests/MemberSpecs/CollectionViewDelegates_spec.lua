local ui = require "lunette"
require "members"
local stage = require "grid_stage"

local header = ui.CollectionView.elementKindSectionHeader
local note, told = stage.note, stage.told
local grid, source, delegate

local function reload() stage.reload(grid) end

before_each(function() grid, source, delegate = stage.make() end)

after_each(function() grid, source, delegate = nil, nil, nil end)

it("CollectionViewDataSource.collectionView_numberOfItemsInSection", function()
  equal(grid:numberOfItems(1), 3)
  source.collectionView_numberOfItemsInSection = function() return -4 end
  reload()
  equal(grid:numberOfItems(1), 0)
  equal(errors()[1]:match "must return .*", "must return a number from 0 on, got number -4")
  source.collectionView_numberOfItemsInSection = function() return 1e18 // 1 | 0 end
  reload()
  assert(grid:numberOfItems(1) > 1e9)
  assert(reports()[1]:find("and has the first", 1, true))
end)

it("CollectionViewDataSource.collectionView_cellForItemAt", function()
  local loose, other = ui.CollectionViewCell{}, grid:cellForItem{ 1, 1 }
  source.collectionView_cellForItemAt = function(_, _, indexPath)
    if indexPath.section == 2 then return indexPath.item == 1 and loose or error "no more" end
    if indexPath.item == 1 then return nil end
    if indexPath.item == 2 then return ui.Label{} end
    return grid:dequeueReusableCell("item", indexPath)
  end
  reload()
  local texts = {}
  for index, cell in ipairs(grid.visibleCells) do
    local label = cell.contentView.subviews[1]
    texts[index] = label and label.text or "a cell"
  end
  equal(texts[1]:match "must return .*", "must return a CollectionViewCell, got nil")
  equal(texts[2]:match "must return .*", "must return a CollectionViewCell, got Label")
  equal(texts[3], "a cell")
  assert(texts[4]:find("does not have a reuseIdentifier - views must be retrieved by calling "
    .. "dequeueReusableCell", 1, true))
  equal(texts[5]:match "no more$", "no more")
  equal(#errors(), 3)
  equal(#reports(), 1)
  -- One cell for all.
  local cell = grid:dequeueReusableCell("item", { 1, 1 })
  source.collectionView_cellForItemAt = function() return cell end
  reload()
  assert(reports()[1]:find("gave the view for cell [1, 2] that shows cell [1, 1] already", 1, true))
  source.collectionView_cellForItemAt = nil
  reload()
  assert(reports()[1]:find("must implement collectionView_cellForItemAt", 1, true))
  loose, other = nil, nil
end)

it("CollectionViewDataSource.numberOfSections_in", function()
  source.numberOfSections_in = function(self, given)
    equal(self, source)
    equal(given, grid)
    return 1
  end
  reload()
  equal(grid.numberOfSections, 1)
  source.numberOfSections_in = nil
  reload()
  equal(grid.numberOfSections, 1)
end)

it("CollectionViewDataSource.collectionView_viewForSupplementaryElementOfKind_at", function()
  source.collectionView_viewForSupplementaryElementOfKind_at = function(_, _, kind, indexPath)
    note(kind, indexPath)
    return grid:dequeueReusableSupplementaryView(kind, "head", indexPath)
  end
  grid:registerSupplementary(ui.CollectionReusableView, header, "head")
  reload()
  -- Not asked without a size.
  equal(told(), "")
  grid.collectionViewLayout.headerReferenceSize = { 0, 20 }
  settle()
  equal(told(), header .. " [1, 1], " .. header .. " [2, 1]")
  -- A cell is no header.
  source.collectionView_viewForSupplementaryElementOfKind_at = function(_, _, _, indexPath)
    return grid:dequeueReusableCell("item", indexPath)
  end
  reload()
  assert(reports()[1]:find("was dequeued as a cell", 1, true))
end)

it("CollectionViewDelegate.collectionView_shouldHighlightItemAt", function()
  delegate.collectionView_shouldHighlightItemAt = function(_, _, indexPath)
    note(indexPath)
    return indexPath.item == 2
  end
  tap(50, 120)
  tap(150, 120)
  equal(told(), "[1, 1], [1, 2]")
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 2) })
end)

it("CollectionViewDelegate.collectionView_didHighlightItemAt", function()
  delegate.collectionView_didHighlightItemAt = function(_, _, indexPath)
    note(indexPath, grid:cellForItem(indexPath).isHighlighted)
  end
  tap(50, 120)
  equal(told(), "[1, 1] true")
end)

it("CollectionViewDelegate.collectionView_didUnhighlightItemAt", function()
  delegate.collectionView_didSelectItemAt = function() note "select" end
  delegate.collectionView_didUnhighlightItemAt = function(_, _, indexPath)
    note(indexPath, grid:cellForItem(indexPath).isHighlighted)
  end
  tap(50, 120)
  equal(told(), "select, [1, 1] false")
end)

it("CollectionViewDelegate.collectionView_shouldSelectItemAt", function()
  delegate.collectionView_shouldSelectItemAt = function(_, _, indexPath)
    return indexPath.item == 2
  end
  tap(50, 120)
  same(grid.indexPathsForSelectedItems, {})
  tap(150, 120)
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 2) })
end)

it("CollectionViewDelegate.collectionView_didSelectItemAt", function()
  delegate.collectionView_didSelectItemAt = function(self, given, indexPath)
    note(self == delegate, given == grid, indexPath)
  end
  tap(50, 120)
  equal(told(), "true true [1, 1]")
end)

it("CollectionViewDelegate.collectionView_shouldDeselectItemAt", function()
  delegate.collectionView_shouldDeselectItemAt = function(_, _, indexPath)
    note(indexPath)
    return false
  end
  tap(50, 120)
  -- Another choice in the place of this one is not asked about.
  tap(150, 120)
  equal(told(), "")
  grid.allowsMultipleSelection = true
  tap(150, 120)
  equal(told(), "[1, 2]")
  same(grid.indexPathsForSelectedItems, { ui.indexPath(1, 2) })
end)

it("CollectionViewDelegate.collectionView_didDeselectItemAt", function()
  delegate.collectionView_didDeselectItemAt = function(_, _, indexPath) note(indexPath) end
  tap(50, 120)
  tap(150, 120)
  equal(told(), "[1, 1]")
end)

it("CollectionViewDelegate.collectionView_willDisplay_forItemAt", function()
  delegate.collectionView_willDisplay_forItemAt = function(_, _, cell, indexPath)
    note(indexPath, cell.superview)
  end
  reload()
  equal(told(), "[1, 1] nil, [1, 2] nil, [1, 3] nil, [2, 1] nil, [2, 2] nil")
end)

it("CollectionViewDelegate.collectionView_didEndDisplaying_forItemAt", function()
  delegate.collectionView_didEndDisplaying_forItemAt = function(_, _, cell, indexPath)
    note(indexPath, cell.superview)
  end
  source.sections = { {} }
  grid:reloadData()
  settle()
  equal(told(), "[1, 1] nil, [1, 2] nil, [1, 3] nil, [2, 1] nil, [2, 2] nil")
end)

local function addHeaders()
  source.collectionView_viewForSupplementaryElementOfKind_at = function(_, _, kind, indexPath)
    return grid:dequeueReusableSupplementaryView(kind, "head", indexPath)
  end
  grid:registerSupplementary(ui.CollectionReusableView, header, "head")
  grid.collectionViewLayout.headerReferenceSize = { 0, 20 }
  reload()
end

it("CollectionViewDelegate.collectionView_willDisplaySupplementaryView_forElementKind_at", function()
  function delegate:collectionView_willDisplaySupplementaryView_forElementKind_at(_, view, kind, path)
    note(view.superview, kind, path)
  end
  addHeaders()
  equal(told(), ("nil %s [1, 1], nil %s [2, 1]"):format(header, header))
end)

it("CollectionViewDelegate.collectionView_didEndDisplayingSupplementaryView_forElementOfKind_at", function()
  local name = "collectionView_didEndDisplayingSupplementaryView_forElementOfKind_at"
  delegate[name] = function(_, _, view, kind, path) note(view.superview, kind, path) end
  addHeaders()
  equal(told(), "")
  source.sections = { { "a" } }
  grid:reloadData()
  settle()
  equal(told(), ("nil %s [1, 1], nil %s [2, 1]"):format(header, header))
end)
