import ScriptHost

/// What a file of specs leaves going on.
struct LeakReport {
  let remainders: [Host.Remainder]

  private static let most = 10

  /// One line for all; nil when nothing is left.
  var text: String? {
    if remainders.isEmpty { return nil }
    let shown = remainders.prefix(LeakReport.most).map { remainder in
      "\(remainder.kind == "observer" ? "an" : "a") \(remainder.kind) made at \(remainder.site)"
    }
    let more = remainders.count - shown.count
    return "something goes on at the end of the file: " + shown.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
