// Selected and highlighted, and what shows it.
extension TableViewCell {
  /// Whether the cell is a row of a table, which is told of taps.
  public final var isRow: Bool { owner != nil }

  /// Whether the cell shows one row after the other: what it shows is the data's.
  public final var isReused: Bool { isRow && reuseIdentifier != nil }

  /// Whether the row is chosen. Setting it calls ``setSelected(_:animated:)``.
  public final var isSelected: Bool {
    get { cellFlags.contains(.selected) }
    set { perform.setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row. Setting it calls ``setHighlighted(_:animated:)``.
  public final var isHighlighted: Bool {
    get { cellFlags.contains(.highlighted) }
    set { perform.setHighlighted(newValue, animated: false) }
  }

  final func change(_ flag: CellFlags, _ isOn: Bool) {
    if cellFlags.contains(flag) == isOn { return }
    if isOn { cellFlags.insert(flag) } else { cellFlags.remove(flag) }
    highlightDidChange()
  }

  /// Whether the cell shows that it is selected or highlighted.
  public final var showsSelection: Bool {
    selectionStyle != .none && !cellFlags.isDisjoint(with: [.selected, .highlighted])
  }

  /// Gives the content the look of a chosen row, or takes it away.
  final func highlightDidChange() {
    let isOn = showsSelection
    if isOn != cellFlags.contains(.contentIsHighlighted) {
      if isOn {
        cellFlags.insert(.contentIsHighlighted)
      } else {
        cellFlags.remove(.contentIsHighlighted)
      }
      // A script's overrides of what is highlighted may change the hierarchy.
      let views = Array(contentView.subtree().dropFirst())
      Object.keep(views) { for view in views { Self.highlight(view, isOn) } }
    }
    updateSelectedBackground()
    controls.edit.value?.setNeedsDisplay()
    setNeedsDisplay()
  }

  /// Highlights what can be: labels, images and controls.
  static func highlight(_ view: View, _ isOn: Bool) {
    switch view {
    case let label as Label: label.isHighlighted = isOn
    case let imageView as ImageView: imageView.isHighlighted = isOn
    case let control as Control: control.perform.setHighlighted(isOn)
    default: break
    }
  }
}
