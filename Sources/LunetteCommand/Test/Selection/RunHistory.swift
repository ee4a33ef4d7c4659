import ScriptTesting

/// The record of the runs before, kept for the next one.
final class RunHistory {
  var record: RunRecord
  /// Whether tests have run here before.
  let isKnown: Bool
  private let surroundings: TestSurroundings

  init(_ surroundings: TestSurroundings) {
    self.surroundings = surroundings
    let old = surroundings.readRecord().flatMap(RunRecord.init)
    record = old ?? RunRecord()
    isKnown = old != nil
  }

  /// Keeps the record for the next run.
  func save() {
    record.keep(where: surroundings.exists)
    surroundings.writeRecord(record.text)
  }
}
