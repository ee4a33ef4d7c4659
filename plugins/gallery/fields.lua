-- Text fields: hints, secrets, clear buttons, views at their sides, limits, keyboards.

local ui = require "lunette"
local Page = require "page"

local Fields = Page:subclass "Fields"

--- The characters that the limited field takes.
Fields.limit = 8

function Fields:build()
  local function add(caption, options)
    options.borderStyle = options.borderStyle or "roundedRect"
    options.delegate = self
    options.autocapitalizationType = options.autocapitalizationType or "none"
    options.onEditingChanged = function(field)
      self:tell("%s has %d characters.", field.id, ui.count(field.text))
    end
    return self:add(caption, ui.TextField(options), 200)
  end
  self.fields = {
    add("clearButtonMode", {
      id = "plain", placeholder = "Your name", clearButtonMode = "whileEditing",
      returnKeyType = "next", autocapitalizationType = "words",
    }),
    add("isSecureTextEntry", {
      id = "secret", placeholder = "Password", isSecureTextEntry = true, returnKeyType = "next",
    }),
    add("8 characters", {
      id = "limited", text = "Lisbon", clearButtonMode = "always", returnKeyType = "next",
    }),
    add("leftView", {
      id = "price", keyboardType = "decimalPad", placeholder = "0.00", leftViewMode = "always",
      leftView = ui.Label{ text = " €", frame = { 0, 0, 24, 20 }, textColor = "gray" },
    }),
    add("minimumFontSize", {
      id = "fitting", text = "A text that shrinks until it fits", adjustsFontSizeToFitWidth = true,
      minimumFontSize = 8, returnKeyType = "next",
    }),
    add("textAlignment", {
      id = "right", textAlignment = "right", borderStyle = "line", returnKeyType = "next",
      attributedPlaceholder = { { "red", foregroundColor = "red" }, " at the right" },
    }),
    add("returnKeyType", {
      id = "search", placeholder = "Search", borderStyle = "bezel", returnKeyType = "search",
      enablesReturnKeyAutomatically = true, keyboardAppearance = "dark",
    }),
    add("isEnabled = false", { id = "off", text = "Off", isEnabled = false }),
  }
  self.fields[4].inputAccessoryView = self:makeBar()
end

--- The bar above the pad of digits, which has no return key.
function Fields:makeBar()
  return ui.View{
    frame = { 0, 0, 375, 44 }, backgroundColor = "white",
    ui.Button{
      type = "system", title = "Done", frame = { 295, 0, 80, 44 },
      autoresizingMask = "flexibleLeftMargin",
      onTouchUpInside = function() self.view:endEditing(true) end,
    },
  }
end

function Fields:textField_shouldChangeCharactersIn_replacementString(field, range, string)
  if field.id ~= "limited" then return true end
  local fits = ui.count(ui.replace(field.text, range, string)) <= self.limit
  if not fits then self:tell("%s is full.", field.id) end
  return fits
end

--- Next goes to the next field, the last key closes the keyboard.
function Fields:textFieldShouldReturn(field)
  for index, other in ipairs(self.fields) do
    local follower = self.fields[index + 1]
    if other == field and follower and follower:becomeFirstResponder() then return false end
  end
  self:tell("%s: %s.", field.id, field.text)
  field:resignFirstResponder()
  return false
end

return Fields
