// Titles and their colours, by state. A state without a value of its own has the normal state's.
extension Button {
  /// Sets the title of a state; nil takes it away.
  public final func setTitle(_ title: String?, for state: State) {
    if titles[state] == title { return }
    titles[state] = title
    contentDidChange()
  }

  /// The title that is shown in a state.
  public final func title(for state: State) -> String? { titles.value(for: state) }

  /// The title that is shown now.
  public final var currentTitle: String? { title(for: self.state) }

  /// Sets the title's colour of a state; nil takes it away.
  public final func setTitleColor(_ color: Color?, for state: State) {
    if titleColors[state] == color { return }
    titleColors[state] = color
    contentDidChange()
  }

  /// The title's colour in a state.
  ///
  /// Without one of its own and of the normal state it is white, or for a system button the tint
  /// colour, and a grey when it is off.
  public final func titleColor(for state: State) -> Color? {
    titleColors.value(for: state) ?? standardTitleColor(for: state)
  }

  /// The title's colour now.
  public final var currentTitleColor: Color { titleColor(for: self.state) ?? .white }

  /// Sets the colour of the title's shadow of a state; nil takes it away.
  public final func setTitleShadowColor(_ color: Color?, for state: State) {
    if titleShadowColors[state] == color { return }
    titleShadowColors[state] = color
    contentDidChange()
  }

  /// The colour of the title's shadow in a state; nil for no shadow.
  public final func titleShadowColor(for state: State) -> Color? {
    titleShadowColors.value(for: state)
  }

  /// The colour of the title's shadow now.
  public final var currentTitleShadowColor: Color? { titleShadowColor(for: self.state) }

  private func standardTitleColor(for state: State) -> Color? {
    guard buttonType.isTinted else { return .white }
    return state.contains(.disabled) ? Self.disabledTitleColor : tintColor
  }

  /// What UIKit gives for a system button that is off.
  private static let disabledTitleColor = Color(white: 0.4, alpha: 0.35)

  // MARK: The label

  /// The label that shows the title: its font, line break mode and shadow offset are the title's.
  ///
  /// Made on first use. Text and colours are set by the button.
  public final var titleLabel: Label { label.value ?? makeTitleLabel() }

  private func makeTitleLabel() -> Label {
    let label = Label()
    label.isButtonTitle = true
    label.font = standardFont
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    self.label.set(label, in: self)
    // Refused only where the hierarchy is too deep already: then no title can be seen anyway.
    try? addSubview(label)
    updateTitleLabel()
    setNeedsLayout()
    return label
  }

  /// The title label when there is one already; renderings use it so as to make none.
  public final var titleLabelIfMade: Label? { label.value }

  /// How the title is cut, `titleLabel.lineBreakMode`.
  public final var lineBreakMode: LineBreakMode {
    get { label.value?.lineBreakMode ?? .byTruncatingMiddle }
    set { if newValue != lineBreakMode { titleLabel.lineBreakMode = newValue } }
  }

  /// How far the title's shadow lies from it, `titleLabel.shadowOffset`.
  public final var titleShadowOffset: Size {
    get { label.value?.shadowOffset ?? .zero }
    set { if newValue != titleShadowOffset { titleLabel.shadowOffset = newValue } }
  }

  /// The font of the title, without making the label.
  final var titleFont: Font { label.value?.font ?? standardFont }

  private var standardFont: Font { buttonType == .custom ? .customButton : .systemButton }

  /// Gives the label what the state shows, if there is a label.
  final func updateTitleLabel() {
    guard let label = label.value else { return }
    let opacity = buttonType.isTinted && isHighlighted ? Metrics.highlightedTitleAlpha : 1
    let color = currentTitleColor
    label.show(
      currentTitle, styled: currentAttributedTitle?.faded(to: opacity),
      color: color.withAlphaComponent(color.alpha * opacity))
    label.shadowColor = currentTitleShadowColor
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    if isReversed != isShadowReversed {
      isShadowReversed = isReversed
      let offset = label.shadowOffset
      label.shadowOffset = Size(width: -offset.width, height: -offset.height)
    }
  }

  /// Title, colour or state has changed.
  final func contentDidChange() {
    updateTitleLabel()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
