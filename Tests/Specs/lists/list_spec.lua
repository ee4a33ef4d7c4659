local ui = require "lunette"
require "members"

local function text(list) return table.concat(list, " ") end

local function message(...)
  local ok, problem = pcall(...)
  assert.is_false(ok)
  return (problem:gsub("^[^ ]+:%d+: ", ""))
end

-- The lists of a change that are not empty, in one line.
local function summary(changes)
  local parts = {}
  for _, name in ipairs{ "removed", "inserted", "changed" } do
    if changes[name][1] then parts[#parts + 1] = name .. " " .. table.concat(changes[name], ",") end
  end
  for _, move in ipairs(changes.moved) do parts[#parts + 1] = move.from .. "→" .. move.to end
  return table.concat(parts, "; ")
end

-- A list, and what is told of it from now on.
local function heard(...)
  local list, told = ui.List{ ... }, {}
  list:observe(function(changes) told[#told + 1] = summary(changes) end)
  return list, told
end

describe("ui.List", function()
  it("is read as a table is", function()
    local list = ui.List{ "a", "b", false }
    assert.equal("a", list[1])
    assert.equal("b", list[2.0])
    assert.is_false(list[3])
    assert.is_nil(list[4])
    local seen = {}
    for index, value in ipairs(list) do seen[index] = value end
    assert.same({ "a", "b", false }, seen)
    seen = {}
    for index, value in pairs(list) do seen[index] = value end
    assert.same({ "a", "b", false }, seen)
    assert.same({ "a", "b", false }, { table.unpack(list) })
    assert.equal("<List>", tostring(list))
  end)

  it("refuses positions that are none", function()
    local list = ui.List{ "a", "b" }
    assert.equal("List: expected an index (a whole number from 1 on), got number 0",
      message(function() return list[0] end))
    assert.equal("List: expected an index (a whole number from 1 on), got number 1.5",
      message(function() return list[1.5] end))
    assert.matches("expected an index from 1 to 3, got number 4", message(function() list[4] = "d" end))
    assert.matches("expected an index from 1 to 3, got number 0", message(list.insert, list, 0, "d"))
    assert.matches("expected an index from 1 to 2, got number 3", message(list.remove, list, 3))
    assert.matches("expected an index from 1 to 2, got nil", message(list.move, list, 1))
    assert.matches("but the list is empty", message(function() ui.List{}:remove(1) end))
    assert.equal("List has no member 'apend'; did you mean 'append'?",
      message(function() list:apend("c") end))
    assert.equal("a b", text(list))
  end)

  it("has no holes", function()
    local list = ui.List{ "a", "b", "c" }
    assert.matches("expected a value, got nil; a list has no holes", message(list.append, list, nil))
    assert.matches("a list has no holes; write list:remove%(1%)", message(function() list[1] = nil end))
    assert.matches("a key or a hole after 1 element", message(list.set, list, { 1, nil, 3 }))
    assert.matches("has a hole: number 2 is nil", message(function() ui.List{ 1, nil, 3 } end))
    assert.matches("expected a table of values or a List, got number 3", message(list.set, list, 3))
    assert.equal("a b c", text(list))
    list[3] = nil
    list[3] = "d"
    assert.equal("a b d", text(list))
  end)

  it("works with the functions for tables", function()
    local list = ui.List{ "b", "c" }
    table.insert(list, "d")
    table.insert(list, 1, "a")
    assert.equal("a b c d", text(list))
    assert.equal("b", table.remove(list, 2))
    assert.equal("a c d", text(list))
  end)

  it("tells each change as small as it is", function()
    local list, told = heard("a", "b", "c")
    list:append("d", "e")
    list:insert(2, "x")
    assert.equal("x", list:remove(2))
    list:move(1, 5)
    list[1] = "y"
    list:removeAll()
    assert.same({ "inserted 4,5", "inserted 2", "removed 2", "1→5", "changed 1",
      "removed 1,2,3,4,5" }, told)
  end)

  it("tells what differs when all is set", function()
    local list, told = heard("a", "b", "c", "d")
    list:set{ "d", "a", "x", "c" }
    list:set{ "d", "a", "x", "c" }
    assert.same({ "removed 2; inserted 3; 4→1" }, told)
    assert.equal("d a x c", text(list))
  end)

  it("tells several changes as one", function()
    local list, told = heard("a", "b", "c")
    list:update(function()
      list:remove(1)
      list:update(function() list:append("d") end)
      list:insert(1, "a")
    end)
    list:update(function() end)
    list:update(function() list:append("e") list:remove() end)
    assert.same({ "inserted 4" }, told)
  end)

  it("tells of an update in which an error ends the function", function()
    local list, told = heard("a")
    list:update(function()
      list:append("b")
      error("stopped", 0)
    end)
    assert.same({ "inserted 2" }, told)
    assert.matches("stopped", errors()[1])
    list:append("c")
    assert.equal(2, #told)
  end)

  it("knows elements by their keys", function()
    local function item(id, name) return { id = id, name = name } end
    local a, b, c = item(1, "a"), item(2, "b"), item(3, "c")
    local list = ui.List{ a, b, c, key = function(value) return value.id end }
    local told = {}
    list:observe(function(changes) told[#told + 1] = summary(changes) end)
    list:set{ a, item(2, "B"), c }
    list:set{ c, a, list[2], item(4, "d") }
    assert.same({ "changed 2", "inserted 4; 3→1" }, told)
    list.key = function(value) return value.id.x end
    list:set{ a }
    assert.matches("attempt to index a number value", errors()[1])
    assert.equal(1, #list)
  end)

  it("is sorted, and tells what moved", function()
    local list, told = heard("c", "a", "b", "d")
    list:sort()
    assert.equal("a b c d", text(list))
    assert.same({ "1→3" }, told)
    list:sort()
    assert.equal(1, #told)
  end)

  it("keeps the order of equal elements", function()
    local list = ui.List{}
    for index = 1, 100 do list:append({ group = index * 7 % 5, index = index }) end
    list:sort(function(a, b) return a.group < b.group end)
    for index = 2, 100 do
      local a, b = list[index - 1], list[index]
      assert.is_true(a.group < b.group or a.group == b.group and a.index < b.index)
    end
  end)

  it("stays as it was when it cannot be sorted", function()
    local list = ui.List{ 2, "x", 1 }
    assert.matches("attempt to compare", message(list.sort, list))
    list:sort(function(a) return a.name < 1 end)
    assert.equal(1, #errors())
    assert.equal("2 x 1", text(list))
  end)

  it("is not changed by those who hear of a change, nor by what compares", function()
    local list = ui.List{ "b", "a" }
    list:observe(function() list:append("c") end)
    list:remove(1)
    assert.matches("a list cannot be changed while its observers hear", errors()[1])
    assert.equal("a", text(list))
    list:set{ "b", "a" }
    list:sort(function(a, b) list:removeAll() return a < b end)
    assert.matches("a list cannot be changed", errors()[1])
    assert.equal(2, #list)
  end)

  it("goes on telling when one who hears fails or leaves", function()
    local list, order = ui.List{ "a" }, {}
    local second
    list:observe(function() order[#order + 1] = 1 second:remove() end)
    second = list:observe(function() order[#order + 1] = 2 end)
    list:observe(function() error("no", 0) end)
    list:observe(function() order[#order + 1] = 4 end)
    list:append("b")
    list:append("c")
    assert.same({ 1, 4, 1, 4 }, order)
    assert.equal(2, #errors())
  end)

  it("can have a subclass with fields, methods and an init", function()
    local Cities = ui.List:subclass "Cities"
    function Cities:init(options)
      self.country = "Portugal"
      Cities.super.init(self, options)
    end
    function Cities:first() return self[1] end
    local list = Cities{ "Lisbon", "Porto" }
    assert.equal("Lisbon", list:first())
    assert.equal("Portugal", list.country)
    assert.equal(2, #list)
    list.country = "Spain"
    assert.equal("Lisbon Porto", text(list))
  end)

  it("takes as many elements as there are", function()
    local values = {}
    for index = 1, 150000 do values[index] = index end
    local list = ui.List(values)
    assert.equal(150000, #list)
    list:remove(1)
    assert.equal(150000, list[#list])
  end)

  it("takes NaN, which equals nothing, for new each time", function()
    local nan = 0 / 0
    local list, told = heard(nan, "a")
    list:set{ nan, "a" }
    assert.same({ "removed 1; inserted 1" }, told)
  end)
end)
