-- People in a table: sections with an index, rows that are added, selected and deleted.

local ui = require "lunette"
local Book = require "book"

local people = {
  { name = "Ada Lovelace", phone = "1815" }, { name = "Alan Turing", phone = "1912" },
  { name = "Barbara Liskov", phone = "1939" }, { name = "Brian Kernighan", phone = "1942" },
  { name = "Dennis Ritchie", phone = "1941" }, { name = "Donald Knuth", phone = "1938" },
  { name = "Edsger Dijkstra", phone = "1930" }, { name = "Grace Hopper", phone = "1906" },
  { name = "John McCarthy", phone = "1927" }, { name = "Ken Thompson", phone = "1943" },
  { name = "Margaret Hamilton", phone = "1936" }, { name = "Niklaus Wirth", phone = "1934" },
}

local Contacts = ui.ViewController:subclass "Contacts"

function Contacts:viewDidLoad()
  Contacts.super.viewDidLoad(self)
  self.title = "Contacts"
  self.view.backgroundColor = "white"
  self.book = Book.new(people)
  self.heading = ui.Label{ text = "Contacts", font = "bold 17", textAlignment = "center" }
  self.edit = ui.Button{
    type = "system", id = "edit", title = "Edit", onTouchUpInside = function() self:toggleEditing() end,
  }
  self.name = ui.TextField{
    id = "name", placeholder = "Name and number", borderStyle = "roundedRect", delegate = self,
    returnKeyType = "done",
  }
  self.list = ui.TableView{ id = "people", dataSource = self, delegate = self }
  for _, view in ipairs{ self.heading, self.edit, self.name, self.list } do
    self.view:addSubview(view)
  end
end

function Contacts:viewWillLayoutSubviews()
  Contacts.super.viewWillLayoutSubviews(self)
  local width, height = self.view.bounds.size:unpack()
  self.heading.frame = { 0, 20, width, 44 }
  self.edit.frame = { 8, 20, 60, 44 }
  self.name.frame = { 15, 70, width - 30, 30 }
  self.list.frame = { 0, 108, width, height - 108 }
end

-- Rows

function Contacts:numberOfSections_in() return #self.book.sections end

function Contacts:tableView_numberOfRowsInSection(_, section)
  return #self.book.sections[section].people
end

function Contacts:tableView_titleForHeaderInSection(_, section)
  return self.book.sections[section].letter
end

function Contacts:sectionIndexTitles_for() return self.book:letters() end

function Contacts:tableView_cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "person"
    or ui.TableViewCell{ style = "value1", reuseIdentifier = "person" }
  local person = self.book:person(indexPath)
  cell.textLabel.text = person.name
  if cell.detailTextLabel then cell.detailTextLabel.text = person.phone end
  return cell
end

function Contacts:tableView_didSelectRowAt(tableView, indexPath)
  tableView:deselectRow(indexPath, true)
  self.heading.text = self.book:person(indexPath).name
end

-- Changes

function Contacts:toggleEditing()
  self.list:setEditing(not self.list.isEditing, true)
  self.edit:setTitle(self.list.isEditing and "Done" or "Edit", "normal")
end

function Contacts:tableView_commit_forRowAt(tableView, _, indexPath)
  if self.book:remove(indexPath.section, indexPath.row) then
    tableView:deleteSections(indexPath.section, "fade")
  else
    tableView:deleteRows(indexPath, "fade")
  end
end

function Contacts:textFieldShouldReturn(field)
  local name, phone = field.text:match "^(%a.-)%s*(%d*)$"
  if not name then return false end
  local section, row, isNew = self.book:add{ name = name, phone = phone }
  if isNew then
    self.list:insertSections(section, "fade")
  else
    self.list:insertRows({ section, row }, "fade")
  end
  self.list:scrollToRow({ section, row }, "middle", true)
  field.text = ""
  field:resignFirstResponder()
  return true
end

return Contacts
