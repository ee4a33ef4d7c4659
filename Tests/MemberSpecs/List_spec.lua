local ui = require "lunette"
require "members"

local function cities() return ui.List{ "Lisbon", "Porto", "Faro" } end

-- The elements of a list as one text.
local function text(list) return table.concat(list, " ") end

it("List.count", function()
  local list = cities()
  equal(list.count, 3)
  equal(#list, 3)
  equal(ui.List{}.count, 0)
  equal(ui.List().count, 0)
end)

it("List.indexOf", function()
  equal(cities():indexOf("Porto"), 2)
  equal(cities():indexOf("Braga"), nil)
end)

it("List.key", function()
  local function id(value) return value.id end
  local list = ui.List{ { id = 1, name = "a" }, { id = 2, name = "b" }, key = id }
  equal(list.key, id)
  local changes
  list:observe(function(all) changes = all end)
  list:set{ { id = 2, name = "b" }, { id = 1, name = "c" } }
  equal(#changes.moved + #changes.inserted, 1)
  list.key = nil
  equal(list.key, nil)
end)

it("List.append", function()
  local list = cities()
  list:append("Braga")
  list:append("Evora", "Beja")
  equal(text(list), "Lisbon Porto Faro Braga Evora Beja")
end)

it("List.insert", function()
  local list = cities()
  list:insert(1, "Braga")
  list:insert(5, "Evora")
  equal(text(list), "Braga Lisbon Porto Faro Evora")
end)

it("List.remove", function()
  local list = cities()
  equal(list:remove(1), "Lisbon")
  equal(list:remove(), "Faro")
  equal(text(list), "Porto")
  list:remove()
  equal(list:remove(), nil)
end)

it("List.move", function()
  local list = cities()
  list:move(1, 3)
  equal(text(list), "Porto Faro Lisbon")
  list:move(3, 2)
  equal(text(list), "Porto Lisbon Faro")
end)

it("List.replace", function()
  local list = cities()
  list:replace(2, "Braga")
  list[3] = "Beja"
  equal(text(list), "Lisbon Braga Beja")
end)

it("List.reload", function()
  local list, changed = cities(), nil
  list:observe(function(changes) changed = changes.changed end)
  list:reload(2)
  same(changed, { 2 })
  equal(text(list), "Lisbon Porto Faro")
end)

it("List.removeAll", function()
  local list = cities()
  list:removeAll()
  equal(#list, 0)
  equal(list[1], nil)
end)

it("List.set", function()
  local list = cities()
  list:set{ "Faro", "Beja" }
  equal(text(list), "Faro Beja")
  list:set(ui.List{ "Braga" })
  equal(text(list), "Braga")
end)

it("List.sort", function()
  local list = cities()
  list:sort()
  equal(text(list), "Faro Lisbon Porto")
  list:sort(function(a, b) return a > b end)
  equal(text(list), "Porto Lisbon Faro")
end)

it("List.update", function()
  local list, count, changes = cities(), 0, nil
  list:observe(function(all) count, changes = count + 1, all end)
  list:update(function()
    list:append("Braga")
    list:remove(1)
    list:append("Beja")
    list:remove(#list)
  end)
  equal(count, 1)
  same(changes.removed, { 1 })
  same(changes.inserted, { 3 })
end)

it("List.observe", function()
  local list, changes = cities(), nil
  local handler = list:observe(function(all) changes = all end)
  list:move(1, 3)
  same(changes.removed, {})
  same(changes.inserted, {})
  same(changes.changed, {})
  equal(changes.moved[1].from, 1)
  equal(changes.moved[1].to, 3)
  handler:remove()
  changes = nil
  list:append("Braga")
  equal(changes, nil)
end)
