-- What errors say of names of UIKit's.

local ui = require "lunette"
require "members"

describe("Hints", function()
  -- What is told of an error that nothing catches.
  local function told(...)
    ui.async(...)
    return failed ""
  end

  it.each{
    { "ui.UIButton", "'ui.Button'" }, { "ui.CGRectMake", "'ui.rect'" },
    { "ui.CGRect", "'ui.rect'" }, { "ui.CGRectZero", "'ui.Rect.zero'" },
    { "ui.CGRectGetMidX", "'rect.midX'" }, { "ui.NSMakeRange", "'ui.range'" },
    { "ui.redColor", "'ui.Color.red'" },
    { "ui.NSTextAlignmentCenter", 'the string "center"' }, { "ui.UIColor.red", "'ui.Color'" },
    { "ui.Color.redColor", "'red'" }, { "ui.Color:redColor()", "'red'" },
    { "ui.View{}:setFrame{ 1, 2, 3, 4 }", "object.frame = …" },
    { "ui.View{}.text", "it belongs to Label" }, { "ui.Label{}.txt", "did you mean 'text'" },
    { "ui.Control{}:addTarget_action(1)", "in Lua it is 'addTarget'" },
    { "ui.Control{}['addTarget:action:forControlEvents:']", "in Lua it is 'addTarget'" },
    { "ui.View{}:convertPoint({ 1, 1 })", "in Lua it is 'convertTo'" },
    { "ui.rect(1, 2, 3, 4).midx", "did you mean 'midX'" },
    { "ui.BezierPath.ovalIn", "said in making one: ui.BezierPath{ ovalIn = … }" },
    { "ui.BezierPath:bezierPathWithOvalInRect{}", "ui.BezierPath{ ovalIn = … }" },
    { "ui.BezierPath:nonsense()", "its objects are made by ui.BezierPath{ … }" },
    { "ui.Screen.nonsense", "Screen has no member 'nonsense'" },
  }("A name of UIKit's gives the one in Lua: %s", function(expression, hint)
    raises(hint, code, "return " .. expression)
  end)

  it("Nothing is guessed that is not near", function()
    local message = raises("txet", function() return ui.View{}.txet end)
    assert(not message:find("next", 1, true), message)
  end)

  it.each{
    { "UIButton{}", "; in Lua it is 'ui.Button'" },
    { "return UIColor.red", "; in Lua it is 'ui.Color'" },
    { "CGRectMake(1, 2, 3, 4)", "; in Lua it is 'ui.rect'" },
    { "View{}", "; in Lua it is 'ui.View'" },
    { "local x = Nonsense.x", "(global 'Nonsense')" },
  }("A global variable without a value, too: %s", function(chunk, ending)
    equal(told(code, chunk):sub(-#ending), ending)
  end)

  it.each{
    { "ui.Label{ textAlignment = 'NSTextAlignmentCenter' }", '(did you mean "center"?)' },
    { "ui.Label{ textAlignment = 'UITextAlignmentCenter' }", '(did you mean "center"?)' },
    { "ui.Label{ textAlignment = '.right' }", '(did you mean "right"?)' },
    { "ui.View{ backgroundColor = 'redColor' }", '(did you mean "red"?)' },
    { "ui.View{ backgroundColor = 'UIColor.red' }", '(did you mean "red"?)' },
    { "ui.Button{}:setTitle('x', 'UIControlStateNormal')", '(did you mean "normal"?)' },
    {
      "ui.Button{}:setTitle('x', 'highlighted|selectd')",
      '("selectd" is none of them; did you mean "selected"?)',
    },
    {
      "ui.View{ autoresizingMask = 'flexibleWidth, flexibleHeight' }",
      '(write "flexibleWidth|flexibleHeight")',
    },
    {
      "ui.View{ autoresizingMask = 'flexibleWidth | flexibleHeight' }",
      '(write "flexibleWidth|flexibleHeight")',
    },
    {
      "ui.View{ autoresizingMask = { 'flexibleWidth', 'flexibleHight' } }",
      '(element 2 is string "flexibleHight") (did you mean "flexibleHeight"?)',
    },
    { "ui.View{ autoresizingMask = 'flexibleWidth|' }", '(write "flexibleWidth")' },
  }("A wrong value gives the nearest: %s", function(expression, hint)
    raises(hint, code, "return " .. expression)
  end)

  it("A registration for no event is refused", function()
    local control = ui.Control{}
    local target = { go = function() end }
    raises("expected one or more of", function() control:on("", print) end)
    raises("expected one or more of", function() control:on({}, print) end)
    raises("expected one or more of", function() control:addTarget(print, "") end)
    raises("expected one or more of", function() control:addTarget(target, "go", {}) end)
    equal(#control.allTargets, 0)
  end)

  it("An action that the target does not have raises in who sends it", function()
    local control = ui.Control{}
    local Target = ui.Object:subclass "Target"
    function Target:save() self.saved = true end
    local target = Target{}
    raises('the target Target has no method "save_"; did you mean "save"?',
      function() control:sendAction("save_", target) end)
    raises('has no method "zork"', function() control:sendAction("zork", {}) end)
    control:sendAction("save", target)
    equal(target.saved, true)
    control:sendAction("nobody", nil)
  end)

  it("A list of subviews has no hole", function()
    raises("number 1 is nil, number 2 is not", function() ui.View{ [2] = ui.View{} } end)
    raises("number 2 is nil, number 3 is not",
      function() ui.View{ ui.View{}, nil, ui.View{} } end)
    raises("counted from 1, got one at 0", function() ui.View{ [0] = ui.View{} } end)
    raises("counted from 1, got one at -3", function() ui.View{ [-3] = ui.View{} } end)
    equal(#ui.View{ ui.View{}, ui.View{}, nil }.subviews, 2)
  end)
end)
