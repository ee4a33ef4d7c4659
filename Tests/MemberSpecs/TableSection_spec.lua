local ui = require "lunette"
require "members"

local tableView, section

before_each(function()
  section = ui.TableSection{
    header = "Account", footer = "Seen by all", rows = { { text = "Name" }, { text = "Age" } },
  }
  tableView = ui.TableView{ style = "grouped", frame = { 0, 0, 375, 480 }, sections = { section } }
  tableView:layoutIfNeeded()
end)

after_each(function() tableView, section = nil, nil end)

local function texts()
  tableView:layoutIfNeeded()
  local list = {}
  for _, cell in ipairs(tableView.visibleCells) do list[#list + 1] = cell.textLabel.text end
  return table.concat(list, " ")
end

it("TableSection.header", function()
  equal(section.header, "Account")
  equal(tableView:headerView(1).textLabel.text, "ACCOUNT")
  section.header = "Person"
  tableView:layoutIfNeeded()
  equal(tableView:headerView(1).textLabel.text, "PERSON")
  section.header = nil
  tableView:layoutIfNeeded()
  equal(tableView:headerView(1), nil)
end)

it("TableSection.footer", function()
  equal(section.footer, "Seen by all")
  section.footer = "Seen by none"
  tableView:layoutIfNeeded()
  equal(tableView:footerView(1).textLabel.text, "Seen by none")
end)

it("TableSection.rows", function()
  equal(texts(), "Name Age")
  local name, age = table.unpack(section.rows)
  section.rows = { age, { text = "Town" }, name }
  equal(texts(), "Age Town Name")
  equal(tableView:cellForRow{ 1, 3 }, name.cell)
  section.rows = {}
  equal(texts(), "")
  section.rows = { name }
  equal(texts(), "Name")
  raises("the row \"Name\" is in two places", function() section.rows = { name, name } end)
  raises("the row \"Name\" is in two places", function() ui.TableSection{ rows = { name } } end)
  equal(texts(), "Name")
  local message = raises("row 2: ", function() section.rows = { age, { txt = "Town" } } end)
  assert(message:find("text", 1, true), message)
  raises("expected a list of rows", function() section.rows = { text = "Name" } end)
  raises("row 1: expected a TableRow", function() section.rows = { "Name" } end)
end)

it("TableView.sections", function()
  equal(#tableView.sections, 1)
  equal(tableView.sections[1], section)
  tableView.sections = { { rows = { { text = "Porto" } } }, section }
  equal(tableView.numberOfSections, 2)
  equal(texts(), "Porto Name Age")
  raises("the section \"Account\" is in two places", function()
    ui.TableView{ sections = { section } }
  end)
  local message = raises("section 1: ", function()
    tableView.sections = { { rows = { { detal = "Ann" } } } }
  end)
  assert(message:find("row 1: ", 1, true) and message:find("detail", 1, true), message)
  raises("expected a list of sections", function()
    tableView.sections = { header = "Account", rows = {} }
  end)
  -- Beside them the data source says what it has to say.
  tableView.dataSource = {
    tableView_numberOfRowsInSection = function() return 7 end,
    tableView_titleForHeaderInSection = function(_, _, section) return "Part " .. section end,
  }
  equal(texts(), "Porto Name Age")
  equal(tableView:headerView(1).textLabel.text, "PART 1")
  tableView.sections = nil
  equal(tableView.sections, nil)
  equal(tableView:numberOfRows(1), 7)
end)
