import ScriptTesting

extension TestArguments {
  static var parser: OptionParser<TestArguments> {
    OptionParser(options: options, arguments: [], rest: { $0.options.roots.append($1) })
  }

  static var options: [Option<TestArguments>] {
    selection + history + order + running + surroundings + reporting + coverage + refused
  }

  private static var selection: [Option<TestArguments>] {
    [
      .value(
        "--pattern", "-p", as: "PATTERN", .luaPattern, repeatable: true,
        help: "A Lua pattern for the names of spec files; _spec is the default."
      ) { $0.addPattern($1) },
      .value(
        "--exclude-pattern", as: "PATTERN", .luaPattern, repeatable: true,
        help: "Leave out spec files whose names have this."
      ) { $0.options.excludedPatterns.append($1) },
      .value(
        "--tags", "-t", as: "TAGS", .list, repeatable: true,
        help: "Run only tests with one of these tags in a name, as #slow."
      ) { $0.options.tags += $1 },
      .value(
        "--exclude-tags", as: "TAGS", .list, repeatable: true,
        help: "Leave out what has one of these tags."
      ) { $0.options.excludedTags += $1 },
      .value(
        "--filter", as: "PATTERN", .luaPattern, repeatable: true,
        help: "Run only tests whose full name has this Lua pattern."
      ) { $0.options.filters.append($1) },
      .value(
        "--filter-out", as: "PATTERN", .luaPattern, repeatable: true,
        help: "Leave out what has this Lua pattern in its full name."
      ) { $0.options.filtersOut.append($1) },
      .value(
        "--name", as: "NAME", .text, repeatable: true, help: "Run the test of this full name."
      ) { $0.options.names.append($1) },
      .value(
        "--exclude-names-file", as: "FILE", .nonempty("a file"), repeatable: true,
        help: "Leave out the tests whose full names are in a file, one a line."
      ) { $0.excludedNameFiles.append($1) },
      .value(
        "--shard", as: "I/N", .shard, help: "Run one of N parts of the spec files."
      ) { $0.options.shard = $1 },
    ]
      + Option.toggle("recursive", "-R", help: "Look in folders inside of folders, the default.") {
        $0.options.isRecursive = $1
      }
      + [
        .flag("--list", "-l", help: "Print the names of the tests, and run none.") {
          $0.options.listsOnly = true
        }
      ]
  }

  private static var order: [Option<TestArguments>] {
    Option.toggle("shuffle", help: "Shuffle files and tests.") {
      $0.options.shufflesFiles = $1
      $0.options.shufflesTests = $1
    }
      + Option.toggle("shuffle-files", help: "Shuffle files.") { $0.options.shufflesFiles = $1 }
      + Option.toggle("shuffle-tests", help: "Shuffle the tests of each block.") {
        $0.options.shufflesTests = $1
      }
      + Option.toggle("sort", help: "Sort files and tests by name.") {
        $0.options.sortsFiles = $1
        $0.options.sortsTests = $1
      }
      + Option.toggle("sort-files", help: "Sort files by name.") { $0.options.sortsFiles = $1 }
      + Option.toggle("sort-tests", help: "Sort the tests of each block by name.") {
        $0.options.sortsTests = $1
      }
      + [
        .value(
          "--seed", as: "NUMBER", .integer(), help: "The seed of shuffling and of math.random."
        ) { $0.seed = $1 },
        .value(
          "--repeat", as: "N", .integer(from: 1), help: "Run everything so many times."
        ) { $0.options.repeats = $1 },
      ]
  }

  private static var running: [Option<TestArguments>] {
    [
      .value(
        "--jobs", "-j", as: "N", .integer(from: 1),
        help: "Run so many spec files at the same time."
      ) { $0.options.jobs = $1 },
      .value(
        "--retry", as: "N", .integer(from: 0),
        help: "Run a test that failed up to so many times again."
      ) { $0.options.retries = $1 },
      Option(
        name: "--update-snapshots", placeholder: "all|new|none", valueIsOptional: true,
        help: "Write snapshots anew; only what is missing, which is usual, or with CI=true none.",
        isRepeatable: false
      ) { (target, text) throws(InvalidValue) in
        target.snapshotPolicy =
          text.isEmpty ? .all : try ValueParser<SnapshotPolicy>.choice.parse(text)
      },
      Option(
        name: "--bail", placeholder: "N", valueIsOptional: true,
        help: "Stop after the first failure, or after so many.", isRepeatable: false
      ) { (target, text) throws(InvalidValue) in
        target.options.bail =
          text.isEmpty ? 1 : try ValueParser<Int>.integer(from: 1).parse(text)
      },
    ]
      + Option.toggle("keep-going", "-k", help: "Go on after a failure, the default.") {
        $0.options.bail = $1 ? nil : 1
      }
      + [
        .flag(
          "--forbid-leaks",
          help: "Fail spec files that leave timers, observers or waiting coroutines behind."
        ) { $0.options.forbidsLeaks = true },
        .value(
          "--timeout", as: "SECONDS", .positive("seconds"),
          help: "The processor time that a test may use with its hooks; 10 is the default."
        ) { $0.options.limits.seconds = $1 },
        .value(
          "--max-memory", as: "BYTES", .bytes,
          help: "The memory that tests may use, as 64M; 1G is the default."
        ) { $0.options.limits.bytes = $1 },
      ]
      + Option.toggle("lazy", help: "Let setup and teardown mean lazy_setup and lazy_teardown.") {
        $0.options.isLazy = $1
      }
      + Option.toggle(
        "auto-insulate",
        help: "Give each file back its globals and modules at its end, the default."
      ) { $0.options.insulatesFiles = $1 }
  }

  private static var surroundings: [Option<TestArguments>] {
    [
      .value(
        "--directory", "-C", as: "FOLDER", .nonempty("a folder"), repeatable: true,
        help: "Work in this folder."
      ) { $0.folders.append($1) },
      .value(
        "--config-file", "-f", as: "FILE", .nonempty("a file"),
        help: "The file of options; .busted is the default."
      ) { $0.configuration = $1 },
      .value(
        "--run", "-r", as: "TASK", .nonempty("the name of a task"),
        help: "The task of that file; default is the default."
      ) { $0.task = $1 },
      .value(
        "--helper", as: "SCRIPT", .nonempty("a script"), help: "A script to run before the specs."
      ) { $0.options.helper = $1 },
      .value(
        "-Xhelper", as: "ARGUMENTS", .list, repeatable: true, help: "What the helper gets."
      ) { $0.options.helperArguments += $1 },
      .value(
        "-e", as: "STATEMENT", .text, repeatable: true, help: "Lua to run first."
      ) { $0.options.statements.append($1) },
      .value(
        "--lpath", "-m", as: "PATH", .text, repeatable: true,
        help: "Where require looks first in specs that belong to no plugin."
      ) { $0.addPath($1, to: \.luaPath) },
      .value(
        "--cpath", as: "PATH", .text, repeatable: true,
        help: "Where require looks for libraries of C."
      ) { $0.addPath($1, to: \.cPath) },
      .value(
        "--allow", as: "PERMISSION", .grant, repeatable: true,
        help: "Let the plugins that are launched touch this, as files:read:data, or one of them: "
          + "kit=files:read:data."
      ) { $0.options.grants.append($1) },
      .value(
        "--plugins", as: "FOLDER", .nonempty("a folder"), repeatable: true,
        help: "Look here for the plugins that they need, in the place of the folder around each."
      ) { $0.options.pluginFolders.append($1) },
    ]
  }

  private static var reporting: [Option<TestArguments>] {
    [
      .value(
        "--output", "-o", as: "FORMAT[:FILE]", .output, repeatable: true,
        help: "The report: live, plain, tap, junit, json (to a file if one is named), or a Lua "
          + "script that prints the results."
      ) { $0.add($1) },
      .value(
        "-Xoutput", as: "ARGUMENTS", .list, repeatable: true, help: "What that script gets."
      ) { $0.options.outputArguments += $1 },
      .value(
        "--slowest", as: "N", .integer(from: 1), help: "Show the slowest tests."
      ) { $0.slowest = $1 },
      .value(
        "--log-success", as: "FILE", .nonempty("a file"),
        help: "Add the full names of the tests that pass to a file."
      ) { $0.successLog = $1 },
    ]
      + Option.toggle("verbose", "-v", help: "Tell scripts that print the results to say more.") {
        $0.options.isVerbose = $1
      }
      + Option.toggle("suppress-pending", help: "Do not list pending tests.") {
        $0.options.suppressesPending = $1
      }
  }

  /// What busted has and this runner has not: the message says what to do instead.
  private static var refused: [Option<TestArguments>] {
    [
      refusal("--lua", "LUA", "the Lua that is built in"),
      refusal("--loaders", "LIST", "files of Lua alone"),
      refusal("--lang", "LANG", "English alone"),
      refusal("--coverage-config-file", "FILE", "--coverage-include and the options like it"),
    ]
  }

  private static func refusal(
    _ name: String, _ placeholder: String?, _ expected: String
  ) -> Option<TestArguments> {
    Option(
      name: name, placeholder: placeholder, help: "", isRepeatable: false, isHidden: true
    ) { (_, text) throws(InvalidValue) in
      // What changes nothing is no reason to stop.
      if name == "--lang" && text == "en" || name == "--loaders" && text == "lua" { return }
      throw InvalidValue(expected: expected)
    }
  }

  // MARK: Lists with defaults

  private mutating func addPattern(_ pattern: String) {
    if options.patterns == TestOptions().patterns { options.patterns = [] }
    options.patterns.append(pattern)
  }

  private mutating func addPath(
    _ path: String, to key: WritableKeyPath<TestOptions, String>
  ) {
    let standard = TestOptions()[keyPath: key]
    options[keyPath: key] =
      options[keyPath: key] == standard ? path : options[keyPath: key] + ";" + path
  }

  private mutating func add(_ output: Output) {
    switch output {
    case .report(let report): reports.append(report)
    case .script(let script): options.luaOutput = script
    }
  }
}
