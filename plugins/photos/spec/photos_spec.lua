-- What somebody sees who looks through photos here.

local t = require "lunette.test"

describe("Photos", function()
  local screen, grid

  before_each(function()
    screen = t.launch()
    grid = screen:find("#photos").object
  end)

  local function names()
    local list = {}
    for index, path in ipairs(grid.indexPathsForVisibleItems) do
      list[index] = grid:cellForItem(path).name.text
    end
    return list
  end

  it("shows photos in columns, below their number", function()
    assert.same({ "Harbour", "Castle", "Tram 28" }, { table.unpack(names(), 1, 3) })
    assert.is_true(screen:has '"11 photos"')
    assert.equal(grid:cellForItem({ 1, 1 }).y, grid:cellForItem({ 1, 3 }).y)
    assert.matches_snapshot(screen)
  end)

  it("sorts them, and keeps what is selected", function()
    screen:tap '"Castle"'
    screen:tap '"Name"'
    screen:advance(1)
    assert.same({ "Beach", "Bridge", "Castle" }, { table.unpack(names(), 1, 3) })
    assert.is_true(grid:cellForItem({ 1, 3 }).isSelected)
    assert.is_true(screen:has '"11 photos, 1 selected"')
  end)

  it("deletes those that are selected", function()
    assert.is_false(screen:find("#delete").object.isEnabled)
    screen:select("#photos", 1, 2)
    screen:select("#photos", 1, 4)
    screen:tap "#delete"
    screen:advance(1)
    assert.same({ "Harbour", "Tram 28", "Lighthouse" }, { table.unpack(names(), 1, 3) })
    assert.is_true(screen:has '"9 photos"')
    assert.is_false(screen:find("#delete").object.isEnabled)
  end)

  it("adds new ones in front", function()
    screen:reveal("#photos", 1, 11)
    screen:tap "#add"
    screen:advance(1)
    assert.equal("Photo 12", names()[1])
    assert.equal(0, grid.contentOffset.y)
  end)

  it("has two columns on a small screen", function()
    screen = t.launch(nil, { size = "320x568" })
    grid = screen:find("#photos").object
    assert.equal(grid:cellForItem({ 1, 1 }).y, grid:cellForItem({ 1, 2 }).y)
    assert.is_true(grid:cellForItem({ 1, 3 }).y > grid:cellForItem({ 1, 1 }).y)
  end)
end)
