local ui = require "lunette"
require "members"

it("View.superview", function()
  local inner = ui.View{}
  equal(inner.superview, nil)
  local outer = ui.View{ inner }
  assert(inner.superview == outer)
end)

it("View.subviews", function()
  local a, b = ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  assert(#outer.subviews == 2 and outer.subviews[1] == a and outer.subviews[2] == b)
  -- A fresh list: taking views out while walking over it skips none.
  for _, view in ipairs(outer.subviews) do view:removeFromSuperview() end
  equal(#outer.subviews, 0)
end)

it("View.window", function()
  local view = ui.View{}
  equal(view.window, nil)
  local window = show(view)
  assert(view.window == window and window.window == window)
end)

it("View.addSubview", function()
  local a, b, outer = ui.View{}, ui.View{}, ui.View{}
  outer:addSubview(a)
  outer:addSubview(b)
  outer:addSubview(a) -- once more: to the front
  assert(outer.subviews[2] == a)
  raises("added to itself", function() a:addSubview(a) end)
  raises("lies inside it", function() a:addSubview(outer) end)
  raises("expected View, got nil", function() outer:addSubview(nil) end)
end)

it("View.insertSubview", function()
  local a, b, c = ui.View{}, ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  outer:insertSubview(c, 1)
  assert(outer.subviews[1] == c)
  outer:insertSubview(c, 99) -- beyond the end is the end
  assert(outer.subviews[3] == c)
  raises("argument 2 (index)", function() outer:insertSubview(c, 0) end)
  raises("argument 2 (index)", function() outer:insertSubview(c, 1.5) end)
  outer:insertSubview(c, 2.0)
  assert(outer.subviews[2] == c)
end)

it("View.insertSubviewAbove", function()
  local a, b, c = ui.View{}, ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  outer:insertSubviewAbove(c, a)
  assert(outer.subviews[2] == c)
  raises("no subview", function() outer:insertSubviewAbove(a, ui.View{}) end)
end)

it("View.insertSubviewBelow", function()
  local a, b, c = ui.View{}, ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  outer:insertSubviewBelow(c, b)
  assert(outer.subviews[2] == c)
end)

it("View.exchangeSubview", function()
  local a, b = ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  outer:exchangeSubview(1, 2)
  assert(outer.subviews[1] == b)
  raises("none at position 3", function() outer:exchangeSubview(1, 3) end)
end)

it("View.bringSubviewToFront", function()
  local a, b = ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  outer:bringSubviewToFront(a)
  assert(outer.subviews[2] == a)
  outer:bringSubviewToFront(ui.View{}) -- no subview: nothing, as in UIKit
  equal(#outer.subviews, 2)
end)

it("View.sendSubviewToBack", function()
  local a, b = ui.View{}, ui.View{}
  local outer = ui.View{ a, b }
  outer:sendSubviewToBack(b)
  assert(outer.subviews[1] == b)
end)

it("View.removeFromSuperview", function()
  local a = ui.View{}
  local outer = ui.View{ a }
  a:removeFromSuperview()
  a:removeFromSuperview()
  assert(a.superview == nil and #outer.subviews == 0)
end)

it("View.isDescendant", function()
  local a = ui.View{}
  local outer = ui.View{ ui.View{ a } }
  assert(a:isDescendant(outer) and a:isDescendant(a) and not outer:isDescendant(a))
end)

it("View.viewWithTag", function()
  -- BEHAVIOUR 45: the receiver is searched too, and tag 0 finds it.
  local a = ui.View{ tag = 5 }
  local outer = ui.View{ ui.View{ a }, ui.View{ tag = 5 } }
  assert(outer:viewWithTag(5) == a)
  assert(outer:viewWithTag(0) == outer)
  assert(a:viewWithTag(5) == a)
  equal(outer:viewWithTag(9), nil)
end)

it("View.endEditing", function()
  local Field = ui.View:subclass "Field"
  function Field:get_canBecomeFirstResponder() return true end
  function Field:resignFirstResponder()
    if self.stubborn then return false end
    return Field.super.resignFirstResponder(self)
  end
  local field = Field{}
  local outer = ui.View{ field }
  show(outer)
  field:becomeFirstResponder()
  equal(outer:endEditing(), true)
  equal(field.isFirstResponder, false)
  -- BEHAVIOUR 16: forced, a refusal is ignored.
  field.stubborn = true
  field:becomeFirstResponder()
  equal(outer:endEditing(false), false)
  equal(field.isFirstResponder, true)
  equal(outer:endEditing(true), true)
  equal(field.isFirstResponder, false)
end)

it("View.convertTo", function()
  local inner = ui.View{ frame = { 10, 20, 30, 30 } }
  local outer = ui.View{ frame = { 100, 100, 200, 200 }, inner }
  equal(inner:convertTo({ 1, 2 }, outer), ui.point(11, 22))
  equal(inner:convertTo({ 1, 2, 3, 4 }, outer), ui.rect(11, 22, 3, 4))
  show(outer)
  equal(inner:convertTo({ 1, 2 }), ui.point(111, 122))
end)

it("View.convertFrom", function()
  local inner = ui.View{ frame = { 10, 20, 30, 30 } }
  local outer = ui.View{ frame = { 100, 100, 200, 200 }, inner }
  equal(inner:convertFrom({ 11, 22 }, outer), ui.point(1, 2))
  equal(inner:convertFrom({ 11, 22, 3, 4 }, outer), ui.rect(1, 2, 3, 4))
  local window = show(outer)
  window.frame = { 50, 0, 300, 300 }
  -- Between windows by their places on the screen.
  equal(inner:convertFrom({ 161, 122 }, ui.Window{}), ui.point(1, 2))
end)
