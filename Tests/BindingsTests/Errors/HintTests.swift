import Testing

/// What errors say of names of UIKit's.
@Suite struct HintTests {
  @Test(arguments: [
    ("ui.UIButton", "'ui.Button'"), ("ui.CGRectMake", "'ui.rect'"), ("ui.CGRect", "'ui.rect'"),
    ("ui.CGRectZero", "'ui.Rect.zero'"), ("ui.CGRectGetMidX", "'rect.midX'"),
    ("ui.NSMakeRange", "'ui.range'"), ("ui.redColor", "'ui.Color.red'"),
    ("ui.NSTextAlignmentCenter", "the string \"center\""), ("ui.UIColor.red", "'ui.Color'"),
    ("ui.Color.redColor", "'red'"), ("ui.Color:redColor()", "'red'"),
    ("ui.View{}:setFrame{ 1, 2, 3, 4 }", "object.frame = …"),
    ("ui.View{}.text", "it belongs to Label"), ("ui.Label{}.txt", "did you mean 'text'"),
    ("ui.Control{}:addTarget_action(1)", "in Lua it is 'addTarget'"),
    ("ui.Control{}['addTarget:action:forControlEvents:']", "in Lua it is 'addTarget'"),
    ("ui.View{}:convertPoint({ 1, 1 })", "in Lua it is 'convertTo'"),
    ("ui.rect(1, 2, 3, 4).midx", "did you mean 'midX'"),
  ])
  func `A name of UIKit's gives the one in Lua`(expression: String, hint: String) throws {
    let error = try failure(of: "return \(expression)")
    #expect(error.message.contains(hint), "\(error.message)")
  }

  @Test func `Nothing is guessed that is not near`() throws {
    let error = try failure(of: "return ui.View{}.txet")
    #expect(!error.message.contains("next"), "\(error.message)")
  }

  @Test(arguments: [
    ("UIButton{}", "; in Lua it is 'ui.Button'"),
    ("return UIColor.red", "; in Lua it is 'ui.Color'"),
    ("CGRectMake(1, 2, 3, 4)", "; in Lua it is 'ui.rect'"), ("View{}", "; in Lua it is 'ui.View'"),
    ("local x = Nonsense.x", "(global 'Nonsense')"),
  ])
  func `A global variable without a value, too`(chunk: String, ending: String) throws {
    let error = try failure(of: chunk)
    #expect(error.message.hasSuffix(ending), "\(error.message)")
  }

  @Test(arguments: [
    ("ui.Label{ textAlignment = 'NSTextAlignmentCenter' }", "(did you mean \"center\"?)"),
    ("ui.Label{ textAlignment = 'UITextAlignmentCenter' }", "(did you mean \"center\"?)"),
    ("ui.Label{ textAlignment = '.right' }", "(did you mean \"right\"?)"),
    ("ui.View{ backgroundColor = 'redColor' }", "(did you mean \"red\"?)"),
    ("ui.View{ backgroundColor = 'UIColor.red' }", "(did you mean \"red\"?)"),
    ("ui.Button{}:setTitle('x', 'UIControlStateNormal')", "(did you mean \"normal\"?)"),
    (
      "ui.Button{}:setTitle('x', 'highlighted|selectd')",
      "(\"selectd\" is none of them; did you mean \"selected\"?)"
    ),
    (
      "ui.View{ autoresizingMask = 'flexibleWidth, flexibleHeight' }",
      "(write \"flexibleWidth|flexibleHeight\")"
    ),
    (
      "ui.View{ autoresizingMask = 'flexibleWidth | flexibleHeight' }",
      "(write \"flexibleWidth|flexibleHeight\")"
    ),
    (
      "ui.View{ autoresizingMask = { 'flexibleWidth', 'flexibleHight' } }",
      "(element 2 is string \"flexibleHight\") (did you mean \"flexibleHeight\"?)"
    ),
    ("ui.View{ autoresizingMask = 'flexibleWidth|' }", "(write \"flexibleWidth\")"),
  ])
  func `A wrong value gives the nearest`(expression: String, hint: String) throws {
    let error = try failure(of: "return \(expression)")
    #expect(error.message.contains(hint), "\(error.message)")
  }

  @Test func `A registration for no event is refused`() throws {
    try script(
      """
      local control = ui.Control{}
      local target = { go = function() end }
      raises("expected one or more of", function() control:on("", print) end)
      raises("expected one or more of", function() control:on({}, print) end)
      raises("expected one or more of", function() control:addTarget(print, "") end)
      raises("expected one or more of", function() control:addTarget(target, "go", {}) end)
      equal(#control.allTargets, 0)
      """)
  }

  @Test func `An action that the target does not have raises in who sends it`() throws {
    try script(
      """
      local control = ui.Control{}
      local Target = ui.Object:subclass "Target"
      function Target:save() self.saved = true end
      local target = Target{}
      raises("the target Target has no method \\"save_\\"; did you mean \\"save\\"?",
        function() control:sendAction("save_", target) end)
      raises("has no method \\"zork\\"", function() control:sendAction("zork", {}) end)
      control:sendAction("save", target)
      equal(target.saved, true)
      control:sendAction("nobody", nil)
      """)
  }

  @Test func `A list of subviews has no hole`() throws {
    try script(
      """
      raises("number 1 is nil, number 2 is not", function() ui.View{ [2] = ui.View{} } end)
      raises("number 2 is nil, number 3 is not",
        function() ui.View{ ui.View{}, nil, ui.View{} } end)
      raises("counted from 1, got one at 0", function() ui.View{ [0] = ui.View{} } end)
      raises("counted from 1, got one at -3", function() ui.View{ [-3] = ui.View{} } end)
      equal(#ui.View{ ui.View{}, ui.View{}, nil }.subviews, 2)
      """)
  }
}
