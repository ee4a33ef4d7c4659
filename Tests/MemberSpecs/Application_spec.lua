local ui = require "lunette"
require "members"

local app, center

before_each(function()
  app = ui.Application.shared
  center = ui.NotificationCenter.default
end)

it("Application.shared", function()
  assert(app:isKind(ui.Application) and app == ui.Application.shared)
end)

it("Application.windows", function()
  local back, front = ui.Window{}, ui.Window{}
  back:makeKeyAndVisible()
  front:makeKeyAndVisible()
  equal(#app.windows, 2)
  assert(app.windows[1] == back and app.windows[2] == front)
  -- Apple: "The app's visible and hidden windows".
  front.isHidden = true
  equal(#app.windows, 2)
  back.isHidden = true
  equal(#app.windows, 2)
end)

it("Application.keyWindow", function()
  equal(app.keyWindow, nil)
  local first, second = ui.Window{}, ui.Window{}
  first:makeKeyAndVisible()
  assert(app.keyWindow == first)
  second:makeKeyAndVisible()
  assert(app.keyWindow == second)
  second.isHidden = true
  assert(app.keyWindow == first)
  first.isHidden = true
  equal(app.keyWindow, nil)
  first.isHidden = false
  assert(app.keyWindow == first)
end)

it("Application.delegate", function()
  equal(app.delegate, nil)
  local delegate = {}
  app.delegate = delegate
  assert(app.delegate == delegate)
  app.delegate = nil
  equal(app.delegate, nil)
  raises("object or table", function() app.delegate = 5 end)
end)

it("Application.isNetworkActivityIndicatorVisible", function()
  equal(app.isNetworkActivityIndicatorVisible, false)
  app.isNetworkActivityIndicatorVisible = true
  equal(app.isNetworkActivityIndicatorVisible, true)
end)

it("Application.isStatusBarHidden, Application.statusBarFrame", function()
  equal(app.statusBarFrame, ui.rect(0, 0, 375, 20))
  app.isStatusBarHidden = true
  equal(app.isStatusBarHidden, true)
  equal(app.statusBarFrame, ui.Rect.zero)
end)

it("Application.statusBarStyle", function()
  equal(app.statusBarStyle, "default")
  app.statusBarStyle = "lightContent"
  equal(app.statusBarStyle, "lightContent")
end)

it("Application.setStatusBarHidden", function()
  app:setStatusBarHidden(true, "slide")
  equal(app.isStatusBarHidden, true)
  app:setStatusBarHidden(false)
  equal(app.isStatusBarHidden, false)
  raises("\"none\" \"fade\" \"slide\"", function() app:setStatusBarHidden(true, "roll") end)
end)

it("Application.setStatusBarStyle", function()
  app:setStatusBarStyle("lightContent", true)
  equal(app.statusBarStyle, "lightContent")
end)

it("Application.statusBarOrientation", function()
  equal(app.statusBarOrientation, "portrait")
end)

it("Application.sendAction", function()
  local got = {}
  local target = { save = function(self, sender, event) got[#got + 1] = sender end }
  local sender = ui.View{}
  equal(app:sendAction("save", target, sender), true)
  assert(got[1] == sender)
  -- Without a target the chain is searched, from the first responder, then from the sender.
  local Screen = ui.ViewController:subclass "Screen"
  local saved
  function Screen:save() saved = "screen" end
  local screen = Screen{}
  show(screen)
  equal(app:sendAction("save", nil, screen.view), true)
  equal(saved, "screen")
  equal(app:sendAction("load", nil, screen.view), false)
end)

it("Application.applicationState", function()
  equal(app.applicationState, "inactive")
  launch()
  equal(app.applicationState, "active")
  home()
  equal(app.applicationState, "background")
  open()
  equal(app.applicationState, "active")
  raises("read-only", function() app.applicationState = "active" end)
end)

it("Application.isIdleTimerDisabled", function()
  equal(app.isIdleTimerDisabled, false)
  app.isIdleTimerDisabled = true
  equal(app.isIdleTimerDisabled, true)
end)

it("Application.applicationIconBadgeNumber", function()
  equal(app.applicationIconBadgeNumber, 0)
  app.applicationIconBadgeNumber = 3
  equal(app.applicationIconBadgeNumber, 3)
end)

it("Application.openURL", function()
  equal(app:openURL("tel:123"), true)
  equal(app:openURL("https://example.com/?q=1"), true)
  equal(app:openURL("no address"), false)
  same(openedURLs(), { "tel:123", "https://example.com/?q=1" })
end)

it("Application.canOpenURL", function()
  for _, url in ipairs{ "tel:1", "a+b-c.1:x", "HTTP://x" } do equal(app:canOpenURL(url), true) end
  for _, url in ipairs{ "", ":", "1a:x", "a b:c", "example.com", "ü:x" } do
    equal(app:canOpenURL(url), false)
  end
end)

it("Application.beginIgnoringInteractionEvents, "
  .. "Application.endIgnoringInteractionEvents, Application.isIgnoringInteractionEvents", function()
  local taps = 0
  show(ui.Control{ frame = { 0, 0, 100, 100 }, onTouchUpInside = function() taps = taps + 1 end })
  app:beginIgnoringInteractionEvents()
  app:beginIgnoringInteractionEvents()
  app:endIgnoringInteractionEvents()
  equal(app.isIgnoringInteractionEvents, true)
  tap(50, 50)
  app:endIgnoringInteractionEvents()
  equal(app.isIgnoringInteractionEvents, false)
  tap(50, 50)
  equal(taps, 1)
  app:endIgnoringInteractionEvents() -- one too many
  equal(app.isIgnoringInteractionEvents, false)
end)

it("Application.didFinishLaunchingNotification, "
  .. "Application.didBecomeActiveNotification, "
  .. "Application.willResignActiveNotification, "
  .. "Application.didEnterBackgroundNotification, "
  .. "Application.willEnterForegroundNotification, Application.willTerminateNotification", function()
  local seen = {}
  for _, name in ipairs{
    "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
    "willEnterForeground", "willTerminate",
  } do
    center:addObserver(ui.Application[name .. "Notification"], app, function(note)
      seen[#seen + 1] = name
      assert(note.object == app)
    end)
  end
  equal(ui.Application.didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification")
  equal(ui.Application.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification")
  equal(ui.Application.willResignActiveNotification, "UIApplicationWillResignActiveNotification")
  equal(ui.Application.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification")
  equal(ui.Application.willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification")
  equal(ui.Application.willTerminateNotification, "UIApplicationWillTerminateNotification")
  launch() home() open() kill()
  same(seen, {
    "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
    "willEnterForeground", "didBecomeActive", "willResignActive", "didEnterBackground",
    "willTerminate",
  })
end)

it("Application.didReceiveMemoryWarningNotification", function()
  local seen = 0
  center:addObserver(ui.Application.didReceiveMemoryWarningNotification, nil, function()
    seen = seen + 1
  end)
  memoryWarning()
  equal(seen, 1)
end)

it("ApplicationDelegate.application_willFinishLaunchingWithOptions, "
  .. "ApplicationDelegate.application_didFinishLaunchingWithOptions, "
  .. "ApplicationDelegate.window", function()
  -- The host calls them when a script returns the delegate: see ApplicationDelegateTests.
  local delegate = {
    application_willFinishLaunchingWithOptions = function(self, application, options) end,
    application_didFinishLaunchingWithOptions = function(self, application, options) end,
    window = ui.Window{},
  }
  app.delegate = delegate
  assert(app.delegate.window == delegate.window)
end)

it("ApplicationDelegate.applicationDidBecomeActive, "
  .. "ApplicationDelegate.applicationWillResignActive, "
  .. "ApplicationDelegate.applicationDidEnterBackground, "
  .. "ApplicationDelegate.applicationWillEnterForeground, "
  .. "ApplicationDelegate.applicationWillTerminate, "
  .. "ApplicationDelegate.applicationDidReceiveMemoryWarning", function()
  local seen = {}
  local names = {
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
    "applicationDidReceiveMemoryWarning",
  }
  local delegate = {}
  for _, name in ipairs(names) do
    delegate[name] = function(self, application)
      assert(self == delegate and application == app)
      seen[#seen + 1] = name .. " " .. app.applicationState
    end
  end
  app.delegate = delegate
  launch() memoryWarning() home() open() kill()
  same(seen, {
    "applicationDidBecomeActive active", "applicationDidReceiveMemoryWarning active",
    "applicationWillResignActive active", "applicationDidEnterBackground background",
    "applicationWillEnterForeground background", "applicationDidBecomeActive active",
    "applicationWillResignActive active", "applicationDidEnterBackground background",
    "applicationWillTerminate background",
  })
  -- An object of a class will do, and what it does not have is not called (weibo/S1).
  local Delegate = ui.Responder:subclass "Delegate"
  function Delegate:applicationWillTerminate() seen[#seen + 1] = "object" end
end)

it("ApplicationState", function()
  local states = {}
  center:addObserver(nil, app, function() states[app.applicationState] = true end)
  launch() home()
  for _, state in ipairs{ "active", "inactive", "background" } do
    assert(states[state] or state == "inactive")
  end
end)

it("InterfaceOrientation", function()
  local all = { "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight" }
  equal(app.statusBarOrientation, all[2])
end)

it("StatusBarStyle", function()
  for _, style in ipairs{ "default", "lightContent" } do
    app.statusBarStyle = style
    equal(app.statusBarStyle, style)
  end
end)

it("StatusBarAnimation", function()
  for _, animation in ipairs{ "none", "fade", "slide" } do app:setStatusBarHidden(true, animation) end
end)
