import ViewKit

extension ViewShape {
  /// A switch: `[● on ]` or `[○ off]`, with its image if it has one for that.
  static let `switch` = ViewShape(Switch.self) { control, canvas in
    canvas.drawBackground(of: control)
    let words = control.isOn ? "● on" : "○ off"
    let text = ([words] + [control.currentImage.map(Image.mark)].compactMap(\.self))
      .joined(separator: " ")
    // The bracket takes the first column.
    let room = control.bounds.inset(dx: CellSize.standard.width, dy: 0)
    let part = canvas.mark(text, in: room, .left, color: control.currentColor)
    canvas.addRow([part], in: Brackets(of: control), of: control)
  }
}
