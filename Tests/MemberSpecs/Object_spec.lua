local ui = require "lunette"
require "members"

it("Object.user", function()
  local label = ui.Label{}
  label.user.mark = 1
  equal(label.user.mark, 1)
  assert(label.user == label.user)
  raises("'mark'", function() label.mark = 1 end)
end)

it("Object.init", function()
  local Box = ui.View:subclass "Box"
  function Box:init(options)
    Box.super.init(self, options)
    self.size = { 10, 20 }
  end
  equal(Box{ x = 5 }.frame, ui.rect(5, 0, 10, 20))
  equal(type(ui.View.init), "function")
end)

it("Object.isKind", function()
  -- A model or a delegate may begin at the root.
  local Model = ui.Object:subclass "Model"
  assert(Model{ count = 1 }:isKind(ui.Object) and Model{ count = 1 }.count == 1)
  local Box = ui.View:subclass "Box"
  assert(Box{}:isKind(Box) and Box{}:isKind(ui.View) and Box{}:isKind(ui.Responder))
  assert(not Box{}:isKind(ui.Label) and not ui.View{}:isKind(Box))
end)

it("Object.responds", function()
  local Box = ui.View:subclass "Box"
  function Box:open() end
  assert(Box{}:responds("open") and Box{}:responds("layoutSubviews"))
  assert(not Box{}:responds("close") and not ui.View{}:responds("open"))
  -- weibo/S1: a delegate that implements nothing is asked, not called.
end)

it("Object.setValue", function()
  local label = ui.Label{}
  label:setValue("hello", "text")
  equal(label.text, "hello")
  -- As UIKit's keys are spelt.
  label:setValue(true, "hidden")
  equal(label.isHidden, true)
  local Box = ui.View:subclass "Box"
  function Box:set_angle(value) self.turned = value * 2 end
  function Box:get_angle() return self.turned / 2 end
  local box = Box{}
  box:setValue(4, "angle")
  equal(box.turned, 8)
  box:setValue("free", "note")
  equal(box.note, "free")
  raises("'txt'; did you mean 'text'?", function() label:setValue("x", "txt") end)
  raises("superview is read-only", function() label:setValue(box, "superview") end)
  raises("argument 2 (key)", function() label:setValue("x") end)
end)

it("Object.subclass", function()
  local Box = ui.View:subclass "Box"
  local Small = Box:subclass "Small"
  assert(Small.super == Box and Box.super == ui.View)
  raises("exists already", function() ui.View:subclass "Box" end)
end)

it("Object.include", function()
  local Box = ui.View:subclass "Box"
  function Box:own() return "own" end
  Box:include{ own = function() return "mixed" end, shared = function() return "shared" end }
  equal(Box{}:own(), "own")
  equal(Box{}:shared(), "shared")
end)

it("Object.perform, Object.cancelPreviousPerformRequests", function()
  local calls = {}
  local Machine = ui.Object:subclass "Machine"
  function Machine:spin(reel) calls[#calls + 1] = reel end
  local machine = Machine{}
  machine:perform("spin", 3, 0.5)
  machine:perform("spin", "last", 1)
  machine:perform(function(value) calls[#calls + 1] = value end, { 1 }, 0)
  equal(#calls, 0, "also what is due at once waits for the next turn")
  settle()
  equal(calls[1][1], 1)
  calls = {}
  advance(0.4)
  same(calls, {})
  advance(0.2)
  same(calls, { 3 })
  -- Taken back: one by its action and argument, then all of an object.
  machine:perform("spin", 4, 0.1)
  ui.Object:cancelPreviousPerformRequests(machine, "spin", "other")
  ui.Object:cancelPreviousPerformRequests(machine, "spin", 4)
  advance(1)
  same(calls, { 3, "last" })
  machine:perform("spin", 5, 0.1)
  machine:perform("spin", nil, 0.1)
  machine:perform(function() calls[#calls + 1] = "function" end, nil, 0.1)
  ui.Object:cancelPreviousPerformRequests(machine)
  advance(1)
  equal(#calls, 2)
  raises("has no method \"spinn\"; did you mean \"spin\"?", function()
    machine:perform("spinn", nil, 1)
  end)
  raises("expected a finite number", function() machine:perform("spin", nil, math.huge) end)
  -- What waits is kept, also when nobody else does.
  ui.Object{}:perform(function() calls[#calls + 1] = "kept" end, nil, 1)
  collect()
  advance(1)
  equal(calls[3], "kept")
end)
