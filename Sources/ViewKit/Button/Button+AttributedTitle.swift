// Titles of several looks, by state. A state without one of its own has the normal state's.
extension Button {
  /// Sets the attributed title of a state; nil takes it away.
  ///
  /// A state that has one, its own or the normal state's, shows it in place of its plain title.
  /// What the title leaves out is the button's: the font of the title label, the title's colour.
  public final func setAttributedTitle(_ title: AttributedString?, for state: State) {
    if attributedTitles[state] == title { return }
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The attributed title that is shown in a state.
  public final func attributedTitle(for state: State) -> AttributedString? {
    attributedTitles.value(for: state)
  }

  /// The attributed title that is shown now.
  public final var currentAttributedTitle: AttributedString? {
    attributedTitle(for: self.state)
  }

  /// The text of the title that is shown now, attributed or plain; empty for none.
  final var shownTitle: String { currentAttributedTitle?.string ?? currentTitle ?? "" }
}

extension AttributedString {
  /// The same text with its colours fainter.
  func faded(to opacity: Double) -> AttributedString {
    if opacity == 1 { return self }
    return withAttributes { attributes in
      attributes.foregroundColor = attributes.foregroundColor.map {
        $0.withAlphaComponent($0.alpha * opacity)
      }
    }
  }
}
