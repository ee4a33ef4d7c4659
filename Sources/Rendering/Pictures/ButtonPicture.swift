import ViewKit

extension ViewPicture {
  /// A button: its background image, its image, or the sign of its type. The title is its label's.
  static let button = ViewPicture(Button.self) { button, context in
    if button.isGlowing { context.drawGlow(in: button.bounds) }
    if let background = button.currentBackgroundImage {
      let rect = button.perform.backgroundRect(forBounds: button.bounds)
      context.draw(background, in: rect, of: button, adjusted: button.currentImage == nil)
    }
    if let image = button.currentImage {
      let content = button.perform.contentRect(forBounds: button.bounds)
      let rect = button.perform.imageRect(forContentRect: content)
      context.draw(image, in: rect, of: button, adjusted: true)
    } else if button.buttonType.glyph != nil {
      context.drawGlyph(of: button)
    }
  }
}

extension CGContext {
  /// An image of a button, as far as the device changes it in the present state.
  fileprivate func draw(_ image: Image, in rect: Rect, of button: Button, adjusted: Bool) {
    // The types of the system take an image as a stencil for the tint, a custom button as it is.
    let isStencil =
      switch image.renderingMode {
      case .automatic: button.buttonType != .custom && image == button.currentImage
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    let tint = isStencil ? button.tintColor : nil
    switch adjusted ? button.imageAdjustment : .none {
    case .none: draw(image, in: rect, stencil: tint)
    case .dimmed:
      faded(to: Metrics.disabledLabelAlpha) { draw(image, in: rect, stencil: tint) }
    case .darkened:
      if let tint {
        let pale = tint.withAlphaComponent(tint.alpha * Metrics.highlightedTitleAlpha)
        draw(image, in: rect, stencil: pale)
      } else {
        draw(image, in: rect)
        draw(image, in: rect, stencil: DeviceLook.pressedShade)
      }
    }
  }

  /// The ⓘ and the ⊕ of iOS 7 and 8.
  fileprivate func drawGlyph(of button: Button) {
    let side = min(Metrics.buttonGlyphSide, button.bounds.width, button.bounds.height)
    guard side > 0 else { return }
    let square = button.bounds.middleSquare(side)
    let tint = button.tintColor ?? .defaultTint
    let color =
      !button.isEnabled
      ? button.currentTitleColor
      : tint.withAlphaComponent(
        tint.alpha * (button.isHighlighted ? Metrics.highlightedTitleAlpha : 1))
    let unit = side / Metrics.buttonGlyphSide
    let (x, y) = (square.midX, square.midY)
    stroke(
      Path(ellipseIn: square.inset(dx: unit, dy: unit)), color, width: unit)
    if button.buttonType == .contactAdd {
      let arm = 5.5 * unit
      stroke(Path(from: Point(x: x - arm, y: y), to: Point(x: x + arm, y: y)), color, width: unit)
      stroke(Path(from: Point(x: x, y: y - arm), to: Point(x: x, y: y + arm)), color, width: unit)
      return
    }
    fill(Path(circleAround: Point(x: x, y: y - 4.5 * unit), radius: 1.1 * unit), color)
    // The letter has serifs.
    let stem = [
      Point(x: x - 2 * unit, y: y - 1.5 * unit), Point(x: x + 0.5 * unit, y: y - 1.5 * unit),
      Point(x: x + 0.5 * unit, y: y + 5.5 * unit),
    ]
    stroke(Path(stem), color, width: unit)
    let foot = y + 5.5 * unit
    stroke(
      Path(from: Point(x: x - 2 * unit, y: foot), to: Point(x: x + 2.5 * unit, y: foot)), color,
      width: unit)
  }

  /// The light behind a button that shows touches.
  fileprivate func drawGlow(in bounds: Rect) {
    let radius = max(bounds.width, bounds.height) / 2
    let light = Gradient(colors: [
      Color(white: 1, alpha: 0.9), Color(white: 1, alpha: 0.4), Color(white: 1, alpha: 0),
    ])
    add(
      .radialGradient(
        light, from: bounds.center, startRadius: 0, to: bounds.center, endRadius: radius, []))
  }
}
