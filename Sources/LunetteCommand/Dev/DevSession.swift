import Rendering
import ScriptHost
import ScriptTesting

/// `lunette dev`: one loop that waits for files, keys and lines, and shows the screen after each.
final class DevSession {
  private let surroundings: TestSurroundings
  private let arguments: RenderArguments
  private let app: DevApp
  private let watcher: FileWatcher
  private let keyboard: Keyboard?
  /// Standard input where it is no keyboard, until it ends.
  private var lines: LineInput?
  private var prompt: LinePrompt?
  /// What has led to the screen that was written last, once there is one.
  private var lastChange: DevChange?
  private var hasWritten = false
  /// What the scripts have printed since the last rendering; it is shown at once where that does not
  /// spoil the screen.
  private let log: Log

  private final class Log {
    var lines: [String] = []
  }

  init(
    _ arguments: RenderArguments, _ steps: [StepScript.Entry], _ surroundings: TestSurroundings
  ) throws {
    self.arguments = arguments
    self.surroundings = surroundings
    // Before the first load, so that what changes meanwhile is noticed.
    var options = WatchOptions()
    // A save is to be seen at once. What comes later is a reload of its own, and one that fails since
    // it saw half of a change is tried again with the rest.
    options.quietTime = 0.003
    let watcher = try FileWatcher(roots: [arguments.path], options: options)
    self.watcher = watcher
    let log = Log()
    self.log = log
    keyboard = surroundings.openKeyboard(false)
    if keyboard == nil {
      lines = LineInput()
      TerminalSignals.allowEnding()
    }
    let isAtTerminal = keyboard != nil
    app = try DevApp(
      arguments, steps, onRead: { watcher.add(root: $0) },
      log: { line in
        if isAtTerminal { log.lines.append(line) } else { surroundings.log(line) }
      })
  }

  /// Goes on until somebody ends it.
  func run() -> Outcome {
    defer { keyboard?.close() }
    show { app.start() }
    let output = surroundings.outputPipe()
    while true {
      let input = keyboard?.descriptor ?? lines?.descriptor
      let resumption = keyboard?.resumption
      switch watcher.wait(alongside: [input, output, resumption].compactMap { $0 }) {
      case .changes(let changes): show { app.reload(changes) }
      case .readable(let ready):
        // Nobody reads on.
        if let output, ready.contains(output) { return outcome }
        if let resumption, ready.contains(resumption) {
          keyboard?.forgetResumption()
          if let lastChange { write(app.render(), lastChange) }
        }
        // Reading waits where there is nothing.
        guard let input, ready.contains(input) else { break }
        for key in keyboard?.read() ?? [] where !take(key) { return outcome }
        if let input = lines {
          for line in input.read() where !take(line) { return outcome }
          if input.isAtEnd { lines = nil }
        }
      case .timeUp: break
      case .stopped: return outcome
      }
    }
  }

  private var outcome: Outcome {
    Outcome(exitCode: app.errors.isEmpty ? .success : .failure)
  }

  // MARK: Showing

  /// Does something to the app, and shows the screen that there is then.
  private func show(_ act: () -> DevChange?) {
    let clock = ContinuousClock()
    let start = clock.now
    guard var change = act() else { return }
    let output = app.render()
    let (seconds, attoseconds) = (clock.now - start).components
    change.milliseconds = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    lastChange = change
    write(output, change)
  }

  /// Writes a screen, and what has led to it.
  private func write(_ screen: [UInt8], _ change: DevChange) {
    var output = screen
    if arguments.format == .json {
      // The document is one line, and ends with `}` and a line feed.
      output.removeLast(2)
      output += Array(",\"reload\":".utf8) + change.json + Array("}\n".utf8)
    }
    if keyboard != nil {
      surroundings.write("\u{1B}[2J\u{1B}[3J\u{1B}[H")
    } else if arguments.format != .json, hasWritten {
      // No screen has this line: in a rendering no control character stands for itself.
      surroundings.write(surroundings.isTerminal ? "\n" : "\u{C}\n")
    }
    hasWritten = true
    surroundings.write(String(decoding: output, as: UTF8.self))
    for line in log.lines { surroundings.log(line) }
    log.lines = []
    for error in app.errors { surroundings.log(error + "\n") }
    surroundings.log("lunette: \(change.line(isRunning: app.isRunning))")
    if keyboard != nil { surroundings.write(prompt?.line ?? "h shows the keys.\n") }
  }

  // MARK: Keys and lines

  /// False where it is the one to leave by.
  private func take(_ key: Key) -> Bool {
    if var prompt {
      let step = prompt.take(key)
      self.prompt = step == .goesOn ? prompt : nil
      switch step {
      case .goesOn: surroundings.write(prompt.line)
      case .cancelled: surroundings.write(LinePrompt.erasure)
      case .done(let text):
        surroundings.write(LinePrompt.erasure)
        show { app.perform(text) }
      }
      return true
    }
    return DevKey(key).map(obey) ?? true
  }

  /// A line is steps, or the letter of a key.
  private func take(_ line: String) -> Bool {
    if line.count == 1, let key = line.first.flatMap(DevKey.init) { return obey(key) }
    show { app.perform(line) }
    return true
  }

  private func obey(_ key: DevKey) -> Bool {
    switch key {
    case .reload: show { app.reloadAll() }
    case .restart: show { app.restart() }
    case .step:
      guard keyboard != nil else { break }
      let prompt = LinePrompt(question: "step: ")
      self.prompt = prompt
      surroundings.write(prompt.line)
    case .help: surroundings.log(String(DevKey.helpText.dropLast()))
    case .quit: return false
    }
    return true
  }
}
