/// What the command line asks for.
struct BenchOptions {
  var isJSON = false
  var isQuick = false
  var countsInstructions = false
  var lists = false
  var asksForHelp = false
  /// Benchmarks whose names contain one of these; all when there are none.
  var filters: [String] = []
  /// A file with earlier results.
  var comparison: String?
  /// One side of a duel that is repeated, for valgrind.
  var loop: (name: String, side: Duel.Side, count: Int)?

  static let help = """
    Usage: lunette-bench [options]

    Measures the bridge between Swift and Lua beside the same work written in C, the start of the
    command beside lua5.4, runs of specs beside busted, whole screens, and reloads.

      --filter TEXT    Only benchmarks whose name contains the text; may be repeated.
      --instructions   Also count the instructions of the bridge, with valgrind (minutes).
      --json           Print the results as JSON, for --compare.
      --compare FILE   Also print what changed since the run that wrote the file.
      --quick          Only see that the benchmarks work; the figures mean nothing.
      --list           Print the names.
      --help           Print this text.

    """

  init(_ words: [String]) throws(BenchError) {
    var rest = words[...]
    func next(_ option: String) throws(BenchError) -> String {
      guard let word = rest.popFirst() else { throw .usage("\(option) wants a value") }
      return word
    }
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--quick": isQuick = true
      case "--instructions": countsInstructions = true
      case "--list": lists = true
      case "--help", "-h": asksForHelp = true
      case "--filter": filters.append(try next(word))
      case "--compare": comparison = try next(word)
      case "--loop":
        let name = try next(word)
        guard let side = Duel.Side(rawValue: try next(word)), let count = Int(try next(word)) else {
          throw .usage("--loop wants a benchmark, a side and a count")
        }
        loop = (name, side, count)
      default:
        throw .usage("there is no option '\(word)'; see lunette-bench --help")
      }
    }
  }

  func includes(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }
}
