-- The application, its delegate and its windows, as a script makes them.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

it("The network flag shows the spinner in the status bar (controls/S70)", function()
  local screen = t.launch(function()
    local app = ui.Application.shared
    app.isNetworkActivityIndicatorVisible = true
    return ui.View{ ui.Button{ title = "Stop", frame = { 20, 40, 100, 44 },
      onTouchUpInside = function() app.isNetworkActivityIndicatorVisible = false end } }
  end)
  assert.matches("◌", scenario.statusBar(screen), 1, true)
  screen:tap '"Stop"'
  assert.not_matches("◌", scenario.statusBar(screen), 1, true)
end)

--- A delegate that notes what it is told.
local function noting()
  local delegate = {}
  for _, name in ipairs{
    "application_willFinishLaunchingWithOptions", "applicationDidBecomeActive",
    "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
    "applicationDidReceiveMemoryWarning",
  } do
    delegate[name] = function(_, application)
      print(name .. " " .. application.applicationState)
    end
  end
  function delegate:application_didFinishLaunchingWithOptions(_, options)
    print("application_didFinishLaunchingWithOptions " .. type(options))
    local window = ui.Window{ backgroundColor = "white" }
    window.rootViewController = ui.ViewController:subclass "Screen"{}
    window:makeKeyAndVisible()
  end
  return delegate
end

describe("The delegate", function()
  -- Source: Apple, "Managing your app's life cycle" (iOS 12 and earlier).
  it("hears of the launch, then that the application is active", function()
    local screen = t.launch(noting())
    assert.same({
      "application_willFinishLaunchingWithOptions inactive",
      "application_didFinishLaunchingWithOptions table", "applicationDidBecomeActive active",
    }, screen.log)
  end)

  it("hears of what happens to the device", function()
    local screen = t.launch(noting())
    scenario.perform(screen, "memoryWarning; home; open; kill")
    assert.same({
      "applicationDidReceiveMemoryWarning active", "applicationWillResignActive active",
      "applicationDidEnterBackground background", "applicationWillEnterForeground background",
      "applicationDidBecomeActive active", "applicationWillResignActive active",
      "applicationDidEnterBackground background", "applicationWillTerminate background",
    }, { table.unpack(screen.log, 4) })
  end)

  it("is given the window that it made", function()
    local delegate = {}
    function delegate:application_didFinishLaunchingWithOptions()
      ui.Window{ id = "main" }:makeKeyAndVisible()
    end
    function delegate:applicationWillResignActive() print(self.window.id) end
    local screen = t.launch(delegate)
    screen:home()
    assert.same({ "main" }, screen.log)
  end)

  it("keeps a window that it sets itself", function()
    local Delegate = ui.Responder:subclass "Delegate"
    function Delegate:application_didFinishLaunchingWithOptions()
      self.window = ui.Window{ id = "own" }
      ui.Window{ id = "other", isHidden = false }
      self.window:makeKeyAndVisible()
      ui.Window{ id = "key" }:makeKeyAndVisible()
    end
    function Delegate:applicationWillResignActive() print(self.window.id) end
    local screen = t.launch(function() return Delegate{} end)
    screen:home()
    assert.same({ "own" }, screen.log)
  end)

  it("is given its window where it is an object of a class, too", function()
    local Delegate = ui.Responder:subclass "Delegate"
    function Delegate:application_didFinishLaunchingWithOptions()
      ui.Window{ id = "made" }:makeKeyAndVisible()
    end
    function Delegate:applicationWillResignActive() print(self.window.id) end
    local screen = t.launch(function() return Delegate{} end)
    screen:home()
    assert.same({ "made" }, screen.log)
  end)

  it("is not called for what it does not implement, and nothing fails (weibo/S1)", function()
    local screen = t.launch{ application_didFinishLaunchingWithOptions = function()
      ui.Window{}:makeKeyAndVisible()
    end }
    scenario.perform(screen, "memoryWarning; home; open; kill")
    assert.same({}, screen.log)
  end)

  it("may fail, which is reported, and the rest goes on", function()
    local delegate = noting()
    function delegate:applicationWillResignActive() error "broken" end
    local screen = t.launch(delegate)
    screen:home()
    assert.equal(1, #screen.errors)
    screen:expectError "broken"
    assert.equal("applicationDidEnterBackground background", screen.log[#screen.log])
  end)
end)

it("Windows lie by level, then by when they were shown; fingers reach the front one", function()
  local screen = t.launch(function()
    local function window(id, level, color)
      local window = ui.Window{ id = id, backgroundColor = color, windowLevel = level }
      window:addSubview(ui.Control{ frame = window.bounds,
        onTouchUpInside = function() print(id) end })
      return window
    end
    local alert, normal, status = window("alert", "alert"), window("normal", "normal"),
      window("status", "statusBar")
    for _, each in ipairs{ alert, status, normal } do each.isHidden = false end
    print(table.concat(scenario.each(ui.Application.shared.windows, "id"), " "))
    alert:addSubview(ui.Button{ title = "Close", frame = { 0, 100, 100, 44 },
      onTouchUpInside = function() alert.isHidden = true end })
    return ui.View{ ui.Label{ text = "below" } }
  end)
  assert.same({ "normal status alert" }, screen.log)
  screen:tap '"Close"'
  screen:tap "Control"
  assert.same({ "normal status alert", "status" }, screen.log)
end)

it("Shaking reaches the controller of the front window", function()
  local Screen = ui.ViewController:subclass "Screen"
  function Screen:get_canBecomeFirstResponder() return true end
  function Screen:viewDidAppear() self:becomeFirstResponder() end
  function Screen:motionEnded(motion, event) print(motion .. " " .. event.type) end
  local screen = t.launch(Screen)
  screen:shake()
  assert.same({ "motionShake motion" }, screen.log)
end)

it("What an application asks the system for is in the document", function()
  local screen = t.launch(function()
    local app = ui.Application.shared
    app:openURL "tel:123"
    app.applicationIconBadgeNumber = 2
    return ui.View{}
  end)
  local function has(part) assert.matches(part, screen:json(), 1, true) end
  has '"openedURLs":["tel:123"]'
  has '"applicationIconBadgeNumber":2'
  screen:home()
  has '"applicationState":"background"'
end)
