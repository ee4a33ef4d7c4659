-- A pad of keys, three in a row. It knows nothing of codes: a key sends its action up the
-- responder chain, `enterDigit` with the digit as the sender's tag, or `deleteDigit`, and the
-- first responder that has the method gets it.

local ui = require "lunette"
local texts = require "texts"

local Keypad = ui.View:subclass "Keypad"
Keypad.properties = { "isEnabled" }

local columns, gap = 3, 11

-- The keys as they lie; `false` is an empty place.
local rows = {
  { 1, 2, 3 },
  { 4, 5, 6 },
  { 7, 8, 9 },
  { false, 0, "delete" },
}

local function makeKey(name)
  local isDigit = math.type(name) == "integer"
  local key = ui.Button{
    type = "system", id = "key-" .. name, title = isDigit and name or texts[name],
    tag = isDigit and name or 0,
  }
  key.titleLabel.font = isDigit and 24 or 15
  key.layer.borderWidth = isDigit and 1 or 0
  key.layer.borderColor = "lightGray"
  key.layer.cornerRadius = 8
  key:addTarget(nil, isDigit and "enterDigit" or "deleteDigit", "touchUpInside")
  return key
end

function Keypad:init(options)
  Keypad.super.init(self, options)
  self.keys = {}
  for row, names in ipairs(rows) do
    for column, name in ipairs(names) do
      if name then
        local key = makeKey(name)
        self.keys[#self.keys + 1] = { view = key, row = row, column = column }
        self:addSubview(key)
      end
    end
  end
end

function Keypad:get_isEnabled()
  return self.keys[1].view.isEnabled
end

function Keypad:set_isEnabled(isEnabled)
  for _, key in ipairs(self.keys) do key.view.isEnabled = isEnabled end
end

function Keypad:layoutSubviews()
  Keypad.super.layoutSubviews(self)
  local size = self.bounds.size
  local width = (size.width - (columns - 1) * gap) / columns
  local height = (size.height - (#rows - 1) * gap) / #rows
  for _, key in ipairs(self.keys) do
    key.view.frame = {
      (key.column - 1) * (width + gap), (key.row - 1) * (height + gap), width, height,
    }
  end
end

return Keypad
