/// The steps of a text, in order, each with the place where it stands.
public struct StepScript: Sendable {
  /// A step and where it was written.
  public struct Entry: Sendable {
    public let step: Step
    /// Where it begins, as `login.steps:3:1`.
    public let place: String
  }

  public let entries: [Entry]

  /// The steps alone.
  public var steps: [Step] { entries.map(\.step) }

  /// Reads a script: steps separated by newlines or `;`, with `--` comments.
  ///
  /// - Parameters:
  ///   - text: the script.
  ///   - name: what messages call it: a file's name, `--do`.
  /// - Throws: ``StepSyntaxError`` for the first mistake.
  public init(parsing text: String, name: String) throws(StepSyntaxError) {
    var parser = StepParser(SourceText(text, name: name))
    entries = try parser.parseScript()
  }
}

extension Step {
  /// Reads one step, as `screen:step 'tap "OK"'` gives it.
  public init(parsing text: String, name: String = "step") throws(StepSyntaxError) {
    var parser = StepParser(SourceText(text, name: name))
    self = try parser.parseSingleStep()
  }
}

extension Query {
  /// Reads a query that stands alone, as `screen:find(…)` gives it.
  public init(parsing text: String, name: String = "query") throws(StepSyntaxError) {
    var parser = StepParser(SourceText(text, name: name))
    self = try parser.parseSingleQuery()
  }
}
