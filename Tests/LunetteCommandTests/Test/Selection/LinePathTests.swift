import Testing

@testable import LunetteCommand

/// Files with lines on a command line.
@Suite struct LinePathTests {
  @Test(arguments: [
    ("spec/a_spec.lua:12", "spec/a_spec.lua", 12...12), ("a.lua:3:9", "a.lua", 3...9),
    ("/x:1/a.lua:5", "/x:1/a.lua", 5...5),
  ])
  func linesStandBehindAFile(_ text: String, _ path: String, _ lines: ClosedRange<Int>) {
    #expect(LinePath(text)?.path == path)
    #expect(LinePath(text)?.lines == lines)
  }

  @Test(arguments: [
    "a.lua", "a.lua:", "a.lua:x", "a.lua:0", "a.lua:9:3", "spec:4", ":4", "a.lua:-1", "a.lua:+1",
    "a.lua:1:2:3", "a.lua:99999999999999999999",
  ])
  func anythingElseIsAPath(_ text: String) {
    #expect(LinePath(text) == nil)
  }
}
