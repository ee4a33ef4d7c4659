// Images and backgrounds, by state. A state without one of its own has the normal state's.
extension Button {
  /// Sets the image of a state; nil takes it away.
  ///
  /// While there is an image the title is not shown and has no part in the size, so says the
  /// catalogue (controls, `setImage:forState:` and S04), where an iPhone shows both when there is
  /// room. A class that overrides ``titleRect(forContentRect:)`` gives the title a place of its
  /// own. A background image goes with a title.
  public final func setImage(_ image: Image?, for state: State) {
    if images[state] == image { return }
    images[state] = image
    contentDidChange()
  }

  /// The image that is shown in a state.
  public final func image(for state: State) -> Image? { images.value(for: state) }

  /// The image that is shown now.
  public final var currentImage: Image? { image(for: self.state) }

  /// Sets the image that is stretched behind the content in a state; nil takes it away.
  public final func setBackgroundImage(_ image: Image?, for state: State) {
    if backgroundImages[state] == image { return }
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The background image of a state.
  public final func backgroundImage(for state: State) -> Image? {
    backgroundImages.value(for: state)
  }

  /// The background image that is shown now.
  public final var currentBackgroundImage: Image? { backgroundImage(for: self.state) }

  /// Whether an image, or the sign of the type, stands where the title would be.
  final var hasImage: Bool { buttonType.glyph != nil || currentImage != nil }

  // MARK: What highlighting and disabling do to images

  /// How the device changes an image by itself.
  public enum ImageAdjustment: String, CaseIterable, Sendable {
    /// It is shown as it is.
    case none
    /// It is darker, as the button is pressed.
    case darkened
    /// It is paler, as the button is off.
    case dimmed
  }

  /// What the button does to its image, or else to its background image, in the present state.
  ///
  /// An image of the state's own is shown as it is.
  public final var imageAdjustment: ImageAdjustment {
    let state = self.state
    let values = currentImage == nil ? backgroundImages : images
    guard values.value(for: state) != nil, state == .normal || values[state] == nil else {
      return .none
    }
    if state.contains(.disabled) { return adjustsImageWhenDisabled ? .dimmed : .none }
    return state.contains(.highlighted) && adjustsImageWhenHighlighted ? .darkened : .none
  }

  /// Whether the button glows now; see ``showsTouchWhenHighlighted``.
  public final var isGlowing: Bool { showsTouchWhenHighlighted && isHighlighted }
}
