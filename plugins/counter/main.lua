-- A counter. Its number is a property of the controller, so that whoever sets it, a button or
-- another script, the screen follows.

local ui = require "lunette"
local format = require "kit.format"
local texts = require "texts"

local Counter = ui.ViewController:subclass "Counter"
Counter.properties = { "count" }
-- What every counter begins with.
Counter.steps, Counter.current, Counter.lowest, Counter.highest = 0, 0, 0, 0

function Counter:viewDidLoad()
  Counter.super.viewDidLoad(self)
  self.title = texts.title
  self.view.backgroundColor = "white"

  self.caption = ui.Label{ text = texts.title, font = "bold 17", textAlignment = "center" }
  self.number = ui.Label{ id = "number", font = 60, textAlignment = "center" }
  self.history = ui.Label{
    id = "history", font = 14, textColor = "gray", textAlignment = "center", numberOfLines = 0,
  }
  self.minus = self:makeButton("minus", "−", function() self:step(-1) end)
  self.plus = self:makeButton("plus", "+", function() self:step(1) end)
  self.reset = ui.Button{
    type = "system", id = "reset", title = texts.reset,
    onTouchUpInside = function() self:start() end,
  }

  for _, view in ipairs{
    self.caption, self.number, self.history, self.minus, self.plus, self.reset,
  } do
    self.view:addSubview(view)
  end
  self:show()
end

function Counter:makeButton(id, title, action)
  local button = ui.Button{ type = "system", id = id, title = title, onTouchUpInside = action }
  button.titleLabel.font = 24
  button.layer.borderWidth = 1
  button.layer.borderColor = button.tintColor
  button.layer.cornerRadius = 8
  return button
end

function Counter:viewWillLayoutSubviews()
  Counter.super.viewWillLayoutSubviews(self)
  local margin, gap = 20, 12
  local width, height = self.view.bounds.size:unpack()
  local inner = width - 2 * margin
  local half = (inner - gap) / 2
  local middle = height // 2

  self.caption.frame = { margin, 44, inner, 22 }
  self.number.frame = { margin, middle - 132, inner, 88 }
  self.history.frame = { margin, middle - 44, inner, 44 }
  self.minus.frame = { margin, middle + 22, half, 44 }
  self.plus.frame = { width - margin - half, middle + 22, half, 44 }
  self.reset.frame = { margin, middle + 88, inner, 44 }
end

function Counter:get_count()
  return self.current
end

function Counter:set_count(value)
  self.current = value
  self.lowest = math.min(self.lowest, value)
  self.highest = math.max(self.highest, value)
  if self.isViewLoaded then self:show() end
end

function Counter:show()
  self.number.text = format.number(self.count)
  self.number.textColor = self.count < 0 and "red" or "black"
  self.history.text = self:describeHistory()
  self.reset.isEnabled = self.steps > 0
end

function Counter:describeHistory()
  if self.steps == 0 then return texts.hint end
  if self.steps == 1 then return texts.oneStep end
  return texts.history:format(self.steps, self.lowest, self.highest)
end

function Counter:step(amount)
  self.steps = self.steps + 1
  self.count = self.count + amount
end

function Counter:start()
  self.steps, self.lowest, self.highest = 0, 0, 0
  self.count = 0
end

return Counter
