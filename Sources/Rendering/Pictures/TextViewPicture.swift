import ViewKit

extension ViewPicture {
  /// A text view: the lines that are seen, the caret, or what is selected.
  static let textView = ViewPicture(TextView.self) { view, context in
    let lines = view.displayedLines
    if lines.isEmpty { return }
    context.clipped(to: Path(view.bounds.standardized)) {
      context.drawSelection(of: view, lines)
      for line in lines {
        context.draw(line.text, line.fragments, in: line.rect, line.font) {
          $0.foregroundColor ?? view.textColor
        }
      }
      context.drawMarks(of: view, lines)
    }
  }
}

extension CGContext {
  /// The ground of what is selected: to the edge where it goes on in the next line.
  fileprivate func drawSelection(of view: TextView, _ lines: [TextView.DisplayedLine]) {
    guard view.isFirstResponder, !view.editor.selection.isEmpty else { return }
    let inset = view.textContainerInset
    let edge = view.bounds.maxX - inset.right - Metrics.lineFragmentPadding
    // A selection that began above what is seen has no mark for it.
    let firstMark = lines.lazy.flatMap(\.marks).first?.mark
    var isSelected = firstMark == .selectionEnd || firstMark == nil && view.isSelectedThroughout
    for line in lines {
      let start = line.marks.first { $0.mark == .selectionStart }
      let end = line.marks.first { $0.mark == .selectionEnd }
      if start == nil, !isSelected { continue }
      let left = start.map { line.x(at: $0.position) } ?? line.rect.minX
      let right = end.map { line.x(at: $0.position) } ?? max(edge, line.rect.maxX)
      if right > left {
        fill(
          Path(
            Rect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)),
          DeviceLook.selection)
      }
      isSelected = end == nil
    }
  }

  fileprivate func drawMarks(of view: TextView, _ lines: [TextView.DisplayedLine]) {
    let tint = view.tintColor ?? .defaultTint
    for line in lines {
      for (position, mark) in line.marks {
        let top = Point(x: line.x(at: position), y: line.rect.minY)
        switch mark {
        case .caret:
          drawCaret(
            Rect(
              x: top.x, y: top.y, width: Metrics.caretWidth, height: line.font.lineHeight), tint)
        case .selectionStart: drawKnob(at: top, isEnd: false, height: line.rect.height, tint)
        case .selectionEnd: drawKnob(at: top, isEnd: true, height: line.rect.height, tint)
        }
      }
    }
  }
}

extension TextView {
  /// Whether all that is seen is selected, its ends being out of sight.
  fileprivate var isSelectedThroughout: Bool {
    let middle = position(at: bounds.center)
    return editor.selection.lowerBound < middle && middle < editor.selection.upperBound
  }
}

extension TextView.DisplayedLine {
  /// Where a character begins.
  fileprivate func x(at position: Int) -> Double {
    var x = rect.minX
    var rest = position
    for fragment in fragments {
      let count = fragment.text.count
      if rest < count {
        return x + (fragment.attributes.font ?? font).width(of: String(fragment.text.prefix(rest)))
      }
      x += fragment.width
      rest -= count
    }
    return fragments.isEmpty ? x + font.width(of: String(text.prefix(position))) : x
  }
}
