import Testing

@Suite struct ResultTests {
  private let setup = """
    local Panel = ui.View:subclass "Panel"
    local result
    function Panel:sizeThatFits(size) return table.unpack(result, 1, result.n) end
    function Panel:hitTest(point, event) return table.unpack(result, 1, result.n) end
    local panel = Panel{ frame = { 0, 0, 50, 50 } }
    local outer = ui.View{ frame = { 0, 0, 100, 100 }, panel }
    local function size(...)
      result = table.pack(...)
      panel.frame = { 0, 0, 50, 50 }
      panel:sizeToFit()
      return panel.size
    end
    local function hit(...)
      result = table.pack(...)
      return outer:hitTest{ 5, 5 }
    end
    local Spot = ui.View:subclass "Spot"
    function Spot:point(point, event) return table.unpack(result, 1, result.n) end
    local spot = Spot{ frame = { 0, 0, 50, 50 } }
    local around = ui.View{ frame = { 0, 0, 100, 100 }, spot }
    local function inside(...)
      result = table.pack(...)
      return around:hitTest{ 5, 5 } == spot
    end

    """

  @Test func `A result may be written in any accepted short form`() throws {
    try script(
      setup + """
        assert(size({ 60, 61 }) == ui.size(60, 61))
        assert(size({ width = 1, height = 2 }) == ui.size(1, 2))
        assert(size(ui.size(3, 4)) == ui.size(3, 4))
        """)
  }

  @Test func `Too many results are ignored`() throws {
    try script(
      setup + """
        assert(size({ 1, 2 }, "more", nil, {}) == ui.size(1, 2))
        equal(inside(true, false), true)
        assert(hit(panel, 5, nil) == panel)
        result = nil
        """)
  }

  @Test func `nil and false are false where a boolean is wanted, and only true is true`() throws {
    try script(
      setup + """
        equal(inside(true), true)
        equal(inside(false), false)
        equal(inside(nil), false)
        for _, wrong in ipairs { 1, 0, "true", {}, panel } do
          equal(inside(wrong), true)
          failed("Spot.point must return true or false")
        end
        result = nil
        """)
  }

  @Test func `nil is nil where an object may be missing`() throws {
    try script(
      setup + """
        assert(hit(nil) == outer)
        assert(hit(panel) == panel)
        assert(hit(spot) == spot)
        result = nil
        """)
  }

  @Test func `A wrong result is recorded and UIKit's own is used`() throws {
    try script(
      setup + """
        for _, wrong in ipairs { 5, "x", { 1 }, { 1, 2, 3 }, ui.rect(1, 2, 3, 4), true } do
          assert(size(wrong) == ui.size(50, 50))
          local text = failed("Panel.sizeThatFits must return Size")
          assert(text:find("test.lua:3", 1, true), text)
        end
        assert(hit(5) == panel)
        failed("Panel.hitTest must return a View or nil")
        assert(hit(ui.ViewController{}) == panel)
        failed("Panel.hitTest must return a View or nil")
        assert(size(nil) == ui.size(50, 50))
        failed("Panel.sizeThatFits must return Size")
        result = nil
        """)
  }

  @Test func `No value at all counts as not implemented and is warned about once`() throws {
    try script(
      setup + """
        assert(size() == ui.size(50, 50))
        assert(size() == ui.size(50, 50))
        warned("Panel.sizeThatFits returned nothing")
        equal(inside(), true)
        warned("Spot.point returned nothing")
        assert(hit() == panel)
        warned("Panel.hitTest returned nothing")
        """)
  }

  @Test func `A focus that an override refuses is not given`() throws {
    try script(
      """
      local answers = {}
      local Pad = ui.View:subclass "Pad"
      function Pad:get_canBecomeFirstResponder() return answers.can end
      local pad = Pad{}
      show(pad)
      answers.can = false
      equal(pad:becomeFirstResponder(), false)
      answers.can = true
      equal(pad:becomeFirstResponder(), true)
      equal(pad.isFirstResponder, true)
      equal(pad:resignFirstResponder(), true)
      """)
  }

  @Test func `Rectangles of parts of a button come from overrides`() throws {
    try script(
      """
      local Key = ui.Button:subclass "Key"
      function Key:titleRect(rect) return { 1, 2, 30, 4 } end
      local key = Key{ title = "x", frame = { 0, 0, 50, 50 } }
      show(key)
      assert(key.titleLabel.frame == ui.rect(1, 2, 30, 4), tostring(key.titleLabel.frame))
      """)
  }

  @Test func `Tracking goes on as long as the override says true`() throws {
    try script(
      """
      local log = {}
      local Knob = ui.Control:subclass "Knob"
      function Knob:beginTracking(touch, event) log[#log + 1] = "begin" return true end
      function Knob:continueTracking(touch, event) log[#log + 1] = "move" return false end
      function Knob:endTracking(touch, event) log[#log + 1] = "end" end
      function Knob:cancelTracking(event) log[#log + 1] = "cancel" end
      show(Knob{ frame = { 0, 0, 50, 50 } })
      drag({ 5, 5 }, { 9, 9 })
      equal(log[1], "begin")
      equal(log[2], "move")
      """)
  }
}
