import LuaRuntime

/// The options that the test language itself looks at, by the names of the command line.
struct LuaTestOptions: LuaPushable {
  private let options: TestOptions

  init(_ options: TestOptions) { self.options = options }

  func push(_ stack: LuaStack) {
    let values: [(String, any LuaPushable)] = [
      ("tags", options.tags), ("exclude-tags", options.excludedTags), ("filter", options.filters),
      ("filter-out", options.filtersOut), ("name", options.names),
      ("exclude-names", options.excludedNames), ("list", options.listsOnly),
      ("repeat", options.repeats), ("seed", options.seed), ("sort-tests", options.sortsTests),
      ("shuffle-tests", options.shufflesTests), ("shuffle-files", options.shufflesFiles),
      ("lazy", options.isLazy), ("auto-insulate", options.insulatesFiles),
      ("suppress-pending", options.suppressesPending), ("bail", options.bail),
      ("chosen", ByFile(values: (options.chosen ?? [:]).mapValues { $0.sorted() })),
      (
        "lines",
        ByFile(values: options.lines.mapValues { $0.map { [$0.lowerBound, $0.upperBound] } })
      ),
      ("forbid-only", options.forbidsOnly), ("retry", options.retries),
      ("verbose", options.isVerbose),
    ]
    stack.newTable(fields: Int32(values.count))
    for (name, value) in values {
      value.push(stack)
      stack.rawSet(-2, name)
    }
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
