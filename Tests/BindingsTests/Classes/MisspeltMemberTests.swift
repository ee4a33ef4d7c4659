import Testing

/// "A misspelt name never passes silently": what a class defines.
@Suite struct MisspeltMemberTests {
  @Test(arguments: [
    ("hitTest_with", "hitTest"), ("hitTest_withEvent", "hitTest"), ("pointInside", "point"),
    ("point_inside", "point"), ("touchesBegan_with", "touchesBegan"), ("Deinit", "deinit"),
    ("dealloc", "deinit"), ("Init", "init"), ("initWithFrame", "init"),
    ("layout_subviews", "layoutSubviews"), ("drawRect", "draw"),
    ("willMove_toSuperview", "willMoveToSuperview"),
  ])
  func `Another spelling of a member is refused`(name: String, meant: String) throws {
    try script(
      """
      local A = ui.View:subclass "A"
      raises("in Lua it is '\(meant)'", function() A["\(name)"] = function() end end)
      raises("in Lua it is '\(meant)'", function() A:include{ ["\(name)"] = function() end } end)
      """)
  }

  @Test(arguments: [
    ("touchBegan", "touchesBegan"), ("didMoveWindow", "didMoveToWindow"), ("initt", "init"),
    ("deninit", "deinit"), ("ini", "init"), ("laoyutSubviews", "layoutSubviews"),
    ("willMove", "'willMoveToSuperview' or 'willMoveToWindow'"),
    ("applicationDidBecomeActiv", "applicationDidBecomeActive"),
    ("get_intrinsicContntSize", "intrinsicContentSize"),
  ])
  func `A function that is nearly a hook is warned about`(name: String, meant: String) throws {
    try script(
      """
      local A = ui.View:subclass "A"
      A["\(name)"] = function() end
      warned("\(meant)")
      A["\(name)"] = function() end
      """)
  }

  @Test(arguments: ["tga", "di", "tagg", "typ", "hgiht"])
  func `Short names are slips when letters are exchanged, missing or doubled`(name: String) throws {
    try script(
      """
      local A = ui.Button:subclass "A"
      A{ ["\(name)"] = 1 }
      \(name == "tagg" || name == "hgiht" ? "warnings()" : "warned(\"did you mean\")")
      """)
  }

  @Test(arguments: ["z", "row", "tak", "map", "i", "dx", "idx", "one", "layout", "touches"])
  func `Names of a script's own pass`(name: String) throws {
    try script(
      """
      local A = ui.View:subclass "A"
      A{ ["\(name)"] = 1 }
      A["\(name)"] = function() end
      """)
  }

  @Test func `Class members misspelt`() throws {
    try script(
      """
      local A = ui.View:subclass "A"
      A.properteis = { "angle" }
      warned("did you mean 'properties'")
      raises("in Lua it is 'properties'", function() A.Properties = {} end)
      for _, name in ipairs { "super", "subclass", "include" } do
        raises("is taken", function() A[name] = function() end end)
      end
      """)
  }

  @Test func `What must be a function is nothing else`() throws {
    try script(
      """
      local A = ui.View:subclass "A"
      for _, name in ipairs { "init", "layoutSubviews", "deinit", "get_angle", "set_angle",
          "addSubview" } do
        for _, value in ipairs { 5, "x", {}, false } do
          raises("A." .. name .. " must be a function", function() A[name] = value end)
        end
      end
      A.deinit = nil
      A.layoutSubviews = nil
      """)
  }

  @Test(arguments: [
    ("applicationDidBecomeActiv", "applicationDidBecomeActive"),
    ("applicationdidBecomeActive", "applicationDidBecomeActive"),
    ("application_didFinishLaunchingWithOption", "application_didFinishLaunchingWithOptions"),
  ])
  func `A function of a delegate that is nearly a callback is warned about`(
    name: String, meant: String
  ) throws {
    try script(
      """
      ui.Application.shared.delegate = { ["\(name)"] = function() end, other = function() end }
      warned("the delegate's \(name) is no callback; did you mean '\(meant)'?")
      ui.Application.shared.delegate = { \(meant) = function() end, data = {} }
      raises("expected object or table", function()
        ui.Application.shared.delegate = function() end
      end)
      """)
  }

  @Test func `A hook of another kind of object is warned about`() throws {
    try script(
      """
      local A = ui.View:subclass "A"
      function A:viewDidLoad() end
      warned("A.viewDidLoad is never called by the host: it is a member of ViewController, "
        .. "and A is a View")
      """)
  }

  @Test
  func `An override that the host does not ask for is warned about, and says what it asks for`()
    throws
  {
    try script(
      """
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
      """)
  }
}
