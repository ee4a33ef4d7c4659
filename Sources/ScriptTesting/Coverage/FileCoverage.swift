import LuaRuntime

/// How often the code of a file was run.
public struct FileCoverage: Sendable, Equatable {
  /// Relative to the working folder where it lies in that.
  public var path: String
  /// The text as it was when it was first loaded, line by line.
  public var text: [String]
  /// The lines that can be run, by their numbers, with how often they were.
  public var hits: [Int: UInt64]
  /// In the order of the text.
  public var functions: [Function]
  /// Whether any test loaded it.
  public var isLoaded: Bool
  /// Why it cannot be compiled; then it has no lines.
  public var mistake: String?

  public struct Function: Sendable, Equatable {
    /// `Class:method`, `module.name`, `name`, or `anonymous:12`. No two of a file have the same.
    public var name: String
    public var firstLine: Int
    public var lastLine: Int
    public var calls: UInt64
  }

  public var totals: CoverageTotals {
    CoverageTotals(
      lines: CoverageShare(covered: hits.count { $0.value > 0 }, count: hits.count),
      functions: CoverageShare(
        covered: functions.count { $0.calls > 0 }, count: functions.count))
  }

  /// The lines that can be run, in order.
  public var lines: [Int] { hits.keys.sorted() }

  /// The lines that no test runs: ranges in which no other line has code.
  public var uncovered: [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    var start: Int?
    var end = 0
    for line in lines {
      if hits[line] == 0 {
        start = start ?? line
        end = line
      } else if let first = start {
        ranges.append(first...end)
        start = nil
      }
    }
    if let start { ranges.append(start...end) }
    return ranges
  }
}

extension FileCoverage {
  /// Puts together what a text is and what was counted of it.
  ///
  /// - Parameter counts: nil for a file that was never loaded.
  init(path: String, outline: SourceOutline, counts: FileCounts?) {
    self.path = path
    self.text = outline.lines
    isLoaded = counts != nil
    hits = [:]
    functions = []
    do throws(LuaError) {
      let code = try CompiledChunk(outline.code, name: path)
      measure(code, outline, counts ?? FileCounts())
    } catch {
      mistake = error.line.map { "line \($0): \(error.message)" } ?? error.message
    }
  }

  private mutating func measure(
    _ code: CompiledChunk, _ outline: SourceOutline, _ counts: FileCounts
  ) {
    var found: [Int: UInt64] = [:]
    var seen: Set<FunctionShape> = []
    for function in code.functions {
      for line in function.lines where !outline.closings.contains(line) {
        found[line] = counts.hits(line)
      }
    }
    // What ran on the last line of a function itself was counted with the function.
    for function in code.functions where function.lines.contains(function.shape.last) {
      let shape = function.shape
      guard shape.first > 0, let hits = found[shape.last], seen.insert(shape).inserted else {
        continue
      }
      found[shape.last] = hits + (counts.functions[shape]?.ends ?? 0)
    }
    // A function is made where it ends; people look for that where it begins.
    for function in code.functions where outline.closings.contains(function.shape.last) {
      guard found[function.shape.first] == nil, let parent = function.parent else { continue }
      let outer = code.functions[parent].shape
      let line = function.shape.last
      found[function.shape.first] =
        outer.first > 0 && outer.last == line
        ? counts.functions[outer]?.ends ?? 0 : counts.hits(line)
    }
    var ignored = outline.ignored
    for function in code.functions where outline.ignoredBeginnings.contains(function.shape.first) {
      ignored.formUnion(function.shape.first...function.shape.last)
    }
    hits = found.filter { $0.key > 0 && !ignored.contains($0.key) }
    functions = named(code, outline, counts).filter { !ignored.contains($0.firstLine) }
  }

  /// The functions with their names; those that cannot be told from one another as one.
  private func named(
    _ code: CompiledChunk, _ outline: SourceOutline, _ counts: FileCounts
  ) -> [Function] {
    var result: [Function] = []
    var places: [FunctionShape: (index: Int, count: Int)] = [:]
    for (function, name) in zip(code.functions.dropFirst(), outline.functionNames) {
      let shape = function.shape
      if let place = places[shape] {
        places[shape] = (place.index, place.count + 1)
        continue
      }
      places[shape] = (result.count, 1)
      result.append(
        Function(
          name: name, firstLine: shape.first, lastLine: shape.last,
          calls: counts.functions[shape]?.calls ?? 0))
    }
    for place in places.values where place.count > 1 {
      result[place.index].name += " (\(place.count) functions)"
    }
    return result
  }
}

/// What was counted of a file, in all states of Lua that loaded it.
struct FileCounts {
  private var lines: [UInt64] = []
  private(set) var functions: [FunctionShape: (calls: UInt64, ends: UInt64)] = [:]

  func hits(_ line: Int) -> UInt64 { line < lines.count ? lines[line] : 0 }

  mutating func add(_ counts: ChunkCounts) {
    if lines.count < counts.lines.count {
      lines += [UInt64](repeating: 0, count: counts.lines.count - lines.count)
    }
    for (line, hits) in counts.lines.enumerated() { lines[line] += hits }
    for function in counts.functions {
      functions[function.shape, default: (0, 0)].calls += function.calls
      functions[function.shape, default: (0, 0)].ends += function.ends
    }
  }
}
