local ui = require "lunette"
require "members"

describe("Hints at what is nil", function()
  -- What is told of an error that nothing catches has to end like this.
  local function ends(ending, fn, ...)
    local arguments, control = table.pack(...), ui.Control{}
    control:on("touchDown", function() fn(table.unpack(arguments)) end)
    control:sendActions "touchDown"
    local list = errors()
    equal(list[#list]:sub(-#ending), ending)
  end

  it("A misspelt method of an object is told with the nearest", function()
    local Page = ui.ViewController:subclass "Page"
    function Page:refresh() self:loadViewIfNeded() end
    ends("(method 'loadViewIfNeded'); did you mean 'loadViewIfNeeded'?", function()
      Page{}:refresh()
    end)
  end)

  it("So are a method of the script's, and a field that is nil", function()
    local Page = ui.ViewController:subclass "Page"
    function Page:refresh() end
    function Page:viewDidLoad() self.counter = { 1 } return self.conter[1] end
    ends("did you mean 'refresh'?", function()
      local page = Page{}
      page:refrehs()
    end)
    ends("did you mean 'counter'?", function() Page{}:viewDidLoad() end)
  end)

  it.each{
    { "self:performSegue('x')", "this version has no ViewController.performSegue" },
    {
      "self.storyboard.title = 'x'", "this version has no ViewController.storyboard",
    },
    { "self.view:addConstraint(1)", "this version has no View.addConstraint" },
    { "ui.View:snapshotView(true)", "this version has no View.snapshotView" },
    { "ui.Label{}:snapshotView(true)", "this version has no View.snapshotView" },
    { "return ui.DatePicker", "ui has no member 'DatePicker'; this version has no DatePicker" },
    { "return ui.UIWebView", "this version has no WebView" },
    { "UIDatePicker.alloc()", "(global 'UIDatePicker'); this version has no DatePicker" },
  }("What this version lacks of UIKit is told as such: %s", function(line, ending)
    ends(ending, code, [[
      local Page = ui.ViewController:subclass "Page"
      function Page:viewDidLoad() ]] .. line .. [[ end
      Page{}:viewDidLoad()
    ]])
  end)

  it("A field of one's own is not taken for what this version lacks", function()
    local Page = ui.ViewController:subclass "Page"
    function Page:viewDidLoad() self.show = 7; self.show() end
    ends("(field 'show')", function() Page{}:viewDidLoad() end)
  end)

  it("A name that is near to nothing gets no hint", function()
    local Page = ui.ViewController:subclass "Page"
    ends("(method 'qqqqqqqq')", function() Page{}:qqqqqqqq() end)
  end)
end)
