extension AttributedString {
  /// The text with other characters in the place of a range of its bytes.
  ///
  /// What is new looks as the character before it, or as the first one that it takes the place of.
  ///
  /// - Parameter attributes: how what is new looks beside that.
  func replacing(
    _ range: Range<Int>, with text: String, attributes: TextAttributes?
  ) -> AttributedString? {
    var result: [Run] = []
    var looks: TextAttributes?
    var end = 0
    var isPlaced = false
    for run in runs {
      let start = end
      end += run.text.utf8.count
      if start < range.lowerBound || looks == nil { looks = run.attributes }
      let head = max(0, min(range.lowerBound, end) - start)
      if head > 0 { result.append(Run(String(run.text.utf8.prefix(head)) ?? "", run.attributes)) }
      if !isPlaced, end >= range.lowerBound, end >= range.upperBound || run == runs.last {
        let style = attributes.map { $0.filled(from: looks ?? TextAttributes()) } ?? looks
        result.append(Run(text, style ?? TextAttributes()))
        isPlaced = true
      }
      let tail = max(0, end - max(range.upperBound, start))
      if tail > 0 { result.append(Run(String(run.text.utf8.suffix(tail)) ?? "", run.attributes)) }
    }
    let replaced = AttributedString(runs: result)
    // A text that is empty has no looks to give on.
    return replaced.runs.isEmpty ? nil : replaced
  }
}
