-- What a script leaves out, or takes off that is not there, does not pass silently (LUA-API: "a
-- missing required argument is named in the error").

local ui = require "lunette"
require "members"

describe("What is forgotten", function()
  it.each{
    { "ui.Button{}:setTitle", "Button:setTitle: argument 1 (title): expected string or nil" },
    { "ui.Button{}:setTitleColor", "argument 1 (titleColor)" },
    { "ui.Button{}:setTitleShadowColor", "argument 1 (titleShadowColor)" },
    { "ui.Button{}:setImage", "argument 1 (image)" },
    { "ui.Button{}:setBackgroundImage", "argument 1 (image)" },
    { "ui.Button{}:setAttributedTitle", "argument 1 (title)" },
    { "ui.ViewController{}:willMoveToParent", "argument 1 (parent)" },
    { "ui.ViewController{}:didMoveToParent", "argument 1 (parent)" },
    { "ui.View{}:willMoveToSuperview", "argument 1 (superview)" },
    { "ui.View{}:willMoveToWindow", "argument 1 (window)" },
    { "ui.Control{}:endTracking", "argument 1 (touch)" },
  }("An argument that may be nil may not be forgotten: %s", function(method, message)
    raises(message, code, method .. "()")
    raises("got nothing", code, method .. "()")
    code(method .. "(nil)")
  end)

  it("A target is not taken off for a method that it does not have", function()
    local control, target = ui.Control{}, { went = function() end, going = function() end }
    control:addTarget(target, "went", "touchDown")
    raises([==[the target table has no method "wnet"; did you mean "went"?]==], function()
      control:removeTarget(target, "wnet", "allEvents")
    end)
    -- Once more is fine, and so is one that was there when it was added.
    control:removeTarget(target, "going", "allEvents")
    target.went = nil
    control:removeTarget(target, "went", "allEvents")
    equal(#control.allTargets, 0)
  end)

  it("An observer is warned about that hears another name", function()
    local center = ui.NotificationCenter.default
    local target = { heard = function() end }
    center:addObserver(target, "heard", "Changed")
    local function remove() center:removeObserver(target, "Chagned") end
    remove()
    warned(place(remove) .. 'removeObserver: table is not registered for "Chagned", but for '
      .. '"Changed"; nothing was removed')
    center:removeObserver(target, "Changed")
    center:removeObserver(target, "Changed")
  end)
end)
