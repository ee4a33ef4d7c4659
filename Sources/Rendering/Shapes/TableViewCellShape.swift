import ViewKit

extension ViewShape {
  /// A cell: the grey of a selected one, and the line below it.
  static let tableViewCell = ViewShape(
    TableViewCell.self,
    draw: { cell, canvas in
      canvas.drawBackground(of: cell)
      if cell.showsGreySelection {
        canvas.add(
          .fill(canvas.onScreen(cell.bounds), DeviceLook.selectedCell, opacity: canvas.opacity))
      }
      for line in cell.separatorFrames {
        canvas.add(.line(canvas.onScreen(line), cell.separatorColor))
      }
    },
    includes: { _, part in
      part is CellMark || part is CellDetailButton || part is CellEditControl
        || part is CellReorderControl
    })

  /// The content of a cell: on the row of its first line the marks of what stands around it. A star
  /// is before a selected one, `<` and `>` are around one below a finger.
  ///
  /// They are the content's, as backgrounds lie below that.
  static let cellContentView = ViewShape(CellContentView.self) { content, canvas in
    canvas.drawBackground(of: content)
    if let cell = content.superview as? CollectionViewCell {
      return canvas.addMarks(of: cell, around: content)
    }
    guard let cell = content.cell else { return }
    let first = cell.firstLine(in: content)
    let row = canvas.onScreen(Rect(x: 0, y: first.y, width: 0, height: 0))
    for part in cell.parts(around: content, from: first.x, canvas) {
      canvas.add(.run(TextRun([part], middle: row.midY, lineHeight: Canvas.markFont.lineHeight)))
    }
  }

  /// A header or a footer: its bar; the texts are labels.
  static let tableViewHeaderFooterView = ViewShape(TableViewHeaderFooterView.self) { view, canvas in
    canvas.drawBackground(of: view)
    if let color = view.barColor {
      canvas.add(.fill(canvas.onScreen(view.bounds), color, opacity: canvas.opacity))
    }
  }

  // The parts of a cell that a script has put elsewhere.

  static let cellMark = ViewShape(CellMark.self) { mark, canvas in
    canvas.addRow([canvas.mark(mark.sign, in: mark.bounds)], of: mark)
  }

  static let cellEditControl = ViewShape(CellEditControl.self) { control, canvas in
    canvas.addRow([canvas.part(of: control, control.sign, in: control.bounds)], of: control)
  }

  static let cellReorderControl = ViewShape(CellReorderControl.self) { control, canvas in
    canvas.addRow([canvas.part(of: control, "≡", in: control.bounds)], of: control)
  }
}

extension TableViewCell {
  /// Where the first line of text begins, and its middle, in the coordinates of the content; the
  /// middle of the cell when there is none.
  fileprivate func firstLine(in content: View) -> Point {
    textLabelIfMade?.firstLineOfText(in: content) ?? content.firstLineOfText()
      ?? Point(x: Metrics.cellMargin, y: bounds.height / 2 - content.frame.minY)
  }

  /// What stands around the content, from left to right; the canvas has the content's coordinates.
  fileprivate func parts(
    around content: View, from textStart: Double, _ canvas: Canvas
  ) -> [TextPart] {
    var parts: [TextPart] = []
    let origin = content.frame.origin
    func place(_ view: View) -> Rect { view.frame.offset(dx: -origin.x, dy: -origin.y) }
    let start = max(min(Metrics.cellMargin, textStart), -origin.x)
    if showsSelection {
      // Without a width, so that it shares the row with a text at the edge.
      let left = Rect(x: start, y: 0, width: 0, height: 0)
      var mark = canvas.mark(isHighlighted ? "<" : "*", in: left, .right)
      mark.joins = .right
      parts.append(mark)
      if isHighlighted {
        let end = Rect(x: bounds.maxX - origin.x - Self.column, y: 0, width: Self.column, height: 0)
        parts.append(canvas.mark(">", in: end, .right))
      }
    }
    for view in subviews where !view.isHidden && view.alpha >= 0.01 {
      switch view {
      case let mark as CellMark: parts.append(canvas.mark(mark.sign, in: place(mark)))
      case let button as CellDetailButton:
        parts.append(canvas.part(of: button, "ⓘ", in: place(button)))
      case let control as CellEditControl:
        parts.append(canvas.part(of: control, control.sign, in: place(control)))
      case let control as CellReorderControl:
        parts.append(canvas.part(of: control, "≡", in: place(control)))
      default: break
      }
    }
    return parts
  }

  /// The points of a mark of one column.
  private static let column = 5.0
}

extension Canvas {
  /// The sign of a control, in brackets while a finger is on it.
  fileprivate func part(of control: Control, _ sign: String, in rect: Rect) -> TextPart {
    var part = mark(sign, in: rect, color: control.tintColor)
    if !control.isEnabled {
      (part.opening, part.closing) = ("(", ")")
    } else if control.isHighlighted {
      (part.opening, part.closing) = ("<", ">")
    }
    return part
  }
}

extension CellMark {
  fileprivate var sign: String { kind == .chevron ? "›" : "✓" }
}

extension CellEditControl {
  fileprivate var sign: String {
    switch kind {
    case .delete: "⊖"
    case .insert: "⊕"
    case .select: (superview as? TableViewCell)?.isSelected == true ? "●" : "○"
    }
  }
}
