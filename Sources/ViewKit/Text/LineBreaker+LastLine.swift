// The last line that is allowed, which may be shortened.
extension LineBreaker {
  /// The last line that is allowed, which has to stand for all the rest.
  func lastLine(from start: Int) -> TextLayout.Line {
    var rest = start..<units.count
    while let last = units[rest].last, last.kind == .newline { rest.removeLast() }
    let end = units[rest].firstIndex { $0.kind == .newline } ?? rest.upperBound
    let paragraph = start..<end
    let width = units[paragraph].reduce(0) { $0 + $1.width }
    let visible =
      width
      - units[paragraph].reversed().prefix { $0.kind == .blank }
      .reduce(0) { $0 + $1.width }
    if visible <= limit && (end == rest.upperBound || mode == .byClipping) {
      return line(paragraph, max(visible, min(width, limit)))
    }
    switch mode {
    case .byClipping:
      return clipped(paragraph)
    case .byTruncatingHead:
      return truncated(rest, head: start, tail: tail(of: rest))
    case .byTruncatingMiddle:
      let (head, tail) = middle(of: rest, paragraph)
      return truncated(rest, head: head, tail: tail)
    default:
      return truncated(rest, head: head(of: paragraph), tail: rest.upperBound)
    }
  }

  /// The width of the dots beside a character, which look like it.
  private func dots(_ position: Int) -> Int {
    guard let styles else { return ellipsis }
    return styles.ellipsis(beside: min(position, units.count - 1))
  }

  /// The end of the longest beginning that leaves room for the dots.
  private func head(of paragraph: Range<Int>) -> Int {
    var width = 0
    var end = paragraph.lowerBound
    while end < paragraph.upperBound, width + units[end].width + dots(end) <= limit {
      width += units[end].width
      end += 1
    }
    return end
  }

  /// The start of the longest end that leaves room for the dots.
  private func tail(of rest: Range<Int>) -> Int {
    var width = 0
    var start = rest.upperBound
    while start > rest.lowerBound, units[start - 1].kind != .newline,
      width + units[start - 1].width + dots(start - 1) <= limit
    {
      start -= 1
      width += units[start].width
    }
    return start
  }

  /// The end of the beginning and the start of the end that are shown around the dots: of equal
  /// width, as nearly as the characters allow.
  private func middle(of rest: Range<Int>, _ paragraph: Range<Int>) -> (head: Int, tail: Int) {
    var head = (end: rest.lowerBound, width: 0, isDone: false)
    var tail = (start: rest.upperBound, width: 0, isDone: false)
    while !head.isDone || !tail.isDone {
      let used = head.width + tail.width
      if !head.isDone && (tail.isDone || head.width <= tail.width) {
        let fits = head.end < min(paragraph.upperBound, tail.start)
        if fits, used + units[head.end].width + dots(head.end) <= limit {
          head.width += units[head.end].width
          head.end += 1
        } else {
          head.isDone = true
        }
      } else {
        let fits = tail.start > head.end && units[tail.start - 1].kind != .newline
        let dots = dots(head.end > rest.lowerBound ? head.end - 1 : tail.start - 1)
        if fits, used + units[tail.start - 1].width + dots <= limit {
          tail.start -= 1
          tail.width += units[tail.start].width
        } else {
          tail.isDone = true
        }
      }
    }
    return (head.end, tail.start)
  }

  // MARK: - Shortened lines

  /// A line of which dots stand for what lies between `head` and `tail`, and for blanks there.
  private func truncated(_ rest: Range<Int>, head: Int, tail: Int) -> TextLayout.Line {
    var head = head
    var tail = tail
    while head > rest.lowerBound, units[head - 1].kind == .blank { head -= 1 }
    while tail < rest.upperBound, units[tail].kind == .blank { tail += 1 }
    let model = head > rest.lowerBound ? head - 1 : tail
    let width =
      dots(model) + units[rest.lowerBound..<head].reduce(0) { $0 + $1.width }
      + units[tail..<rest.upperBound].reduce(0) { $0 + $1.width }
    var result = line(rest, width)
    if let styles {
      let dots = TextLayout.Fragment(
        text: "…", width: Double(dots(model)) * pointsPerUnit,
        attributes: styles.attributes(of: min(model, units.count - 1)))
      result.fragments =
        fragments(rest.lowerBound..<head) + [dots] + fragments(tail..<rest.upperBound)
    }
    result.text =
      text[indices(rest.lowerBound..<head)] + "…" + text[indices(tail..<rest.upperBound)]
    result.isTruncated = true
    if rest.upperBound == units.count { result.range = result.range.lowerBound..<text.endIndex }
    return result
  }

  /// A line that the edge cuts: the characters whose middle is inside.
  private func clipped(_ paragraph: Range<Int>) -> TextLayout.Line {
    var width = 0
    var end = paragraph.lowerBound
    while end < paragraph.upperBound, 2 * width + units[end].width <= 2 * limit {
      width += units[end].width
      end += 1
    }
    var result = line(paragraph, min(width, limit))
    result.text = String(text[indices(paragraph.lowerBound..<end)])
    result.fragments = fragments(paragraph.lowerBound..<end)
    result.isClipped = true
    return result
  }
}
