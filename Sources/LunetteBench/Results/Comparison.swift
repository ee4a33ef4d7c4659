/// What changed since an earlier run.
struct Comparison {
  let before: ResultFile
  let now: ResultFile

  /// A table with the outcomes that both have: scaled figures, and ratios where there are rivals.
  var text: String {
    let old = Dictionary(
      before.outcomes.map { ($0.fullName, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = now.outcomes.compactMap { outcome in
      old[outcome.fullName].map { cells($0, outcome) }
    }
    let header = ["", "before", "now", "change", "ratio before", "now"]
    return TextTable([header] + rows).text
  }

  private func cells(_ before: Outcome, _ now: Outcome) -> [String] {
    let change = before.scaled > 0 ? now.scaled / before.scaled - 1 : 0
    // What lies within the spread of both is no change.
    let noise = before.measured.spread + now.measured.spread
    let isChange = abs(change) > max(noise, 0.02)
    return [
      now.fullName,
      "\(Report.number(before.scaled)) \(before.unit.rawValue)",
      "\(Report.number(now.scaled)) \(now.unit.rawValue)",
      isChange ? (change > 0 ? "+" : "") + Report.percent(change) : "~",
      before.rival.map { Report.fixed($0.ratio.median, 2) } ?? "",
      now.rival.map { Report.fixed($0.ratio.median, 2) } ?? "",
    ]
  }
}
