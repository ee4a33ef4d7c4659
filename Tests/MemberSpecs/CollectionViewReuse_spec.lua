local ui = require "lunette"
require "members"
local stage = require "grid_stage"

local header = ui.CollectionView.elementKindSectionHeader
local texts = stage.texts
local grid, source

before_each(function() grid, source = stage.make() end)

after_each(function() grid, source = nil, nil end)

it("CollectionView.register", function()
  local Cell = ui.CollectionViewCell:subclass "Photo"
  local made = {}
  function Cell:init(options)
    Cell.super.init(self, options)
    made[#made + 1] = tostring(self.frame)
  end
  grid:register(Cell, "item")
  grid:reloadData()
  -- What is there is used first.
  equal(texts(grid), "a b c d e")
  same(made, {})
  grid:register(Cell, "photo")
  source.collectionView_cellForItemAt = function(_, collectionView, indexPath)
    return collectionView:dequeueReusableCell("photo", indexPath)
  end
  stage.reload(grid)
  equal(#made, 5)
  equal(made[2], "Rect {110, 0, 100, 40}")
  assert(grid.visibleCells[1]:isKind(Cell))
  raises("expected CollectionViewCell or a subclass", function()
    grid:register(ui.CollectionReusableView, "x")
  end)
  raises("CollectionReusableView or a subclass", function() grid:register(ui.View, "x") end)
  grid:register(nil, "photo")
  raises("must register a class", function() grid:dequeueReusableCell("photo", { 1, 1 }) end)
end)

it("CollectionView.dequeueReusableCell", function()
  local cell = grid:dequeueReusableCell("item", { 1, 2 })
  equal(cell.frame, ui.rect(110, 0, 100, 40))
  equal(cell.reuseIdentifier, "item")
  local known = raises("could not dequeue a view of kind UICollectionElementKindCell with identifier",
    function() grid:dequeueReusableCell("other", { 1, 1 }) end)
  assert(known:find("registered are item", 1, true))
  -- The pool comes first.
  local first = grid:cellForItem{ 1, 1 }
  source.sections = { { "z" } }
  grid:reloadData()
  equal(texts(grid), "z")
  assert(grid:cellForItem({ 1, 1 }) ~= nil)
  local again = {}
  for _ = 1, 4 do again[grid:dequeueReusableCell("item", { 1, 1 })] = true end
  again[grid:cellForItem{ 1, 1 }] = true
  equal(again[first], true)
end)

it("CollectionView.registerSupplementary", function()
  local Header = ui.CollectionReusableView:subclass "GridHeader"
  grid:registerSupplementary(Header, header, "head")
  assert(grid:dequeueReusableSupplementaryView(header, "head", { 1, 1 }):isKind(Header))
  grid:registerSupplementary(nil, header, "head")
  raises("registerSupplementary(class, \"UICollectionElementKindSectionHeader\", \"head\")",
    function() grid:dequeueReusableSupplementaryView(header, "head", { 1, 1 }) end)
end)

it("CollectionView.dequeueReusableSupplementaryView", function()
  grid.collectionViewLayout.headerReferenceSize = { 0, 30 }
  grid:registerSupplementary(ui.CollectionReusableView, header, "head")
  local given
  source.collectionView_viewForSupplementaryElementOfKind_at = function(_, view, kind, indexPath)
    given = view:dequeueReusableSupplementaryView(kind, "head", indexPath)
    given.accessibilityLabel = "head " .. indexPath.section
    return given
  end
  stage.reload(grid)
  equal(given.frame, ui.rect(0, 70, 320, 30))
  equal(given.reuseIdentifier, "head")
  equal(given.accessibilityLabel, "head 2")
end)

it("CollectionView.supplementaryView", function()
  equal(grid:supplementaryView(header, { 1, 1 }), nil)
  grid.collectionViewLayout.headerReferenceSize = { 0, 30 }
  grid:registerSupplementary(ui.CollectionReusableView, header, "head")
  source.collectionView_viewForSupplementaryElementOfKind_at = function(_, view, kind, indexPath)
    return view:dequeueReusableSupplementaryView(kind, "head", indexPath)
  end
  stage.reload(grid)
  equal(grid:supplementaryView(header, { 2, 1 }).frame, ui.rect(0, 70, 320, 30))
  equal(grid:supplementaryView(header, { 3, 1 }), nil)
end)

it("CollectionView.layoutAttributesForSupplementaryElement", function()
  equal(grid:layoutAttributesForSupplementaryElement(header, { 1, 1 }), nil)
  grid.collectionViewLayout.headerReferenceSize = { 0, 30 }
  local attributes = grid:layoutAttributesForSupplementaryElement(header, { 2, 1 })
  equal(attributes.frame, ui.rect(0, 70, 320, 30))
  equal(attributes.representedElementKind, header)
  -- Without a view that shows them.
  source.collectionView_viewForSupplementaryElementOfKind_at = nil
  settle()
  equal(#reports(), 2)
end)

it("CollectionReusableView.reuseIdentifier", function()
  equal(ui.CollectionReusableView{}.reuseIdentifier, nil)
  equal(grid:cellForItem({ 1, 1 }).reuseIdentifier, "item")
  raises("read", function() ui.CollectionReusableView{}.reuseIdentifier = "x" end)
end)

it("CollectionReusableView.prepareForReuse", function()
  local Cell = ui.CollectionViewCell:subclass "Reused"
  local told = {}
  function Cell:prepareForReuse()
    Cell.super.prepareForReuse(self)
    told[#told + 1] = tostring(self.isSelected)
  end
  source.collectionView_cellForItemAt = function(_, collectionView, indexPath)
    return collectionView:dequeueReusableCell("again", indexPath)
  end
  grid:register(Cell, "again")
  stage.reload(grid)
  grid:selectItem{ 1, 1 }
  same(told, {})
  grid:reloadData()
  settle()
  same(told, { "false", "false", "false", "false", "false" })
end)

it("CollectionReusableView.apply", function()
  local Cell = ui.CollectionViewCell:subclass "Applied"
  local told = {}
  function Cell:apply(layoutAttributes)
    Cell.super.apply(self, layoutAttributes)
    told[#told + 1] = tostring(layoutAttributes.indexPath) .. tostring(self.frame)
  end
  source.sections = { { "a", "b" } }
  source.collectionView_cellForItemAt = function(_, collectionView, indexPath)
    return collectionView:dequeueReusableCell("apply", indexPath)
  end
  grid:register(Cell, "apply")
  stage.reload(grid)
  same(told, { "[1, 1]Rect {0, 0, 100, 40}", "[1, 2]Rect {110, 0, 100, 40}" })
  grid.collectionViewLayout.itemSize = { 320, 10 }
  settle()
  equal(told[4], "[1, 2]Rect {0, 20, 320, 10}")
end)

it("CollectionViewCell.contentView", function()
  local label = ui.Label{ text = "in" }
  local cell = ui.CollectionViewCell{ frame = { 0, 0, 60, 40 }, label }
  equal(label.superview, cell.contentView)
  equal(cell.contentView.frame, ui.rect(0, 0, 60, 40))
  cell.frame = { 5, 5, 80, 90 }
  equal(cell.contentView.frame, ui.rect(0, 0, 80, 90))
end)

it("CollectionViewCell.isSelected", function()
  local Cell = ui.CollectionViewCell:subclass "Chosen"
  local told = {}
  function Cell:set_isSelected(value)
    Cell.super.set_isSelected(self, value)
    told[#told + 1] = tostring(value)
  end
  source.collectionView_cellForItemAt = function(_, collectionView, indexPath)
    return collectionView:dequeueReusableCell("chosen", indexPath)
  end
  grid:register(Cell, "chosen")
  stage.reload(grid)
  tap(50, 120)
  equal(grid:cellForItem({ 1, 1 }).isSelected, true)
  tap(150, 120)
  same(told, { "true", "false", "true" })
  local cell = ui.CollectionViewCell{}
  equal(cell.isSelected, false)
  cell.isSelected = true
  equal(cell.isSelected, true)
end)

it("CollectionViewCell.isHighlighted", function()
  local label = ui.Label{ text = "x", highlightedTextColor = "red" }
  local cell = ui.CollectionViewCell{ label }
  equal(cell.isHighlighted, false)
  cell.isHighlighted = true
  equal(cell.isHighlighted, true)
  equal(label.isHighlighted, true)
  cell.isHighlighted = false
  equal(label.isHighlighted, false)
end)

it("CollectionViewCell.backgroundView", function()
  local back = ui.View{}
  local cell = ui.CollectionViewCell{ frame = { 0, 0, 60, 40 } }
  equal(cell.backgroundView, nil)
  cell.backgroundView = back
  equal(cell.subviews[1], back)
  equal(back.frame, ui.rect(0, 0, 60, 40))
  cell.frame = { 0, 0, 70, 50 }
  equal(back.frame, ui.rect(0, 0, 70, 50))
  cell.backgroundView = nil
  equal(back.superview, nil)
end)

it("CollectionViewCell.selectedBackgroundView", function()
  local back, chosen = ui.View{}, ui.View{}
  local cell = ui.CollectionViewCell{
    frame = { 0, 0, 60, 40 }, backgroundView = back, selectedBackgroundView = chosen,
  }
  equal(cell.selectedBackgroundView, chosen)
  equal(chosen.superview, nil)
  cell.isSelected = true
  equal(cell.subviews[2], chosen)
  equal(chosen.frame, ui.rect(0, 0, 60, 40))
  cell.isSelected = false
  equal(chosen.superview, nil)
end)
