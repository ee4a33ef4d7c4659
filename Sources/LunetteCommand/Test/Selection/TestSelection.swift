import Rendering
import ScriptHost
import ScriptTesting

/// Picks the tests to run by what is known of the runs before, and by which files have changed.
struct TestSelection {
  let surroundings: TestSurroundings
  let record: RunRecord
  /// Whether tests have run before.
  let isKnown: Bool

  /// Puts into the options what is to run.
  ///
  /// - Returns: why nothing is to run; nil when something is.
  func choose(_ arguments: inout TestArguments) throws(TestCommand.Failure) -> String? {
    if arguments.failedFirst { arguments.options.firstFiles = Set(record.failures.keys) }
    if arguments.lastFailed, isKnown {
      let failures = record.failures.filter { surroundings.exists($0.key) }
      if failures.isEmpty { return "no test failed in the last run" }
      arguments.options.chosen = failures
    } else if arguments.lastFailed {
      surroundings.log("lunette: no run is recorded here yet; all tests run")
    }
    guard let paths = try paths(arguments) else { return nil }
    if let files = try files(reading: paths, arguments) {
      let failures = arguments.options.chosen
      arguments.options.chosen = Dictionary(
        uniqueKeysWithValues: files.compactMap { file in
          guard let failures else { return (file, []) }
          return failures[file].map { (file, $0) }
        })
      if arguments.options.chosen?.isEmpty == true {
        return paths.isEmpty
          ? "git tells of no changed file" : "no spec file reads what \(reason(arguments))"
      }
    }
    return nil
  }

  private func reason(_ arguments: TestArguments) -> String {
    arguments.related.isEmpty ? "has changed" : "is named"
  }

  /// The files that the specs to run must read, as absolute paths; nil when that is no matter.
  private func paths(_ arguments: TestArguments) throws(TestCommand.Failure) -> Set<String>? {
    guard arguments.changedSince != nil || !arguments.related.isEmpty else { return nil }
    var paths = arguments.related
    for path in paths where !surroundings.exists(path) {
      throw .other("lunette: --related: \(TerminalText.line(path)): no such file")
    }
    if let reference = arguments.changedSince {
      do throws(GitFailure) {
        paths += try surroundings.changedFiles(reference)
      } catch {
        throw .other("lunette: --changed: \(error)")
      }
    }
    return Set(paths.compactMap { BytePath($0).absolute.text })
  }

  /// The files of specs that read some of these, or of which it is not known; nil for all.
  private func files(
    reading paths: Set<String>, _ arguments: TestArguments
  ) throws(TestCommand.Failure) -> [String]? {
    let configuration = BytePath(arguments.configuration ?? ".busted").absolute.text ?? ""
    guard !paths.contains(configuration), let known = record.dependants(of: paths) else {
      return nil
    }
    let found: [String]
    do throws(TestRunFailure) {
      found = try TestRunner(arguments.options).specFiles()
    } catch {
      throw .other("lunette: \(error)")
    }
    return found.filter { file in
      known.contains(file) || record.files[file] == nil
        || paths.contains(BytePath(file).absolute.text ?? "")
    }
  }
}
