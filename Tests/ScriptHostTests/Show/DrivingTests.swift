import Testing
import ViewKit

@testable import ScriptHost

/// The example of the article “Embedding”: a program that drives a host by itself.
@Suite struct DrivingTests {
  @Test func aProgramTouchesLetsTimePassAndTakesErrors() throws {
    let folder = try Folder([
      "hello.lua": """
      local ui = require "lunette"
      local label = ui.Label{ frame = { 20, 44, 280, 22 }, text = "Nobody." }
      return ui.View{ label, ui.Button{
        title = "Say hello", frame = { 20, 88, 280, 44 },
        onTouchUpInside = function()
          print "pressed"
          label.text = "Hello."
          label.txt = "x"
        end } }
      """
    ])
    var lines: [String] = []
    var options = HostOptions()
    options.screenSize = Size(width: 320, height: 180)
    options.onLog = { lines.append($0) }
    let host = try folder.open("hello.lua", options)
    host.application.touchDown(at: Point(x: 160, y: 110))
    host.application.advance(by: 0.05)
    host.application.touchUp()
    host.application.advance(by: 1)
    #expect(host.text.contains("Hello."))
    #expect(lines == ["pressed"])
    #expect(host.takeErrors().map(\.message) == ["Label has no member 'txt'; did you mean 'text'?"])
    #expect(host.takeErrors().isEmpty)
  }
}
