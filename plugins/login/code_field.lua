-- Shows how many digits of a code were entered: a filled dot for each, a hollow one for the rest.

local ui = require "lunette"

local CodeField = ui.View:subclass "CodeField"
CodeField.properties = { "length", "count" }

local dotWidth = 40

function CodeField:init(options)
  self.dots = {}
  CodeField.super.init(self, options)
end

-- How many digits the code has.
function CodeField:get_length()
  return #self.dots
end

function CodeField:set_length(length)
  for _, dot in ipairs(self.dots) do dot:removeFromSuperview() end
  self.dots = {}
  for position = 1, length do
    local dot = ui.Label{ textAlignment = "center", font = 20 }
    self.dots[position] = dot
    self:addSubview(dot)
  end
  self.count = 0
end

-- How many digits were entered.
function CodeField:get_count()
  return self.filled
end

function CodeField:set_count(count)
  self.filled = count
  for position, dot in ipairs(self.dots) do
    dot.text = position <= count and "●" or "○"
  end
  self.accessibilityValue = ("%d/%d"):format(count, self.length)
end

function CodeField:sizeThatFits()
  return { self.length * dotWidth, 24 }
end

function CodeField:layoutSubviews()
  CodeField.super.layoutSubviews(self)
  local bounds = self.bounds
  local left = bounds.midX - self.length * dotWidth / 2
  for position, dot in ipairs(self.dots) do
    dot.frame = { left + (position - 1) * dotWidth, 0, dotWidth, bounds.height }
  end
end

return CodeField
