import LuaRuntime

/// The options that the test language itself looks at, by the names of the command line.
struct LuaTestOptions: LuaPushable {
  private let options: TestOptions

  init(_ options: TestOptions) { self.options = options }

  func push(_ stack: LuaStack) {
    stack.newTable(fields: 21)
    set("tags", options.tags, stack)
    set("exclude-tags", options.excludedTags, stack)
    set("filter", options.filters, stack)
    set("filter-out", options.filtersOut, stack)
    set("name", options.names, stack)
    set("exclude-names", options.excludedNames, stack)
    set("list", options.listsOnly, stack)
    set("repeat", options.repeats, stack)
    set("seed", options.seed, stack)
    set("sort-tests", options.sortsTests, stack)
    set("shuffle-tests", options.shufflesTests, stack)
    set("shuffle-files", options.shufflesFiles, stack)
    set("lazy", options.isLazy, stack)
    set("auto-insulate", options.insulatesFiles, stack)
    set("suppress-pending", options.suppressesPending, stack)
    if let bail = options.bail { set("bail", bail, stack) }
    if let chosen = options.chosen {
      set("chosen", ByFile(values: chosen.mapValues { $0.sorted() }), stack)
    }
    if !options.lines.isEmpty {
      let lines = options.lines.mapValues { $0.map { [$0.lowerBound, $0.upperBound] } }
      set("lines", ByFile(values: lines), stack)
    }
    set("forbid-only", options.forbidsOnly, stack)
    set("retry", options.retries, stack)
    set("verbose", options.isVerbose, stack)
  }

  private func set(_ name: String, _ value: some LuaPushable, _ stack: LuaStack) {
    value.push(stack)
    stack.rawSet(-2, name)
  }
}

/// Values under the paths of files.
private struct ByFile<Value: LuaPushable>: LuaPushable {
  let values: [String: Value]

  func push(_ stack: LuaStack) {
    stack.newTable(fields: Int32(values.count))
    for (path, value) in values {
      value.push(stack)
      stack.rawSet(-2, path)
    }
  }
}
