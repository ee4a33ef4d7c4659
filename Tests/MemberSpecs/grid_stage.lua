--- A grid with two sections of items, for specs, and what its delegates and its layout note.

local ui = require "lunette"
local notes = require "stage_notes"

local stage = { note = notes.note, told = notes.told, reload = notes.reload }

--- Makes a data source, whose `sections` have the texts of the items.
function stage.makeSource()
  return {
    sections = { { "a", "b", "c" }, { "d", "e" } },
    numberOfSections_in = function(self) return #self.sections end,
    collectionView_numberOfItemsInSection = function(self, _, section)
      return #self.sections[section]
    end,
    collectionView_cellForItemAt = function(self, collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("item", indexPath)
      cell.accessibilityLabel = self.sections[indexPath.section][indexPath.item]
      return cell
    end,
  }
end

--- Makes a grid of 320 by 400 points. Its items are 100 points wide and 40 high, so that three fit
-- into a line. Returns it, its data source and its delegate, which has no functions yet.
function stage.makeLoose(layout)
  notes.clear()
  local source, delegate = stage.makeSource(), {}
  local grid = ui.CollectionView{
    frame = { 0, 100, 320, 400 }, dataSource = source, delegate = delegate,
    collectionViewLayout = layout or ui.CollectionViewFlowLayout{ itemSize = { 100, 40 } },
  }
  grid:register(ui.CollectionViewCell, "item")
  return grid, source, delegate
end

--- The same, and shows it.
function stage.make(layout)
  local grid, source, delegate = stage.makeLoose(layout)
  show(grid)
  return grid, source, delegate
end

--- The texts of the items in sight, after a layout.
function stage.texts(grid)
  grid:layoutIfNeeded()
  local list = {}
  for index, cell in ipairs(grid.visibleCells) do list[index] = cell.accessibilityLabel end
  return table.concat(list, " ")
end

return stage
