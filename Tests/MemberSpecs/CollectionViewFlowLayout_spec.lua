local ui = require "lunette"
require "members"
local stage = require "grid_stage"

local note, told = stage.note, stage.told
local layout, grid, source, delegate

before_each(function()
  layout = ui.CollectionViewFlowLayout{}
  grid, source, delegate = stage.makeLoose(layout)
end)

after_each(function() layout, grid, source, delegate = nil, nil, nil, nil end)

-- Where an item lies.
local function frame(section, item)
  return (tostring(grid:layoutAttributesForItem({ section, item }).frame):gsub("Rect ", ""))
end

it("CollectionViewFlowLayout.itemSize", function()
  equal(layout.itemSize, ui.size(50, 50))
  -- Five fit into 320 points with 10 between them, and what is left is spread.
  equal(frame(1, 2), "{67.5, 0, 50, 50}")
  layout.itemSize = { 155, 20 }
  equal(frame(1, 2), "{165, 0, 155, 20}")
  equal(frame(1, 3), "{0, 30, 155, 20}")
  raises("negative sizes are not supported in the flow layout", function()
    layout.itemSize = { -1, 20 }
  end)
  raises("of which none is NaN", function() layout.itemSize = { 0 / 0, 20 } end)
end)

it("CollectionViewFlowLayout.minimumLineSpacing", function()
  equal(layout.minimumLineSpacing, 10)
  layout.itemSize = { 320, 20 }
  layout.minimumLineSpacing = 3.5
  equal(frame(1, 3), "{0, 47, 320, 20}")
  raises("other than NaN", function() layout.minimumLineSpacing = 0 / 0 end)
end)

it("CollectionViewFlowLayout.minimumInteritemSpacing", function()
  equal(layout.minimumInteritemSpacing, 10)
  layout.itemSize = { 100, 20 }
  equal(frame(1, 3), "{220, 0, 100, 20}")
  layout.minimumInteritemSpacing = 11
  equal(frame(1, 2), "{220, 0, 100, 20}")
  equal(frame(1, 3), "{0, 30, 100, 20}")
end)

it("CollectionViewFlowLayout.sectionInset", function()
  equal(layout.sectionInset, ui.insets(0, 0, 0, 0))
  layout.itemSize = { 100, 20 }
  layout.sectionInset = { 5, 30, 7, 20 }
  equal(frame(1, 2), "{200, 5, 100, 20}")
  equal(frame(1, 3), "{30, 35, 100, 20}")
  equal(frame(2, 1), "{30, 67, 100, 20}")
end)

it("CollectionViewFlowLayout.headerReferenceSize", function()
  local kind = ui.CollectionView.elementKindSectionHeader
  equal(layout.headerReferenceSize, ui.size(0, 0))
  equal(layout:layoutAttributesForSupplementaryView(kind, { 1, 1 }), nil)
  layout.headerReferenceSize = { 10, 30 }
  equal(layout:layoutAttributesForSupplementaryView(kind, { 2, 1 }).frame, ui.rect(0, 80, 320, 30))
  equal(frame(2, 1), "{0, 110, 50, 50}")
end)

it("CollectionViewFlowLayout.footerReferenceSize", function()
  local kind = ui.CollectionView.elementKindSectionFooter
  equal(layout.footerReferenceSize, ui.size(0, 0))
  layout.footerReferenceSize = { 10, 30 }
  equal(layout:layoutAttributesForSupplementaryView(kind, { 1, 1 }).frame, ui.rect(0, 50, 320, 30))
  equal(frame(2, 1), "{0, 80, 50, 50}")
end)

it("CollectionViewFlowLayout.scrollDirection, CollectionViewScrollDirection", function()
  equal(layout.scrollDirection, "vertical")
  layout.scrollDirection = "horizontal"
  layout.itemSize = { 50, 195 }
  layout.headerReferenceSize = { 20, 1 }
  equal(frame(1, 2), "{20, 205, 50, 195}")
  equal(frame(1, 3), "{80, 0, 50, 195}")
  equal(layout.collectionViewContentSize, ui.size(20 + 110 + 20 + 50, 400))
  raises("expected", function() layout.scrollDirection = "diagonal" end)
end)

it("CollectionViewDelegateFlowLayout.collectionView_layout_sizeForItemAt", function()
  source.sections = { { "a", "b", "c", "d" } }
  function delegate:collectionView_layout_sizeForItemAt(given, givenLayout, indexPath)
    note(given == grid, givenLayout == layout, indexPath)
    return { 50 * indexPath.item, 10 * indexPath.item }
  end
  stage.reload(grid)
  -- In a line the low ones lie in the middle.
  equal(frame(1, 1), "{0, 10, 50, 10}")
  equal(frame(1, 2), "{60, 5, 100, 20}")
  equal(frame(1, 3), "{170, 0, 150, 30}")
  -- No other one of its size would fit beside it.
  equal(frame(1, 4), "{60, 40, 200, 40}")
  equal(told():sub(1, 16), "true true [1, 1]")
  for _, size in ipairs{ { -5, 20 }, { 10, 1e9 }, { 10, 0 } } do
    function delegate:collectionView_layout_sizeForItemAt() return size end
    stage.reload(grid)
    assert(frame(1, 4))
  end
  function delegate:collectionView_layout_sizeForItemAt() return { 0 / 0, 3 } end
  stage.reload(grid)
  equal(frame(1, 2), "{67.5, 0, 50, 50}")
  assert(#errors() > 0)
end)

it("CollectionViewDelegateFlowLayout.collectionView_layout_insetForSectionAt", function()
  function delegate:collectionView_layout_insetForSectionAt(_, _, section)
    return section == 2 and { 10, 20, 0, 20 } or 0
  end
  stage.reload(grid)
  equal(frame(1, 1), "{0, 0, 50, 50}")
  equal(frame(2, 1), "{20, 60, 50, 50}")
end)

it("CollectionViewDelegateFlowLayout.collectionView_layout_minimumLineSpacingForSectionAt", function()
  layout.itemSize = { 320, 10 }
  function delegate:collectionView_layout_minimumLineSpacingForSectionAt(_, _, section)
    return section
  end
  stage.reload(grid)
  equal(frame(1, 2), "{0, 11, 320, 10}")
  equal(frame(2, 2), "{0, 44, 320, 10}")
end)

it("CollectionViewDelegateFlowLayout.collectionView_layout_minimumInteritemSpacingForSectionAt", function()
  layout.itemSize = { 155, 10 }
  function delegate:collectionView_layout_minimumInteritemSpacingForSectionAt(_, _, section)
    return section == 1 and 10 or 11
  end
  stage.reload(grid)
  equal(frame(1, 2), "{165, 0, 155, 10}")
  equal(frame(2, 2), "{82.5, 50, 155, 10}")
end)

it("CollectionViewDelegateFlowLayout.collectionView_layout_referenceSizeForHeaderInSection", function()
  function delegate:collectionView_layout_referenceSizeForHeaderInSection(_, _, section)
    return { 0, section * 10 }
  end
  stage.reload(grid)
  equal(frame(1, 1), "{0, 10, 50, 50}")
  equal(frame(2, 1), "{0, 80, 50, 50}")
end)

it("CollectionViewDelegateFlowLayout.collectionView_layout_referenceSizeForFooterInSection", function()
  function delegate:collectionView_layout_referenceSizeForFooterInSection(_, _, section)
    return { 0, section * 10 }
  end
  stage.reload(grid)
  equal(layout.collectionViewContentSize, ui.size(320, 50 + 10 + 50 + 20))
end)
