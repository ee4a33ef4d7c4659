import Rendering
import ScriptHost
import ScriptTesting

/// `lunette test --watch`: runs tests, and after each change those that it touches, until a key
/// or a signal ends it.
final class WatchSession {
  private let command: TestCommand
  private let words: [String]
  private var arguments: TestArguments
  private let history: RunHistory
  private let watcher: FileWatcher
  private let keyboard: Keyboard?
  /// What is being typed, and for which key.
  private var prompt: (key: WatchKey, line: LinePrompt)?
  private var pathFilter = ""
  private var nameFilter = ""
  /// What ran last: the files with their tests, nil for all.
  private var last: [String: Set<String>]?
  private var lastOutcome = Outcome()
  /// What was typed while tests ran.
  private var typedAhead: [Key] = []

  private var surroundings: TestSurroundings { command.surroundings }
  private var isAtTerminal: Bool { keyboard?.isTerminal == true }

  init(
    _ command: TestCommand, _ words: [String], _ arguments: TestArguments, _ history: RunHistory
  ) throws(FileFailure) {
    self.command = command
    self.words = words
    self.arguments = arguments
    self.history = history
    // Before the first run, so that what changes meanwhile is noticed.
    watcher = try FileWatcher(roots: WatchSession.roots(arguments))
    keyboard = command.surroundings.openKeyboard(true)
  }

  /// The folders in which new files may matter; files that are read elsewhere are added later.
  private static func roots(_ arguments: TestArguments) -> [String] {
    let roots = arguments.options.roots
    let configuration = arguments.configuration ?? ".busted"
    if roots.isEmpty { return [".", configuration] }
    return [configuration]
      + roots.map { root in
        let parts = root.split(separator: "/")
        // The specs of a plugin belong to the folder around them.
        guard let index = parts.lastIndex(of: "spec") else { return root }
        let folder = (root.hasPrefix("/") ? "/" : "") + parts[..<index].joined(separator: "/")
        return folder.isEmpty ? "." : folder
      }
  }

  // MARK: Waiting

  /// Goes on until somebody ends it.
  ///
  /// - Parameter problem: why nothing is to run at first.
  func run(_ problem: String?) -> Outcome {
    defer { keyboard?.close() }
    if let problem { say(problem) } else { perform(arguments.options.chosen) }
    let output = surroundings.outputPipe()
    while true {
      while !typedAhead.isEmpty {
        if !take(typedAhead.removeFirst()) { return lastOutcome }
      }
      let descriptors = [keyboard?.descriptor, output].compactMap { $0 }
      switch watcher.wait(alongside: descriptors) {
      case .changes(let changes): react(to: changes)
      case .readable(let ready):
        // Nobody reads on.
        if let output, ready.contains(output) { return lastOutcome }
        typedAhead += keyboard?.read() ?? []
      case .timeUp: break
      case .stopped: return lastOutcome
      }
    }
  }

  private func react(to changes: [FileChange]) {
    let configuration = BytePath(arguments.configuration ?? ".busted").absolute.text ?? ""
    let plan = WatchPlan(changes, record: history.record, configuration: configuration) {
      (try? TestRunner(arguments.options).specFiles()) ?? []
    }
    guard plan != .nothing else { return }
    prompt = nil
    clear()
    let names = changes.map { TerminalText.line(shown($0.path)) }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    say("\(names.prefix(3).joined(separator: ", "))\(more) changed")
    switch plan {
    case .nothing: break
    case .files(let files):
      perform(Dictionary(uniqueKeysWithValues: files.map { ($0, []) }))
    case .everything: if readOptions() { perform(nil) }
    }
  }

  private func shown(_ path: BytePath) -> String {
    let folder = BytePath(".").absolute.description + "/"
    let path = path.description
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Reads the file of options anew; false where that has mistakes.
  private func readOptions() -> Bool {
    var there = surroundings
    // It is the working folder already.
    there.enter = { _ in nil }
    do throws(TestCommand.Failure) {
      arguments = try TestConfiguration(surroundings: there).arguments(words)
      return true
    } catch {
      switch error {
      case .usage(let error): say("\(error)")
      case .other(let message): surroundings.log(message)
      }
      return false
    }
  }

  // MARK: Running

  private func perform(_ chosen: [String: Set<String>]?, snapshots: SnapshotPolicy? = nil) {
    last = chosen
    var arguments = arguments
    arguments.options.chosen = chosen
    arguments.options.keepsStates = false
    if let snapshots { arguments.options.snapshotPolicy = snapshots }
    if !nameFilter.isEmpty { arguments.options.filters.append(WatchSession.pattern(nameFilter)) }
    if !pathFilter.isEmpty {
      let found = (try? TestRunner(arguments.options).specFiles()) ?? []
      let files = found.filter { $0.contains(pathFilter) && (chosen == nil || chosen?[$0] != nil) }
      arguments.options.chosen = Dictionary(
        uniqueKeysWithValues: files.map { ($0, chosen?[$0] ?? []) })
    }
    let busy = keyboard.flatMap(BusyKeyboard.init)
    lastOutcome = command.run(arguments, history)
    typedAhead += busy?.end() ?? []
    if !lastOutcome.diagnostics.isEmpty {
      surroundings.log(String(lastOutcome.diagnostics.dropLast()))
    }
    // What specs wrote themselves is no reason to run them again.
    watcher.know(history.record.written.sorted())
    let files = history.record.files.values
    for path in files.reduce(into: history.record.shared, { $0.formUnion($1.reads) }) {
      watcher.add(root: path)
    }
    tellKeys()
  }

  /// A pattern of Lua for a plain text.
  private static func pattern(_ text: String) -> String {
    text.map { $0.isASCII && !$0.isLetter && !$0.isNumber && !$0.isWhitespace ? "%\($0)" : "\($0)" }
      .joined()
  }

  // MARK: Keys

  /// False where it is the one to leave by.
  private func take(_ key: Key) -> Bool {
    if var prompt {
      let step = prompt.line.take(key)
      self.prompt = step == .goesOn ? prompt : nil
      switch step {
      case .goesOn: show(prompt.line)
      case .cancelled:
        // The end of a pipe is the end of the session as well.
        if key == .end, !isAtTerminal { return false }
        if isAtTerminal { surroundings.write(LinePrompt.erasure) }
        tellKeys()
      case .done(let text):
        if prompt.key == .path { pathFilter = text } else { nameFilter = text }
        runAnew(nil)
      }
      return true
    }
    // A program that writes lines means the key on each.
    if key == .enter, !isAtTerminal { return true }
    switch WatchKey(key) {
    case .all: runAnew(nil)
    case .failed:
      let failures = history.record.failures
      if failures.isEmpty { say("no test failed") } else { runAnew(failures) }
    case .again: runAnew(last)
    case .update: runAnew(last, snapshots: .all)
    case .path: ask(.path, LinePrompt(question: "Part of a path: ", text: pathFilter))
    case .name: ask(.name, LinePrompt(question: "Part of a name: ", text: nameFilter))
    case .clear:
      (pathFilter, nameFilter) = ("", "")
      runAnew(nil)
    case .help: surroundings.write(WatchKey.helpText)
    case .quit: return false
    case nil: break
    }
    return true
  }

  private func ask(_ key: WatchKey, _ line: LinePrompt) {
    prompt = (key, line)
    show(line)
  }

  private func show(_ line: LinePrompt) {
    if isAtTerminal { surroundings.write(line.line) }
  }

  private func runAnew(_ chosen: [String: Set<String>]?, snapshots: SnapshotPolicy? = nil) {
    clear()
    perform(chosen, snapshots: snapshots)
  }

  private func clear() {
    if isAtTerminal { surroundings.write("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
  }

  private func tellKeys() {
    guard keyboard != nil else { return }
    let filters = [("path", pathFilter), ("name", nameFilter)].filter { !$0.1.isEmpty }
      .map { "only with \"\(TerminalText.line($0.1))\" in the \($0.0)  " }.joined()
    surroundings.write("\n\(filters)Waiting for changes; h shows the keys.\n")
  }

  private func say(_ text: String) { surroundings.log("lunette: \(text)") }
}
