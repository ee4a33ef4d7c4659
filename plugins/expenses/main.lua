-- What was spent, a card for each entry, and their sum. Cards, columns and amounts are kit's.

local ui = require "lunette"
local kit = require "kit"
local entries = require "entries"

local Expenses = ui.ViewController:subclass "Expenses"

function Expenses:viewDidLoad()
  Expenses.super.viewDidLoad(self)
  self.title = "Expenses"
  self.view.backgroundColor = "white"
  self.entries = entries.load()
  self.column = kit.Column{ id = "entries", spacing = 8 }
  for _, entry in ipairs(self.entries) do self:addCard(entry) end
  self.sum = ui.Label{ id = "sum", font = "bold 17", textAlignment = "right" }
  self.button = ui.Button{
    type = "system", id = "coffee", title = "One more coffee",
    onTouchUpInside = function() self:add{ date = "today", cents = 240, name = "Coffee" } end,
  }
  for _, view in ipairs{ self.column, self.sum, self.button } do self.view:addSubview(view) end
  self:showSum()
end

function Expenses:viewWillLayoutSubviews()
  Expenses.super.viewWillLayoutSubviews(self)
  local width, height = self.view.bounds.size:unpack()
  self.column.frame = { 20, 44, width - 40, height - 176 }
  self.sum.frame = { 20, height - 110, width - 40, 22 }
  self.button.frame = { 20, height - 66, width - 40, 44 }
end

function Expenses:addCard(entry)
  self.column:addSubview(kit.Card{
    title = entry.name, value = kit.format.money(entry.cents), detail = entry.date,
  })
end

function Expenses:add(entry)
  self.entries[#self.entries + 1] = entry
  self:addCard(entry)
  self:showSum()
end

function Expenses:showSum()
  local count = kit.format.count(#self.entries, "entry", "entries")
  self.sum.text = ("%s: %s"):format(count, kit.format.money(entries.total(self.entries)))
end

return Expenses
