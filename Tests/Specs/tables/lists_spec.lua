-- Tables that show lists and snapshots.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local function rows(screen)
  local list = {}
  for _, row in ipairs(scenario.rows(screen)) do
    if row:find("─", 1, true) ~= 1 then list[#list + 1] = row:gsub("%s+─.*", ""):gsub("%s+", " ") end
  end
  return list
end

describe("A table of a list", function()
  local cities, tableView, screen

  before_each(function()
    cities = ui.List{ "Lisbon", "Porto", "Faro" }
    screen = t.launch(function()
      tableView = ui.TableView{
        list = cities, cell = function(cell, city) cell.textLabel.text = city end,
      }
      return tableView
    end)
  end)

  it("shows its changes, and keeps what is selected", function()
    assert.same({ "Lisbon", "Porto", "Faro" }, rows(screen))
    screen:tap '"Porto"'
    cities:sort()
    screen:advance(1)
    assert.same({ "Faro", "Lisbon", "*Porto" }, rows(screen))
    assert.equal(ui.indexPath(1, 3), tableView.indexPathForSelectedRow)
    cities:remove(3)
    screen:advance(1)
    assert.same({ "Faro", "Lisbon" }, rows(screen))
    assert.is_nil(tableView.indexPathForSelectedRow)
  end)

  it("has a person delete and move its elements", function()
    tableView.dataSource = {
      tableView_commit_forRowAt = function(_, _, _, indexPath) cities:remove(indexPath.row) end,
      tableView_moveRowAt_to = function(_, _, from, to) cities:move(from.row, to.row) end,
    }
    tableView:setEditing(true)
    screen:advance(1)
    tableView.dataSource.tableView_moveRowAt_to(nil, tableView, ui.indexPath(1, 1), ui.indexPath(1, 3))
    screen:advance(1)
    assert.same({ "Porto", "Faro", "Lisbon" }, { cities[1], cities[2], cities[3] })
    screen:tap "CellEditControl[1]"
    screen:tap "CellActionButton"
    screen:advance(1)
    assert.equal(2, #cities)
    assert.equal(2, tableView:numberOfRows(1))
  end)

  it("may be a million elements long", function()
    local list = {}
    for number = 1, 1000000 do list[number] = number end
    local asked = 0
    tableView.list = ui.List(list)
    tableView.cell = function(cell, number)
      asked = asked + 1
      cell.textLabel.text = "Number " .. number
    end
    screen:advance(0)
    assert.is_true(asked < 40)
    tableView:scrollToRow({ 1, 1000000 }, "bottom")
    screen:advance(0)
    assert.is_true(scenario.shows(screen, "Number 1000000"))
    assert.is_true(asked < 80)
  end)

  it("is not changed while it fills a cell", function()
    tableView.cell = function(cell, city)
      cell.textLabel.text = city
      cities:append "more"
    end
    cities:append "Braga"
    screen:advance(0)
    assert.is_true(#screen:takeErrors() > 0)
  end)
end)

describe("A table of snapshots", function()
  it("shows another by what differs", function()
    local source
    local asked = {}
    local screen = t.launch(function()
      local tableView = ui.TableView{}
      tableView:register(ui.TableViewCell, "person")
      source = ui.TableViewDiffableDataSource{
        tableView = tableView,
        cellProvider = function(tableView, indexPath, person)
          asked[#asked + 1] = person.name
          local cell = tableView:dequeueReusableCell("person", indexPath)
          cell.textLabel.text = person.name
          return cell
        end,
        titleForHeader = function(_, section) return section end,
      }
      return tableView
    end)
    local ann, bob, eve = { name = "Ann" }, { name = "Bob" }, { name = "Eve" }
    local snapshot = ui.DiffableDataSourceSnapshot{}
    snapshot:appendSections{ "Friends", "Family" }
    snapshot:appendItems({ ann, bob }, "Friends")
    snapshot:appendItems({ eve }, "Family")
    source:apply(snapshot)
    screen:advance(1)
    assert.same({ "Friends", "Ann", "Bob", "Family", "Eve" }, rows(screen))
    asked = {}
    snapshot = source:snapshot()
    snapshot:moveItemBefore(bob, eve)
    snapshot:moveSectionBefore("Family", "Friends")
    source:apply(snapshot)
    screen:advance(1)
    assert.same({ "Family", "Bob", "Eve", "Friends", "Ann" }, rows(screen))
    assert.same({}, asked)
    assert.equal(bob, source:itemIdentifier{ 1, 1 })
    bob.name = "Robert"
    snapshot:reloadItems{ bob }
    source:apply(snapshot)
    screen:advance(1)
    assert.same({ "Robert" }, asked)
    assert.same({ "Family", "Robert", "Eve", "Friends", "Ann" }, rows(screen))
  end)
end)
