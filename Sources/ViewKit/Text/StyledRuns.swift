/// The looks of a text of several looks, by its bytes: what ``TextLines`` needs to know of them.
struct StyledRuns {
  /// A part that looks alike.
  struct Run {
    /// Where it ends in the text's UTF-8.
    let end: Int
    let attributes: TextAttributes
    let font: Font
    /// What is added to the width of each character, in ``TextStyles/pointsPerUnit``.
    let kern: Int
  }

  private let runs: [Run]

  /// - Parameter font: that of parts that have none.
  init(_ text: AttributedString, _ font: Font) {
    var end = 0
    runs = text.runs.map { run in
      end += run.text.utf8.count
      let kern = (run.attributes.kern ?? 0).clampedForText / TextStyles.pointsPerUnit
      return Run(
        end: end, attributes: run.attributes.filled(from: TextAttributes(font: font)),
        font: run.attributes.font ?? font, kern: Int(kern.rounded()))
    }
  }

  /// The run of the character that begins at a byte; behind the end, the last one.
  func run(at position: Int) -> Run? {
    if runs.isEmpty { return nil }
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return runs[low]
  }

  /// The parts of a range that look alike, each with its run.
  func stretches(of range: Range<Int>) -> [(range: Range<Int>, run: Run)] {
    var result: [(range: Range<Int>, run: Run)] = []
    var position = range.lowerBound
    while position < range.upperBound, let run = run(at: position) {
      let end = run.end > position ? min(run.end, range.upperBound) : range.upperBound
      result.append((position..<end, run))
      position = end
    }
    return result
  }

  /// The vertical room of a line with these bytes: baselines are in line, and the tallest parts
  /// count. A line without any is as high as the character before it.
  func extent(of range: Range<Int>) -> TextLayout.Extent {
    let parts =
      range.isEmpty
      ? [run(at: max(range.lowerBound - 1, 0))].compactMap(\.self)
      : stretches(of: range).map(\.run)
    var ascent = 0.0
    var descent = 0.0
    var gap = 0.0
    for run in parts {
      let offset = (run.attributes.baselineOffset ?? 0).clampedForText
      ascent = max(ascent, run.font.ascender + offset)
      descent = max(descent, -run.font.descender - offset)
      gap = max(gap, run.font.lineHeight - run.font.ascender + run.font.descender)
    }
    return TextLayout.Extent(
      ascent: ascent, height: ascent + descent + gap,
      spacing: max(0, (parts.first?.attributes.paragraphStyle?.lineSpacing ?? 0).clampedForText))
  }
}
