-- What somebody sees who keeps people here.

local t = require "lunette.test"
local Book = require "book"

describe("Contacts", function()
  local screen

  before_each(function() screen = t.launch() end)

  local function names()
    local list = {}
    for index, row in ipairs(screen:all "TableViewCell") do list[index] = row.object.textLabel.text end
    return list
  end

  it("shows people in sections, and an index", function()
    assert.equal("Ada Lovelace", names()[1])
    assert.matches_snapshot(screen)
  end)

  it("shows whose row was tapped", function()
    screen:tap '"Alan Turing"'
    assert.is_true(screen:has 'Label"Alan Turing"[1]')
    assert.is_nil(screen:find("#people").object.indexPathForSelectedRow)
  end)

  it("deletes people, and a section with its last one", function()
    screen:tap "#edit"
    screen:tap '"Delete"[1]'
    screen:tap 'Button"Delete"'
    screen:advance(1)
    assert.equal("Alan Turing", names()[1])
    assert.equal(9, screen:find("#people").object.numberOfSections)
    screen:tap '"Delete"[1]'
    screen:tap 'Button"Delete"'
    screen:advance(1)
    assert.equal("Barbara Liskov", names()[1])
    assert.equal(8, screen:find("#people").object.numberOfSections)
    screen:tap "#edit"
    assert.is_false(screen:has '"Delete"')
  end)

  it("adds people where they belong", function()
    screen:type("#name", "Bjarne Stroustrup 1950")
    screen:enter()
    screen:advance(1)
    local list = screen:find("#people").object
    assert.equal(3, list:numberOfRows(2))
    assert.equal("Bjarne Stroustrup", list:cellForRow({ 2, 2 }).textLabel.text)
    screen:type("#name", "Zoe")
    screen:enter()
    screen:advance(1)
    assert.equal(10, list.numberOfSections)
  end)
end)

describe("A book", function()
  it("keeps people by their letters", function()
    local book = Book.new{ { name = "b" }, { name = "Ab" }, { name = "Aa" } }
    assert.same({ "A", "B" }, book:letters())
    assert.equal("Aa", book.sections[1].people[1].name)
    assert.is_false(book:remove(1, 1))
    assert.is_true(book:remove(1, 1))
    assert.same({ "B" }, book:letters())
  end)
end)
