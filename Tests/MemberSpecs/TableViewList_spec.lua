local ui = require "lunette"
require "members"

local cities, tableView, filled

local function texts()
  tableView:layoutIfNeeded()
  local list = {}
  for _, cell in ipairs(tableView.visibleCells) do list[#list + 1] = cell.textLabel.text end
  return table.concat(list, " ")
end

before_each(function()
  filled = {}
  cities = ui.List{ "Lisbon", "Porto", "Faro" }
  tableView = ui.TableView{
    frame = { 0, 0, 375, 480 }, list = cities,
    cell = function(cell, city, indexPath)
      filled[#filled + 1] = indexPath.row .. city
      cell.textLabel.text = city
    end,
  }
end)

after_each(function() cities, tableView, filled = nil, nil, nil end)

it("TableView.list", function()
  equal(tableView.list, cities)
  show(tableView)
  equal(texts(), "Lisbon Porto Faro")
  same(filled, { "1Lisbon", "2Porto", "3Faro" })
  local faro = tableView:cellForRow{ 1, 3 }
  filled = {}
  cities:set{ "Faro", "Braga", "Lisbon" }
  advance(1)
  equal(texts(), "Faro Braga Lisbon")
  equal(tableView:cellForRow{ 1, 1 }, faro)
  same(filled, { "2Braga" })
  cities:append "Evora"
  cities:remove(1)
  cities[1] = "Beja"
  advance(1)
  equal(texts(), "Beja Lisbon Evora")
  cities:update(function()
    cities:removeAll()
    cities:append("Sines", "Lagos")
  end)
  advance(1)
  equal(texts(), "Sines Lagos")
  -- One that is shown no longer is heard no longer; the data source rules again.
  tableView.list = nil
  equal(tableView.list, nil)
  cities:append "Moura"
  equal(tableView.numberOfSections, 0)
  tableView.list = ui.List{}
  equal(texts(), "")
  raises("expected List or nil", function() tableView.list = { "Lisbon" } end)
end)

it("TableView.cell", function()
  equal(texts(), "Lisbon Porto Faro")
  assert(tableView.cell)
  -- Without a function the element is the text.
  tableView.cell = nil
  cities:append(7)
  equal(texts(), "Lisbon Porto Faro 7")
  -- Beside the rows the data source says what it has to say: here a person deletes a city.
  tableView.dataSource = {
    tableView_commit_forRowAt = function(_, _, _, indexPath) cities:remove(indexPath.row) end,
  }
  show(tableView)
  tableView:setEditing(true)
  equal(tableView:cellForRow{ 1, 1 }.editingStyle, "delete")
  tableView.cell = function(_, city) error("no " .. tostring(city)) end
  assert(texts():find "no Lisbon")
  equal(#errors(), 4)
end)

it("TableView.cellClass", function()
  local City = ui.TableViewCell:subclass "CityCell"
  function City:prepareForReuse() filled[#filled + 1] = "again" end
  tableView = ui.TableView{ frame = { 0, 0, 375, 480 }, list = cities, cellClass = City }
  equal(texts(), "Lisbon Porto Faro")
  assert(tableView:cellForRow{ 1, 1 }:isKind(City))
  tableView:reloadData()
  texts()
  same(filled, { "again", "again", "again" })
  raises("TableViewCell or a subclass", function() ui.TableView{ cellClass = ui.View } end)
end)

it("TableView.cellStyle", function()
  tableView = ui.TableView{
    frame = { 0, 0, 375, 480 }, list = cities, cellStyle = "subtitle",
    cell = function(cell, city)
      cell.textLabel.text = city
      cell.detailTextLabel.text = "Portugal"
    end,
  }
  texts()
  equal(tableView:cellForRow{ 1, 1 }.detailTextLabel.x, tableView:cellForRow{ 1, 1 }.textLabel.x)
  raises("expected", function() ui.TableView{ cellStyle = "round" } end)
end)
