local ui = require "lunette"
require "members"

local view

before_each(function()
  view = ui.TableViewHeaderFooterView{ reuseIdentifier = "h", frame = { 0, 40, 375, 28 } }
end)

it("TableViewHeaderFooterView.reuseIdentifier", function()
  equal(view.reuseIdentifier, "h")
  equal(ui.TableViewHeaderFooterView{}.reuseIdentifier, nil)
  raises("ui.TableViewHeaderFooterView{ reuseIdentifier = ", function()
    view.reuseIdentifier = "i"
  end)
end)

it("TableViewHeaderFooterView.prepareForReuse", function()
  local Head = ui.TableViewHeaderFooterView:subclass "Head"
  local told = 0
  function Head:prepareForReuse()
    Head.super.prepareForReuse(self)
    told = told + 1
  end
  Head{}:prepareForReuse()
  equal(told, 1)
end)

it("TableViewHeaderFooterView.contentView", function()
  equal(view.contentView.superview, view)
  equal(view.contentView.frame, ui.rect(0, 0, 375, 28))
  local label = ui.Label{}
  equal(ui.TableViewHeaderFooterView{ label }.contentView, label.superview)
end)

it("TableViewHeaderFooterView.textLabel", function()
  view.textLabel.text = "Cities"
  view:layoutIfNeeded()
  equal(view.textLabel.superview, view.contentView)
  equal(view.textLabel.origin, ui.point(15, 4))
  equal(view:sizeThatFits{ 375, 0 }, ui.size(375, 28))
end)

it("TableViewHeaderFooterView.detailTextLabel", function()
  view.detailTextLabel.text = "Of Portugal"
  view:layoutIfNeeded()
  -- The bars of plain tables show none.
  equal(view.detailTextLabel.size, ui.size(0, 0))
end)

it("TableViewHeaderFooterView.backgroundView", function()
  local back = ui.View{}
  view.backgroundView = back
  equal(view.subviews[1], back)
  equal(back.frame, ui.rect(0, 0, 375, 28))
  view.backgroundView = nil
  equal(back.superview, nil)
  raises("cannot be added to itself", function() view.backgroundView = view end)
end)
