--- A table with two sections of rows, for specs, and what its delegates note.

local ui = require "lunette"
local notes = require "stage_notes"

local stage = { note = notes.note, told = notes.told, reload = notes.reload }

-- A data source, whose `sections` have the texts of the rows.
local function makeSource()
  return {
    sections = { { "a", "b", "c" }, { "d", "e" } },
    numberOfSections_in = function(self) return #self.sections end,
    tableView_numberOfRowsInSection = function(self, _, section) return #self.sections[section] end,
    tableView_cellForRowAt = function(self, tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row", indexPath)
      cell.textLabel.text = self.sections[indexPath.section][indexPath.row]
      return cell
    end,
  }
end

--- Shows a new table. Returns it; its data source, whose `sections` have the texts of the rows; and
--- its delegate, which has no functions yet.
function stage.make()
  notes.clear()
  local source, delegate = makeSource(), {}
  local tableView = ui.TableView{
    frame = { 0, 100, 320, 400 }, dataSource = source, delegate = delegate,
  }
  tableView:register(ui.TableViewCell, "row")
  show(tableView)
  return tableView, source, delegate
end

--- Makes a table that is in no window. Returns it and its data source.
function stage.makeLoose()
  local source = makeSource()
  local tableView = ui.TableView{ frame = { 0, 0, 320, 480 }, dataSource = source }
  tableView:register(ui.TableViewCell, "row")
  tableView:layoutIfNeeded()
  return tableView, source
end

--- The texts of the rows in sight, after a layout.
function stage.texts(tableView)
  tableView:layoutIfNeeded()
  local list = {}
  for index, cell in ipairs(tableView.visibleCells) do list[index] = cell.textLabel.text end
  return table.concat(list, " ")
end

return stage
