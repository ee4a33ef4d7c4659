import Testing

@testable import ScriptTesting

/// What a file of specs leaves going on.
@Suite struct LeakTests {
  private static let leaking = """
    local ui = require "lunette"
    it("leaves much", function()
      ui.Timer:scheduledTimer(1, true, function() end)
      ui.NotificationCenter.default:addObserver("x", nil, function() end)
      ui.async(function() ui.sleep(5) end)
    end)
    """

  private func notes(_ run: SpecRun) -> [String] {
    run.events.compactMap { if case .note(let text) = $0 { text } else { nil } }
  }

  @Test func itIsToldWithItsPlaces() throws {
    let folder = try SpecFolder(["a_spec.lua": Self.leaking])
    let run = try folder.run()
    let file = folder.path + "/a_spec.lua"
    #expect(
      notes(run) == [
        "\(file): something goes on at the end of the file: a timer made at \(file):3, "
          + "an observer made at \(file):4, a coroutine made at \(file):5"
      ])
    #expect(run.summary.isFine)
  }

  @Test func whatComesFromOnePlaceIsToldOnce() throws {
    let run = try SpecFolder.run(
      """
      local ui = require "lunette"
      it("x", function()
        for _ = 1, 3 do ui.Timer:scheduledTimer(1, true, function() end) end
      end)
      """)
    #expect(notes(run).count == 1)
    #expect(notes(run).first?.contains("end of the file: 3 times a timer made at ") == true)
  }

  @Test func itCanBeAFailure() throws {
    let folder = try SpecFolder([
      "a_spec.lua": Self.leaking, "b_spec.lua": "it('x', function() end)",
    ])
    let run = try folder.run { $0.forbidsLeaks = true }
    #expect(run.summary.passed == 2 && run.summary.failed == 1)
    #expect(run.problems.count == 1)
    #expect(run.problems.first?.contains("a_spec.lua: something goes on") == true)
  }

  @Test func whatEndsInTimeIsNone() throws {
    let run = try SpecFolder.run(
      """
      local ui = require "lunette"
      local t = require "lunette.test"
      local Clock = ui.ViewController:subclass "Clock"
      function Clock:viewDidAppear(animated)
        Clock.super.viewDidAppear(self, animated)
        self.timer = ui.Timer:scheduledTimer(1, true, function() end)
      end
      function Clock:viewWillDisappear(animated)
        Clock.super.viewWillDisappear(self, animated)
        self.timer:invalidate()
      end
      it("shows a screen that cleans up", function() t.launch(Clock) end)
      it("ends what it begins", function()
        local timer = ui.Timer:scheduledTimer(1, true, function() end)
        timer:invalidate()
        local center = ui.NotificationCenter.default
        center:removeObserver(center:addObserver("x", nil, function() end))
        ui.async(function() end)
        ui.async(function() ui.sleep(5) end):cancel()
      end)
      """
    ) { $0.forbidsLeaks = true }
    #expect(run.summary.passed == 2)
    #expect(run.problems == [])
  }
}
