/// A mistake in a script of steps or in a query: what is wrong, and where.
public struct StepSyntaxError: Error, Equatable, CustomStringConvertible {
  public let problem: StepProblem
  /// Where the mistake begins, as `login.steps:3:5`.
  public let place: String
  /// The line with the mistake, and carets under it.
  public let excerpt: [String]

  init(_ problem: StepProblem, in source: SourceText, at range: Range<Int>) {
    self.problem = problem
    place = source.place(range.lowerBound)
    excerpt = source.excerpt(range)
  }

  /// Place and message, then the excerpt, indented.
  public var description: String {
    (["\(place): \(problem)"] + excerpt.map { "    " + $0 }).joined(separator: "\n")
  }
}
