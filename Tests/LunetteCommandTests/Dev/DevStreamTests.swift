import Foundation
import Testing

/// What `lunette dev` reads and writes, and how it ends.
@Suite struct DevStreamTests {
  private let folder: TemporaryFolder
  private let main: String

  init() throws {
    folder = try TemporaryFolder()
    main = try folder.write("main.lua", DevApps.counter)
  }

  private static let ready = "h shows the keys.\r\n"

  // MARK: Pipes

  @Test func `Lines are steps, and their mistakes are told`() throws {
    let dev = try DevProcess([main])
    _ = try dev.next()
    dev.send("-- a comment\n\r\ntap #add; tap \"Add\"\r")
    #expect(try dev.next().texts == ["Count 2", "Add"])
    dev.send("tap \"Addd\"")
    #expect(try dev.next().errors.first?.hasPrefix("step:1:1: tap \"Addd\"\n  nothing") == true)
    dev.send("tpa #add")
    #expect(try dev.next().errors.first?.contains("did you mean tap?") == true)
    dev.send(String(repeating: "tap #add;", count: 100))
    let last = try dev.next()
    #expect(last.texts == ["Count 102", "Add"] && last.errors == [])
    // What ends standard input ends nothing, and a last line needs no end.
    dev.closeInput()
    #expect(dev.isQuiet(for: 0.2))
    try folder.write("main.lua", DevApps.counter + "\n")
    #expect(try dev.next("reloaded").texts == ["Count 102", "Add"])
  }

  @Test func `What scripts print is in the rendering that it belongs to`() throws {
    try folder.write(
      "main.lua",
      DevApps.counter.replacingOccurrences(of: "count = count", with: "print('hi') count = count"))
    let dev = try DevProcess([main, "--do", "tap #add"])
    #expect(try dev.next().log == ["hi"])
    dev.send("advance 1")
    #expect(try dev.next().log == [])
  }

  @Test func `A text goes to standard output, the report to standard error`() throws {
    let dev = try DevProcess([main, "--size", "320x180"], format: "text")
    var lines: [String] = []
    while lines.last?.hasSuffix("[Add]") != true {
      lines.append(String(decoding: try dev.nextLine(), as: UTF8.self))
    }
    #expect(lines.contains("Count 0"), "\(lines)")
    _ = try dev.diagnostics(until: " ms\n")
    #expect(dev.diagnostics.hasPrefix("lunette: started, "))
    try folder.write(
      "main.lua", DevApps.counter.replacingOccurrences(of: "return Counter", with: "nope()"))
    let text = try dev.diagnostics(until: "the last good code runs on, ")
    #expect(text.contains("main.lua:21:") && !text.contains("\u{1B}"), "\(text)")
  }

  @Test func `A line that no screen has stands between texts, and between trees`() throws {
    for format in ["text", "tree"] {
      let dev = try DevProcess([main, "--size", "320x180"], format: format)
      dev.send("tap #add\ntap #add\nq")
      #expect(try dev.end() == 0)
      _ = dev.isQuiet(for: 0)
      var screens = [""]
      while let line = try? dev.nextLine(within: 0.2) {
        let text = String(decoding: line, as: UTF8.self)
        if text == "\u{C}" { screens.append("") } else { screens[screens.count - 1] += text + "\n" }
      }
      #expect(screens.count == 3)
      for (number, screen) in screens.enumerated() {
        #expect(screen.contains("Count \(number)"), "\(screens)")
      }
    }
  }

  @Test func `It ends when nobody reads on`() throws {
    let dev = try DevProcess([main])
    _ = try dev.next()
    dev.closeOutput()
    #expect(try dev.end() == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A signal ends it`(_ signal: Int32) throws {
    let dev = try DevProcess([main])
    _ = try dev.next()
    dev.send(signal: signal)
    #expect(try dev.end() == -signal)
  }

  @Test func `The exit status tells of errors`() throws {
    let dev = try DevProcess([main])
    _ = try dev.next()
    dev.send("tap \"nobody\"\nq")
    #expect(try dev.end() == 1)
  }

  @Test func `A wrong command line is refused`() throws {
    for (words, part) in [
      (["dev"], "PATH is missing"), (["dev", main, "--leaks"], "there is no option --leaks"),
      (["dev", main, "--steps", "-"], "--steps takes a file here"),
      (["dev", main, "--do", "tpa"], "did you mean tap?"),
    ] {
      let result = try LunetteProcess.run(words)
      #expect(result.exitCode == 2 && result.diagnostics.contains(part), "\(result.diagnostics)")
    }
  }

  // MARK: Terminals

  @Test(.enabled(if: RunningLunette.hasTerminals))
  func `Keys reload, restart, take steps and leave`() throws {
    let lunette = try RunningLunette(["dev", main, "--size", "320x180"], atTerminal: true)
    #expect(try lunette.output(until: Self.ready).contains("Count 0"))
    #expect(lunette.mode != lunette.modeBefore)
    lunette.type(":tap #addd\u{7F}\n")
    #expect(try lunette.output(until: Self.ready).contains("Count 1"))
    lunette.type(":tap")
    try lunette.output(until: "step: tap")
    lunette.type("\u{1B}")
    try lunette.output(until: "\r\u{1B}[K")
    lunette.type("r")
    let reloaded = try lunette.output(until: Self.ready)
    #expect(reloaded.contains("Count 1") && reloaded.contains("reloaded"))
    lunette.type("R")
    #expect(try lunette.output(until: Self.ready).contains("restarted"))
    lunette.type("h")
    try lunette.output(until: "q  leaves\r\n")
    // A reload keeps what is being typed.
    lunette.type(":tap #")
    try lunette.output(until: "step: tap #")
    try folder.write(
      "main.lua", DevApps.counter.replacingOccurrences(of: "\"Count \"", with: "\"Number \""))
    #expect(try lunette.output(until: "step: tap #").contains("Number 1"))
    lunette.type("add\n")
    #expect(try lunette.output(until: Self.ready).contains("Number 2"))
    lunette.type("q")
    #expect(lunette.end() == 0)
    #expect(lunette.mode == lunette.modeBefore)
  }

  @Test(.enabled(if: RunningLunette.hasTerminals), arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `Signals leave the terminal as it was`(_ signal: Int32) throws {
    let lunette = try RunningLunette(["dev", main], atTerminal: true)
    try lunette.output(until: Self.ready)
    lunette.send(signal)
    #expect(lunette.end() == -signal)
    #expect(lunette.mode == lunette.modeBefore)
  }

  @Test(.enabled(if: RunningLunette.hasTerminals))
  func `A stop gives the terminal back, and going on takes it again`() throws {
    let lunette = try RunningLunette(["dev", main], atTerminal: true)
    try lunette.output(until: Self.ready)
    let own = lunette.mode
    lunette.send(SIGTSTP)
    try wait { lunette.mode == lunette.modeBefore }
    lunette.send(SIGCONT)
    try wait { lunette.mode == own }
    // What was on the terminal meanwhile is replaced by the screen.
    #expect(try lunette.output(until: Self.ready).contains("Count 0"))
    lunette.type("q")
    #expect(lunette.end() == 0)
    #expect(lunette.mode == lunette.modeBefore)
  }

  private func wait(_ condition: () -> Bool) throws {
    for _ in 0..<2000 {
      if condition() { return }
      usleep(5000)
    }
    throw RunningLunette.TookTooLong(description: "the terminal's mode stays")
  }
}
