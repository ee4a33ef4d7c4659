import ViewKit

extension ViewPicture {
  /// A stepper: two halves with − and + in a round frame.
  static let stepper = ViewPicture(
    Stepper.self,
    draw: { stepper, context in
      context.faded(to: stepper.isEnabled ? 1 : DeviceLook.disabledAlpha) {
        context.draw(stepper)
      }
    },
    includes: { $1 is StepperButton })
}

extension CGContext {
  fileprivate func draw(_ stepper: Stepper) {
    let bounds = stepper.bounds.standardized
    let tint = stepper.tintColor ?? .defaultTint
    let frame = Path(roundedRect: bounds, cornerRadius: DeviceLook.segmentRadius)
    let halves = Stepper.Side.allCases.enumerated().map { index, side in
      let half = bounds.width / 2
      return (
        side, stepper.part(side),
        Rect(
          x: bounds.minX + Double(index) * half, y: bounds.minY, width: half,
          height: bounds.height)
      )
    }
    for (side, part, rect) in halves {
      guard let part else { continue }
      if let image = stepper.backgroundImage(for: part.controlState) { draw(image, in: rect) }
      if part.isHighlighted {
        clipped(to: frame) {
          fill(
            Path(rect), tint.withAlphaComponent(tint.alpha * DeviceLook.pressedPartAlpha))
        }
      }
      draw(side, part, in: rect, tint, isDimmed: stepper.isEnabled && !part.isEnabled)
    }
    // A background takes the place of the frame.
    if stepper.backgroundImage(for: .normal) == nil {
      drawFrame(bounds, tint)
      stroke(
        Path(
          from: Point(x: bounds.midX, y: bounds.minY), to: Point(x: bounds.midX, y: bounds.maxY)),
        tint, width: DeviceLook.segmentLine)
    } else if let image = stepper.dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .normal)
    {
      draw(
        image,
        in: Rect(
          x: bounds.midX - image.size.width / 2, y: bounds.minY, width: image.size.width,
          height: bounds.height))
    }
  }

  /// The round frame of segments and steppers.
  func drawFrame(_ bounds: Rect, _ color: Color) {
    let line = DeviceLook.segmentLine
    let inner = bounds.inset(dx: line / 2, dy: line / 2)
    if inner.isNull { return }
    stroke(
      Path(roundedRect: inner, cornerRadius: DeviceLook.segmentRadius - line / 2), color,
      width: line)
  }

  private func draw(
    _ side: Stepper.Side, _ part: ControlPart, in rect: Rect, _ tint: Color, isDimmed: Bool
  ) {
    let color = isDimmed ? tint.withAlphaComponent(tint.alpha * 0.4) : tint
    if let image = part.image {
      let place = ContentMode.center.rect(of: image.size, in: rect)
      draw(image, in: place, stencil: image.renderingMode == .alwaysOriginal ? nil : color)
      return
    }
    let arm = DeviceLook.stepperSign / 2
    let (x, y) = (rect.midX, rect.midY)
    stroke(
      Path(from: Point(x: x - arm, y: y), to: Point(x: x + arm, y: y)), color,
      width: DeviceLook.stepperSignWidth)
    if side == .increment {
      stroke(
        Path(from: Point(x: x, y: y - arm), to: Point(x: x, y: y + arm)), color,
        width: DeviceLook.stepperSignWidth)
    }
  }
}

extension ControlPart {
  /// The state of the part, as its control's images name it.
  var controlState: Control.State {
    if !isEnabled { return .disabled }
    if isHighlighted { return .highlighted }
    return isSelected ? .selected : .normal
  }
}
