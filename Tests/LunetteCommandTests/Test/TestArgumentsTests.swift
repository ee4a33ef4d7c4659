import ScriptHost
import ScriptTesting
import Testing

@testable import LunetteCommand

/// What the command line and a file of options ask for together.
@Suite struct TestArgumentsTests {
  private final class Log {
    var lines: [String] = []
  }

  private func arguments(
    _ words: [String], files: [String: String] = [:], log: Log = Log()
  ) throws -> TestArguments {
    try TestConfiguration(surroundings: .standIn(files: files, log: { log.lines.append($0) }))
      .arguments(words)
  }

  @Test func bustedsOptionsAreUnderstood() throws {
    let options = try arguments([
      "spec/a", "b,c", "-p", "_test", "--pattern=_spec$", "-t", "x,y", "--tags=z", "--filter",
      "a.b", "-m", "l/?.lua", "-m", "m/?.lua", "-e", "x = 1", "--repeat=3", "--seed", "9", "-k",
      "--no-keep-going", "--shuffle", "--no-shuffle-tests", "-Xhelper", "a,b", "-Xhelper", "c",
      "--no-recursive", "--lazy", "--suppress-pending", "-o", "TAP", "-v",
    ])
    #expect(options.options.roots == ["spec/a", "b", "c"])
    #expect(options.options.patterns == ["_test", "_spec$"])
    #expect(options.options.tags == ["x", "y", "z"])
    #expect(options.options.filters == ["a.b"])
    #expect(options.options.luaPath == "l/?.lua;m/?.lua")
    #expect(options.options.statements == ["x = 1"])
    #expect(options.options.repeats == 3)
    #expect(options.options.seed == 9)
    #expect(options.options.bail == 1)
    #expect(options.options.shufflesFiles && !options.options.shufflesTests)
    #expect(options.options.helperArguments == ["a", "b", "c"])
    #expect(!options.options.isRecursive && options.options.isLazy)
    #expect(options.options.suppressesPending && options.options.isVerbose)
    #expect(options.reports == [.init(format: .tap, file: nil)])
  }

  @Test func furtherOptionsAreUnderstood() throws {
    let options = try arguments([
      "-j", "4", "--shard", "2/3", "--retry", "2", "--bail=5", "--timeout", "0.5",
      "--max-memory", "64M", "--slowest", "3", "--output", "junit:out.xml", "--output=json",
      "--allow", "files:read:data", "--allow", "kit=files:write:out", "--plugins", "a",
      "--plugins=b",
    ])
    #expect(
      options.options.grants == [
        PermissionGrant(.readFiles(folder: "data")),
        PermissionGrant(.writeFiles(folder: "out"), to: "kit"),
      ])
    #expect(options.options.pluginFolders == ["a", "b"])
    #expect(options.options.jobs == 4 && options.options.retries == 2)
    #expect(options.options.shard == .init(number: 2, count: 3))
    #expect(options.options.bail == 5 && options.slowest == 3)
    #expect(options.options.limits.seconds == 0.5 && options.options.limits.bytes == 64 << 20)
    #expect(
      options.reports == [.init(format: .junit, file: "out.xml"), .init(format: .json, file: nil)])
    #expect(try arguments(["--bail", "a"]).options.roots == ["a"])
  }

  @Test func testsAreChosenByLinesAndByTheRunBefore() throws {
    let options = try arguments([
      "a_spec.lua:3", "a_spec.lua:7:9", "b", "c:4", "--last-failed", "--ff", "--changed",
      "--related", "x.lua,y.lua", "--related=z", "--watch",
    ])
    #expect(options.options.roots == ["a_spec.lua", "a_spec.lua", "b", "c:4"])
    #expect(options.options.lines == ["a_spec.lua": [3...3, 7...9]])
    #expect(options.lastFailed && options.failedFirst && options.isWatched)
    #expect(options.changedSince == "" && options.related == ["x.lua", "y.lua", "z"])
    #expect(try arguments(["--changed=main", "d"]).changedSince == "main")
    #expect(try arguments([]).changedSince == nil)
  }

  @Test(arguments: [
    (["--fliter", "x"], "there is no option --fliter; did you mean --filter?"),
    (["--jobs", "0"], "--jobs takes a whole number of at least 1; found 0"),
    (["--shard", "5/4"], "--shard takes a part of all files, from 1/4 to 4/4; found 5/4"),
    (["--bail=x"], "--bail takes a whole number of at least 1; found x"),
    (["--watch", "-l"], "--list changes nothing with --watch; leave one of them out"),
    (
      ["--watch", "-o", "mine.lua"],
      "--output takes a report and no script with --watch; found mine.lua"
    ),
    (
      ["a_spec.lua:0"],
      "PATH:LINE takes lines from 1 on, as a_spec.lua:12 or a_spec.lua:12:20; found a_spec.lua:0"
    ),
    (
      ["a_spec.lua:9:3"],
      "PATH:LINE takes lines from 1 on, as a_spec.lua:12 or a_spec.lua:12:20; found "
        + "a_spec.lua:9:3"
    ),
    (
      ["-t", "a", "--exclude-tags", "a"],
      "--exclude-tags takes other tags than --tags; found a"
    ),
    (
      ["-o", "mine.lua", "-j", "2"],
      "--jobs takes 1 when a script prints the results; found 2"
    ),
  ])
  func mistakesAreNamed(_ words: [String], _ message: String) throws {
    do {
      _ = try arguments(words)
      Issue.record("it is taken")
    } catch TestCommand.Failure.usage(let error) {
      #expect("\(error)" == message)
    }
  }

  @Test func aMistakeInTheFileOfOptionsNamesTheFile() throws {
    do {
      _ = try arguments([], files: [".busted": "return { default = { timeout = 'abc' } }"])
      Issue.record("it is taken")
    } catch TestCommand.Failure.usage(let error) {
      #expect("\(error)" == ".busted: --timeout takes seconds, a number above 0; found abc")
    }
    do {
      _ = try arguments([], files: [".busted": "return { default = { lpath = { 1, {} } } }"])
      Issue.record("it is taken")
    } catch TestCommand.Failure.other(let message) {
      #expect(message.contains("default.lpath must be") && message.contains("list of texts"))
    }
  }

  @Test func aWholeNumberOfTheFileOfOptionsIsOneHoweverItIsWritten() throws {
    let file = "return { default = { jobs = 1e3, timeout = 0.5 } }"
    let options = try arguments([], files: [".busted": file]).options
    #expect(options.jobs == 1000 && options.limits.seconds == 0.5)
  }

  @Test func aFileOfOptionsStandsBehindTheCommandLine() throws {
    let file = """
      return {
        _all = { tags = { "a", "b" }, ["shuffle-tests"] = true, lpath = "x/?.lua" },
        default = { ROOT = { "specs" }, ["repeat"] = 2, verbose = false },
        other = { tags = "c", pattern = "_t" },
      }
      """
    let standard = try arguments([], files: [".busted": file]).options
    #expect(standard.roots == ["specs"] && standard.repeats == 2)
    #expect(standard.tags == ["a", "b"] && standard.shufflesTests && standard.luaPath == "x/?.lua")
    let given = try arguments(["here", "-t", "d", "--no-shuffle-tests"], files: [".busted": file])
    #expect(given.options.roots == ["here"] && given.options.tags == ["d"])
    #expect(!given.options.shufflesTests)
    let other = try arguments(["-r", "other"], files: [".busted": file]).options
    #expect(other.tags == ["c"] && other.patterns == ["_t"] && other.repeats == 1)
  }

  @Test(
    arguments: ["[", "a[%]", "%", "(a", "a)", "%b(", "%f", "%1", "x[]"],
    [
      "--filter", "--filter-out", "--pattern", "--exclude-pattern",
    ])
  func whatIsNoPatternIsAMistakeOfTheCommandLine(_ pattern: String, _ option: String) {
    #expect(throws: TestCommand.Failure.self) { try arguments([option, pattern]) }
  }

  @Test(arguments: ["", "[]]", "[^]a-z%]]+", "%%", "(a(b))%1", "%bxx", "%f[%w]x", "a-b", "]", "你$"])
  func patternsAreTaken(_ pattern: String) throws {
    #expect(try arguments(["--filter", pattern]).options.filters == [pattern])
  }

  @Test func whatHasNoNameInTheFileIsToldAndLeftOut() throws {
    let log = Log()
    let file = "return { 'spec', default = { 'verbose', [true] = 1, tags = { 'a' } } }"
    let options = try arguments([], files: [".busted": file], log: log).options
    #expect(options.tags == ["a"] && !options.isVerbose)
    #expect(
      log.lines.map { $0.prefix { $0 != ";" } } == [
        ".busted: the table[1]: string \"spec\" has no name and is left out",
        ".busted: default[1]: string \"verbose\" has no name and is left out",
        ".busted: default[true]: number 1 has no name and is left out",
      ])
  }

  @Test func unknownOptionsOfTheFileAreNamedAndLeftOut() throws {
    let log = Log()
    let file = "return { default = { fliter = 'x', ['coverage-config-file'] = 'y' } }"
    _ = try arguments([], files: [".busted": file], log: log)
    #expect(
      log.lines == [
        ".busted: coverage-config-file has no meaning for lunette test; it is left out",
        ".busted: there is no option fliter; did you mean filter?",
      ])
  }

  @Test(arguments: [
    ("return 5", "lunette: .busted: it must return a table of tasks; it returned number 5"),
    ("return {", "lunette: .busted:1: unexpected symbol near <eof>"),
    (
      "os.exit(0)",
      "lunette: .busted:1: os.exit was called; the file returns a table of tasks"
    ),
    ("return { a = {}, b = {} }", "lunette: .busted: there is no task \"x\"; there are a b"),
  ])
  func mistakesOfTheFileAreNamed(_ text: String, _ message: String) throws {
    do {
      _ = try arguments(["-r", "x"], files: [".busted": text])
      Issue.record("it is taken")
    } catch TestCommand.Failure.other(let found) {
      #expect(found == message)
    }
  }

  @Test func namesToLeaveOutAreReadFromAFile() throws {
    let options = try arguments(
      ["--exclude-names-file", "done"], files: ["done": "a b\nc\n"]
    ).options
    #expect(options.excludedNames == ["a b", "c"])
  }
}

extension TestSurroundings {
  /// A system of some files, without a terminal.
  static func standIn(
    files: [String: String] = [:], log: @escaping (String) -> Void = { _ in }
  ) -> TestSurroundings {
    TestSurroundings(
      isTerminal: false, enter: { _ in nil },
      readFile: { (path) throws(FileFailure) in
        guard let text = files[path] else {
          throw FileFailure(reason: "no such file or directory", isMissing: true)
        }
        return Array(text.utf8)
      },
      openFile: { (_, _) throws(FileFailure) in { _ in } }, write: { _ in },
      keepOutputToItself: {}, log: log, randomSeed: { 4 })
  }
}
