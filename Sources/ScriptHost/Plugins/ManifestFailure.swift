import Rendering

/// All that is wrong with a manifest, each with its place.
public struct ManifestFailure: Error, Equatable, CustomStringConvertible {
  public let problems: [Problem]

  public struct Problem: Equatable, Sendable {
    public let message: String
    public let file: String
    /// Both from 1; the column in characters.
    public let line: Int
    public let column: Int
    let excerpt: Excerpt?
  }

  init(_ problems: [JSONProblem], in bytes: [UInt8], path: String) {
    let source = SourceText(bytes)
    self.problems = problems.map { problem in
      let place = source.place(of: problem.offset)
      return Problem(
        message: problem.message, file: path, line: place.line, column: place.column,
        excerpt: source.excerpt(line: place.line, caretAt: problem.offset))
    }
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
