-- Text views: one to write in, one to read, and the edit menu with an item of the screen's own.

local ui = require "lunette"
local Page = require "page"

local Texts = Page:subclass "Texts"

--- The characters that a note takes.
Texts.limit = 140

function Texts:build()
  local function add(caption, height, options)
    options.font = 15
    local text = ui.TextView(options)
    text.layer.borderWidth, text.layer.borderColor = 0.5, "lightGray"
    local label = ui.Label{ text = caption, font = 14 }
    self.view:addSubview(label)
    self.view:addSubview(text)
    self.texts[#self.texts + 1] = { label = label, view = text, height = height }
    return text
  end
  self.texts = {}
  self.note = add("delegate, inputAccessoryView", 80, {
    id = "note", delegate = self, inputAccessoryView = self:makeBar(),
    text = "Shopping:\nfour lemons, a loaf of bread and two litres of milk",
  })
  self.page = add("isEditable = false, dataDetectorTypes = \"all\"", 74, {
    id = "page", isEditable = false, dataDetectorTypes = "all", delegate = self,
    text = "Doors open on 2014-09-30 at 17:30.\nCall +351 21 123 4567 or see http://example.com.",
  })
  self.rich = add("attributedText, textAlignment", 40, {
    id = "rich", textAlignment = "center",
    attributedText = {
      "Plain, ", { "bold", font = "bold 15" }, ", ",
      { "red", foregroundColor = "red" }, ", ", { "underlined", underlineStyle = "single" }, ".",
    },
  })
  ui.MenuController.shared.menuItems = { ui.MenuItem{ title = "Shout", action = "shout" } }
end

--- The bar above the keyboard.
function Texts:makeBar()
  local function button(title, x, action)
    return ui.Button{
      type = "system", title = title, frame = { x, 0, 80, 44 }, onTouchUpInside = action,
    }
  end
  return ui.View{
    frame = { 0, 0, 375, 44 }, backgroundColor = "white",
    button("Undo", 10, function() self.note.undoManager:undo() end),
    button("Redo", 90, function() self.note.undoManager:redo() end),
    button("Done", 285, function() self.note:resignFirstResponder() end),
  }
end

function Texts:viewWillLayoutSubviews()
  Texts.super.viewWillLayoutSubviews(self)
  local inner, top = self.view.bounds.width - 2 * self.margin, 66
  for _, row in ipairs(self.texts) do
    row.label.frame = { self.margin, top, inner, 22 }
    row.view.frame = { self.margin, top + 26, inner, row.height }
    top = top + row.height + 38
  end
  self.news.frame = { self.margin, top, inner, 22 }
end

-- What the delegate is asked and told.

function Texts:textView_shouldChangeTextIn_replacementText(textView, range, text)
  local fits = ui.count(ui.replace(textView.text, range, text)) <= self.limit
  if not fits then self:tell("%d characters are enough.", self.limit) end
  return fits
end

function Texts:textViewDidChange(textView)
  self:tell("%s has %d characters.", textView.id, ui.count(textView.text))
end

function Texts:textViewDidChangeSelection(textView)
  local count = textView.selectedRange.count
  if count > 0 then self:tell("%d characters are selected.", count) end
end

function Texts:textView_shouldInteractWith_in(textView, url)
  self:tell("%s would open %s.", textView.id, url)
  return false
end

-- The item of the edit menu is there while something is selected in the note.

function Texts:canPerformAction(action, sender)
  if action == "shout" then return self.note.selectedRange.count > 0 end
  return Texts.super.canPerformAction(self, action, sender)
end

function Texts:shout()
  local range = self.note.selectedRange
  self.note:replace(range, self.note.text:sub(range.first, range.last):upper())
end

return Texts
