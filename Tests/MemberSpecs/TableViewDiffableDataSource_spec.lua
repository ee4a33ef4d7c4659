local ui = require "lunette"
require "members"

local tableView, source, asked

local function snapshotOf(sections)
  local snapshot = ui.DiffableDataSourceSnapshot{}
  for _, section in ipairs(sections) do
    snapshot:appendSections{ section[1] }
    snapshot:appendItems(section[2], section[1])
  end
  return snapshot
end

local function texts()
  tableView:layoutIfNeeded()
  local list = {}
  for _, cell in ipairs(tableView.visibleCells) do list[#list + 1] = cell.textLabel.text end
  return table.concat(list, " ")
end

before_each(function()
  asked = {}
  tableView = ui.TableView{ frame = { 0, 0, 375, 480 } }
  tableView:register(ui.TableViewCell, "item")
  source = ui.TableViewDiffableDataSource{
    tableView = tableView,
    cellProvider = function(tableView, indexPath, item)
      asked[#asked + 1] = item
      local cell = tableView:dequeueReusableCell("item", indexPath)
      cell.textLabel.text = item
      return cell
    end,
  }
  source:apply(snapshotOf{ { "fruit", { "apple", "pear" } }, { "nuts", { "almond" } } }, false)
end)

after_each(function() tableView, source, asked = nil, nil, nil end)

it("TableViewDiffableDataSource.tableView", function()
  equal(source.tableView, tableView)
  equal(tableView.dataSource, source)
  raises("needs the table", function() ui.TableViewDiffableDataSource{} end)
  raises("stays", function() source.tableView = ui.TableView{} end)
end)

it("TableViewDiffableDataSource.cellProvider", function()
  assert(source.cellProvider)
  equal(texts(), "apple pear almond")
  source.cellProvider = function() return nil end
  tableView:layoutIfNeeded()
  assert(texts():find "expected a TableViewCell, got nil")
  equal(#errors(), 3)
  source.cellProvider = function() error "broken" end
  tableView:layoutIfNeeded()
  assert(texts():find "broken")
  equal(#errors(), 3)
end)

it("TableViewDiffableDataSource.titleForHeader", function()
  equal(source.titleForHeader, nil)
  source.titleForHeader = function(_, section) return "The " .. section end
  tableView:layoutIfNeeded()
  equal(tableView:headerView(2).textLabel.text, "The nuts")
  source.titleForHeader = nil
  tableView:layoutIfNeeded()
  equal(tableView:headerView(2), nil)
  -- A subclass has UIKit's functions for the rest.
  local Source = ui.TableViewDiffableDataSource:subclass "Source"
  function Source:tableView_titleForHeaderInSection(_, section)
    return self:sectionIdentifier(section)
  end
  local own = Source{ tableView = tableView, cellProvider = source.cellProvider }
  own:apply(source:snapshot())
  tableView:layoutIfNeeded()
  equal(tableView:headerView(1).textLabel.text, "fruit")
end)

it("TableViewDiffableDataSource.titleForFooter", function()
  source.titleForFooter = function(_, section) return section == "nuts" and "Beware" or nil end
  tableView:layoutIfNeeded()
  equal(tableView:footerView(1), nil)
  equal(tableView:footerView(2).textLabel.text, "Beware")
  source.titleForFooter = function() return true end
  tableView:layoutIfNeeded()
  assert(errors()[1]:find "expected a string or nil, got true")
end)

it("TableViewDiffableDataSource.defaultRowAnimation", function()
  equal(source.defaultRowAnimation, "automatic")
  source.defaultRowAnimation = "fade"
  equal(source.defaultRowAnimation, "fade")
end)

it("TableViewDiffableDataSource.apply", function()
  show(tableView)
  equal(texts(), "apple pear almond")
  asked = {}
  local pear = tableView:cellForRow{ 1, 2 }
  local done = 0
  -- Sections and items come, go and move, and only what came is asked for.
  source:apply(snapshotOf{ { "nuts", { "walnut", "almond", "apple" } }, { "fruit", { "pear" } } },
    true, function() done = done + 1 end)
  equal(done, 0)
  advance(1)
  equal(done, 1)
  equal(texts(), "walnut almond apple pear")
  equal(tableView:cellForRow{ 2, 1 }, pear)
  same(asked, { "walnut" })
  -- What is reloaded is asked for again.
  local snapshot = source:snapshot()
  snapshot:reloadItems{ "pear" }
  source:apply(snapshot)
  advance(1)
  same(asked, { "walnut", "pear" })
  -- The same again changes nothing.
  source:apply(source:snapshot(), true, function() done = done + 1 end)
  same(asked, { "walnut", "pear" })
  equal(done, 2)
  snapshot = source:snapshot()
  snapshot:deleteSections{ "nuts" }
  snapshot:reloadSections{ "fruit" }
  source:apply(snapshot)
  advance(1)
  equal(texts(), "pear")
  same(asked, { "walnut", "pear", "pear" })
  -- Without animation all are.
  source:apply(snapshotOf{ { "fruit", { "pear", "fig" } } }, false, function() done = done + 1 end)
  equal(done, 3)
  equal(texts(), "pear fig")
  raises("expected a DiffableDataSourceSnapshot", function() source:apply{} end)
end)

it("TableViewDiffableDataSource.snapshot", function()
  local snapshot = source:snapshot()
  same(snapshot.itemIdentifiers, { "apple", "pear", "almond" })
  -- A change of it is seen when it is applied.
  snapshot:deleteItems{ "apple" }
  equal(source:snapshot().numberOfItems, 3)
  source:apply(snapshot)
  snapshot:deleteItems{ "pear" }
  equal(source:snapshot().numberOfItems, 2)
  local empty = ui.TableViewDiffableDataSource{ tableView = ui.TableView{} }
  equal(empty:snapshot().numberOfSections, 0)
end)

it("TableViewDiffableDataSource.itemIdentifier", function()
  equal(source:itemIdentifier{ 2, 1 }, "almond")
  equal(source:itemIdentifier{ 2, 2 }, nil)
  equal(source:itemIdentifier{ 3, 1 }, nil)
end)

it("TableViewDiffableDataSource.sectionIdentifier", function()
  equal(source:sectionIdentifier(2), "nuts")
  equal(source:sectionIdentifier(3), nil)
end)

it("TableViewDiffableDataSource.indexPath", function()
  equal(source:indexPath "almond", ui.indexPath(2, 1))
  equal(source:indexPath "stone", nil)
  equal(source:indexPath "fruit", nil)
end)
