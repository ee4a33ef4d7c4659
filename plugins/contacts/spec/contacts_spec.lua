-- What somebody sees who keeps people here.

local t = require "lunette.test"
local Book = require "book"

describe("Contacts", function()
  local screen

  before_each(function() screen = t.launch() end)

  local function list() return screen:find("#people").object end

  local function names()
    local names = {}
    for index, cell in ipairs(list().visibleCells) do names[index] = cell.textLabel.text end
    return names
  end

  it("shows people in sections, and an index", function()
    assert.equal("Ada Lovelace", names()[1])
    assert.matches_snapshot(screen)
  end)

  it("shows who was tapped, and comes back", function()
    screen:tap '"Alan Turing"'
    assert.is_true(screen:has 'NavigationBar "Alan Turing"')
    assert.equal("Telephone 1912", screen:find("#phone").text)
    screen:back()
    assert.is_true(screen:has 'NavigationBar "Contacts"')
    assert.is_nil(list().indexPathForSelectedRow)
  end)

  it("deletes people, and a section with its last one", function()
    screen:tap '"Edit"'
    screen:tap '"Delete"[1]'
    screen:tap 'Button"Delete"'
    screen:advance(1)
    assert.equal("Alan Turing", names()[1])
    assert.equal(9, list().numberOfSections)
    screen:tap '"Delete"[1]'
    screen:tap 'Button"Delete"'
    screen:advance(1)
    assert.equal("Barbara Liskov", names()[1])
    assert.equal(8, list().numberOfSections)
    screen:tap '"Done"'
    assert.is_false(screen:has '"Delete"')
  end)

  it("adds people where they belong", function()
    screen:tap '"Add"'
    screen:type "Bjarne Stroustrup"
    screen:type("#phone", "1950")
    screen:tap '"Save"'
    screen:advance(1)
    assert.equal(3, list():numberOfRows(2))
    assert.equal("Bjarne Stroustrup", list():cellForRow({ 2, 2 }).textLabel.text)
    screen:tap '"Add"'
    screen:type "Zoe"
    screen:tap '"Save"'
    screen:advance(1)
    assert.equal(10, list().numberOfSections)
  end)

  it("adds nobody without a name, or when that is cancelled", function()
    screen:tap '"Add"'
    screen:type "7"
    screen:tap '"Save"'
    assert.is_true(screen:has 'NavigationBar "New contact"')
    screen:tap '"Cancel"'
    assert.is_false(screen:has 'NavigationBar "New contact"')
    assert.equal(9, list().numberOfSections)
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
