-- A framed box with a title, a value at its right, and a line of detail below.

local ui = require "lunette"

local Card = ui.View:subclass "Card"
Card.properties = { "title", "value", "detail" }

local margin, line = 10, 22

function Card:init(options)
  self.texts = {
    title = ui.Label{ font = "bold 15" },
    value = ui.Label{ font = 15, textAlignment = "right" },
    detail = ui.Label{ font = 13, textColor = "gray" },
  }
  Card.super.init(self, options)
  self.layer.borderWidth = 1
  self.layer.borderColor = "lightGray"
  self.layer.cornerRadius = 8
  for _, name in ipairs(Card.properties) do self:addSubview(self.texts[name]) end
end

-- The three properties are the texts of three labels.
for _, name in ipairs(Card.properties) do
  Card["get_" .. name] = function(self) return self.texts[name].text end
  Card["set_" .. name] = function(self, text) self.texts[name].text = text end
end

function Card:sizeThatFits(size)
  return { size.width, 2 * line + 2 * margin }
end

function Card:layoutSubviews()
  Card.super.layoutSubviews(self)
  local inner = self.bounds.width - 2 * margin
  self.texts.title.frame = { margin, margin, inner * 2 / 3, line }
  self.texts.value.frame = { margin + inner * 2 / 3, margin, inner / 3, line }
  self.texts.detail.frame = { margin, margin + line, inner, line }
end

return Card
