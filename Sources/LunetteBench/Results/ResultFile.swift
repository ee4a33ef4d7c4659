import FoundationEssentials

/// The results of one run, as `--json` writes them and `--compare` reads them.
struct ResultFile: Codable {
  /// The form of the file.
  var lunetteBench = 1
  /// Nanoseconds per iteration of an empty Lua loop, at the beginning.
  var calibration: Figure
  /// The same on the reference machine.
  var reference = Calibration.reference
  var outcomes: [Outcome]

  init(calibration: Figure, outcomes: [Outcome]) {
    self.calibration = calibration
    self.outcomes = outcomes
  }

  /// Reads a file that an earlier run wrote.
  init(at path: String) throws(BenchError) {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      self = try JSONDecoder().decode(ResultFile.self, from: data)
    } catch {
      throw .unreadable("\(path) has no results of lunette-bench: \(error)")
    }
  }

  /// The text of the file.
  func text() throws(BenchError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      throw .unreadable("the results are no JSON: \(error)")
    }
  }
}
