local ui = require "lunette"
require "members"

-- A view that takes the focus.
local Field = ui.View:subclass "Field"
function Field:get_canBecomeFirstResponder() return true end

it("Responder.next", function()
  local controller = ui.ViewController{}
  local inner = ui.View{}
  controller.view:addSubview(inner)
  local window = show(controller)
  assert(inner.next == controller.view and controller.view.next == controller)
  assert(controller.next == window and window.next == ui.Application.shared)
  equal(ui.Application.shared.next, nil)
end)

it("Responder.isFirstResponder", function()
  local field = Field{}
  show(field)
  equal(field.isFirstResponder, false)
  field:becomeFirstResponder()
  equal(field.isFirstResponder, true)
end)

it("Responder.canBecomeFirstResponder", function()
  equal(ui.View{}.canBecomeFirstResponder, false)
  equal(Field{}.canBecomeFirstResponder, true)
  local plain = ui.View{}
  show(plain)
  equal(plain:becomeFirstResponder(), false)
end)

it("Responder.canResignFirstResponder", function()
  local Stubborn = Field:subclass "Stubborn"
  function Stubborn:get_canResignFirstResponder() return false end
  equal(ui.View{}.canResignFirstResponder, true)
  local stubborn, other = Stubborn{}, Field{}
  local all = ui.View{ stubborn, other }
  show(all)
  stubborn:becomeFirstResponder()
  equal(other:becomeFirstResponder(), false)
  equal(stubborn.isFirstResponder, true)
end)

it("Responder.inputView, Responder.inputAccessoryView", function()
  equal(ui.View{}.inputView, nil)
  equal(ui.View{}.inputAccessoryView, nil)
  -- Globals, as a class is for ever, with the locals of its functions.
  pad, bar = ui.View{ id = "pad" }, ui.View{ id = "bar" }
  local Keypad = Field:subclass "Keypad"
  function Keypad:get_inputView() return pad end
  function Keypad:get_inputAccessoryView() return bar end
  equal(Keypad{}.inputView.id, "pad")
  equal(Keypad{}.inputAccessoryView.id, "bar")
  pad, bar = nil, nil
end)

it("Responder.becomeFirstResponder", function()
  local first, second = Field{}, Field{}
  equal(first:becomeFirstResponder(), false) -- in no window
  show(ui.View{ first, second })
  equal(first:becomeFirstResponder(), true)
  equal(second:becomeFirstResponder(), true)
  equal(first.isFirstResponder, false)
end)

it("Responder.resignFirstResponder", function()
  local calls = {}
  local Noting = Field:subclass "Noting"
  function Noting:resignFirstResponder()
    calls[#calls + 1] = "resign"
    return Noting.super.resignFirstResponder(self)
  end
  local field = Noting{}
  local window = show(field)
  field:becomeFirstResponder()
  equal(field:resignFirstResponder(), true)
  equal(field.isFirstResponder, false)
  -- BEHAVIOUR 16: taking the first responder out of its window resigns it.
  field:becomeFirstResponder()
  field:removeFromSuperview()
  same(calls, { "resign", "resign" })
end)

it("Responder.reloadInputViews", function()
  local field = ui.TextField{ frame = { 0, 0, 100, 30 } }
  show(field)
  field:becomeFirstResponder()
  local bar = ui.View{ frame = { 0, 0, 10, 44 } }
  field.inputAccessoryView = bar
  equal(bar.superview, nil)
  field:reloadInputViews()
  equal(bar.frame, ui.rect(0, 0, 375, 44))
end)

it("Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification, "
  .. "Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification, "
  .. "Responder.keyboardWillChangeFrameNotification, "
  .. "Responder.keyboardDidChangeFrameNotification", function()
  local field = ui.TextField{ frame = { 0, 0, 100, 30 } }
  show(field)
  local names, last = {}, nil
  local notifications = {
    WillShow = ui.Responder.keyboardWillShowNotification,
    DidShow = ui.Responder.keyboardDidShowNotification,
    WillHide = ui.Responder.keyboardWillHideNotification,
    DidHide = ui.Responder.keyboardDidHideNotification,
    WillChangeFrame = ui.Responder.keyboardWillChangeFrameNotification,
    DidChangeFrame = ui.Responder.keyboardDidChangeFrameNotification,
  }
  for name, notification in pairs(notifications) do
    equal(notification, "UIKeyboard" .. name .. "Notification")
    ui.NotificationCenter.default:addObserver(notification, nil, function(note)
      names[#names + 1] = name
      last = note.userInfo
    end)
  end
  field:becomeFirstResponder()
  equal(last.keyboardFrameBegin, ui.rect(0, 667, 375, 216))
  equal(last.keyboardFrameEnd, ui.rect(0, 451, 375, 216))
  equal(last.keyboardAnimationDuration, 0.25)
  equal(last.keyboardAnimationCurve, 7)
  advance(0.25)
  field:resignFirstResponder()
  equal(last.keyboardFrameEnd, ui.rect(0, 667, 375, 216))
  advance(0.25)
  same(names, { "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
    "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide" })
end)

it("Responder.touchesBegan, Responder.touchesMoved, Responder.touchesEnded, "
  .. "Responder.touchesCancelled", function()
  local calls = {}
  local Pad = ui.View:subclass "Pad"
  for _, name in ipairs{ "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled" } do
    Pad[name] = function(self, touches, event)
      calls[#calls + 1] = name .. " " .. #touches .. " " .. #event.allTouches
      Pad.super[name](self, touches, event)
    end
  end
  -- What a view leaves goes up to the controller.
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:touchesBegan(touches, event) calls[#calls + 1] = "controller" end
  local screen = Screen{}
  screen.view:addSubview(Pad{ frame = { 0, 0, 100, 100 } })
  show(screen)
  down(50, 50) move(60, 50) up()
  down(50, 50) phoneCall()
  same(calls, {
    "touchesBegan 1 1", "controller", "touchesMoved 1 1", "touchesEnded 1 1",
    "touchesBegan 1 1", "controller", "touchesCancelled 1 1",
  })
end)

it("Responder.motionBegan, Responder.motionEnded, Responder.motionCancelled", function()
  local calls = {}
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:motionBegan(motion, event) calls[#calls + 1] = "began " .. motion end
  function Screen:motionEnded(motion, event)
    calls[#calls + 1] = "ended " .. event.type .. " " .. event.subtype
  end
  function Screen:motionCancelled(motion, event) calls[#calls + 1] = "cancelled" end
  function Screen:get_canBecomeFirstResponder() return true end
  local screen = Screen{}
  show(screen)
  screen:becomeFirstResponder()
  shake()
  same(calls, { "began motionShake", "ended motion motionShake" })
  screen:motionCancelled("motionShake")
  -- A plain view hands it on to its superview.
  screen.view:motionBegan("motionShake", nil)
  same(calls, { "began motionShake", "ended motion motionShake", "cancelled", "began motionShake" })
end)

it("Responder.canPerformAction", function()
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:save() end
  equal(Screen{}:canPerformAction("save"), true)
  equal(Screen{}:canPerformAction("load", ui.View{}), false)
  function Screen:canPerformAction(action, sender) return action == "load" end
  equal(Screen{}:canPerformAction("save"), false)
  equal(Screen{}:canPerformAction("load"), true)
end)

it("Responder.target", function()
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:save() end
  local screen, inner = Screen{}, ui.View{}
  screen.view:addSubview(inner)
  assert(inner:target("save") == screen)
  equal(inner:target("load", inner), nil)
  function Screen:canPerformAction(action, sender) return false end
  equal(inner:target("save"), nil)
  stand_in = ui.View{}
  function Screen:target(action, sender) return stand_in end
  assert(inner:target("save") == stand_in)
  stand_in = nil
end)
