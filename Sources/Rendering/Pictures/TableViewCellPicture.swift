import ViewKit

extension ViewPicture {
  /// A cell: the grey of a selected one, and its lines.
  static let tableViewCell = ViewPicture(TableViewCell.self) { cell, context in
    if cell.showsGreySelection { context.fill(Path(cell.bounds), DeviceLook.selectedCell) }
    for line in cell.separatorFrames { context.fill(Path(line), cell.separatorColor) }
  }

  /// A header or a footer: its bar.
  static let tableViewHeaderFooterView = ViewPicture(TableViewHeaderFooterView.self) {
    view, context in
    if let color = view.barColor { context.fill(Path(view.bounds), color) }
  }

  /// A chevron, or a tick in the tint.
  static let cellMark = ViewPicture(CellMark.self) { mark, context in
    let bounds = mark.bounds
    let width = DeviceLook.chevronWidth
    switch mark.kind {
    case .chevron:
      let points = [
        Point(x: bounds.minX + 1, y: bounds.minY + 1), Point(x: bounds.maxX - 1.5, y: bounds.midY),
        Point(x: bounds.minX + 1, y: bounds.maxY - 1),
      ]
      context.stroke(Path(points), DeviceLook.chevron, width: width)
    case .checkmark:
      let points = [
        Point(x: bounds.minX + 1, y: bounds.midY),
        Point(x: bounds.minX + bounds.width * 0.36, y: bounds.maxY - 1),
        Point(x: bounds.maxX - 1, y: bounds.minY + 1),
      ]
      context.stroke(Path(points), mark.tintColor ?? .defaultTint, width: width)
    }
  }

  /// A disc with − or +, or the circle of a selection.
  static let cellEditControl = ViewPicture(CellEditControl.self) { control, context in
    let middle = Point(x: DeviceLook.editMiddle, y: control.bounds.midY)
    context.faded(to: control.isHighlighted ? DeviceLook.disabledAlpha : 1) {
      context.drawEditControl(control, around: middle)
    }
  }

  /// Three lines.
  static let cellReorderControl = ViewPicture(CellReorderControl.self) { control, context in
    let size = DeviceLook.reorderLine
    let right = control.bounds.maxX - Metrics.cellMargin
    for index in -1...1 {
      let y = control.bounds.midY + Double(index) * DeviceLook.reorderPitch
      let line = Rect(
        x: right - size.width, y: y - size.height / 2, width: size.width, height: size.height)
      context.fill(Path(line), DeviceLook.chevron)
    }
  }
}

extension CGContext {
  fileprivate func drawEditControl(_ control: CellEditControl, around middle: Point) {
    let disc = Path(circleAround: middle, radius: DeviceLook.editDisc / 2)
    let arm = DeviceLook.editSign / 2
    let width = DeviceLook.chevronWidth
    func drawBar(_ isUpright: Bool) {
      let (dx, dy) = isUpright ? (0, arm) : (arm, 0)
      stroke(
        Path(from: middle.offset(dx: -dx, dy: -dy), to: middle.offset(dx: dx, dy: dy)), .white,
        width: width)
    }
    switch control.kind {
    case .delete:
      fill(disc, Metrics.destructiveColor)
      drawBar(false)
    case .insert:
      fill(disc, DeviceLook.insertGreen)
      drawBar(false)
      drawBar(true)
    case .select:
      guard (control.superview as? TableViewCell)?.isSelected == true else {
        return stroke(disc, DeviceLook.chevron, width: 1)
      }
      fill(disc, control.tintColor ?? .defaultTint)
      let tick = [
        middle.offset(dx: -arm, dy: 0), middle.offset(dx: -arm * 0.3, dy: arm * 0.7),
        middle.offset(dx: arm, dy: -arm * 0.7),
      ]
      stroke(Path(tick), .white, width: width)
    }
  }
}
