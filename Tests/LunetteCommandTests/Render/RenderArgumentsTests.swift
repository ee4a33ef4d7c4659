import ScriptHost
import Testing

@testable import LunetteCommand

@Suite struct RenderArgumentsTests {
  private func parse(_ words: String...) throws(UsageError) -> RenderArguments {
    var options = RenderArguments()
    try RenderArguments.parser.parse(words, into: &options)
    return options
  }

  @Test func thePathAloneIsEnough() throws {
    let options = try parse("plugins/login")
    #expect(options.path == "plugins/login")
    #expect(options.format == .text)
    #expect(options.screen == ScreenSize(width: 375, height: 667, scale: 2))
    #expect(options.locale == "en_US_POSIX")
    #expect(options.timeZone == "UTC")
    #expect(options.seed == 1)
    #expect(options.cell == RenderArguments.Cell(width: 5, height: 22))
    #expect(options.waits)
    #expect(options.limits == RenderArguments.Limits())
  }

  @Test func everyOptionHasItsPlace() throws {
    var expected = RenderArguments()
    expected.path = "a.lua"
    expected.format = .json
    expected.screen = ScreenSize(width: 320, height: 568, scale: 2)
    expected.steps = [.text("tap #a"), .file("-"), .text("home")]
    expected.delay = 1.5
    expected.seed = -3
    expected.locale = "pt_PT"
    expected.timeZone = "Europe/Lisbon"
    expected.now = Instant(seconds: 0)
    expected.cell = RenderArguments.Cell(width: 8, height: 16)
    expected.usesASCII = true
    expected.usesColor = true
    expected.keyboard = .full
    expected.waits = false
    expected.limits = RenderArguments.Limits(bytes: 1024, seconds: 2, instructions: 5)
    let options = try parse(
      "--format=json", "--size=iphone-se", "--do", "tap #a", "--steps", "-", "--do=home",
      "--at=1.5", "--seed=-3", "--locale=pt_PT", "--time-zone=Europe/Lisbon", "--now=1970-01-01",
      "--cell=8x16", "--ascii", "--ansi", "--keyboard=full", "--no-wait", "--max-memory=1K",
      "--max-time=2",
      "--max-instructions=5", "a.lua")
    #expect(options == expected)
  }
}
