local ui = require "lunette"
require "members"
local stage = require "grid_stage"

local note, told = stage.note, stage.told
local Tower, layout, grid, source

-- Puts the items on top of each other, 100 points high, and notes what it is asked.
local function makeClass()
  local class = ui.CollectionViewLayout:subclass "Tower"
  function class:prepare() note "prepare" end
  function class:get_collectionViewContentSize()
    note "size"
    return { 320, 100 * self.collectionView:numberOfItems(1) }
  end
  function class:layoutAttributesForItem(indexPath)
    return ui.CollectionViewLayoutAttributes{
      forCellWith = indexPath, frame = { 0, 100 * (indexPath.item - 1), 320, 100 },
    }
  end
  function class:layoutAttributesForElements(rect)
    note "elements"
    local list = {}
    for item = 1, self.collectionView:numberOfItems(1) do
      list[item] = self:layoutAttributesForItem(ui.indexPath(1, item))
    end
    return list
  end
  return class
end

before_each(function()
  Tower = makeClass()
  layout = Tower{}
  grid, source = stage.makeLoose(layout)
  source.sections = { { "a", "b", "c", "d", "e", "f" } }
end)

after_each(function() Tower, layout, grid, source = nil, nil, nil, nil end)

it("CollectionViewLayout.collectionView", function()
  equal(layout.collectionView, grid)
  equal(ui.CollectionViewLayout{}.collectionView, nil)
  -- Whoever has a layout holds what a script has of it.
  local other = ui.CollectionView{ collectionViewLayout = Tower{} }
  local page = ui.CollectionViewController{ collectionViewLayout = Tower{} }
  collectgarbage()
  collectgarbage()
  assert(other.collectionViewLayout:isKind(Tower))
  assert(page.collectionViewLayout:isKind(Tower))
  assert(page.collectionView.collectionViewLayout:isKind(Tower))
  raises("read", function() layout.collectionView = nil end)
end)

it("CollectionViewLayout.prepare", function()
  show(grid)
  equal(told(), "prepare, size, elements")
  equal(stage.texts(grid), "a b c d")
  function Tower:prepare() error "unable" end
  layout:invalidateLayout()
  settle()
  failed "unable"
  equal(told(), "size, elements")
  ui.CollectionViewLayout{}:prepare()
end)

it("CollectionViewLayout.collectionViewContentSize", function()
  show(grid)
  equal(grid.contentSize, ui.size(320, 600))
  equal(ui.CollectionViewLayout{}.collectionViewContentSize, ui.size(0, 0))
  for _, size in ipairs{ { -5, 0 / 0 }, { math.huge, 3 }, "large" } do
    Tower.get_collectionViewContentSize = function() return size end
    layout:invalidateLayout()
    settle()
    equal(grid.contentSize, ui.size(0, 0))
    failed "must return Size"
  end
  function Tower:get_collectionViewContentSize() return { -10, 50 } end
  layout:invalidateLayout()
  settle()
  equal(grid.contentSize, ui.size(0, 50))
end)

it("CollectionViewLayout.layoutAttributesForElements", function()
  show(grid)
  same(ui.CollectionViewLayout{}:layoutAttributesForElements{ 0, 0, 10, 10 }, {})
  function Tower:layoutAttributesForElements()
    local list = {}
    for index, path in ipairs{ { 1, 2 }, { 1, 9 }, { 1, 2 }, { 4, 1 } } do
      list[index] = ui.CollectionViewLayoutAttributes{ forCellWith = path, size = { 20, 20 } }
    end
    return list
  end
  layout:invalidateLayout()
  equal(stage.texts(grid), "b")
  local list = reports()
  equal(#list, 3)
  assert(list[1]:find("received layout attributes for a cell with an index path that does not exist: "
    .. "[1, 9]", 1, true))
  assert(list[2]:find("does not exist: [4, 1]", 1, true))
  assert(list[3]:find("gave attributes for cell [1, 2] twice", 1, true))
  function Tower:layoutAttributesForElements() return { 1, "two" } end
  layout:invalidateLayout()
  equal(stage.texts(grid), "")
  failed "must return a list of CollectionViewLayoutAttributes"
  function Tower:layoutAttributesForElements() return nil end
  layout:invalidateLayout()
  equal(stage.texts(grid), "")
end)

it("CollectionViewLayout.layoutAttributesForItem", function()
  show(grid)
  equal(grid:layoutAttributesForItem({ 1, 3 }).frame, ui.rect(0, 200, 320, 100))
  equal(ui.CollectionViewLayout{}:layoutAttributesForItem{ 1, 1 }, nil)
  function Tower:layoutAttributesForItem() return 3 end
  equal(grid:layoutAttributesForItem{ 1, 3 }, nil)
  failed "must return CollectionViewLayoutAttributes or nil, got number 3"
end)

it("CollectionViewLayout.layoutAttributesForSupplementaryView", function()
  equal(ui.CollectionViewLayout{}:layoutAttributesForSupplementaryView("k", { 1, 1 }), nil)
  function Tower:layoutAttributesForSupplementaryView(kind, indexPath)
    return ui.CollectionViewLayoutAttributes{
      forSupplementaryViewOfKind = kind, with = indexPath, size = { 7, 8 },
    }
  end
  equal(grid:layoutAttributesForSupplementaryElement("k", { 1, 1 }).size, ui.size(7, 8))
end)

it("CollectionViewLayout.layoutAttributesForDecorationView", function()
  equal(ui.CollectionViewLayout{}:layoutAttributesForDecorationView("k", { 1, 1 }), nil)
  function Tower:layoutAttributesForDecorationView(kind) return nil, kind end
  equal(layout:layoutAttributesForDecorationView("k", { 1, 1 }), nil)
end)

it("CollectionViewLayout.register", function()
  local Shelf = ui.CollectionReusableView:subclass "Shelf"
  layout:register(Shelf, "shelf")
  function Tower:layoutAttributesForElements()
    return {
      self:layoutAttributesForItem(ui.indexPath(1, 1)),
      ui.CollectionViewLayoutAttributes{
        forDecorationViewOfKind = "shelf", with = { 1, 1 }, frame = { 0, 90, 320, 10 },
      },
    }
  end
  show(grid)
  assert(grid.subviews[1]:isKind(Shelf))
  equal(grid.subviews[1].frame, ui.rect(0, 90, 320, 10))
  layout:register(nil, "shelf")
  grid:reloadData()
  settle()
  equal(reports()[1]:match "but no class for it: call layout:register%(class, \"shelf\"%)",
    "but no class for it: call layout:register(class, \"shelf\")")
  raises("CollectionReusableView or a subclass", function() layout:register(ui.View, "shelf") end)
end)

it("CollectionViewLayout.invalidateLayout", function()
  show(grid)
  told()
  layout:invalidateLayout()
  equal(told(), "")
  settle()
  equal(told(), "prepare, size, elements")
  function Tower:invalidateLayout()
    note "invalidate"
    Tower.super.invalidateLayout(self)
  end
  grid:reloadData()
  settle()
  equal(told(), "invalidate, prepare, size, elements")
end)

it("CollectionViewLayout.shouldInvalidateLayout", function()
  equal(ui.CollectionViewLayout{}:shouldInvalidateLayout{ 0, 0, 1, 1 }, false)
  function Tower:shouldInvalidateLayout(newBounds)
    note(self.collectionView.bounds.y, newBounds.y)
    return newBounds.y > 50
  end
  show(grid)
  told()
  grid.contentOffset = { 0, 20 }
  settle()
  equal(told(), "0 20")
  grid.contentOffset = { 0, 60 }
  settle()
  equal(told(), "20 60, prepare, size, elements")
end)

it("CollectionViewLayout.targetContentOffset", function()
  equal(ui.CollectionViewLayout{}:targetContentOffset({ 3, 4 }, { 0, 1 }), ui.point(3, 4))
  function Tower:targetContentOffset(proposed, velocity)
    note(proposed.y, velocity and velocity.y)
    if velocity then return { 0, 100 } end
  end
  show(grid)
  told()
  source.sections[1][7] = "g"
  grid:insertItems{ 1, 7 }
  advance(1)
  assert(told():find("0 nil", 1, true))
  drag({ 160, 400 }, { 160, 350 })
  advance(3)
  equal(grid.contentOffset, ui.point(0, 100))
end)

it("CollectionViewLayout.prepareForCollectionViewUpdates", function()
  show(grid)
  function Tower:prepareForCollectionViewUpdates(updateItems)
    Tower.super.prepareForCollectionViewUpdates(self, updateItems)
    for _, item in ipairs(updateItems) do
      note(item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
    end
  end
  told()
  table.remove(source.sections[1], 1)
  grid:deleteItems{ 1, 1 }
  equal(told(), "prepare, size, delete [1, 1] nil, elements")
end)

it("CollectionViewUpdateItem.updateAction, CollectionUpdateAction", function()
  show(grid)
  local actions = {}
  function Tower:prepareForCollectionViewUpdates(updateItems)
    for index, item in ipairs(updateItems) do actions[index] = item.updateAction end
  end
  source.sections[1] = { "x", "d", "c", "E", "f" }
  grid:performBatchUpdates(function()
    grid:deleteItems{ { 1, 1 }, { 1, 2 } }
    grid:insertItems{ 1, 1 }
    grid:reloadItems{ 1, 5 }
    grid:moveItem({ 1, 4 }, { 1, 2 })
  end)
  same(actions, { "delete", "delete", "insert", "reload", "move" })
  -- "none" is never told.
end)

it("CollectionViewUpdateItem.indexPathBeforeUpdate", function()
  show(grid)
  local path
  function Tower:prepareForCollectionViewUpdates(items) path = items[1].indexPathBeforeUpdate end
  source.sections = {}
  grid:deleteSections(1)
  equal(path.section, 1)
  assert(path.item > 1e9)
end)

it("CollectionViewUpdateItem.indexPathAfterUpdate", function()
  show(grid)
  local path
  function Tower:prepareForCollectionViewUpdates(items) path = items[1].indexPathAfterUpdate end
  table.insert(source.sections[1], 3, "x")
  grid:insertItems{ 1, 3 }
  equal(path, ui.indexPath(1, 3))
end)

it("CollectionViewLayout.finalizeCollectionViewUpdates", function()
  show(grid)
  function Tower:finalizeCollectionViewUpdates()
    Tower.super.finalizeCollectionViewUpdates(self)
    note "finalize"
  end
  told()
  table.remove(source.sections[1], 1)
  grid:deleteItems{ 1, 1 }
  equal(told(), "prepare, size, elements, finalize")
end)

it("CollectionViewLayout.initialLayoutAttributesForAppearingItem", function()
  show(grid)
  equal(layout:initialLayoutAttributesForAppearingItem{ 1, 1 }, nil)
  function Tower:initialLayoutAttributesForAppearingItem(indexPath)
    local given = Tower.super.initialLayoutAttributesForAppearingItem(self, indexPath)
    note(indexPath, given.frame.y, given.alpha)
    if indexPath.item == 1 then given.center = { 160, 900 } end
    return given
  end
  told()
  table.insert(source.sections[1], 1, "x")
  grid:insertItems{ 1, 1 }
  equal(told(), "prepare, size, elements, [1, 1] 0 0, [1, 2] 0 1, [1, 3] 100 1, [1, 4] 200 1")
  equal(grid:cellForItem({ 1, 1 }).layer:presentation().position, ui.point(160, 900))
  advance(1)
  equal(grid:cellForItem({ 1, 1 }).center, ui.point(160, 50))
end)

it("CollectionViewLayout.finalLayoutAttributesForDisappearingItem", function()
  show(grid)
  equal(layout:finalLayoutAttributesForDisappearingItem{ 1, 1 }, nil)
  function Tower:finalLayoutAttributesForDisappearingItem(indexPath)
    local given = Tower.super.finalLayoutAttributesForDisappearingItem(self, indexPath)
    note(indexPath, given.frame.y, given.alpha)
    if indexPath.item == 1 then given.frame = { 0, 0, 10, 10 } end
    return given
  end
  told()
  local cell = grid:cellForItem{ 1, 1 }
  table.remove(source.sections[1], 1)
  grid:deleteItems{ 1, 1 }
  equal(told(), "prepare, size, elements, [1, 1] 0 0, [1, 2] 0 1, [1, 3] 100 1, [1, 4] 200 1")
  equal(cell.frame, ui.rect(0, 0, 10, 10))
  advance(1)
  equal(cell.superview, nil)
end)

-- A tower with a view of another kind behind or before each item.
local function addViews(category)
  function Tower:layoutAttributesForElements()
    local list = {}
    for item = 1, math.min(2, self.collectionView:numberOfItems(1)) do
      list[item] = ui.CollectionViewLayoutAttributes{
        [category] = "mark", with = { 1, item }, frame = { 0, 100 * item, 20, 20 },
      }
    end
    return list
  end
  function source:collectionView_viewForSupplementaryElementOfKind_at(view, kind, indexPath)
    return view:dequeueReusableSupplementaryView(kind, "mark", indexPath)
  end
  grid:registerSupplementary(ui.CollectionReusableView, "mark", "mark")
  layout:register(ui.CollectionReusableView, "mark")
  stage.reload(grid)
  show(grid)
  told()
end

local function removeFirst()
  table.remove(source.sections[1], 1)
  grid:deleteItems{ 1, 1 }
end

it("CollectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement", function()
  equal(layout:initialLayoutAttributesForAppearingSupplementaryElement("mark", { 1, 1 }), nil)
  function Tower:initialLayoutAttributesForAppearingSupplementaryElement(kind, indexPath)
    note("initial", kind, indexPath)
  end
  addViews "forSupplementaryViewOfKind"
  removeFirst()
  equal(told(), "prepare, size, initial mark [1, 1], initial mark [1, 2]")
end)

it("CollectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement", function()
  equal(layout:finalLayoutAttributesForDisappearingSupplementaryElement("mark", { 1, 1 }), nil)
  function Tower:finalLayoutAttributesForDisappearingSupplementaryElement(kind, indexPath)
    note("final", kind, indexPath)
  end
  addViews "forSupplementaryViewOfKind"
  removeFirst()
  equal(told(), "prepare, size, final mark [1, 1], final mark [1, 2]")
end)

it("CollectionViewLayout.initialLayoutAttributesForAppearingDecorationElement", function()
  equal(layout:initialLayoutAttributesForAppearingDecorationElement("mark", { 1, 1 }), nil)
  function Tower:initialLayoutAttributesForAppearingDecorationElement(kind, indexPath)
    note("initial", kind, indexPath)
  end
  addViews "forDecorationViewOfKind"
  removeFirst()
  equal(told(), "prepare, size, initial mark [1, 1], initial mark [1, 2]")
end)

it("CollectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement", function()
  equal(layout:finalLayoutAttributesForDisappearingDecorationElement("mark", { 1, 1 }), nil)
  function Tower:finalLayoutAttributesForDisappearingDecorationElement(kind, indexPath)
    note("final", kind, indexPath)
  end
  addViews "forDecorationViewOfKind"
  removeFirst()
  equal(told(), "prepare, size, final mark [1, 1], final mark [1, 2]")
end)
