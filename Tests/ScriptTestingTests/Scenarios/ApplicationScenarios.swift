import Testing
import ViewKit

/// The application, its delegate and its windows, as a script makes them.
@Suite struct ApplicationScenarios {
  @Test func `controls/S70 The network flag shows the spinner in the status bar`() throws {
    let screen = try ScriptScreen(
      """
      local app = ui.Application.shared
      app.isNetworkActivityIndicatorVisible = true
      return ui.View{ ui.Button{ title = "Stop", frame = { 20, 40, 100, 44 },
        onTouchUpInside = function() app.isNetworkActivityIndicatorVisible = false end } }
      """)
    #expect(screen.statusBar.contains("◌"))
    try screen.perform("tap \"Stop\"")
    #expect(!screen.statusBar.contains("◌"))
  }

  /// A delegate that notes what it is told; `more` is put into its launch.
  private func delegate(_ more: String = "") -> String {
    """
    local delegate = {}
    for _, name in ipairs{
      "application_willFinishLaunchingWithOptions", "applicationDidBecomeActive",
      "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationWillTerminate",
      "applicationDidReceiveMemoryWarning",
    } do
      delegate[name] = function(self, application)
        print(name .. " " .. application.applicationState)
      end
    end
    function delegate:application_didFinishLaunchingWithOptions(application, options)
      print("application_didFinishLaunchingWithOptions " .. type(options))
      local window = ui.Window{ backgroundColor = "white" }
      window.rootViewController = ui.ViewController:subclass("Screen"){}
      window:makeKeyAndVisible()
      \(more)
    end
    return delegate
    """
  }

  // Source: Apple, "Managing your app's life cycle" (iOS 12 and earlier).
  @Test func `The delegate hears of the launch, then that the application is active`() throws {
    let screen = try ScriptScreen(delegate())
    #expect(
      screen.log == [
        "application_willFinishLaunchingWithOptions inactive",
        "application_didFinishLaunchingWithOptions table", "applicationDidBecomeActive active",
      ])
  }

  @Test func `Steps of the device reach the delegate`() throws {
    let screen = try ScriptScreen(delegate())
    try screen.perform("memoryWarning; home; open; kill")
    #expect(
      screen.log.dropFirst(3) == [
        "applicationDidReceiveMemoryWarning active", "applicationWillResignActive active",
        "applicationDidEnterBackground background", "applicationWillEnterForeground background",
        "applicationDidBecomeActive active", "applicationWillResignActive active",
        "applicationDidEnterBackground background", "applicationWillTerminate background",
      ])
  }

  @Test func `The delegate is given the window that it made`() throws {
    let screen = try ScriptScreen(
      """
      local delegate = {}
      function delegate:application_didFinishLaunchingWithOptions()
        ui.Window{ id = "main" }:makeKeyAndVisible()
      end
      function delegate:applicationWillResignActive() print(self.window.id) end
      return delegate
      """)
    try screen.perform("home")
    #expect(screen.log == ["main"])
  }

  @Test func `A window that the delegate keeps itself stays`() throws {
    let screen = try ScriptScreen(
      """
      local Delegate = ui.Responder:subclass "Delegate"
      function Delegate:application_didFinishLaunchingWithOptions()
        self.window = ui.Window{ id = "own" }
        ui.Window{ id = "other", isHidden = false }
        self.window:makeKeyAndVisible()
        ui.Window{ id = "key" }:makeKeyAndVisible()
      end
      function Delegate:applicationWillResignActive() print(self.window.id) end
      return Delegate{}
      """)
    try screen.perform("home")
    #expect(screen.log == ["own"])
  }

  @Test func `An object of a class is given its window too`() throws {
    let screen = try ScriptScreen(
      """
      local Delegate = ui.Responder:subclass "Delegate"
      function Delegate:application_didFinishLaunchingWithOptions()
        ui.Window{ id = "made" }:makeKeyAndVisible()
      end
      function Delegate:applicationWillResignActive() print(self.window.id) end
      return Delegate{}
      """)
    try screen.perform("home")
    #expect(screen.log == ["made"])
  }

  @Test func `weibo/S1 A delegate that implements nothing more is not called, and nothing fails`()
    throws
  {
    let screen = try ScriptScreen(
      """
      return { application_didFinishLaunchingWithOptions = function()
        ui.Window{}:makeKeyAndVisible()
      end }
      """)
    try screen.perform("memoryWarning; home; open; kill")
    #expect(screen.log == [])
  }

  @Test func `A delegate's failure is reported, and the rest goes on`() throws {
    let screen = try ScriptScreen(
      delegate("delegate.applicationWillResignActive = function() error('broken') end"))
    try screen.performFailing("home", with: "broken")
    #expect(screen.log.last == "applicationDidEnterBackground background")
  }

  @Test func `Windows lie by level, then by when they were shown; fingers reach the front one`()
    throws
  {
    let screen = try ScriptScreen(
      """
      local function window(id, level, color)
        local window = ui.Window{ id = id, backgroundColor = color, windowLevel = level }
        window:addSubview(ui.Control{ frame = window.bounds,
          onTouchUpInside = function() print(id) end })
        return window
      end
      local alert, normal, status = window("alert", "alert"), window("normal", "normal"),
        window("status", "statusBar")
      for _, each in ipairs{ alert, status, normal } do each.isHidden = false end
      function hide(id)
        for _, each in ipairs(ui.Application.shared.windows) do
          if each.id == id then each.isHidden = true end
        end
      end
      local ids = {}
      for _, each in ipairs(ui.Application.shared.windows) do ids[#ids + 1] = each.id end
      print(table.concat(ids, " "))
      alert:addSubview(ui.Button{ title = "Close", frame = { 0, 100, 100, 44 },
        onTouchUpInside = function() alert.isHidden = true end })
      return ui.View{ ui.Label{ text = "below" } }
      """)
    #expect(screen.log == ["normal status alert"])
    try screen.perform("tap \"Close\"; tap Control")
    #expect(screen.log == ["normal status alert", "status"])
  }

  @Test func `Shaking reaches the controller of the front window`() throws {
    let screen = try ScriptScreen(
      """
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:get_canBecomeFirstResponder() return true end
      function Screen:viewDidAppear() self:becomeFirstResponder() end
      function Screen:motionEnded(motion, event) print(motion .. " " .. event.type) end
      return Screen
      """)
    try screen.perform("shake")
    #expect(screen.log == ["motionShake motion"])
  }

  @Test func `What an application asks the system for is in the document`() throws {
    let screen = try ScriptScreen(
      """
      local app = ui.Application.shared
      app:openURL "tel:123"
      app.applicationIconBadgeNumber = 2
      return ui.View{}
      """)
    let document = screen.json
    #expect(document.contains("\"openedURLs\":[\"tel:123\"]"))
    #expect(document.contains("\"applicationIconBadgeNumber\":2"))
    try screen.perform("home")
    #expect(screen.json.contains("\"applicationState\":\"background\""))
  }
}
