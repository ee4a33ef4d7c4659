import ViewKit

extension ViewPicture {
  /// A switch: a capsule, filled when it is on, with a knob that is wider below a finger.
  static let `switch` = ViewPicture(Switch.self) { control, context in
    context.faded(to: control.isEnabled ? 1 : DeviceLook.disabledAlpha) {
      context.draw(control)
    }
  }
}

extension CGContext {
  fileprivate func draw(_ control: Switch) {
    let bounds = control.bounds.standardized
    let line = DeviceLook.switchEdgeWidth
    if control.isOn {
      fill(
        Path(roundedRect: bounds, cornerRadius: bounds.height / 2),
        control.currentColor ?? DeviceLook.switchEdge)
    } else {
      let edge = control.currentColor ?? DeviceLook.switchEdge
      let capsule = Path(
        roundedRect: bounds.inset(dx: line / 2, dy: line / 2),
        cornerRadius: (bounds.height - line) / 2)
      // Below a finger the inside has the colour of the edge.
      if control.isHighlighted { fill(capsule, edge) }
      stroke(capsule, edge, width: line)
    }
    let height = min(DeviceLook.knobSide, bounds.height - 2 * line)
    let width = height + (control.isHighlighted ? DeviceLook.knobStretch : 0)
    let room = bounds.inset(dx: line, dy: line)
    let knob = Rect(
      x: control.isOn ? room.maxX - width : room.minX, y: bounds.midY - height / 2, width: width,
      height: height)
    shadowed(DeviceLook.knobShadow) {
      fill(Path(roundedRect: knob, cornerRadius: height / 2), control.thumbTintColor ?? .white)
    }
    guard let image = control.currentImage else { return }
    let free = Rect(
      x: control.isOn ? room.minX : knob.maxX, y: room.minY,
      width: max(room.width - width, 0), height: room.height)
    draw(image, in: ContentMode.scaleAspectFit.rect(of: image.size, in: free.inset(dx: 2, dy: 6)))
  }
}
