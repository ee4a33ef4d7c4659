local ui = require "lunette"
require "members"

local menu, field

before_each(function()
  menu = ui.MenuController.shared
  field = ui.TextField{ frame = { 20, 100, 200, 30 }, text = "hello" }
  show(field)
end)

it("MenuController.shared, MenuController.isMenuVisible, MenuController.setMenuVisible, "
  .. "MenuController.setTargetRect, MenuController.menuFrame", function()
  assert(ui.MenuController.shared == menu)
  equal(menu.isMenuVisible, false)
  equal(menu.menuFrame, ui.Rect.zero)
  menu:setTargetRect({ 0, 0, 10, 10 }, field)
  menu:setMenuVisible(true)
  equal(menu.isMenuVisible, false) -- nothing has the focus
  field:becomeFirstResponder()
  menu:setMenuVisible(true, true)
  equal(menu.isMenuVisible, true)
  equal(menu.menuFrame.maxY, 90)
  menu.isMenuVisible = false
  equal(menu.isMenuVisible, false)
end)

it("MenuController.arrowDirection, MenuControllerArrowDirection", function()
  equal(menu.arrowDirection, "default")
  for _, name in ipairs{ "up", "down", "left", "right", "default" } do
    menu.arrowDirection = name
    equal(menu.arrowDirection, name)
  end
end)

it("MenuController.menuItems, MenuItem.title, MenuItem.action, MenuItem.target", function()
  local calls = {}
  same(menu.menuItems, {})
  local own = ui.MenuItem{ title = "Own", action = function(sender) calls[#calls + 1] = sender end }
  local target = {}
  function target:share() calls[#calls + 1] = self end
  local other = ui.MenuItem{ title = "Other", target = target, action = "share" }
  local none = ui.MenuItem{ title = "None", action = "nobodyHasThis" }
  equal(own.title, "Own")
  equal(type(own.action), "function")
  equal(other.action, "share")
  assert(other.target == target and none.target == nil)
  raises("expected a method's name or a function", function() none.action = 3 end)
  menu.menuItems = { own, other, none }
  equal(#menu.menuItems, 3)
  field:becomeFirstResponder()
  chooseFromMenu "Own"
  chooseFromMenu "Other"
  assert(calls[1] == menu and calls[2] == target)
  menu.menuItems = nil
  equal(#menu.menuItems, 0)
end)

it("MenuController.update", function()
  field:becomeFirstResponder()
  menu:setTargetRect({ 0, 0, 10, 10 }, field)
  menu:setMenuVisible(true)
  local width = menu.menuFrame.width
  ui.Pasteboard.general.string = "x"
  menu:update()
  assert(menu.menuFrame.width > width)
end)

it("MenuController.willShowMenuNotification, MenuController.didShowMenuNotification, "
  .. "MenuController.willHideMenuNotification, MenuController.didHideMenuNotification, "
  .. "MenuController.menuFrameDidChangeNotification", function()
  local names = {}
  for _, name in ipairs{
    ui.MenuController.willShowMenuNotification, ui.MenuController.didShowMenuNotification,
    ui.MenuController.willHideMenuNotification, ui.MenuController.didHideMenuNotification,
    ui.MenuController.menuFrameDidChangeNotification,
  } do
    ui.NotificationCenter.default:addObserver(
      name, menu, function(note) names[#names + 1] = note.name:match "UIMenuController(.-)Notif" end)
  end
  field:becomeFirstResponder()
  menu:setTargetRect({ 0, 0, 10, 10 }, field)
  menu:setMenuVisible(true)
  menu:setMenuVisible(false)
  same(names, { "WillShowMenu", "MenuFrameDidChange", "DidShowMenu", "WillHideMenu", "DidHideMenu" })
end)

it("Pasteboard.general, Pasteboard.string, Pasteboard.strings, Pasteboard.url, Pasteboard.color, "
  .. "Pasteboard.image, Pasteboard.numberOfItems, Pasteboard.changeCount, Pasteboard.name, "
  .. "Pasteboard.changedNotification", function()
  local board = ui.Pasteboard.general
  local changes = 0
  ui.NotificationCenter.default:addObserver(
    ui.Pasteboard.changedNotification, board, function() changes = changes + 1 end)
  equal(board.name, "com.apple.UIKit.pboard.general")
  equal(board.string, nil)
  equal(board.numberOfItems, 0)
  board.string = "a"
  equal(board.string, "a")
  board.strings = { "b", "c" }
  equal(board.string, "b")
  same(board.strings, { "b", "c" })
  equal(board.numberOfItems, 2)
  board.url = "http://apple.com"
  equal(board.url, "http://apple.com")
  board.color = "red"
  equal(board.color, ui.Color.red)
  equal(board.url, nil)
  equal(board.image, nil)
  board.image = nil
  equal(board.numberOfItems, 0)
  equal(board.changeCount, 5)
  equal(changes, 5)
end)

it("Pasteboard.named, Pasteboard.withUniqueName, Pasteboard.remove, "
  .. "Pasteboard.removedNotification", function()
  local removed
  ui.NotificationCenter.default:addObserver(
    ui.Pasteboard.removedNotification, nil, function(note) removed = note.object.name end)
  equal(ui.Pasteboard:named "mine", nil)
  local mine = ui.Pasteboard:named("mine", true)
  assert(ui.Pasteboard:named "mine" == mine)
  assert(ui.Pasteboard:withUniqueName().name ~= ui.Pasteboard:withUniqueName().name)
  ui.Pasteboard:remove "mine"
  equal(removed, "mine")
  equal(ui.Pasteboard:named "mine", nil)
end)

-- Undo

local function model(manager)
  local self = { value = 0 }
  function self:set(new)
    manager:registerUndo(self, "set", self.value)
    self.value = new
  end
  return self
end

it("UndoManager.registerUndo, UndoManager.undo, UndoManager.redo, UndoManager.canUndo, "
  .. "UndoManager.canRedo, UndoManager.isUndoing, UndoManager.isRedoing", function()
  local manager = ui.UndoManager{}
  local it = model(manager)
  equal(manager.canUndo, false)
  it:set(1)
  settle()
  it:set(2)
  manager:undo()
  equal(it.value, 1)
  equal(manager.canRedo, true)
  manager:undo()
  equal(it.value, 0)
  manager:redo()
  equal(it.value, 1)
  local seen
  manager:registerUndo(it, function(target)
    seen = tostring(manager.isUndoing) .. tostring(manager.isRedoing) .. tostring(target == it)
  end)
  manager:undo()
  equal(seen, "truefalsetrue")
  raises("has no method \"sett\"; did you mean \"set\"?", function()
    manager:registerUndo(it, "sett", 1)
  end)
end)

it("UndoManager.groupsByEvent, UndoManager.groupingLevel, UndoManager.beginUndoGrouping, "
  .. "UndoManager.endUndoGrouping, UndoManager.levelsOfUndo", function()
  local manager = ui.UndoManager{ groupsByEvent = false }
  local it = model(manager)
  equal(manager.groupsByEvent, false)
  equal(manager.levelsOfUndo, 0)
  manager:beginUndoGrouping()
  it:set(1)
  it:set(2)
  equal(manager.groupingLevel, 1)
  raises("endUndoGrouping", function() manager:undo() end)
  manager:endUndoGrouping()
  raises("there is none", function() manager:endUndoGrouping() end)
  manager:undo()
  equal(it.value, 0)
  manager.levelsOfUndo = 1
  equal(manager.levelsOfUndo, 1)
end)

it("UndoManager.setActionName, UndoManager.undoActionName, UndoManager.redoActionName, "
  .. "UndoManager.undoMenuItemTitle, UndoManager.redoMenuItemTitle", function()
  local manager = ui.UndoManager{}
  local it = model(manager)
  it:set(1)
  manager:setActionName "Rename"
  equal(manager.undoActionName, "Rename")
  equal(manager.undoMenuItemTitle, "Undo Rename")
  manager:undo()
  equal(manager.redoActionName, "Rename")
  equal(manager.redoMenuItemTitle, "Redo Rename")
end)

it("UndoManager.isUndoRegistrationEnabled, UndoManager.disableUndoRegistration, "
  .. "UndoManager.enableUndoRegistration, UndoManager.removeAllActions", function()
  local manager = ui.UndoManager{}
  local it = model(manager)
  manager:disableUndoRegistration()
  equal(manager.isUndoRegistrationEnabled, false)
  it:set(1)
  equal(manager.canUndo, false)
  manager:enableUndoRegistration()
  it:set(2)
  equal(manager.canUndo, true)
  manager:removeAllActions(it)
  equal(manager.canUndo, false)
  it:set(3)
  manager:removeAllActions()
  equal(manager.canUndo, false)
end)

it("UndoManager.willUndoChangeNotification, UndoManager.didUndoChangeNotification, "
  .. "UndoManager.willRedoChangeNotification, UndoManager.didRedoChangeNotification", function()
  local manager, names = ui.UndoManager{}, {}
  for _, name in ipairs{
    ui.UndoManager.willUndoChangeNotification, ui.UndoManager.didUndoChangeNotification,
    ui.UndoManager.willRedoChangeNotification, ui.UndoManager.didRedoChangeNotification,
  } do
    ui.NotificationCenter.default:addObserver(
      name, manager, function(note) names[#names + 1] = note.name:match "NSUndoManager(.-)Change" end)
  end
  local it = model(manager)
  it:set(1)
  manager:undo()
  manager:redo()
  same(names, { "WillUndo", "DidUndo", "WillRedo", "DidRedo" })
  equal(it.value, 1)
end)

it("Responder.undoManager", function()
  equal(ui.View{}.undoManager, nil)
  assert(field.undoManager ~= field.window.undoManager)
  local plain = ui.View{}
  field.window:addSubview(plain)
  assert(plain.undoManager == field.window.undoManager)
  local Own = ui.View:subclass "Own"
  function Own:get_undoManager() return self.changes end
  local inside = ui.View{}
  local own = Own{ changes = ui.UndoManager{}, inside }
  field.window:addSubview(own)
  assert(inside.undoManager == own.changes and own.undoManager == own.changes)
  field:becomeFirstResponder()
  typeKeys "!"
  settle()
  field.undoManager:undo()
  equal(field.text, "hello")
end)
