public import LuaRuntime
public import ScriptHost

/// What a run of tests is asked for.
public struct TestOptions: Sendable {
  /// The files and folders of specs; empty stands for every folder `spec` below the working folder.
  public var roots: [String] = []
  /// Lua patterns for the names of files.
  public var patterns = ["_spec"]
  public var excludedPatterns: [String] = []
  public var isRecursive = true
  /// Lua that is run first.
  public var statements: [String] = []
  /// A script that is run before the specs.
  public var helper: String?
  public var helperArguments: [String] = []
  /// A script that prints the results as they come, in the place of reporters.
  public var luaOutput: String?
  public var outputArguments: [String] = []
  /// Where `require` of specs without a plugin looks first.
  public var luaPath = "./src/?.lua;./src/?/?.lua;./src/?/init.lua"
  public var cPath = "./csrc/?.so;./csrc/?/?.so;"

  // Which tests.
  public var tags: [String] = []
  public var excludedTags: [String] = []
  public var filters: [String] = []
  public var filtersOut: [String] = []
  public var names: [String] = []
  public var excludedNames: [String] = []
  public var listsOnly = false
  /// The files to run of those that are found, as they are found, and of each the tests by their
  /// full names, none for all; nil for all files.
  public var chosen: [String: Set<String>]?
  /// The lines of files on which tests or blocks stand that are to run; other files have no limit.
  public var lines: [String: [ClosedRange<Int>]] = [:]
  /// Whether `it.only` is a mistake.
  public var forbidsOnly = false

  // How they are run.
  public var repeats = 1
  public var seed = 1
  public var sortsFiles = false
  /// Files that are run before the others.
  public var firstFiles: Set<String> = []
  public var sortsTests = false
  public var shufflesFiles = false
  public var shufflesTests = false
  /// Whether `setup` waits for the first test.
  public var isLazy = false
  /// Whether a file gets its globals and modules back at its end.
  public var insulatesFiles = true
  public var suppressesPending = false
  /// After how many failures to stop; nil is never.
  public var bail: Int?
  /// How often a test that failed is tried again.
  public var retries = 0
  /// Files that are run at the same time.
  public var jobs = 1
  /// The part of the files to run.
  public var shard: Shard?
  /// What a test with its hooks may use.
  public var limits = LuaLimits(bytes: 1 << 30, seconds: 10)
  /// Whether a file of specs must leave nothing that goes on: timers, observers, coroutines.
  public var forbidsLeaks = false
  /// What plugins may touch, and where those lie that others need.
  public var grants: [PermissionGrant] = []
  public var pluginFolders: [String] = []
  /// Which snapshots are written.
  public var snapshotPolicy = SnapshotPolicy.none
  public var coverage = CoverageOptions()
  public var isVerbose = false
  /// Whether the states of Lua stay when their specs are done, for a process that ends then: taking
  /// ten thousand objects apart is work for nobody.
  public var keepsStates = false

  public init() {}

  /// Whether all tests of the files that are run are to run.
  public var runsAllTests: Bool {
    tags.isEmpty && excludedTags.isEmpty && filters.isEmpty && filtersOut.isEmpty && names.isEmpty
      && excludedNames.isEmpty && lines.isEmpty && chosen?.values.allSatisfy(\.isEmpty) != false
      && !listsOnly && bail == nil
  }

  /// One of several parts of about the same size, counted from 1.
  public struct Shard: Sendable, Equatable {
    public var number: Int
    public var count: Int

    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }
}
