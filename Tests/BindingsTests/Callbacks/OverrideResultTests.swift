import Testing

@Suite struct OverrideResultTests {
  @Test func `A script that calls an override gets the value, as the host does`() throws {
    try script(
      """
      local Medal = ui.View:subclass "Medal"
      function Medal:sizeThatFits(size) self.asked = size.width return { 60, 24 } end
      function Medal:get_intrinsicContentSize() return { 60, 20 } end
      function Medal:get_backgroundColor() return "red" end
      warned("Medal.get_backgroundColor is read by scripts only")
      local badge = Medal{}
      equal(badge:sizeThatFits(ui.size(1, 2)).width, 60)
      equal(badge.asked, 1)
      assert(badge.intrinsicContentSize == ui.size(60, 20))
      assert(badge.backgroundColor == ui.color "red")
      local Big = Medal:subclass "Big"
      function Big:sizeThatFits(size)
        local small = Big.super.sizeThatFits(self, size)
        return { small.width * 2, small.height }
      end
      function Big:get_intrinsicContentSize()
        return { 1, Big.super.get_intrinsicContentSize(self).height }
      end
      assert(Big{}:sizeThatFits(ui.size(1, 2)) == ui.size(120, 24))
      assert(Big{}.intrinsicContentSize == ui.size(1, 20))
      """)
  }

  @Test func `A result of the wrong kind raises where the override begins`() throws {
    try script(
      """
      local Medal = ui.View:subclass "Medal"
      function Medal:sizeThatFits(size)
        return "x"
      end
      function Medal:get_intrinsicContentSize() return { 5 } end
      function Medal:get_frame() return 3 end
      warned("Medal.get_frame is read by scripts only")
      function Medal:point() return 1 end
      local badge = Medal{}
      equal(raises("Medal.sizeThatFits must return Size", function() badge:sizeThatFits{ 1, 1 } end)
        :sub(1, 11), "test.lua:2:")
      raises("must return Size { width, height }, 2 numbers", function()
        return badge.intrinsicContentSize
      end)
      raises("Medal.get_frame must return Rect", function() return badge.frame end)
      raises("must return true or false, got number 1", function() badge:point{ 1, 1 } end)
      """)
  }

  @Test func `No result is the host's own, with a warning; nil is no where that is asked`() throws {
    try script(
      """
      local Medal = ui.View:subclass "Medal"
      function Medal:sizeThatFits(size) end
      function Medal:point() return nil end
      function Medal:hitTest() return nil end
      local badge = Medal{ frame = { 0, 0, 30, 40 } }
      equal(badge:sizeThatFits{ 1, 1 }.width, 30)
      warned("test.lua:2: Medal.sizeThatFits returned nothing; UIKit's default was used")
      equal(badge:point{ 1, 1 }, false)
      equal(badge:hitTest{ 1, 1 }, nil)
      """)
  }

  @Test func `An override may wait when a script calls it, and its errors have its calls`() throws {
    try script(
      """
      local Medal = ui.View:subclass "Medal"
      function Medal:sizeThatFits(size) return coroutine.yield(size) end
      local badge = Medal{}
      local step = coroutine.wrap(function() return badge:sizeThatFits{ 1, 2 } end)
      equal(step()[2], 2)
      equal(step({ 7, 8 }).width, 7)
      """)
    let error = try failure(
      of: """
        local Medal = ui.View:subclass "Medal"
        function Medal:sizeThatFits(size) error("no") end
        Medal{}:sizeThatFits{ 1, 1 }
        """)
    #expect(error.traceback.count == 2, "\(error.traceback)")
  }

  @Test func `A size without end is refused where the override begins`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local Medal = ui.View:subclass "Medal"
      function Medal:sizeThatFits() return { 5, math.huge } end
      Medal{}:sizeToFit()
      """)
    #expect(runner.errors.map(\.error.source) == ["test.lua"])
    #expect(runner.errors.map(\.error.line) == [2])
    #expect(
      runner.takeErrors().map {
        $0.contains(
          "Medal.sizeThatFits must return Size { width, height } of numbers from -1e15 to 1e15")
      }
        == [true])
  }

  @Test func `An override that is taken away leaves the host's own`() throws {
    try script(
      """
      local Medal = ui.View:subclass "Medal"
      function Medal:sizeThatFits() return { 1, 1 } end
      Medal.sizeThatFits = nil
      equal(Medal{ frame = { 0, 0, 5, 5 } }:sizeThatFits{ 1, 1 }.width, 5)
      """)
  }
}
