-- The people, in sections by the first letters of their names.

local Book = {}
Book.__index = Book

--- A book of people, each a table with a name and a phone.
function Book.new(people)
  local book = setmetatable({ sections = {} }, Book)
  for _, person in ipairs(people) do book:add(person) end
  return book
end

local function letter(person) return person.name:sub(1, 1):upper() end

-- The position of the first element that is not before a value.
local function position(list, value, key)
  for index, element in ipairs(list) do
    if key(element) >= value then return index end
  end
  return #list + 1
end

local function letterOf(section) return section.letter end
local function nameOf(person) return person.name end

--- Adds a person. Returns the section and the row that it has now, and whether the section is new.
function Book:add(person)
  local title = letter(person)
  local index = position(self.sections, title, letterOf)
  local section = self.sections[index]
  local isNew = not section or section.letter ~= title
  if isNew then
    section = { letter = title, people = {} }
    table.insert(self.sections, index, section)
  end
  local row = position(section.people, person.name, nameOf)
  table.insert(section.people, row, person)
  return index, row, isNew
end

--- Takes a person out. Returns whether the section went with it, as it was the last one.
function Book:remove(section, row)
  table.remove(self.sections[section].people, row)
  if #self.sections[section].people > 0 then return false end
  table.remove(self.sections, section)
  return true
end

function Book:person(path) return self.sections[path.section].people[path.row] end

--- The letters of all sections.
function Book:letters()
  local letters = {}
  for index, section in ipairs(self.sections) do letters[index] = section.letter end
  return letters
end

return Book
