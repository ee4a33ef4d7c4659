// Where the parts of a cell are.
//
// What is known of iOS 8's frames comes from dumps of views: at 320 points a cell with a chevron
// has a content of 287 and a label (15 0; 270 43), at 375 one without has a label (15 0; 345 43.5)
// (raywenderlich.com, "How To Make A Swipeable Table View Cell"; openradar 19242003). Origins are
// whole points: {309, 6} of a switch, {302, 16} of a chevron, {55, 12} of a label of 20.5 points.
extension TableViewCell {
  /// The size of what is seen of the cell.
  private var room: Size { bounds.size }

  /// What is left of the height above the line below the cell.
  private var contentHeight: Double {
    separatorStyle == .none ? room.height : max(0, room.height - Metrics.separatorHeight)
  }

  final func separatorDidChange() {
    placeContentView()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Around the content

  final var editControlFrame: Rect {
    Rect(x: 0, y: 0, width: Metrics.editControlWidth, height: contentHeight)
  }

  final var reorderControlFrame: Rect {
    Rect(
      x: room.width - rightInset - Metrics.reorderWidth, y: 0, width: Metrics.reorderWidth,
      height: contentHeight)
  }

  /// How far edit mode moves the content to the right.
  private var editingIndent: Double {
    guard showsEditing, wantedEditControl != nil || shouldIndentWhileEditing else { return 0 }
    return Metrics.editingIndentation
  }

  /// Where accessories and the content have to end.
  private var rightEdge: Double {
    wantsReorderControl ? reorderControlFrame.minX : room.width - rightInset
  }

  /// The parts at the right and their places, from the left to the right.
  private var accessoryFrames: [(view: View, frame: Rect)] {
    func frame(_ size: Size, endingAt edge: Double) -> Rect {
      Rect(
        x: edge - size.width, y: ((contentHeight - size.height) / 2).roundedHalfUp,
        width: size.width, height: size.height)
    }
    let edge = rightEdge - (wantsReorderControl ? 0 : Metrics.cellMargin)
    if let view = shownAccessoryView { return [(view, frame(view.bounds.size, endingAt: edge))] }
    var frames: [(view: View, frame: Rect)] = []
    let type = shownAccessoryType
    if type.hasChevron || type == .checkmark, let mark = accessories.mark.value {
      frames.append((mark, frame(mark.kind.size, endingAt: edge)))
    }
    if type.hasDetailButton, let button = accessories.button.value {
      let side = Metrics.buttonGlyphSide
      let edge = frames.first.map { $0.frame.minX - Metrics.accessorySpacing } ?? edge
      frames.insert((button, frame(Size(width: side, height: side), endingAt: edge)), at: 0)
    }
    return frames
  }

  /// The place of the content, and whether something stands at its right.
  private func contentFrame(
    _ accessories: [(view: View, frame: Rect)]
  ) -> (frame: Rect, isBounded: Bool) {
    let left = editingIndent
    let right = accessories.first.map { $0.frame.minX - Metrics.accessoryGap } ?? rightEdge
    return (
      Rect(x: left, y: 0, width: max(0, right - left), height: contentHeight),
      !accessories.isEmpty || wantsReorderControl
    )
  }

  /// The width that is not the content's, and whether something stands at its right.
  final var besideContent: (width: Double, isBounded: Bool) {
    let content = contentFrame(accessoryFrames)
    return (room.width - content.frame.width, content.isBounded)
  }

  /// Gives the content its place at once: scripts look at it before the layout.
  final func placeContentView() {
    contentSlot.value?.frame = contentFrame(accessoryFrames).frame
  }

  final func layOutCell() {
    let accessories = accessoryFrames
    let content = contentFrame(accessories)
    contentSlot.value?.frame = content.frame
    for part in accessories where part.view.superview === self { part.view.frame = part.frame }
    let whole = Rect(origin: .zero, size: room)
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      if let view, view.superview === self { view.frame = whole }
    }
    if let control = controls.edit.value, control.superview === self {
      control.frame = editControlFrame
    }
    if let control = controls.reorder.value, control.superview === self {
      control.frame = reorderControlFrame
    }
    placeActionButtons()
    if bounds.origin.x != actionsWidth { bounds.origin.x = actionsWidth }
    layOutLabels(in: content.frame.size, isBounded: content.isBounded)
  }

  /// The buttons wait beyond the right edge: the cell moves to show them.
  final func placeActionButtons() {
    var right = room.width + allActionsWidth
    for button in controls.actions.elements {
      let width = button.fittingWidth
      right -= width
      button.frame = Rect(x: right, y: 0, width: width, height: room.height)
    }
  }

  // MARK: Separators

  /// The lines of the cell, in its coordinates. They stay where they are while the cell is moved
  /// to the left.
  public final var separatorFrames: [Rect] {
    if separatorStyle == .none || room.width <= 0 { return [] }
    func line(at y: Double, from left: Double, to right: Double) -> Rect {
      Rect(
        x: bounds.origin.x + left, y: y, width: max(0, right - left),
        height: Metrics.separatorHeight)
    }
    var lines: [Rect] = []
    if tableStyle == .grouped, isFirstOfSection {
      lines.append(line(at: 0, from: 0, to: room.width))
    }
    if tableStyle == .grouped, isLastOfSection {
      lines.append(line(at: contentHeight, from: 0, to: room.width))
    } else {
      let (left, right) = separatorMargins
      lines.append(line(at: contentHeight, from: left, to: room.width - right))
    }
    return lines
  }

  /// In iOS 8 a line reaches no further than the margins of the cell, so that one that shall begin
  /// at the edge needs both set to zero (stackoverflow.com/questions/25770119).
  private var separatorMargins: (left: Double, right: Double) {
    let indent = editingIndent
    if let own = ownSeparatorInset ?? tableSeparatorInset {
      return (indent + max(own.left, min(layoutMargins.left, Metrics.cellMargin)), own.right)
    }
    return (indent + textStart, 0)
  }
}

extension Double {
  /// The nearest whole number; a half goes up.
  var roundedHalfUp: Double { (self + 0.5).rounded(.down) }
}
