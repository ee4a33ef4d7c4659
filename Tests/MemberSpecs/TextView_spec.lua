local ui = require "lunette"
require "members"

local view

before_each(function()
  view = ui.TextView{ frame = { 20, 100, 200, 100 }, autocapitalizationType = "none" }
end)

--- Shows the view, with the focus.
local function edit()
  local window = show(view)
  view:becomeFirstResponder()
  settle()
  return window
end

-- Text

it("TextView.text", function()
  equal(view.text, "")
  view.text = "two\nlines"
  equal(view.text, "two\nlines")
  view.text = nil
  equal(view.text, "")
  equal(view.backgroundColor, ui.Color.white)
  -- BEHAVIOUR 15: by code the caret's move alone is told.
  local told = {}
  view.delegate = {
    textView_shouldChangeTextIn_replacementText = function() told[#told + 1] = "should" end,
    textViewDidChange = function() told[#told + 1] = "did" end,
    textViewDidChangeSelection = function() told[#told + 1] = "selection" end,
  }
  view.text = "by code"
  same(told, { "selection" })
end)

it("TextView.attributedText", function()
  view.attributedText = { "a", { "b", font = 30 }, foregroundColor = "red" }
  equal(view.text, "ab")
  equal(view.textColor, ui.Color.red) -- of the first character
  equal(#view.attributedText.runs, 2)
  edit()
  typeKeys "c"
  equal(view.attributedText.runs[2][1], "bc")
  view.font = 13 -- of all of the text
  equal(#view.attributedText.runs, 1)
end)

it("TextView.typingAttributes", function()
  equal(view.typingAttributes, nil)
  view.text = "a"
  edit()
  view.typingAttributes = { foregroundColor = "red" }
  typeKeys "b"
  equal(view.attributedText.runs[2].foregroundColor, ui.Color.red)
  view.selectedRange = ui.range(1, 0)
  equal(view.typingAttributes, nil)
end)

it("TextView.hasText", function()
  equal(view.hasText, false)
  view.text = " "
  equal(view.hasText, true)
end)

it("TextView.selectedRange, TextView.selectedTextRange", function()
  view.text = "a👍🏽中"
  equal(view.selectedRange, ui.range(13, 12, view.text))
  view.selectedRange = ui.range(2, 9)
  equal(view.selectedRange.count, 1)
  equal(view.selectedRange.length, 4) -- UTF-16, as UIKit counts
  equal(view.text:sub(view.selectedRange.first, view.selectedRange.last), "👍🏽")
  view.selectedRange = ui.range(2, 5) -- splits the grapheme, and is widened
  equal(view.selectedRange, ui.range(2, 9, view.text))
  raises("splits the character", function() view.selectedRange = ui.range(3, 5) end)
  raises("12 bytes", function() view.selectedRange = ui.range(1, 40) end)
  view.selectedTextRange = ui.range(1, 1)
  equal(view.selectedTextRange, view.selectedRange)
end)

-- Looks

it("TextView.font, TextView.textColor, TextView.textAlignment", function()
  equal(view.font, ui.Font:systemFont(12))
  equal(view.textColor, ui.Color.black)
  equal(view.textAlignment, "left")
  view.font, view.textColor, view.textAlignment = "bold 20", "red", "center"
  equal(view.font, ui.Font:boldSystemFont(20))
  equal(view.textColor, ui.Color.red)
  equal(view.textAlignment, "center")
  view.text = "OO\nOO"
  equal(view:sizeThatFits{ 200, 0 }, ui.size(41.5, 64))
end)

it("TextView.textContainerInset", function()
  equal(view.textContainerInset, ui.insets(8, 0, 8, 0))
  view.text = "a"
  equal(view:firstRect(ui.range(1, 1)).origin, ui.point(5, 8))
  view.textContainerInset = { 1, 2, 3, 4 }
  equal(view:firstRect(ui.range(1, 1)).origin, ui.point(7, 1))
end)

it("TextView.dataDetectorTypes, DataDetectorTypes, TextView.linkTextAttributes, "
  .. "TextViewDelegate.textView_shouldInteractWith_in", function()
  local asked = {}
  equal(view.dataDetectorTypes, "none")
  for _, name in ipairs{ "phoneNumber", "link", "address", "calendarEvent", "all", "none" } do
    view.dataDetectorTypes = name
    equal(view.dataDetectorTypes, name)
  end
  equal(view.linkTextAttributes, nil)
  view.linkTextAttributes = { foregroundColor = "red" }
  equal(view.linkTextAttributes.foregroundColor, ui.Color.red)
  view.dataDetectorTypes = "phoneNumber|link"
  equal(view.dataDetectorTypes, "phoneNumber|link")
  view.text = "apple.com 555-1234"
  view.isEditable = false
  local may = false
  view.delegate = {
    textView_shouldInteractWith_in = function(_, v, url, range)
      asked[#asked + 1] = url .. " " .. v.text:sub(range.first, range.last)
      return may
    end,
  }
  show(view)
  tap(30, 115)
  may = true
  advance(1)
  tap(30, 115)
  same(asked, { "http://apple.com apple.com", "http://apple.com apple.com" })
  same(openedURLs(), { "http://apple.com" })
end)

-- Editing

it("TextView.isEditable", function()
  equal(view.isEditable, true)
  edit()
  typeKeys "a"
  view.isEditable = false
  equal(view.isFirstResponder, false)
  view:insertText "b"
  equal(view.text, "a")
end)

it("TextView.isSelectable", function()
  equal(view.isSelectable, true)
  view.isSelectable = false
  show(view)
  equal(view:becomeFirstResponder(), false)
end)

it("TextView.clearsOnInsertion", function()
  equal(view.clearsOnInsertion, false)
  view.text = "old"
  view.clearsOnInsertion = true
  edit()
  typeKeys "new"
  equal(view.text, "new")
end)

it("TextView.allowsEditingTextAttributes", function()
  equal(view.allowsEditingTextAttributes, false)
  view.allowsEditingTextAttributes = true
  equal(view.allowsEditingTextAttributes, true)
end)

it("TextView.inputView, TextView.inputAccessoryView", function()
  equal(view.inputView, nil)
  equal(view.inputAccessoryView, nil)
  local bar = ui.View{ frame = { 0, 0, 375, 44 } }
  view.inputAccessoryView = bar
  view.inputView = ui.View{ frame = { 0, 0, 375, 100 } }
  local frame
  ui.NotificationCenter.default:addObserver(
    ui.Responder.keyboardWillShowNotification, nil,
    function(note) frame = note.userInfo.keyboardFrameEnd end)
  edit()
  equal(frame, ui.rect(0, 523, 375, 144))
  assert(bar.superview)
end)

it("TextViewDelegate.textViewShouldBeginEditing, TextViewDelegate.textViewDidBeginEditing, "
  .. "TextViewDelegate.textViewShouldEndEditing, TextViewDelegate.textViewDidEndEditing, "
  .. "TextViewDelegate.textView_shouldChangeTextIn_replacementText, "
  .. "TextViewDelegate.textViewDidChange, TextViewDelegate.textViewDidChangeSelection", function()
  local calls = {}
  local delegate = {}
  for _, name in ipairs{ "textViewShouldBeginEditing", "textViewShouldEndEditing" } do
    delegate[name] = function(_, v)
      assert(v == view)
      calls[#calls + 1] = name
      return true
    end
  end
  for _, name in ipairs{ "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange",
      "textViewDidChangeSelection" } do
    delegate[name] = function() calls[#calls + 1] = name end
  end
  function delegate:textView_shouldChangeTextIn_replacementText(v, range, text)
    calls[#calls + 1] = "should " .. ui.replace(v.text, range, text)
    return text ~= "x"
  end
  view.delegate = delegate
  edit()
  typeKeys "ax"
  key "delete"
  view:resignFirstResponder()
  same(calls, {
    "textViewShouldBeginEditing", "textViewDidBeginEditing", "should a",
    "textViewDidChangeSelection", "textViewDidChange", "should ax", "should ",
    "textViewDidChangeSelection", "textViewDidChange", "textViewShouldEndEditing",
    "textViewDidEndEditing",
  })
end)

it("TextView.textDidBeginEditingNotification, TextView.textDidChangeNotification, "
  .. "TextView.textDidEndEditingNotification", function()
  local names = {}
  for _, name in ipairs{ ui.TextView.textDidBeginEditingNotification,
      ui.TextView.textDidChangeNotification, ui.TextView.textDidEndEditingNotification } do
    ui.NotificationCenter.default:addObserver(
      name, view, function(note) names[#names + 1] = note.name end)
  end
  edit()
  typeKeys "a"
  view:resignFirstResponder()
  same(names, {
    "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
    "UITextViewTextDidEndEditingNotification",
  })
end)

it("TextView.insertText, TextView.deleteBackward, TextView.replace", function()
  edit()
  view:insertText "héllo"
  view:deleteBackward()
  equal(view.text, "héll")
  view:replace(ui.range(2, 3), "e")
  equal(view.text, "hell")
  raises("does not lie in the text", function() view:replace(ui.range(1, 9), "") end)
end)

it("TextView.scrollRangeToVisible, TextView.firstRect", function()
  view.text = ("line\n"):rep(40)
  show(view)
  equal(view.contentOffset, ui.point(0, 0))
  view:scrollRangeToVisible(ui.range(101, 104))
  local rect = view:firstRect(ui.range(101, 104))
  assert(rect.maxY <= view.contentOffset.y + 100 and rect.minY >= view.contentOffset.y)
  equal(view:firstRect(ui.range(101, 100)).width, 2)
end)

-- The edit actions

it("TextView.copy, TextView.cut, TextView.paste, TextView.select, TextView.selectAll, "
  .. "TextView.delete", function()
  edit()
  view.text = "one two"
  view.selectedRange = ui.range(1, 3)
  view:copy()
  equal(ui.Pasteboard.general.string, "one")
  view:cut()
  equal(view.text, " two")
  view.selectedRange = ui.range(5, 4)
  view:paste()
  equal(view.text, " twoone")
  view:selectAll()
  equal(view.selectedRange, ui.range(1, 7, view.text))
  view:delete()
  equal(view.text, "")
  view.text = "a word"
  view:select()
  equal(view.selectedRange, ui.range(3, 6, view.text))
end)

it("TextField.copy, TextField.cut, TextField.paste, TextField.select, TextField.selectAll, "
  .. "TextField.delete", function()
  local field = ui.TextField{ frame = { 20, 100, 200, 30 }, text = "one two" }
  show(field)
  field:becomeFirstResponder()
  field.selectedTextRange = ui.range(1, 3)
  field:copy()
  equal(ui.Pasteboard.general.string, "one")
  field:cut()
  equal(field.text, " two")
  ui.Pasteboard.general.string = "1\n2"
  field:paste() -- a field has one line
  equal(field.text, "1 2 two")
  field:selectAll()
  field:delete()
  equal(field.text, "")
  field.text = "a word"
  field:select()
  equal(field.selectedTextRange, ui.range(3, 6, field.text))
end)

-- The keyboard

it("TextView.keyboardType, TextView.returnKeyType, TextView.keyboardAppearance, "
  .. "TextView.autocapitalizationType, TextView.autocorrectionType, "
  .. "TextView.spellCheckingType", function()
  equal(ui.TextView{}.autocapitalizationType, "sentences")
  local values = {
    keyboardType = "emailAddress", returnKeyType = "go", keyboardAppearance = "dark",
    autocapitalizationType = "words", autocorrectionType = "no", spellCheckingType = "yes",
  }
  for name, value in pairs(values) do
    if name ~= "autocapitalizationType" then equal(view[name], "default") end
    view[name] = value
    equal(view[name], value)
  end
end)

it("TextView.enablesReturnKeyAutomatically", function()
  equal(view.enablesReturnKeyAutomatically, false)
  view.enablesReturnKeyAutomatically = true
  edit()
  enter()
  equal(view.text, "")
  typeKeys "a"
  enter()
  equal(view.text, "a\n")
end)

it("TextView.isSecureTextEntry", function()
  equal(view.isSecureTextEntry, false)
  view.isSecureTextEntry = true
  view.text = "secret"
  edit()
  equal(view:canPerformAction("copy"), false)
end)
