local ui = require "lunette"

-- The message of an error, without its place.
local function message(...)
  local ok, text = pcall(...)
  assert.is_false(ok)
  return (text:gsub("^[^ ]+:%d+: ", ""))
end

describe("An index path", function()
  local path = ui.indexPath(1, 3)

  it("is the key of a table by its numbers", function()
    local names = { [path] = "Oslo" }
    names[ui.indexPath(2, 1)] = "Rome"
    assert.equal("Oslo", names[ui.indexPath(1, 3)])
    assert.equal("Rome", names[ui.indexPath(2, 1)])
    assert.is_nil(names[ui.indexPath(3, 1)])
  end)

  it("tells all numbers apart", function()
    local seen, count = {}, 0
    for section = 1, 300 do
      for row = 1, 30 do
        local key = ui.indexPath(section, row * row * row)
        assert(key.section == section and key.row == row * row * row)
        assert(not seen[key])
        seen[key] = true
        count = count + 1
      end
    end
    local found = 0
    for _ in pairs(seen) do found = found + 1 end
    assert.equal(count, found)
  end)

  it("is found among the first rows of many sections as quickly as among rows", function()
    -- A million comparisons for each would be the limit of instructions, not of patience.
    local byPath = {}
    for section = 1, 20000 do byPath[ui.indexPath(section, 1)] = section end
    for section = 1, 20000 do assert(byPath[ui.indexPath(section, 1)] == section) end
  end)

  it("is ordered by section, then row", function()
    local list = { ui.indexPath(2, 1), ui.indexPath(1, 10), ui.indexPath(1, 9) }
    table.sort(list)
    assert.same({ "[1, 9]", "[1, 10]", "[2, 1]" },
      { tostring(list[1]), tostring(list[2]), tostring(list[3]) })
    assert.is_true(path <= ui.indexPath(1, 3) and path >= path)
    assert.is_false(path < ui.indexPath(1, 3))
    assert.matches("expected two values of one kind to compare, got %[1, 3%] and 3",
      message(function() return path < 3 end))
  end)

  it("cannot be changed", function()
    assert.equal("an index path is a value and cannot be changed; "
      .. "assign a new one: path:with{ row = 4 }", message(function() path.row = 4 end))
    assert.equal("an index path is a value and cannot be changed; 'item' follows from its section row",
      message(function() path.item = 4 end))
    assert.is_false(getmetatable(path))
    assert.is_false(pcall(setmetatable, path, {}))
  end)

  it("has no other members", function()
    assert.equal("IndexPath has no member 'rows'; did you mean 'row'?",
      message(function() return path.rows end))
    assert.equal("IndexPath:unpack expects IndexPath as receiver, got table; "
      .. "a method is called with a colon", message(function() path.unpack{} end))
  end)

  it("is refused with what was expected", function()
    local function of(...) return message(ui.indexPath, ...) end
    assert.equal("ui.indexPath: argument 1 (section): expected a whole number from 1 to 134217728, "
      .. "got number 0", of(0, 1))
    assert.equal("ui.indexPath: argument 2 (row): expected a whole number from 1 to 68719476736, "
      .. "got number -1", of(1, -1))
    assert.equal("ui.indexPath: argument 2 (row): expected a whole number from 1 to 68719476736, "
      .. "got number 1.5", of(1, 1.5))
    assert.equal("ui.indexPath: argument 2 (row): expected a whole number from 1 to 68719476736, "
      .. "got number 68719476737", of(1, (1 << 36) + 1))
    assert.equal("ui.indexPath: argument 2 (row): expected a whole number from 1 to 68719476736, "
      .. "got nothing", of(1))
    assert.equal("ui.indexPath: argument 1 (section): expected IndexPath { section, row } of whole "
      .. "numbers from 1 on (row is 0), got table of 2 elements", of{ 1, 0 })
    assert.equal("ui.indexPath: argument 1 (section): expected IndexPath { section, row } of whole "
      .. "numbers from 1 on (section is 200000000, the greatest is 134217728), "
      .. "got table of 2 elements", of{ 200000000, 1 })
    assert.equal("ui.indexPath: argument 1 (section): expected IndexPath with all of section row, "
      .. "got table", of{ row = 1 })
    assert.equal("ui.indexPath: argument 1 (section): expected IndexPath { section, row }, 2 numbers, "
      .. "got table of 3 elements", of{ 1, 2, 3 })
    assert.equal("ui.indexPath: argument 1 (section): expected IndexPath { section, row } and no "
      .. "other keys, got table", of{ section = 1, row = 2, item = 2 })
    assert.equal("IndexPath:with: expected whole numbers from 1 on (row is 0)",
      message(function() path:with{ row = 0 } end))
  end)

  it("is named in messages", function()
    assert.equal("View.tag: expected integer, got IndexPath [1, 3]",
      message(function() ui.View{}.tag = path end))
    assert.matches("got IndexPath", message(string.rep, path, 2))
  end)

  it("is no default of a class, but a field of its objects", function()
    local Cities = ui.View:subclass "Cities"
    assert.equal("Cities.shown cannot be IndexPath [1, 3]; set it in init, for each object",
      message(function() Cities.shown = path end))
    local cities = Cities{ shown = path }
    assert.equal(path, cities.shown)
    cities.shown = ui.indexPath(2, 2)
    assert.equal(2, cities.shown.section)
  end)

  it("is carried by notifications and timers as it is", function()
    local center = ui.NotificationCenter.default
    local got
    local token = center:addObserver("Moved", nil, function(note) got = note.userInfo.path end)
    center:post("Moved", nil, { path = path })
    center:removeObserver(token)
    assert.is_true(rawequal(got, path))
  end)

  it("is a property of a class as it is in JSON and over a reload", function()
    local Cities = ui.View:subclass "PlacedCities"
    Cities.properties = { "place" }
    function Cities:get_place() return self.at end
    function Cities:set_place(value) self.at = value end
    local cities = Cities{ place = path, frame = { 0, 0, 10, 10 } }
    assert.equal(path, cities.place)
  end)

  it("is compared with its short form", function()
    assert.equal(path, { 1, 3 })
    assert.is_false(pcall(assert.equal, path, { 1, 4 }))
  end)
end)
