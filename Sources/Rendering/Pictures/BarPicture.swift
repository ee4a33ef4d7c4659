import ViewKit

extension ViewPicture {
  /// A bar: its colour or its image, and the line at its edge.
  static let bar = ViewPicture(Bar.self) { bar, context in
    if let image = bar.displayedBackgroundImage {
      context.draw(image, in: bar.backgroundFrame)
    } else {
      context.fill(Path(bar.backgroundFrame), bar.displayedColor)
    }
    if let image = bar.displayedShadowImage {
      context.draw(image, in: bar.edgeFrame)
    } else {
      context.fill(Path(bar.edgeFrame), Metrics.barEdgeColor)
    }
  }

  /// A button of a bar: a picture of the system, or what every button shows.
  static let barButton = ViewPicture(BarButton.self) { button, context in
    ViewPicture.button.draw(button, context)
    guard let picture = button.picture else { return }
    context.draw(
      picture, in: button.bounds.middleSquare(Metrics.barPictureSide), button.pictureColor)
  }

  /// The button that leads back: a chevron, and its title.
  static let backButton = ViewPicture(BackButton.self) { button, context in
    ViewPicture.button.draw(button, context)
    let frame = button.indicatorFrame
    if let image = button.indicatorImage {
      context.draw(image, in: frame, stencil: button.pictureColor)
      return
    }
    let points = [
      Point(x: frame.maxX - 2, y: frame.minY + 1), Point(x: frame.minX + 2, y: frame.midY),
      Point(x: frame.maxX - 2, y: frame.maxY - 1),
    ]
    context.stroke(Path(points), button.pictureColor, width: DeviceLook.backChevronWidth)
  }
}

extension BarButton {
  /// The colour of what is drawn, by the state.
  fileprivate var pictureColor: Color {
    guard isEnabled else { return currentTitleColor }
    let tint = tintColor ?? .defaultTint
    return isHighlighted
      ? tint.withAlphaComponent(tint.alpha * Metrics.highlightedTitleAlpha) : tint
  }
}
