extension TestArguments {
  /// Which tests, by the runs before and by the files that changed.
  static var history: [Option<TestArguments>] {
    [
      .flag("--watch", help: "Run again what a changed file touches, until q is typed.") {
        $0.isWatched = true
      },
      .flag("--last-failed", "--lf", help: "Run only the tests that failed the last time.") {
        $0.lastFailed = true
      },
      .flag("--failed-first", "--ff", help: "Run files with tests that failed before the others.") {
        $0.failedFirst = true
      },
      Option(
        name: "--changed", placeholder: "COMMIT", valueIsOptional: true,
        help: "Run only spec files that read what differs from the last commit, or from this one.",
        isRepeatable: false
      ) { (target, text) throws(InvalidValue) in target.changedSince = text },
      .value(
        "--related", as: "FILES", .list, repeatable: true,
        help: "Run only spec files that read one of these files."
      ) { $0.related += $1 },
    ]
  }
}
