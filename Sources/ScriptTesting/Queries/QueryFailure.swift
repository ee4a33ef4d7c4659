import ViewKit

/// Why a query does not mean exactly one element.
public enum QueryFailure: Error {
  /// Nothing matches; the hints say what nearly does.
  case none(Query, hints: [String])
  /// Several match: for each the query that picks it, and what it is.
  case several(Query, [(query: String, element: String)], count: Int)
}

extension QueryFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none(let query, let hints):
      (["nothing that can be touched matches \(query)"] + hints).joined(separator: "\n  ")
    case .several(let query, let choices, let count):
      (["\(count) elements match \(query); one of these was meant:"]
        + Self.table(choices)
        + (count > choices.count ? ["and \(count - choices.count) more"] : []))
        .joined(separator: "\n  ")
    }
  }

  private static func table(_ rows: [(query: String, element: String)]) -> [String] {
    let width = rows.map(\.query.count).max() ?? 0
    return rows.map {
      $0.query + String(repeating: " ", count: width - $0.query.count + 2) + $0.element
    }
  }
}
