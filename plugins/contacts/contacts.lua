-- People in a table: sections with an index, rows that are added, selected and deleted.

local ui = require "lunette"
local Form = require "form"
local Person = require "person"

local Contacts = ui.TableViewController:subclass "Contacts"

function Contacts:viewDidLoad()
  Contacts.super.viewDidLoad(self)
  self.title = "Contacts"
  self.tableView.id = "people"
  self.navigationItem.leftBarButtonItem = self.editButtonItem
  self.navigationItem.rightBarButtonItem =
    ui.BarButtonItem{ systemItem = "add", target = self, action = "add" }
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
  cell.detailTextLabel.text = person.phone
  cell.accessoryType = "disclosureIndicator"
  return cell
end

function Contacts:tableView_didSelectRowAt(_, indexPath)
  local person = self.book:person(indexPath)
  self.navigationController:pushViewController(Person{ person = person }, true)
end

-- Changes

function Contacts:tableView_commit_forRowAt(tableView, _, indexPath)
  if self.book:remove(indexPath.section, indexPath.row) then
    tableView:deleteSections(indexPath.section, "fade")
  else
    tableView:deleteRows(indexPath, "fade")
  end
end

function Contacts:add()
  local form = Form{ delegate = self }
  self:present(ui.NavigationController{ rootViewController = form }, true)
end

function Contacts:form_didSave(form, person)
  local section, row, isNew = self.book:add(person)
  if isNew then
    self.tableView:insertSections(section, "fade")
  else
    self.tableView:insertRows({ section, row }, "fade")
  end
  self.tableView:scrollToRow({ section, row }, "middle", false)
  form:dismiss(true)
end

return Contacts
