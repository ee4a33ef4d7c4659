import LuaRuntime
import Rendering
import ScriptHost
import ScriptTesting

/// Puts together what the command line and the file `.busted` ask for.
struct TestConfiguration {
  let surroundings: TestSurroundings

  func arguments(_ words: [String]) throws(TestCommand.Failure) -> TestArguments {
    // Once for where the file of options is and for which of them are given here.
    var first = TestArguments()
    let parser = TestArguments.parser
    let given = try parse(words, by: parser, into: &first)
    for folder in first.folders {
      if let message = surroundings.enter(folder) {
        throw .other("lunette: \(TerminalText.line(folder)): \(message)")
      }
    }
    let standing = try self.words(ofFile: first, given: given)
    var arguments = TestArguments()
    do throws(TestCommand.Failure) {
      try parse(standing, by: parser, into: &arguments)
    } catch {
      guard case .usage(let error) = error else { throw error }
      throw .usage(.inFile(first.configuration ?? ".busted", "\(error)"))
    }
    try parse(words, by: parser, into: &arguments)
    // Who says here what coverage must be wants it; in the file it stands for when it is wanted.
    if given.contains(where: TestArguments.askingForCoverage.contains),
      !given.contains("--no-coverage")
    {
      arguments.options.coverage.isOn = true
    }
    try complete(&arguments)
    return arguments
  }

  @discardableResult
  private func parse(
    _ words: [String], by parser: OptionParser<TestArguments>, into arguments: inout TestArguments
  ) throws(TestCommand.Failure) -> Set<String> {
    do throws(UsageError) {
      return try parser.parse(words, into: &arguments)
    } catch {
      throw .usage(error)
    }
  }

  /// What the file says, as words of a command line, without what is given there anyway.
  private func words(
    ofFile first: TestArguments, given: Set<String>
  ) throws(TestCommand.Failure) -> [String] {
    let path = first.configuration ?? ".busted"
    let text: [UInt8]
    do throws(FileFailure) {
      text = try surroundings.readFile(path)
    } catch {
      if first.configuration == nil, error.isMissing, first.task == nil { return [] }
      throw .other("lunette: \(TerminalText.line(path)): cannot be read: \(error.reason)")
    }
    let file: BustedFile
    do throws(LuaError) {
      file = try BustedFile(text, path: path, task: first.task)
    } catch {
      throw .other("lunette: \(error)")
    }
    for text in file.nameless {
      surroundings.log(
        "\(TerminalText.line(path)): \(TerminalText.line(text)) has no name and is left out; "
          + "an option is written as verbose = true")
    }
    var words: [String] = []
    for (key, value) in file.options.sorted(by: { $0.key < $1.key }) {
      if key == "ROOT" {
        if first.options.roots.isEmpty { words += value.texts }
        continue
      }
      words += self.words(key, value, given, path)
    }
    return words
  }

  private func words(
    _ key: String, _ value: BustedFile.Value, _ given: Set<String>, _ path: String
  ) -> [String] {
    let options = TestArguments.options
    guard
      let option = options.first(where: {
        $0.isCalled("--" + key) || $0.isCalled("-" + key)
      })
    else {
      let near = Spelling.nearest(to: "--" + key, among: options.map(\.name), by: \.self)
      surroundings.log(
        "\(path): there is no option \(TerminalText.line(key))"
          + (near.map { "; did you mean \($0.dropFirst(2))?" } ?? ""))
      return []
    }
    let opposite = "--no-" + option.name.drop { $0 == "-" }
    if given.contains(option.name) || given.contains(opposite) { return [] }
    if option.isHidden, option.placeholder == nil || option.help.isEmpty {
      if value != .flag(false) {
        surroundings.log("\(path): \(key) has no meaning for lunette test; it is left out")
      }
      return []
    }
    switch value {
    case .flag(let isOn):
      if isOn { return [option.name] }
      return options.contains { $0.name == opposite } ? [opposite] : []
    case .text, .list: return value.texts.map { "\(option.name)=\($0)" }
    }
  }

  /// What depends on several options.
  private func complete(_ arguments: inout TestArguments) throws(TestCommand.Failure) {
    arguments.options.roots = arguments.options.roots.flatMap { root in
      root.split(separator: ",").map(String.init)
    }
    let places = arguments.options.roots.map { ($0, LinePath($0)) }
    for case (let root, nil) in places where LinePath.isMistaken(root) {
      throw .usage(
        .invalidValue(
          option: "PATH:LINE", value: root,
          expected: "lines from 1 on, as a_spec.lua:12 or a_spec.lua:12:20"))
    }
    for case (_, let place?) in places {
      arguments.options.lines[place.path, default: []].append(place.lines)
    }
    arguments.options.roots = places.map { $0.1?.path ?? $0.0 }
    // What forbids new snapshots is a machine that nobody sits at.
    arguments.options.forbidsOnly = SnapshotPolicy.standard(ci: surroundings.ci) == .none
    arguments.options.snapshotPolicy =
      arguments.snapshotPolicy ?? .standard(ci: surroundings.ci)
    if let tag = arguments.options.tags.first(where: arguments.options.excludedTags.contains) {
      throw .usage(
        .invalidValue(
          option: "--exclude-tags", value: tag, expected: "other tags than --tags"))
    }
    if arguments.options.luaOutput != nil, arguments.options.jobs > 1 {
      throw .usage(
        .invalidValue(
          option: "--jobs", value: "\(arguments.options.jobs)",
          expected: "1 when a script prints the results"))
    }
    if arguments.isWatched {
      if arguments.options.listsOnly { throw .usage(.uselessOption("--list", beside: "--watch")) }
      if let script = arguments.options.luaOutput {
        throw .usage(
          .invalidValue(
            option: "--output", value: script, expected: "a report and no script with --watch"))
      }
    }
    for path in arguments.excludedNameFiles {
      do throws(FileFailure) {
        let text = String(decoding: try surroundings.readFile(path), as: UTF8.self)
        arguments.options.excludedNames += text.split(separator: "\n").map(String.init)
      } catch {
        throw .other("lunette: \(TerminalText.line(path)): cannot be read: \(error.reason)")
      }
    }
    let options = arguments.options
    let needsSeed = options.shufflesFiles || options.shufflesTests
    arguments.options.keepsStates = true
    arguments.options.seed = arguments.seed ?? (needsSeed ? surroundings.randomSeed() : 1)
  }
}

extension BustedFile.Value {
  fileprivate var texts: [String] {
    switch self {
    case .flag(let isOn): ["\(isOn)"]
    case .text(let text): [text]
    case .list(let list): list
    }
  }
}
