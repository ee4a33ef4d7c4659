import ScriptHost

/// What a file of specs leaves going on.
struct LeakReport {
  let remainders: [Host.Remainder]

  /// So many places are named.
  private static let most = 10

  /// One line for all; nil when nothing is left.
  var text: String? {
    if remainders.isEmpty { return nil }
    var places: [(text: String, count: Int)] = []
    for remainder in remainders {
      let text = "\(remainder.kind) made at \(remainder.site)"
      if let index = places.firstIndex(where: { $0.text == text }) {
        places[index].count += 1
      } else {
        places.append((text, 1))
      }
    }
    let shown = places.prefix(LeakReport.most).map { place in
      place.count > 1
        ? "\(place.count) times \(article(place.text))" : article(place.text)
    }
    let more = places.count - shown.count
    return "something goes on at the end of the file: " + shown.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private func article(_ text: String) -> String { (text.hasPrefix("o") ? "an " : "a ") + text }
}
