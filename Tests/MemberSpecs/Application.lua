local app = ui.Application.shared
local center = ui.NotificationCenter.default

--- Application.shared
assert(app:isKind(ui.Application) and app == ui.Application.shared)

--- Application.windows
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

--- Application.keyWindow
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

--- Application.delegate
equal(app.delegate, nil)
local delegate = {}
app.delegate = delegate
assert(app.delegate == delegate)
app.delegate = nil
equal(app.delegate, nil)
raises("object or table", function() app.delegate = 5 end)

--- Application.isNetworkActivityIndicatorVisible
equal(app.isNetworkActivityIndicatorVisible, false)
app.isNetworkActivityIndicatorVisible = true
equal(app.isNetworkActivityIndicatorVisible, true)

--- Application.isStatusBarHidden, Application.statusBarFrame
equal(app.statusBarFrame, ui.rect(0, 0, 375, 20))
app.isStatusBarHidden = true
equal(app.isStatusBarHidden, true)
equal(app.statusBarFrame, ui.Rect.zero)

--- Application.statusBarStyle
equal(app.statusBarStyle, "default")
app.statusBarStyle = "lightContent"
equal(app.statusBarStyle, "lightContent")

--- Application.setStatusBarHidden
app:setStatusBarHidden(true, "slide")
equal(app.isStatusBarHidden, true)
app:setStatusBarHidden(false)
equal(app.isStatusBarHidden, false)
raises("\"none\" \"fade\" \"slide\"", function() app:setStatusBarHidden(true, "roll") end)

--- Application.setStatusBarStyle
app:setStatusBarStyle("lightContent", true)
equal(app.statusBarStyle, "lightContent")

--- Application.statusBarOrientation
equal(app.statusBarOrientation, "portrait")

--- Application.sendAction
local got = {}
local target = { save = function(self, sender, event) got[#got + 1] = sender end }
local sender = ui.View{}
equal(app:sendAction("save", target, sender), true)
assert(got[1] == sender)
-- Without a target the chain is searched, from the first responder, then from the sender.
local Screen = ui.ViewController:subclass "Screen"
function Screen:save() saved = "screen" end
local screen = Screen{}
show(screen)
equal(app:sendAction("save", nil, screen.view), true)
equal(saved, "screen")
equal(app:sendAction("load", nil, screen.view), false)

--- Application.applicationState
equal(app.applicationState, "inactive")
launch()
equal(app.applicationState, "active")
home()
equal(app.applicationState, "background")
open()
equal(app.applicationState, "active")
raises("read-only", function() app.applicationState = "active" end)

--- Application.isIdleTimerDisabled
equal(app.isIdleTimerDisabled, false)
app.isIdleTimerDisabled = true
equal(app.isIdleTimerDisabled, true)

--- Application.applicationIconBadgeNumber
equal(app.applicationIconBadgeNumber, 0)
app.applicationIconBadgeNumber = 3
equal(app.applicationIconBadgeNumber, 3)

--- Application.openURL
equal(app:openURL("tel:123"), true)
equal(app:openURL("https://example.com/?q=1"), true)
equal(app:openURL("no address"), false)
same(openedURLs(), { "tel:123", "https://example.com/?q=1" })

--- Application.canOpenURL
for _, url in ipairs{ "tel:1", "a+b-c.1:x", "HTTP://x" } do equal(app:canOpenURL(url), true) end
for _, url in ipairs{ "", ":", "1a:x", "a b:c", "example.com", "ü:x" } do
  equal(app:canOpenURL(url), false)
end

--- Application.beginIgnoringInteractionEvents, Application.endIgnoringInteractionEvents, Application.isIgnoringInteractionEvents
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

--- Application.didFinishLaunchingNotification, Application.didBecomeActiveNotification, Application.willResignActiveNotification, Application.didEnterBackgroundNotification, Application.willEnterForegroundNotification, Application.willTerminateNotification
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

--- Application.didReceiveMemoryWarningNotification
local seen = 0
center:addObserver(ui.Application.didReceiveMemoryWarningNotification, nil, function()
  seen = seen + 1
end)
memoryWarning()
equal(seen, 1)

--- ApplicationDelegate.application_willFinishLaunchingWithOptions, ApplicationDelegate.application_didFinishLaunchingWithOptions, ApplicationDelegate.window
-- The host calls them when a script returns the delegate: see ApplicationDelegateTests.
local delegate = {
  application_willFinishLaunchingWithOptions = function(self, application, options) end,
  application_didFinishLaunchingWithOptions = function(self, application, options) end,
  window = ui.Window{},
}
app.delegate = delegate
assert(app.delegate.window == delegate.window)

--- ApplicationDelegate.applicationDidBecomeActive, ApplicationDelegate.applicationWillResignActive, ApplicationDelegate.applicationDidEnterBackground, ApplicationDelegate.applicationWillEnterForeground, ApplicationDelegate.applicationWillTerminate, ApplicationDelegate.applicationDidReceiveMemoryWarning
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

--- ApplicationState
local states = {}
center:addObserver(nil, app, function() states[app.applicationState] = true end)
launch() home()
for _, state in ipairs{ "active", "inactive", "background" } do
  assert(states[state] or state == "inactive")
end

--- InterfaceOrientation
local all = { "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight" }
equal(app.statusBarOrientation, all[2])

--- StatusBarStyle
for _, style in ipairs{ "default", "lightContent" } do
  app.statusBarStyle = style
  equal(app.statusBarStyle, style)
end

--- StatusBarAnimation
for _, animation in ipairs{ "none", "fade", "slide" } do app:setStatusBarHidden(true, animation) end
