import Rendering
import ScriptHost

/// Why a screen is rendered, and what came of it.
struct DevChange {
  enum Outcome: Equatable {
    /// The app was started, or could not be.
    case started
    /// It was started again, with the state that could be carried over.
    case restarted
    /// Steps were done, so many.
    case stepped(Int)
    /// What a reload did.
    case reload(ReloadReport.Outcome)
  }

  var outcome: Outcome
  /// What was patched, rebuilt, kept, removed, reset.
  var report = ReloadReport()
  var milliseconds = 0.0

  init(_ outcome: Outcome) { self.outcome = outcome }

  init(_ report: ReloadReport) {
    outcome = .reload(report.outcome)
    self.report = report
  }

  /// What happened, in one line.
  ///
  /// - Parameter isRunning: whether there is an app to see.
  func line(isRunning: Bool) -> String {
    let text =
      switch outcome {
      case _ where !isRunning: "nothing runs yet; the next change tries again"
      case .started: "started"
      case .restarted: report.line(beginning: "restarted")
      case .stepped(let count): count == 1 ? "1 step" : "\(count) steps"
      case .reload: report.line
      }
    // To a tenth.
    let tenths = Int((milliseconds * 10).rounded())
    return "\(text), \(tenths / 10).\(tenths % 10) ms"
  }

  /// The same as the object `reload` of a rendering for programs.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("outcome")
    writer.string(word)
    let lists: [(StaticString, [String])] = [
      ("patched", report.patched), ("rebuilt", report.rebuilt), ("kept", report.kept),
      ("removed", report.removed), ("needsRestart", report.needsRestart), ("reset", report.reset),
    ]
    for (name, values) in lists {
      writer.key(name)
      writer.beginArray()
      for value in values { writer.string(value) }
      writer.endArray()
    }
    writer.key("milliseconds")
    writer.number((milliseconds * 1000).rounded() / 1000)
    writer.endObject()
    return writer.bytes
  }

  private var word: String {
    switch outcome {
    case .started: "started"
    case .restarted: "restarted"
    case .stepped: "stepped"
    case .reload(let outcome): outcome.rawValue
    }
  }
}
