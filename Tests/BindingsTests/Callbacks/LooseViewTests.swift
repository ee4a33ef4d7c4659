import Testing

/// Views that are in no window, or leave while it is being told.
@Suite struct LooseViewTests {
  @Test func `A view outside of all windows that marks itself for ever is reported`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local Restless = ui.View:subclass "Restless"
      function Restless:layoutSubviews() self:setNeedsLayout() end
      local view = Restless{ id = "loose", frame = { 0, 0, 10, 10 } }
      view:setNeedsLayout()
      view:layoutIfNeeded()
      """)
    let reports = runner.takeReports()
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Restless #loose") == true, "\(reports)")
  }

  @Test func `A view that was taken out meanwhile is not told that it will move`() throws {
    try script(
      """
      local told = {}
      local Told = ui.View:subclass "Told"
      function Told:willMoveToWindow(window)
        told[#told + 1] = "will " .. self.id
        if self.id == "outer" then self.subviews[1]:removeFromSuperview() end
      end
      function Told:didMoveToWindow() told[#told + 1] = "did " .. self.id end
      show(Told{ id = "outer", Told{ id = "inner" } })
      equal(table.concat(told, ", "), "will outer, did outer")
      """)
  }
}
