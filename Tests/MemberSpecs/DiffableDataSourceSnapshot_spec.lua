local ui = require "lunette"
require "members"

local snapshot

before_each(function()
  snapshot = ui.DiffableDataSourceSnapshot{}
  snapshot:appendSections{ "fruit", "nuts" }
  snapshot:appendItems({ "apple", "pear" }, "fruit")
  snapshot:appendItems{ "almond" }
end)

after_each(function() snapshot = nil end)

local function items() return table.concat(snapshot.itemIdentifiers, " ") end
local function sections() return table.concat(snapshot.sectionIdentifiers, " ") end

it("DiffableDataSourceSnapshot.numberOfItems", function()
  equal(snapshot.numberOfItems, 3)
  equal(ui.DiffableDataSourceSnapshot{}.numberOfItems, 0)
end)

it("DiffableDataSourceSnapshot.numberOfSections", function()
  equal(snapshot.numberOfSections, 2)
end)

it("DiffableDataSourceSnapshot.itemIdentifiers", function()
  same(snapshot.itemIdentifiers, { "apple", "pear", "almond" })
  -- Any value is an identifier.
  local city, date = { name = "Porto" }, ui.date(0)
  snapshot:appendItems{ city, 3, 2.5, true, date, ui.View }
  local all = snapshot.itemIdentifiers
  same({ all[4], all[5], all[6], all[7], all[8], all[9] }, { city, 3, 2.5, true, date, ui.View })
end)

it("DiffableDataSourceSnapshot.sectionIdentifiers", function()
  same(snapshot.sectionIdentifiers, { "fruit", "nuts" })
end)

it("DiffableDataSourceSnapshot.indexOfItem", function()
  equal(snapshot:indexOfItem "almond", 3)
  equal(snapshot:indexOfItem "stone", nil)
end)

it("DiffableDataSourceSnapshot.indexOfSection", function()
  equal(snapshot:indexOfSection "nuts", 2)
  equal(snapshot:indexOfSection "apple", nil)
end)

it("DiffableDataSourceSnapshot.itemIdentifiersInSection", function()
  same(snapshot:itemIdentifiersInSection "fruit", { "apple", "pear" })
  same(snapshot:itemIdentifiersInSection "stones", {})
end)

it("DiffableDataSourceSnapshot.numberOfItemsInSection", function()
  equal(snapshot:numberOfItemsInSection "fruit", 2)
  equal(snapshot:numberOfItemsInSection "stones", 0)
end)

it("DiffableDataSourceSnapshot.sectionIdentifier", function()
  equal(snapshot:sectionIdentifier "almond", "nuts")
  equal(snapshot:sectionIdentifier "stone", nil)
end)

it("DiffableDataSourceSnapshot.appendItems", function()
  snapshot:appendItems({ "plum" }, "fruit")
  equal(items(), "apple pear plum almond")
  raises("the item \"pear\" is in the snapshot already", function()
    snapshot:appendItems{ "walnut", "pear" }
  end)
  raises("twice in the list", function() snapshot:appendItems{ "walnut", "walnut" } end)
  raises("no section \"stones\"", function() snapshot:appendItems({ "flint" }, "stones") end)
  raises("expected a list of items", function() snapshot:appendItems "flint" end)
  raises("expected a list of items", function() snapshot:appendItems{ name = "flint" } end)
  raises("nan is no identifier", function() snapshot:appendItems{ 0 / 0 } end)
  raises("there is no section yet", function()
    ui.DiffableDataSourceSnapshot{}:appendItems{ "flint" }
  end)
  equal(items(), "apple pear plum almond")
end)

it("DiffableDataSourceSnapshot.insertItemsBefore", function()
  snapshot:insertItemsBefore({ "fig", "date" }, "pear")
  equal(items(), "apple fig date pear almond")
  raises("no item \"stone\"", function() snapshot:insertItemsBefore({ "kiwi" }, "stone") end)
  raises("beside which", function() snapshot:insertItemsBefore{ "kiwi" } end)
end)

it("DiffableDataSourceSnapshot.insertItemsAfter", function()
  snapshot:insertItemsAfter({ "fig" }, "pear")
  equal(items(), "apple pear fig almond")
  equal(snapshot:sectionIdentifier "fig", "fruit")
end)

it("DiffableDataSourceSnapshot.deleteItems", function()
  snapshot:deleteItems{ "apple", "stone" }
  equal(items(), "pear almond")
end)

it("DiffableDataSourceSnapshot.deleteAllItems", function()
  snapshot:deleteAllItems()
  equal(snapshot.numberOfItems, 0)
  equal(snapshot.numberOfSections, 0)
end)

it("DiffableDataSourceSnapshot.moveItemBefore", function()
  snapshot:moveItemBefore("almond", "apple")
  equal(items(), "almond apple pear")
  equal(snapshot:numberOfItemsInSection "nuts", 0)
  raises("cannot be moved beside itself", function() snapshot:moveItemBefore("pear", "pear") end)
  raises("no item \"stone\"", function() snapshot:moveItemBefore("stone", "pear") end)
end)

it("DiffableDataSourceSnapshot.moveItemAfter", function()
  snapshot:moveItemAfter("apple", "pear")
  equal(items(), "pear apple almond")
end)

it("DiffableDataSourceSnapshot.reloadItems", function()
  snapshot:reloadItems{ "apple" }
  raises("no item \"stone\"", function() snapshot:reloadItems{ "stone" } end)
end)

it("DiffableDataSourceSnapshot.appendSections", function()
  snapshot:appendSections{ "roots" }
  equal(sections(), "fruit nuts roots")
  raises("the section \"nuts\" is in the snapshot already", function()
    snapshot:appendSections{ "nuts" }
  end)
end)

it("DiffableDataSourceSnapshot.insertSectionsBefore", function()
  snapshot:insertSectionsBefore({ "roots" }, "nuts")
  equal(sections(), "fruit roots nuts")
  raises("no section \"stones\"", function() snapshot:insertSectionsBefore({ "a" }, "stones") end)
end)

it("DiffableDataSourceSnapshot.insertSectionsAfter", function()
  snapshot:insertSectionsAfter({ "roots" }, "fruit")
  equal(sections(), "fruit roots nuts")
end)

it("DiffableDataSourceSnapshot.deleteSections", function()
  snapshot:deleteSections{ "fruit", "stones" }
  equal(sections(), "nuts")
  equal(items(), "almond")
end)

it("DiffableDataSourceSnapshot.moveSectionBefore", function()
  snapshot:moveSectionBefore("nuts", "fruit")
  equal(items(), "almond apple pear")
end)

it("DiffableDataSourceSnapshot.moveSectionAfter", function()
  snapshot:moveSectionAfter("fruit", "nuts")
  equal(sections(), "nuts fruit")
end)

it("DiffableDataSourceSnapshot.reloadSections", function()
  snapshot:reloadSections{ "nuts" }
  raises("no section \"stones\"", function() snapshot:reloadSections{ "stones" } end)
end)
