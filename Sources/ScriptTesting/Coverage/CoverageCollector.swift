import LuaRuntime
import Rendering
import ScriptHost

/// Gathers what all states of Lua count in a run.
final class CoverageCollector: Sendable {
  private let scope: CoverageScope
  private let gathered = Locked(Gathered())

  private struct Gathered {
    /// The texts of the files as they were first loaded, by their paths.
    var texts: [String: [UInt8]] = [:]
    var counts: [String: FileCounts] = [:]
  }

  init(_ scope: CoverageScope) { self.scope = scope }

  /// Counts in a state from now on.
  func start(in state: LuaState) {
    state.startCoverage { [self] chunk in lineCount(ofChunk: chunk) }
  }

  /// Takes what a state has counted, which counts no more.
  func add(_ state: LuaState) {
    let counts = state.coverage
    gathered.update { gathered in
      for chunk in counts {
        guard let path = scope.path(ofChunk: chunk.name) else { continue }
        gathered.counts[path, default: FileCounts()].add(chunk)
      }
    }
  }

  /// The lines of a file that counts. Its text is kept: it may change while tests run.
  private func lineCount(ofChunk name: String) -> Int? {
    guard let path = scope.path(ofChunk: name) else { return nil }
    return gathered.update { gathered in
      if gathered.texts[path] == nil { gathered.texts[path] = try? SourceFile.read(path) }
      return gathered.texts[path].map { ScriptHost.SourceText($0).lineCount }
    }
  }

  func report() -> CoverageReport {
    let gathered = gathered.value
    var notes: [String] = []
    var files: [FileCoverage] = []
    for path in Set(gathered.counts.keys).union(scope.files()) {
      guard let text = gathered.texts[path] ?? (try? SourceFile.read(path)) else { continue }
      let outline = SourceOutline(text)
      if outline.isIgnored { continue }
      let file = FileCoverage(path: path, outline: outline, counts: gathered.counts[path])
      if let mistake = file.mistake {
        notes.append("coverage: \(path) cannot be compiled: \(mistake)")
      } else if file.isLoaded, (try? SourceFile.read(path)) != text {
        notes.append(
          "coverage: \(path) changed while it was tested; the figures are of the text as it was "
            + "first loaded")
      }
      files.append(file)
    }
    for glob in scope.options.included where !files.contains(where: { glob.matches($0.path) }) {
      notes.append("coverage: no file that counts is called \(glob)")
    }
    return CoverageReport(files: files, notes: notes.sorted())
  }
}
