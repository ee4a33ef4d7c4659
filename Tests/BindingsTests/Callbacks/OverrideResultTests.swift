import Testing

@Suite struct OverrideResultTests {
  @Test func `A script that calls an override gets the value, as the host does`() throws {
    try script(
      """
      local Badge = ui.View:subclass "Badge"
      function Badge:sizeThatFits(size) self.asked = size.width return { 60, 24 } end
      function Badge:get_intrinsicContentSize() return { 60, 20 } end
      function Badge:get_backgroundColor() return "red" end
      warned("Badge.get_backgroundColor is read by scripts only")
      local badge = Badge{}
      equal(badge:sizeThatFits(ui.size(1, 2)).width, 60)
      equal(badge.asked, 1)
      assert(badge.intrinsicContentSize == ui.size(60, 20))
      assert(badge.backgroundColor == ui.color "red")
      local Big = Badge:subclass "Big"
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
      local Badge = ui.View:subclass "Badge"
      function Badge:sizeThatFits(size)
        return "x"
      end
      function Badge:get_intrinsicContentSize() return { 5 } end
      function Badge:get_frame() return 3 end
      warned("Badge.get_frame is read by scripts only")
      function Badge:point() return 1 end
      local badge = Badge{}
      equal(raises("Badge.sizeThatFits must return Size", function() badge:sizeThatFits{ 1, 1 } end)
        :sub(1, 11), "test.lua:2:")
      raises("must return Size { width, height }, 2 numbers", function()
        return badge.intrinsicContentSize
      end)
      raises("Badge.get_frame must return Rect", function() return badge.frame end)
      raises("must return true or false, got number 1", function() badge:point{ 1, 1 } end)
      """)
  }

  @Test func `No result is the host's own, with a warning; nil is no where that is asked`() throws {
    try script(
      """
      local Badge = ui.View:subclass "Badge"
      function Badge:sizeThatFits(size) end
      function Badge:point() return nil end
      function Badge:hitTest() return nil end
      local badge = Badge{ frame = { 0, 0, 30, 40 } }
      equal(badge:sizeThatFits{ 1, 1 }.width, 30)
      warned("test.lua:2: Badge.sizeThatFits returned nothing; UIKit's default was used")
      equal(badge:point{ 1, 1 }, false)
      equal(badge:hitTest{ 1, 1 }, nil)
      """)
  }

  @Test func `An override may wait when a script calls it, and its errors have its calls`() throws {
    try script(
      """
      local Badge = ui.View:subclass "Badge"
      function Badge:sizeThatFits(size) return coroutine.yield(size) end
      local badge = Badge{}
      local step = coroutine.wrap(function() return badge:sizeThatFits{ 1, 2 } end)
      equal(step()[2], 2)
      equal(step({ 7, 8 }).width, 7)
      """)
    let error = try failure(
      of: """
        local Badge = ui.View:subclass "Badge"
        function Badge:sizeThatFits(size) error("no") end
        Badge{}:sizeThatFits{ 1, 1 }
        """)
    #expect(error.traceback.count == 2, "\(error.traceback)")
  }

  @Test func `A size without end is refused where the override begins`() throws {
    try script(
      """
      local Badge = ui.View:subclass "Badge"
      function Badge:sizeThatFits() return { 5, math.huge } end
      Badge{}:sizeToFit()
      failed("Badge.sizeThatFits must return Size { width, height } of finite numbers")
      """)
  }

  @Test func `An override that is taken away leaves the host's own`() throws {
    try script(
      """
      local Badge = ui.View:subclass "Badge"
      function Badge:sizeThatFits() return { 1, 1 } end
      Badge.sizeThatFits = nil
      equal(Badge{ frame = { 0, 0, 5, 5 } }:sizeThatFits{ 1, 1 }.width, 5)
      """)
  }
}
