local ui = require "lunette"
require "members"

local field

before_each(function()
  field = ui.TextField{ frame = { 20, 100, 200, 30 }, autocapitalizationType = "none" }
end)

--- Shows the field, with the focus.
local function edit()
  local window = show(field)
  field:becomeFirstResponder()
  settle()
  return window
end

-- Text

it("TextField.text", function()
  equal(field.text, "")
  field.text = "Hello"
  equal(field.text, "Hello")
  field.text = nil
  equal(field.text, "")
  field.text = 12
  equal(field.text, "12")
  -- BEHAVIOUR 15: by code nobody is asked or told.
  local told = 0
  field.delegate = {
    textField_shouldChangeCharactersIn_replacementString = function() told = told + 1 return true end,
  }
  field:on("editingChanged", function() told = told + 1 end)
  edit()
  field.text = "by code"
  equal(told, 0)
  equal(field.selectedTextRange, ui.range(8, 7, "by code"))
end)

it("TextField.attributedText", function()
  field.attributedText = { "a", { "b", font = 30 }, foregroundColor = "red" }
  equal(field.text, "ab")
  equal(field.textColor, ui.Color.red) -- of the first character
  equal(#field.attributedText.runs, 2)
  edit()
  typeKeys "c" -- looks as what is before it
  equal(field.attributedText.runs[2][1], "bc")
  field.font = 12 -- of all of the text
  equal(#field.attributedText.runs, 1)
  field.text = "plain"
  equal(field.attributedText.string, "plain")
  equal(field.attributedText.runs[1].font, ui.Font:systemFont(12))
end)

it("TextField.placeholder, TextField.attributedPlaceholder", function()
  equal(field.placeholder, nil)
  equal(field.attributedPlaceholder, nil)
  field.placeholder = "Name"
  equal(field.placeholder, "Name")
  equal(field.attributedPlaceholder.string, "Name")
  field.attributedPlaceholder = { "Na", { "me", foregroundColor = "red" } }
  equal(field.placeholder, "Name")
  equal(field.attributedPlaceholder.runs[2].foregroundColor, ui.Color.red)
  field.placeholder = "Name"
  equal(#field.attributedPlaceholder.runs, 1)
end)

it("TextField.defaultTextAttributes", function()
  field.textColor = "blue"
  equal(field.defaultTextAttributes.foregroundColor, ui.Color.blue)
  field.text = "ab"
  field.defaultTextAttributes = { font = 20, underlineStyle = "single" }
  equal(field.font, ui.Font:systemFont(20))
  equal(field.attributedText.runs[1].underlineStyle, "single")
end)

it("TextField.typingAttributes", function()
  equal(field.typingAttributes, nil)
  field.attributedText = "a"
  edit()
  field.typingAttributes = { foregroundColor = "red" }
  equal(field.typingAttributes.foregroundColor, ui.Color.red)
  typeKeys "b"
  equal(field.attributedText.runs[2].foregroundColor, ui.Color.red)
  field:resignFirstResponder()
  equal(field.typingAttributes, nil)
end)

-- Looks

it("TextField.font, TextField.textColor", function()
  equal(field.font, ui.Font:systemFont(17))
  equal(field.textColor, ui.Color.black)
  field.font = "bold 30"
  field.textColor = "red"
  equal(field.font, ui.Font:boldSystemFont(30))
  equal(field.textColor, ui.Color.red)
  field.text = "OO"
  field:sizeToFit()
  equal(field.bounds.size, ui.size(47, 36))
end)

it("TextField.textAlignment", function()
  equal(field.textAlignment, "left")
  field.textAlignment = "center"
  equal(field.textAlignment, "center")
end)

it("TextField.borderStyle, TextBorderStyle", function()
  equal(field.borderStyle, "none")
  local insets = { none = 0, line = 2, bezel = 7, roundedRect = 7 }
  for name, inset in pairs(insets) do
    field.borderStyle = name
    equal(field.borderStyle, name)
    equal(field:textRect{ 0, 0, 100, 30 }.x, inset)
  end
  field.borderStyle = "roundedRect"
  equal(field.intrinsicContentSize.height, 30)
end)

it("TextField.background, TextField.disabledBackground", function()
  equal(field.background, nil)
  field.background, field.disabledBackground = "plate", "plate_off"
  equal(field.background, ui.Image:named "plate")
  equal(field.disabledBackground, ui.Image:named "plate_off")
end)

it("TextField.adjustsFontSizeToFitWidth, TextField.minimumFontSize", function()
  equal(field.adjustsFontSizeToFitWidth, false)
  equal(field.minimumFontSize, 0)
  field.adjustsFontSizeToFitWidth = true
  field.minimumFontSize = 4.0
  equal(field.adjustsFontSizeToFitWidth, true)
  equal(field.minimumFontSize, 4)
end)

-- Editing

it("TextField.delegate, TextFieldDelegate.textFieldShouldBeginEditing, "
  .. "TextFieldDelegate.textFieldDidBeginEditing, TextFieldDelegate.textFieldShouldEndEditing, "
  .. "TextFieldDelegate.textFieldDidEndEditing", function()
  local calls, may_begin, may_end = {}, false, true
  equal(field.delegate, nil)
  field.delegate = {
    textFieldShouldBeginEditing = function(_, sender)
      assert(sender == field)
      calls[#calls + 1] = "shouldBegin"
      return may_begin
    end,
    textFieldDidBeginEditing = function() calls[#calls + 1] = "didBegin" end,
    textFieldShouldEndEditing = function()
      calls[#calls + 1] = "shouldEnd"
      return may_end
    end,
    textFieldDidEndEditing = function() calls[#calls + 1] = "didEnd" end,
  }
  assert(field.delegate)
  local window = show(field)
  equal(field:becomeFirstResponder(), false)
  may_begin = true
  equal(field:becomeFirstResponder(), true)
  may_end = false
  equal(field:resignFirstResponder(), false)
  equal(window:endEditing(true), true)
  same(calls, { "shouldBegin", "shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd" })
end)

it("TextFieldDelegate.textField_shouldChangeCharactersIn_replacementString", function()
  local asked = {}
  field.delegate = {
    textField_shouldChangeCharactersIn_replacementString = function(_, sender, range, string)
      asked[#asked + 1] = range.first .. "-" .. range.last .. " " .. string
      return string ~= "x"
    end,
  }
  edit()
  typeKeys "axé"
  key "delete"
  same(asked, { "1-0 a", "2-1 x", "2-1 é", "2-3 " })
  equal(field.text, "a")
end)

it("TextFieldDelegate.textFieldShouldReturn", function()
  local events = {}
  local may = false
  field.delegate = { textFieldShouldReturn = function() return may end }
  field:on("editingDidEndOnExit", function() events[#events + 1] = "exit" end)
  field:on("editingDidEnd", function() events[#events + 1] = "end" end)
  edit()
  enter()
  same(events, {})
  may = true
  enter()
  same(events, { "exit", "end" }) -- BEHAVIOUR 16: with a target for it
  equal(field.isFirstResponder, false)
end)

it("TextField.clearsOnBeginEditing, TextFieldDelegate.textFieldShouldClear", function()
  local may = true
  equal(field.clearsOnBeginEditing, false)
  field.clearsOnBeginEditing = true
  field.delegate = { textFieldShouldClear = function() return may end }
  field.text = "old"
  edit()
  equal(field.text, "")
  field.text = "new"
  field:resignFirstResponder()
  may = false
  field:becomeFirstResponder()
  equal(field.text, "new")
end)

it("TextField.clearsOnInsertion", function()
  equal(field.clearsOnInsertion, false)
  field.clearsOnInsertion = true
  field.text = "old"
  edit()
  typeKeys "ab"
  equal(field.text, "ab")
end)

it("TextField.isEditing", function()
  equal(field.isEditing, false)
  edit()
  equal(field.isEditing, true)
end)

it("TextField.allowsEditingTextAttributes", function()
  equal(field.allowsEditingTextAttributes, false)
  field.allowsEditingTextAttributes = true
  equal(field.allowsEditingTextAttributes, true)
end)

it("TextField.inputView, TextField.inputAccessoryView", function()
  equal(field.inputView, nil)
  equal(field.inputAccessoryView, nil)
  local pad, bar = ui.View{ frame = { 0, 0, 10, 100 } }, ui.View{ frame = { 0, 0, 10, 44 } }
  field.inputView, field.inputAccessoryView = pad, bar
  assert(field.inputView == pad and field.inputAccessoryView == bar)
  edit()
  equal(pad.frame, ui.rect(0, 44, 375, 100))
  equal(bar.frame, ui.rect(0, 0, 375, 44))
end)

it("TextField.hasText, TextField.insertText, TextField.deleteBackward", function()
  equal(field.hasText, false)
  edit()
  field:insertText "ab\nc"
  equal(field.text, "ab c") -- one line
  equal(field.hasText, true)
  field:deleteBackward()
  equal(field.text, "ab ")
  local Shouting = ui.TextField:subclass "Shouting"
  function Shouting:insertText(text) Shouting.super.insertText(self, text:upper()) end
  function Shouting:deleteBackward() self.text = "" end
  local shouting = Shouting{ frame = { 0, 0, 100, 30 }, autocapitalizationType = "none" }
  show(shouting)
  shouting:becomeFirstResponder()
  typeKeys "ab"
  equal(shouting.text, "AB")
  key "delete"
  equal(shouting.text, "")
end)

it("TextField.selectedTextRange, TextField.replace", function()
  field.text = "Olá mundo"
  edit()
  field.selectedTextRange = { 1, 4 }
  equal(field.selectedTextRange.count, 3)
  typeKeys "Bom"
  equal(field.text, "Bom mundo")
  field:replace({ 5, 9 }, "dia")
  equal(field.text, "Bom dia")
  raises("does not lie in the text", function() field.selectedTextRange = { 1, 20 } end)
  raises("does not lie in the text", field.replace, field, { 9, 20 }, "x")
end)

it("TextField.textDidBeginEditingNotification, TextField.textDidChangeNotification, "
  .. "TextField.textDidEndEditingNotification", function()
  local names = {}
  local notifications = {
    BeginEditing = ui.TextField.textDidBeginEditingNotification,
    Change = ui.TextField.textDidChangeNotification,
    EndEditing = ui.TextField.textDidEndEditingNotification,
  }
  for name, notification in pairs(notifications) do
    equal(notification, "UITextFieldTextDid" .. name .. "Notification")
    ui.NotificationCenter.default:addObserver(notification, field, function(note)
      assert(note.object == field)
      names[#names + 1] = name
    end)
  end
  edit()
  typeKeys "ab"
  field:resignFirstResponder()
  same(names, { "BeginEditing", "Change", "Change", "EndEditing" })
end)

-- Parts

it("TextField.clearButtonMode, TextFieldViewMode", function()
  equal(field.clearButtonMode, "never")
  local shown = {}
  field.text = "a"
  local window = show(field)
  local function has_button()
    settle()
    return #field.subviews == 1
  end
  for _, mode in ipairs{ "never", "whileEditing", "unlessEditing", "always" } do
    field.clearButtonMode = mode
    equal(field.clearButtonMode, mode)
    window:endEditing(true)
    local at_rest = has_button()
    field:becomeFirstResponder()
    shown[#shown + 1] = tostring(at_rest) .. " " .. tostring(has_button())
  end
  same(shown, { "false false", "false true", "true false", "true true" })
end)

it("TextField.leftView, TextField.leftViewMode, TextField.leftViewRect", function()
  equal(field.leftView, nil)
  equal(field.leftViewMode, "never")
  local icon = ui.View{ frame = { 0, 0, 26, 20 } }
  field.leftView = icon
  show(field)
  equal(icon.superview, nil)
  equal(field:leftViewRect(field.bounds), ui.Rect.zero)
  field.leftViewMode = "always"
  settle()
  assert(icon.superview == field and field.leftView == icon)
  equal(icon.frame, ui.rect(0, 5, 26, 20))
  equal(field:textRect(field.bounds).x, 26)
  local Moved = ui.TextField:subclass "Moved"
  function Moved:leftViewRect(bounds) return { 10, 0, 26, 30 } end
  equal(Moved{ leftView = ui.View{}, leftViewMode = "always" }:textRect{ 0, 0, 100, 30 }.x, 36)
end)

it("TextField.rightView, TextField.rightViewMode, TextField.rightViewRect", function()
  equal(field.rightView, nil)
  equal(field.rightViewMode, "never")
  local icon = ui.View{ frame = { 0, 0, 20, 20 } }
  field.rightView, field.rightViewMode = icon, "unlessEditing"
  assert(field.rightView == icon)
  show(field)
  equal(field:rightViewRect(field.bounds), ui.rect(180, 5, 20, 20))
  equal(field:textRect(field.bounds).width, 180)
  field:becomeFirstResponder()
  settle()
  equal(icon.superview, nil)
end)

it("TextField.borderRect, TextField.textRect, TextField.editingRect, TextField.placeholderRect, "
  .. "TextField.clearButtonRect", function()
  local bounds = ui.rect(0, 0, 200, 30)
  field.borderStyle = "roundedRect"
  equal(field:borderRect(bounds), bounds)
  equal(field:textRect(bounds), ui.rect(7, 2, 186, 26))
  equal(field:editingRect(bounds), ui.rect(7, 2, 186, 26))
  equal(field:placeholderRect(bounds), ui.rect(7, 2, 186, 26))
  equal(field:clearButtonRect(bounds), ui.rect(176, 5.5, 19, 19))
  field.text, field.clearButtonMode = "a", "always"
  equal(field:textRect(bounds), ui.rect(7, 2, 164, 26))
  local Own = ui.TextField:subclass "Own"
  function Own:textRect(bounds) return bounds:inset(10) end
  equal(Own{}:placeholderRect(bounds), ui.rect(10, 10, 180, 10))
end)

it("TextField.drawText, TextField.drawPlaceholder", function()
  local calls = {}
  local Own = ui.TextField:subclass "Own"
  function Own:drawText(rect)
    calls[#calls + 1] = "text " .. rect.width
    Own.super.drawText(self, rect)
  end
  function Own:drawPlaceholder(rect)
    calls[#calls + 1] = "placeholder " .. rect.width
    Own.super.drawPlaceholder(self, rect)
  end
  local own = Own{ frame = { 0, 0, 100, 30 }, placeholder = "Name" }
  show(own)
  own.text = "Bob"
  settle()
  same(calls, { "placeholder 100", "text 100" })
end)

-- The keyboard

it("TextField.keyboardType, KeyboardType", function()
  equal(field.keyboardType, "default")
  for _, name in ipairs{ "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "default" } do
    field.keyboardType = name
    equal(field.keyboardType, name)
  end
  field.keyboardType = "alphabet" -- the old name
  equal(field.keyboardType, "asciiCapable")
end)

it("TextField.returnKeyType, ReturnKeyType", function()
  equal(field.returnKeyType, "default")
  for _, name in ipairs{ "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "default" } do
    field.returnKeyType = name
    equal(field.returnKeyType, name)
  end
end)

it("TextField.keyboardAppearance, KeyboardAppearance", function()
  equal(field.keyboardAppearance, "default")
  for _, name in ipairs{ "dark", "light", "default" } do
    field.keyboardAppearance = name
    equal(field.keyboardAppearance, name)
  end
  field.keyboardAppearance = "alert" -- the old name
  equal(field.keyboardAppearance, "dark")
end)

it("TextField.autocapitalizationType, TextAutocapitalizationType", function()
  equal(ui.TextField{}.autocapitalizationType, "sentences")
  for _, name in ipairs{ "words", "sentences", "allCharacters", "none" } do
    field.autocapitalizationType = name
    equal(field.autocapitalizationType, name)
  end
end)

it("TextField.autocorrectionType, TextAutocorrectionType, TextField.spellCheckingType, "
  .. "TextSpellCheckingType", function()
  equal(field.autocorrectionType, "default")
  equal(field.spellCheckingType, "default")
  for _, name in ipairs{ "no", "yes", "default" } do
    field.autocorrectionType, field.spellCheckingType = name, name
    equal(field.autocorrectionType, name)
    equal(field.spellCheckingType, name)
  end
end)

it("TextField.enablesReturnKeyAutomatically", function()
  local returns = 0
  equal(field.enablesReturnKeyAutomatically, false)
  field.enablesReturnKeyAutomatically = true
  field.delegate = { textFieldShouldReturn = function() returns = returns + 1 return true end }
  edit()
  enter()
  equal(returns, 0)
  typeKeys "a"
  enter()
  equal(returns, 1)
end)

it("TextField.isSecureTextEntry", function()
  equal(field.isSecureTextEntry, false)
  field.isSecureTextEntry = true
  field.text = "secret"
  -- BEHAVIOUR 19: what is typed when it is edited again takes the place of all.
  edit()
  typeKeys "new"
  equal(field.text, "new")
end)
