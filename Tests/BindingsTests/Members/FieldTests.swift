import Testing

@Suite struct FieldTests {
  @Test func `An object of a Lua class takes any field`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      local card = Card{ a = 1 }
      card.b = "two"
      card[3] = {}
      card[card] = "self"
      card[true] = false
      equal(card.a, 1)
      equal(card.b, "two")
      equal(type(card[3]), "table")
      equal(card[card], "self")
      equal(card[true], false)
      card.a = nil
      equal(card.a, nil)
      """)
  }

  @Test func `A field that was never set reads as nil`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      local card = Card{}
      equal(card.nothing, nil)
      equal(card.nothing, nil)
      equal(card[1], nil)
      equal(card[2.5], nil)
      equal(card[{}], nil)
      equal(card[true], nil)
      raises("nil", function() card[nil] = 1 end)
      equal(card[nil], nil)
      raises("no member number", function() card[0 / 0] = 1 end)
      equal(card[0 / 0], nil)
      """)
  }

  @Test func `A misspelt member is refused on read and on write, each time`() throws {
    try script(
      """
      local Field = ui.Label:subclass "Field"
      local field = Field{}
      for _ = 1, 2 do
        raises("'isHidden'", function() field.hidden = true end)
        raises("'isHidden'", function() return field.hidden end)
        raises("'isHidden'", function() return field.ishidden end)
        raises("'text'", function() field.Text = "x" end)
        raises("'text'", function() return field._text end)
        raises("'numberOfLines'", function() field.number_of_lines = 1 end)
        raises("'backgroundColor'", function() field.BackgroundColor = 1 end)
        raises("'isUserInteractionEnabled'", function() return field.userInteractionEnabled end)
        raises("'layoutSubviews'", function() return field.LayoutSubviews end)
        raises("'setNeedsLayout'", function() field:set_needs_layout() end)
      end
      """)
  }

  @Test func `A name one letter away from a member is taken and warned about once`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      local card = Card{}
      for _ = 1, 3 do card.backgroundColour = "red" end
      Card{}.backgroundColour = "blue"
      equal(card.backgroundColour, "red")
      warned("did you mean 'backgroundColor'")
      """)
  }

  @Test func `A short name is no slip, and neither is one two letters away`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      local card = Card{}
      card.z = 1
      card.tak = 2
      card.backgroundHolours = 3
      equal(card.z + card.tak + card.backgroundHolours, 6)
      """)
  }

  @Test func `A host method cannot be replaced on an object, and the message shows the class`()
    throws
  {
    try script(
      """
      local Card = ui.View:subclass "Card"
      raises("function Card:layoutSubviews(", function() Card{}.layoutSubviews = function() end end)
      raises("layoutSubviews is a method", function() ui.View{}.layoutSubviews = function() end end)
      raises("addSubview is a method", function() Card{}.addSubview = nil end)
      """)
  }

  @Test func `A method of the Lua class can be hidden by a field of one object`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      function Card:name() return "class" end
      local a, b = Card{}, Card{}
      a.name = function() return "own" end
      equal(a:name(), "own")
      equal(b:name(), "class")
      a.name = nil
      equal(a:name(), "class")
      equal(Card{ name = function() return "given" end }:name(), "given")
      """)
  }

  @Test func `An object of a host class has exactly its members`() throws {
    try script(
      """
      local label = ui.Label{}
      raises("no member 'qqqqqq'", function() return label.qqqqqq end)
      raises("object.user", function() return label.qqqqqq end)
      raises("object.user", function() label.qqqqqq = 1 end)
      raises("did you mean 'text'", function() label.texd = "x" end)
      raises("did you mean 'text'", function() return label.txt end)
      raises("'isHidden'", function() label.hidden = true end)
      raises("no member", function() return label[1] end)
      raises("no member", function() label[1] = 1 end)
      raises("no member", function() return label[nil] end)
      raises("no member", function() label[true] = 1 end)
      raises("no member", function() label[label] = 1 end)
      """)
  }

  @Test func `What a script hangs on a host object lies in user`() throws {
    try script(
      """
      local view = ui.View{}
      equal(type(view.user), "table")
      assert(rawequal(view.user, view.user))
      view.user.anything = 5
      collect()
      equal(view.user.anything, 5)
      raises("read-only", function() view.user = {} end)
      local Card = ui.View:subclass "Card"
      local card = Card{ mark = 1 }
      card.user.mark = 2
      equal(card.mark, 1)
      equal(card.user.mark, 2)
      for _, object in ipairs { ui.Application.shared, ui.Screen.main, ui.ViewController{},
          ui.View{}.layer, ui.Window{} } do
        object.user.x = 1
        equal(object.user.x, 1)
      end
      ui.Application.shared.user.x = nil
      ui.Screen.main.user.x = nil
      """)
  }

  @Test func `Members that responders have are taken`() throws {
    try script(
      """
      local Card = ui.View:subclass "Card"
      raises("next", function() Card{}.next = 1 end)
      raises("Responder", function() Card{}.next = 1 end)
      raises("next", function() Card{ next = 1 } end)
      """)
  }

  @Test func `id is the accessibility identifier`() throws {
    try script(
      """
      local view = ui.View{ id = "card" }
      equal(view.accessibilityIdentifier, "card")
      view.accessibilityIdentifier = "other"
      equal(view.id, "other")
      view.id = nil
      equal(view.accessibilityIdentifier, nil)
      """)
  }

  @Test func `Text of a label is never nil`() throws {
    try script(
      """
      local label = ui.Label{}
      equal(label.text, "")
      label.text = "x"
      label.text = nil
      equal(label.text, "")
      """)
  }

  @Test func `Read-only members raise on write`() throws {
    try script(
      """
      local view = ui.View{}
      raises("View.superview is read-only", function() view.superview = ui.View{} end)
      raises("read-only", function() view.subviews = {} end)
      raises("read-only", function() view.layer = nil end)
      """)
  }

  @Test func `Methods on the wrong receiver say what they expected`() throws {
    try script(
      """
      local view = ui.View{}
      raises("Label:drawText", function() ui.Label{}.drawText(view, { 0, 0, 1, 1 }) end)
      raises("expects View as receiver", function() view.addSubview(nil, view) end)
      raises("expects View as receiver", function() view.addSubview("x", view) end)
      raises("expects View as receiver", function() view.addSubview({}, view) end)
      raises("expects View as receiver", function() view.addSubview(ui.View, view) end)
      raises("expects View as receiver", function() view.addSubview(ui.rect(0, 0, 1, 1), view) end)
      raises("expects View as receiver", function() view.addSubview(ui.ViewController{}, view) end)
      raises("expects View as receiver", function() view.addSubview(io, view) end)
      """)
  }

  @Test func `A missing required argument is named`() throws {
    try script(
      """
      local view = ui.View{}
      raises("View:addSubview: argument 1 (view): expected View, got nothing",
        function() view:addSubview() end)
      raises("View:addSubview: argument 1 (view): expected View, got nil",
        function() view:addSubview(nil) end)
      raises("argument 2 (index)", function() view:insertSubview(ui.View{}) end)
      raises("ui.rect: argument 4 (height)", function() ui.rect(1, 2, 3) end)
      raises("Font:systemFont: argument 1 (size)", function() ui.Font:systemFont() end)
      """)
  }

  @Test func `A list that is read is a fresh table`() throws {
    try script(
      """
      local view = ui.View{ ui.View{}, ui.View{} }
      local list = view.subviews
      assert(not rawequal(list, view.subviews))
      list[1] = nil
      equal(#view.subviews, 2)
      """)
  }

  @Test func `Lists without holes, and with them`() throws {
    try script(
      """
      local button = ui.Button{}
      raises("element 2", function() button:addTarget(function() end, { "touchDown", false }) end)
      raises("element 1", function() button:addTarget(function() end, { nil, "touchDown" }) end)
      """)
  }

  @Test func `Fields with generated names do not fill the memory`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      Box = ui.View:subclass "Box"
      box = Box{}
      function generate(from, to)
        for i = from, to do
          box["item" .. i] = i
          assert(box["item" .. i] == i and box["other" .. i] == nil)
          box["item" .. i] = nil
        end
      end
      generate(1, 5000)
      """)
    runner.state.collect()
    let before = runner.state.byteCount
    try runner.run("generate(5001, 25000)")
    runner.state.collect()
    // A name has some 60 bytes; 40,000 were new.
    #expect(runner.state.byteCount < before + 500_000)
    // What was forgotten is checked again, and is right again.
    try runner.run("raises('isHidden', function() box.hidden = true end) box.item1 = 2")
  }
}
