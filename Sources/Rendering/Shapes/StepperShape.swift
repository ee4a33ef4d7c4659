import ViewKit

extension ViewShape {
  /// A stepper: `[ − | + ]`; a half in brackets is pressed, `<+>`, or at its end, `(+)`.
  static let stepper = ViewShape(
    Stepper.self,
    draw: { stepper, canvas in
      canvas.drawBackground(of: stepper)
      let bounds = stepper.bounds
      let color = stepper.tintColor
      let half = bounds.width / 2
      var parts: [TextPart] = []
      for (index, side) in Stepper.Side.allCases.enumerated() {
        guard let part = stepper.part(side) else { continue }
        let rect = Rect(
          x: bounds.minX + Double(index) * half, y: bounds.minY, width: half,
          height: bounds.height)
        var text = canvas.mark(
          part.image.map(Image.mark) ?? part.title ?? "", in: rect, color: color)
        // A stepper that is off says so for both halves.
        if stepper.isEnabled, let marks = part.marks {
          text.opening = marks.open
          text.closing = marks.close
        }
        parts.append(text)
      }
      let middle = Rect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
      parts.insert(canvas.mark("|", in: middle, color: color), at: min(1, parts.count))
      let brackets = Brackets(isEnabled: stepper.isEnabled, isHighlighted: false)
      canvas.addRow(parts, in: brackets, of: stepper, color: color)
    },
    includes: { $1 is StepperButton })
}
