local ui = require "lunette"
require "members"

local center

before_each(function() center = ui.NotificationCenter.default end)

it("NotificationCenter.default", function()
  assert(center == ui.NotificationCenter.default)
  raises("NotificationCenter", function() ui.NotificationCenter{} end)
end)

it("NotificationCenter.addObserver", function()
  local seen = {}
  local observer = {}
  function observer:changed(note) seen[#seen + 1] = "method " .. note.name end
  center:addObserver(observer, "changed", "ModelChanged")
  center:addObserver("ModelChanged", nil, function(note) seen[#seen + 1] = "function" end)
  center:post("ModelChanged")
  center:post("Other")
  same(seen, { "method ModelChanged", "function" })
  -- From one object alone, and everything.
  local sender = ui.View{}
  center:addObserver(observer, "changed", nil, sender)
  center:post("A", sender)
  center:post("B")
  same(seen, { "method ModelChanged", "function", "method A" })
  raises('has no method "chnged"; did you mean "changed"?', function()
    center:addObserver(observer, "chnged", "ModelChanged")
  end)
  raises("addObserver(name, object, fn)", function() center:addObserver(print, "x") end)
end)

it("NotificationCenter.removeObserver", function()
  local seen = {}
  local observer = {}
  function observer:a() seen[#seen + 1] = "a" end
  function observer:b() seen[#seen + 1] = "b" end
  center:addObserver(observer, "a", "A")
  center:addObserver(observer, "b", "B")
  center:removeObserver(observer, "A")
  center:post("A")
  center:post("B")
  center:removeObserver(observer)
  center:post("B")
  same(seen, { "b" })
  local token = center:addObserver("A", nil, function() seen[#seen + 1] = "function" end)
  center:post("A")
  center:removeObserver(token)
  center:removeObserver(token)
  center:post("A")
  same(seen, { "b", "function" })
end)

it("NotificationCenter.post", function()
  local got
  local observer = { changed = function(self, note) got = note end }
  center:addObserver(observer, "changed", "Changed")
  local sender = ui.View{}
  local info = { count = 3 }
  center:post("Changed", sender, info)
  equal(got.name, "Changed")
  assert(got.object == sender and got.userInfo == info)
  center:post("Changed")
  equal(got.object, nil)
  equal(got.userInfo, nil)
  -- A table may be who posts.
  local model = {}
  center:post("Changed", model)
  assert(got.object == model)
  got = nil
end)

it("Notification.name, Notification.object, Notification.userInfo", function()
  local token = center:addObserver(nil, nil, function(note)
    equal(note.name, "Changed")
    equal(note.object.id, "sender")
    equal(note.userInfo.count, 1)
    raises("read-only", function() note.name = "x" end)
  end)
  center:post("Changed", ui.View{ id = "sender" }, { count = 1 })
  center:removeObserver(token)
end)
