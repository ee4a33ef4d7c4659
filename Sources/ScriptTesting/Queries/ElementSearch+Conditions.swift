import ViewKit

// Whether one element is what a compound asks for.
extension ElementSearch {
  /// What one search asks of each element.
  struct Wanted {
    let compound: Compound
    /// For each part that is a text that text, else nothing.
    let texts: [FoldedText]
    let pool: Pool
    let comparison: TextComparison
  }

  func matches(_ wanted: Wanted, _ element: Scene.Element, _ scene: Int) -> Bool {
    if wanted.pool == .touchable, element.absence != nil { return false }
    if element.view.isPartOfKeyboard, !wanted.compound.asksForKeys { return false }
    if case .type(let name, let plugin, let exactly) = wanted.compound.head,
      !classes.view(element.view, isOf: name, plugin: plugin, exactly: exactly)
    {
      return false
    }
    for (part, text) in zip(wanted.compound.parts, wanted.texts) {
      if case .text(_, let contained) = part {
        guard shows(text, contained, element, scene, wanted.comparison) else { return false }
      } else if !wanted.compound.hasText || !part.isStateOfControl {
        guard matches(part, element, scene) else { return false }
      }
    }
    // The costly question comes last.
    return wanted.pool == .all || cover(of: element, scene) == nil
  }

  /// Whether an element meets a condition that is no text.
  func matches(_ part: Compound.Part, _ element: Scene.Element, _ scene: Int) -> Bool {
    let view = element.view
    switch part {
    case .identifier(let name): return view.accessibilityIdentifier == name
    case .text: return true
    case .state(.hidden): return element.absence != nil
    case .state(.covered): return element.absence == nil && isBehind(element, scene)
    case .state(.enabled): return properties(of: view).isEnabled == true
    case .state(.disabled): return properties(of: view).isEnabled == false
    case .state(.selected): return properties(of: view).isSelected == true
    case .state(.highlighted): return properties(of: view).isHighlighted == true
    case .state(.focused): return view.isFirstResponder
    case .state(.on): return properties(of: view).isOn == true
    case .state(.off): return properties(of: view).isOn == false
    }
  }

  private func shows(
    _ wanted: FoldedText, _ contained: Bool, _ element: Scene.Element, _ scene: Int,
    _ comparison: TextComparison
  ) -> Bool {
    texts(of: element, scene).contains { text in
      switch comparison {
      case .exact: contained ? text.contains(wanted) : text == wanted
      case .loose:
        contained ? text.loosely.contains(wanted.loosely) : text.loosely == wanted.loosely
      case .near: !contained && text.isOneLetterApart(from: wanted)
      }
    }
  }

  /// Whether an element is covered, or in a window that cannot be touched.
  private func isBehind(_ element: Scene.Element, _ scene: Int) -> Bool {
    scene >= touchableScenes || cover(of: element, scene) != nil
  }

  /// The view that hides the last visible part of an element; nil when something of it is seen.
  func cover(of element: Scene.Element, _ scene: Int) -> View? {
    if scene == statusBarScene { return nil }
    var area = [element.visible]
    if let view = scenes[scene].cover(&area, from: element.end) { return view }
    for front in scenes[..<scene].reversed() {
      if let view = front.cover(&area) { return view }
    }
    return nil
  }
}

extension Compound {
  /// Whether it asks for keys of the keyboard, which nothing finds by chance.
  fileprivate var asksForKeys: Bool {
    if case .type("Key", _, _) = head { true } else { false }
  }
}

extension View {
  /// Whether a view belongs to the keyboard, and to no script.
  fileprivate var isPartOfKeyboard: Bool {
    self is Key || self is KeyboardView || self is KeyboardWindow || self is MenuWindow
  }
}
