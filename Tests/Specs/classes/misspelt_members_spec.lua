-- "A misspelt name never passes silently": what a class defines.

local ui = require "lunette"
require "members"

describe("Misspelt members", function()
  it.each{
    { "hitTest_with", "hitTest" }, { "hitTest_withEvent", "hitTest" }, { "pointInside", "point" },
    { "point_inside", "point" }, { "touchesBegan_with", "touchesBegan" }, { "Deinit", "deinit" },
    { "dealloc", "deinit" }, { "Init", "init" }, { "initWithFrame", "init" },
    { "layout_subviews", "layoutSubviews" }, { "drawRect", "draw" },
    { "willMove_toSuperview", "willMoveToSuperview" },
  }("Another spelling of a member is refused: %s", function(name, meant)
    local A = ui.View:subclass "A"
    local hint = "in Lua it is '" .. meant .. "'"
    raises(hint, function() A[name] = function() end end)
    raises(hint, function() A:include{ [name] = function() end } end)
  end)

  it.each{
    { "touchBegan", "touchesBegan" }, { "didMoveWindow", "didMoveToWindow" }, { "initt", "init" },
    { "deninit", "deinit" }, { "ini", "init" }, { "laoyutSubviews", "layoutSubviews" },
    { "willMove", "'willMoveToSuperview' or 'willMoveToWindow'" },
    { "applicationDidBecomeActiv", "applicationDidBecomeActive" },
    { "get_intrinsicContntSize", "intrinsicContentSize" },
  }("A function that is nearly a hook is warned about: %s", function(name, meant)
    local A = ui.View:subclass "A"
    A[name] = function() end
    warned(meant)
    A[name] = function() end
  end)

  it.each{ "tga", "di", "tagg", "typ" }(
    "Short names are slips when letters are exchanged, missing or doubled: %s", function(name)
      local A = ui.Button:subclass "A"
      A{ [name] = 1 }
      warned("did you mean")
    end)

  it.each{ "z", "row", "tak", "map", "i", "dx", "idx", "one", "hgiht", "layout", "touches" }(
    "Names of a script's own pass: %s", function(name)
      local A = ui.View:subclass "A"
      A{ [name] = 1 }
      A[name] = function() end
      same(warnings(), {})
    end)

  it("Class members misspelt", function()
    local A = ui.View:subclass "A"
    A.properteis = { "angle" }
    warned("did you mean 'properties'")
    raises("in Lua it is 'properties'", function() A.Properties = {} end)
    for _, name in ipairs { "super", "subclass", "include" } do
      raises("is taken", function() A[name] = function() end end)
    end
  end)

  it("What must be a function is nothing else", function()
    local A = ui.View:subclass "A"
    for _, name in ipairs { "init", "layoutSubviews", "deinit", "get_angle", "set_angle",
        "addSubview" } do
      for _, value in ipairs { 5, "x", {}, false } do
        raises("A." .. name .. " must be a function", function() A[name] = value end)
      end
    end
    A.deinit = nil
    A.layoutSubviews = nil
  end)

  it.each{
    { "applicationDidBecomeActiv", "applicationDidBecomeActive" },
    { "applicationdidBecomeActive", "applicationDidBecomeActive" },
    {
      "application_didFinishLaunchingWithOption", "application_didFinishLaunchingWithOptions",
    },
    {
      "textField_shouldChangeCharactersInRange_replacementString",
      "textField_shouldChangeCharactersIn_replacementString",
    },
  }("A function of a delegate that is nearly a callback is warned about: %s", function(name, meant)
    ui.Application.shared.delegate = { [name] = function() end, other = function() end }
    warned("the delegate's " .. name .. " is no callback; did you mean '" .. meant .. "'?")
    ui.Application.shared.delegate = { [meant] = function() end, data = {} }
    same(warnings(), {})
    raises("expected object or table", function()
      ui.Application.shared.delegate = function() end
    end)
  end)

  it("A method that is a callback in Objective-C's spelling is warned about", function()
    local A = ui.ViewController:subclass "A"
    function A:textField_shouldChangeCharactersInRange_replacementString() end
    warned("A.textField_shouldChangeCharactersInRange_replacementString is a new member of the "
      .. "class; did you mean 'textField_shouldChangeCharactersIn_replacementString'?")
  end)

  it.each{
    { "tableView_commit", "tableView_commit_forRowAt" },
    { "tableView_commitEditingStyle_forRowAt", "tableView_commit_forRowAt" },
    { "tableView_moveRowAt_toIndexPath", "tableView_moveRowAt_to" },
    { "tableView_numberOfRows", "tableView_numberOfRowsInSection" },
    { "tableView_titleForHeader", "tableView_titleForHeaderInSection" },
    { "tableView_willDisplay", "tableView_willDisplay_forRowAt" },
    { "numberOfSections", "numberOfSections_in" }, { "viewForZooming", "viewForZooming_in" },
  }("A method that is a part of a callback, or has some of Objective-C's labels, is warned "
    .. "about: %s", function(name, meant)
    local A = ui.TableViewController:subclass "A"
    A[name] = function() end
    warned("A." .. name .. " is a new member of the class; did you mean '" .. meant .. "'?")
    A[meant] = function() end
    A.tableView_title = function() end
    same(warnings(), {})
  end)

  it("A hook of another kind of object is warned about", function()
    local A = ui.View:subclass "A"
    function A:viewDidLoad() end
    warned("A.viewDidLoad is never called by the host: it is a member of ViewController, "
      .. "and A is a View")
  end)

  it("A callback that is also a hook of another kind of object is none of these", function()
    local A = ui.ViewController:subclass "A"
    function A:gestureRecognizerShouldBegin() return true end
    equal(#warnings(), 0)
  end)

  it("An override that the host does not ask for is warned about, and says what it asks "
    .. "for", function()
    local A = ui.View:subclass "A"
    function A:addSubview(view) A.super.addSubview(self, view) end
    local list = warnings()
    equal(#list, 1)
    assert(list[1]:find("A.addSubview is called by scripts only", 1, true), list[1])
    assert(list[1]:find("didAddSubview", 1, true), list[1])
    function A:get_alpha() return 0 end
    warned("A.get_alpha is read by scripts only: the host goes on using the alpha of its own")
    function A:sizeThatFits(size) return size end
    function A:get_intrinsicContentSize() return { 1, 1 } end
    function A:set_text(text) end
  end)
end)
