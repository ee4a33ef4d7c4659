local ui = require "lunette"
require "members"

local cell

before_each(function()
  cell = ui.TableViewCell{ style = "subtitle", reuseIdentifier = "c", frame = { 0, 40, 375, 44 } }
end)

it("TableViewCell.style", function()
  equal(ui.TableViewCell{}.detailTextLabel, nil)
  equal(ui.TableViewCell{ style = "value1" }.detailTextLabel.textAlignment, "right")
  raises("style", function() cell.style = "default" end)
  raises("expected one of \"default\" \"value1\" \"value2\" \"subtitle\"", function()
    ui.TableViewCell{ style = "plain" }
  end)
end)

it("TableViewCellStyle", function()
  for style, sizes in pairs{
    default = { 17 }, value1 = { 17, 17 }, value2 = { 13, 13 }, subtitle = { 17, 12 },
  } do
    local view = ui.TableViewCell{ style = style }
    equal(view.textLabel.font.pointSize, sizes[1])
    equal(view.detailTextLabel and view.detailTextLabel.font.pointSize, sizes[2])
  end
end)

it("TableViewCell.reuseIdentifier", function()
  equal(cell.reuseIdentifier, "c")
  equal(ui.TableViewCell{}.reuseIdentifier, nil)
  raises("is given when the view is made, and stays: ui.TableViewCell{ reuseIdentifier = ",
    function() cell.reuseIdentifier = "d" end)
  local Card = ui.TableViewCell:subclass "Card"
  function Card:init(options)
    Card.super.init(self, { style = "value1", reuseIdentifier = options.reuseIdentifier .. "!" })
  end
  equal(Card{ reuseIdentifier = "card" }.reuseIdentifier, "card!")
end)

it("TableViewCell.prepareForReuse", function()
  local Card = ui.TableViewCell:subclass "Card"
  local told = 0
  function Card:prepareForReuse()
    Card.super.prepareForReuse(self)
    told = told + 1
  end
  local card = Card{}
  card.textLabel.text = "stays"
  card:prepareForReuse()
  equal(told, 1)
  equal(card.textLabel.text, "stays")
end)

it("TableViewCell.contentView", function()
  equal(cell.contentView.superview, cell)
  equal(cell.contentView.frame, ui.rect(0, 0, 375, 44))
  cell.accessoryType = "disclosureIndicator"
  cell:layoutIfNeeded()
  equal(cell.contentView.width, 342)
  local label = ui.Label{}
  local made = ui.TableViewCell{ label }
  equal(label.superview, made.contentView)
  raises("contentView", function() cell.contentView = ui.View{} end)
end)

it("TableViewCell.textLabel", function()
  cell.textLabel.text = "Title"
  cell:layoutIfNeeded()
  equal(cell.textLabel.superview, cell.contentView)
  equal(cell.textLabel.frame, ui.rect(15, 12, 32.5, 20.5))
  equal(cell.textLabel.textColor, ui.color "black")
  -- The cell follows its text.
  show(cell)
  cell.textLabel.text = "Another title"
  settle()
  equal(cell.textLabel.width, 91)
end)

it("TableViewCell.detailTextLabel", function()
  cell.textLabel.text = "Title"
  cell.detailTextLabel.text = "Detail"
  cell:layoutIfNeeded()
  equal(cell.textLabel.y, 5)
  equal(cell.detailTextLabel.y, 25.5)
  equal(ui.TableViewCell{}.detailTextLabel, nil)
end)

it("TableViewCell.imageView", function()
  cell.imageView.image = ui.Image:named "star"
  cell.textLabel.text = "Title"
  cell:layoutIfNeeded()
  equal(cell.imageView.frame.minX, 15)
  equal(cell.textLabel.x, 15 + cell.imageView.width + 15)
  -- The style value2 shows none.
  local other = ui.TableViewCell{ style = "value2" }
  other.imageView.image = ui.Image:named "star"
  equal(other.imageView.superview, nil)
end)

it("TableViewCell.indentationLevel", function()
  equal(cell.indentationLevel, 0)
  cell.textLabel.text = "Title"
  cell.indentationLevel = 2
  cell:layoutIfNeeded()
  equal(cell.textLabel.x, 35)
end)

it("TableViewCell.indentationWidth", function()
  equal(cell.indentationWidth, 10)
  cell.textLabel.text = "Title"
  cell.indentationLevel = 3
  cell.indentationWidth = 5
  cell:layoutIfNeeded()
  equal(cell.textLabel.x, 30)
  cell.indentationWidth = math.huge
  cell:layoutIfNeeded()
  equal(cell.textLabel.x, 15)
end)

it("TableViewCell.separatorInset", function()
  equal(cell.separatorInset, ui.insets(0, 15, 0, 0))
  cell.separatorInset = { 0, 30, 0, 10 }
  equal(cell.separatorInset.left, 30)
  -- What all cells have, unless they say otherwise.
  ui.TableViewCell:appearance().separatorInset = { 0, 50, 0, 0 }
  local other = ui.TableViewCell{}
  show(cell)
  show(other)
  equal(other.separatorInset.left, 50)
  equal(cell.separatorInset.left, 30)
end)

it("TableViewCell.selectionStyle", function()
  equal(cell.selectionStyle, "default")
  cell.textLabel.text = "Title"
  cell.isSelected = true
  equal(cell.textLabel.isHighlighted, true)
  cell.selectionStyle = "none"
  equal(cell.textLabel.isHighlighted, false)
end)

it("TableViewCellSelectionStyle", function()
  for _, style in ipairs{ "none", "blue", "gray", "default" } do
    cell.selectionStyle = style
    equal(cell.selectionStyle, style)
  end
end)

it("TableViewCell.isSelected", function()
  equal(cell.isSelected, false)
  cell.imageView.highlightedImage = ui.Image:named "star"
  cell.isSelected = true
  equal(cell.isSelected, true)
  equal(cell.imageView.isHighlighted, true)
  cell.isSelected = false
  equal(cell.imageView.isHighlighted, false)
end)

it("TableViewCell.isHighlighted", function()
  equal(cell.isHighlighted, false)
  local button = ui.Button{}
  cell.contentView:addSubview(button)
  cell.isHighlighted = true
  equal(button.isHighlighted, true)
  -- What is made meanwhile is highlighted too.
  equal(cell.textLabel.isHighlighted, true)
  cell.isSelected = true
  cell.isHighlighted = false
  equal(button.isHighlighted, true)
end)

it("TableViewCell.setSelected", function()
  local Card = ui.TableViewCell:subclass "Card"
  local told = {}
  function Card:setSelected(selected, animated)
    Card.super.setSelected(self, selected, animated)
    told[#told + 1] = tostring(selected) .. " " .. tostring(animated)
  end
  local card = Card{}
  card.isSelected = true
  card:setSelected(false, true)
  same(told, { "true false", "false true" })
  equal(card.isSelected, false)
end)

it("TableViewCell.setHighlighted", function()
  local Card = ui.TableViewCell:subclass "Card"
  local told = {}
  function Card:setHighlighted(highlighted, animated)
    Card.super.setHighlighted(self, highlighted, animated)
    told[#told + 1] = tostring(highlighted) .. " " .. tostring(animated)
  end
  local card = Card{}
  card.isHighlighted = true
  card:setHighlighted(false)
  same(told, { "true false", "false nil" })
  equal(card.isHighlighted, false)
end)

it("TableViewCell.accessoryType", function()
  equal(cell.accessoryType, "none")
  cell.accessoryType = "detailDisclosureButton"
  cell:layoutIfNeeded()
  equal(cell.contentView.width, 308)
  cell.accessoryType = "checkmark"
  cell:layoutIfNeeded()
  equal(cell.contentView.width, 336)
end)

it("TableViewCellAccessoryType", function()
  for type, width in pairs{
    none = 375, disclosureIndicator = 342, detailDisclosureButton = 308, checkmark = 336,
    detailButton = 328,
  } do
    cell.accessoryType = type
    equal(cell.accessoryType, type)
    cell:layoutIfNeeded()
    equal(cell.contentView.width, width)
  end
end)

it("TableViewCell.accessoryView", function()
  local switch = ui.Switch{}
  cell.accessoryType = "checkmark"
  cell.accessoryView = switch
  cell:layoutIfNeeded()
  equal(switch.superview, cell)
  equal(switch.frame, ui.rect(309, 7, 51, 31))
  equal(cell.contentView.width, 299)
  cell.accessoryView = nil
  cell:layoutIfNeeded()
  equal(switch.superview, nil)
  equal(cell.contentView.width, 336)
  local around = ui.View{ cell }
  raises("which lies inside it", function() cell.accessoryView = around end)
  raises("cannot be added to itself", function() cell.accessoryView = cell end)
  equal(cell.accessoryView, nil)
end)

it("TableViewCell.editingAccessoryType", function()
  equal(cell.editingAccessoryType, "none")
  cell.accessoryType = "disclosureIndicator"
  cell.editingAccessoryType = "checkmark"
  cell.isEditing = true
  cell:layoutIfNeeded()
  equal(cell.contentView.width, 298)
end)

it("TableViewCell.editingAccessoryView", function()
  local switch = ui.Switch{}
  cell.editingAccessoryView = switch
  equal(switch.superview, nil)
  cell.isEditing = true
  equal(switch.superview, cell)
  cell.isEditing = false
  equal(switch.superview, nil)
  equal(cell.editingAccessoryView, switch)
  cell.editingAccessoryView = nil
end)

it("TableViewCell.backgroundView", function()
  equal(cell.backgroundView, nil)
  local view = ui.View{}
  cell.backgroundView = view
  equal(cell.subviews[1], view)
  equal(view.frame, ui.rect(0, 0, 375, 44))
  cell.height = 60
  cell:layoutIfNeeded()
  equal(view.height, 60)
  cell.backgroundView = nil
  equal(view.superview, nil)
end)

it("TableViewCell.selectedBackgroundView", function()
  local view = ui.View{}
  cell.backgroundView = ui.View{}
  cell.selectedBackgroundView = view
  equal(view.superview, nil)
  cell.isSelected = true
  equal(cell.subviews[2], view)
  equal(view.frame, ui.rect(0, 0, 375, 44))
  cell.isSelected = false
  equal(view.superview, nil)
  equal(cell.selectedBackgroundView, view)
end)

it("TableViewCell.multipleSelectionBackgroundView", function()
  local view = ui.View{}
  cell.multipleSelectionBackgroundView = view
  cell.isSelected = true
  -- Outside of edit mode it is not shown.
  equal(view.superview, nil)
  equal(cell.multipleSelectionBackgroundView, view)
end)

it("TableViewCell.isEditing", function()
  equal(cell.isEditing, false)
  cell.isEditing = true
  cell:layoutIfNeeded()
  equal(cell.isEditing, true)
  equal(cell.contentView.x, 38)
  cell.isEditing = false
  cell:layoutIfNeeded()
  equal(cell.contentView.x, 0)
end)

it("TableViewCell.setEditing", function()
  local Card = ui.TableViewCell:subclass "Card"
  local told = {}
  function Card:setEditing(editing, animated)
    Card.super.setEditing(self, editing, animated)
    told[#told + 1] = tostring(editing) .. " " .. tostring(animated)
  end
  local card = Card{}
  card.isEditing = true
  card:setEditing(false, true)
  same(told, { "true false", "false true" })
  equal(card.isEditing, false)
end)

it("TableViewCell.editingStyle", function()
  equal(cell.editingStyle, "none")
  raises("editingStyle", function() cell.editingStyle = "delete" end)
end)

it("TableViewCellEditingStyle", function()
  -- A cell outside of a table has no edit control: neither delete nor insert.
  local styles = { none = true, delete = false, insert = false }
  equal(styles[cell.editingStyle], true)
end)

it("TableViewCell.showsReorderControl", function()
  equal(cell.showsReorderControl, false)
  cell.showsReorderControl = true
  cell.isEditing = true
  cell:layoutIfNeeded()
  equal(cell.contentView.frame, ui.rect(38, 0, 295, 44))
  equal(#cell.subviews, 2)
  cell.showsReorderControl = false
  equal(#cell.subviews, 1)
end)

it("TableViewCell.shouldIndentWhileEditing", function()
  equal(cell.shouldIndentWhileEditing, true)
  cell.shouldIndentWhileEditing = false
  cell.isEditing = true
  cell:layoutIfNeeded()
  equal(cell.contentView.x, 0)
end)

it("TableViewCell.showingDeleteConfirmation", function()
  equal(cell.showingDeleteConfirmation, false)
  raises("showingDeleteConfirmation", function() cell.showingDeleteConfirmation = true end)
end)

it("TableViewCell.willTransition", function()
  local Card = ui.TableViewCell:subclass "Card"
  local told = {}
  function Card:willTransition(state)
    Card.super.willTransition(self, state)
    told[#told + 1] = state .. " " .. tostring(self.isEditing)
  end
  local card = Card{}
  card.isEditing = true
  card.isEditing = true
  card.isEditing = false
  same(told, { "showingEditControl false", "default true" })
end)

it("TableViewCell.didTransition", function()
  local Card = ui.TableViewCell:subclass "Card"
  local told = {}
  function Card:didTransition(state)
    Card.super.didTransition(self, state)
    told[#told + 1] = state .. " " .. tostring(self.isEditing)
  end
  local card = Card{}
  show(card)
  card:setEditing(true, true)
  same(told, {})
  advance(0.4)
  same(told, { "showingEditControl true" })
  card.isEditing = false
  same(told, { "showingEditControl true", "default false" })
end)

it("TableViewCellStateMask", function()
  cell:willTransition "default"
  cell:willTransition "showingEditControl|showingDeleteConfirmation"
  raises("showingEditControl", function() cell:willTransition "editing" end)
end)

it("TableViewRowAction.style", function()
  equal(ui.TableViewRowAction{}.style, "destructive")
  local action = ui.TableViewRowAction{ style = "normal" }
  equal(action.style, "normal")
  raises("is given when the action is made", function() action.style = "destructive" end)
end)

it("TableViewRowActionStyle", function()
  for given, style in pairs{
    default = "destructive", destructive = "destructive", normal = "normal",
  } do
    equal(ui.TableViewRowAction{ style = given }.style, style)
  end
end)

it("TableViewRowAction.title", function()
  local action = ui.TableViewRowAction{ title = "Flag" }
  equal(action.title, "Flag")
  action.title = nil
  equal(action.title, nil)
end)

it("TableViewRowAction.backgroundColor", function()
  local action = ui.TableViewRowAction{}
  equal(action.backgroundColor, nil)
  action.backgroundColor = "orange"
  equal(action.backgroundColor, ui.color "orange")
end)

it("TableViewRowAction.handler", function()
  local function flag() end
  local action = ui.TableViewRowAction{ handler = flag }
  equal(action.handler, flag)
  action.handler = nil
  equal(action.handler, nil)
  raises("expected function", function() action.handler = "flag" end)
end)
