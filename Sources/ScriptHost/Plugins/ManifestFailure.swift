import Rendering

/// All that is wrong with manifests, each with its place.
public struct ManifestFailure: Error, Equatable, CustomStringConvertible {
  public let problems: [Problem]

  public struct Problem: Equatable, Sendable {
    public let message: String
    public let file: String
    /// Both from 1; the column in characters.
    public let line: Int
    public let column: Int
    let excerpt: Excerpt?

    init(_ problem: JSONProblem, in source: SourceText, path: String) {
      let place = source.place(of: problem.offset)
      message = problem.message
      file = path
      (line, column) = place
      excerpt = source.excerpt(line: place.line, caretAt: problem.offset)
    }
  }

  init(_ problems: [Problem]) { self.problems = problems }

  init(_ problems: [JSONProblem], in bytes: [UInt8], path: String) {
    let source = SourceText(bytes)
    self.problems = problems.map { Problem($0, in: source, path: path) }
  }

  /// A block for each problem, as those of a script's errors.
  public var description: String {
    problems.map { problem in
      let place = "\(TerminalText.line(problem.file)):\(problem.line):\(problem.column)"
      let excerpt = problem.excerpt.map { [""] + $0.lines } ?? []
      return (["\(place): \(problem.message)"] + excerpt).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
