import ViewKit

/// The elements of an application at one moment, and what queries mean among them.
///
/// Make a new one when the application may have changed.
final class ElementSearch {
  /// The windows, from front to back.
  let scenes: [Scene]
  /// How many of them, from the front, can be touched.
  let touchableScenes: Int
  private let application: Application
  private let printOrder: PrintOrder
  private lazy var positions = printOrder.positions(application)
  private var classes = ElementClasses()
  private var properties: [ObjectIdentifier: ElementProperties] = [:]
  private var texts: [ObjectIdentifier: [FoldedText]] = [:]

  init(_ application: Application, order: PrintOrder) {
    self.application = application
    printOrder = order
    let windows = application.windows.reversed().filter { !$0.isHidden }
    scenes = windows.map { Scene($0) }
    // A window that fills the screen and takes touches leaves nothing to those behind it.
    let blocking = windows.firstIndex {
      $0.isUserInteractionEnabled && $0.alpha >= Metrics.minimumTouchableAlpha
        && $0.frame.contains(application.screen.bounds)
    }
    touchableScenes = blocking.map { $0 + 1 } ?? windows.count
  }

  /// Which elements are searched.
  enum Pool {
    /// What can be touched now.
    case touchable
    /// Everything, hidden or covered or behind.
    case all
  }

  /// How texts are compared.
  enum TextComparison {
    case exact
    /// Without regard to case and white space.
    case loose
    /// All but one letter.
    case near
  }

  // MARK: - Queries

  /// The elements that a query means, in the order in which they are printed.
  func matches(
    _ query: Query, in pool: Pool? = nil, comparing comparison: TextComparison = .exact
  ) -> [ElementMatch] {
    let asksForRest = query.compounds.contains { $0.asks(for: .hidden) || $0.asks(for: .covered) }
    let pool = pool ?? (asksForRest ? .all : .touchable)
    var found: [ElementMatch]?
    for compound in query.compounds {
      found = matches(compound, inside: found, in: pool, comparing: comparison)
    }
    return found ?? []
  }

  /// The elements that a compound means, inside others or anywhere.
  func matches(
    _ compound: Compound, inside ancestors: [ElementMatch]?, in pool: Pool,
    comparing comparison: TextComparison = .exact
  ) -> [ElementMatch] {
    var found: [ElementMatch] = []
    if let ancestors {
      var seen: Set<ObjectIdentifier> = []
      for ancestor in ancestors {
        let scene = scenes[ancestor.scene]
        for element in scene.elements(inside: scene.elements[ancestor.order])
        where matches(compound, element, ancestor.scene, pool, comparison)
          && seen.insert(ObjectIdentifier(element.view)).inserted
        {
          found.append(match(element, ancestor.scene))
        }
      }
    } else {
      let count = pool == .touchable ? touchableScenes : scenes.count
      for (index, scene) in scenes.prefix(count).enumerated() {
        for element in scene.elements
        where matches(compound, element, index, pool, comparison) {
          found.append(match(element, index))
        }
      }
    }
    if compound.hasText { found = onePerText(found) }
    return pick(compound.index, among: sorted(found))
  }

  private func match(_ element: Scene.Element, _ scene: Int) -> ElementMatch {
    ElementMatch(view: element.view, visible: element.visible, scene: scene, order: element.order)
  }

  private func pick(_ index: Compound.Index?, among found: [ElementMatch]) -> [ElementMatch] {
    switch index {
    case nil: found
    case .last: Array(found.suffix(1))
    case .position(let position):
      found.indices.contains(position - 1) ? [found[position - 1]] : []
    }
  }

  private func sorted(_ found: [ElementMatch]) -> [ElementMatch] {
    if found.count < 2 { return found }
    let placed = found.map { ($0, positions($0.view, $0.visible)) }
    return placed.sorted { left, right in
      (left.0.scene, left.1.row, left.1.column, left.0.order)
        < (right.0.scene, right.1.row, right.1.column, right.0.order)
    }.map(\.0)
  }

  /// One element for each text: the outermost around it that takes touches. If any does, those
  /// that do not are left out.
  private func onePerText(_ found: [ElementMatch]) -> [ElementMatch] {
    let views = Set(found.map { ObjectIdentifier($0.view) })
    func matchesAround(_ view: View) -> [View] {
      var around: [View] = []
      var next = view.superview
      while let current = next {
        if views.contains(ObjectIdentifier(current)) { around.append(current) }
        next = current.superview
      }
      return around
    }
    let touchable = found.filter { takesTouches($0.view) }
    let outermost = touchable.filter { !matchesAround($0.view).contains(where: takesTouches) }
    if !outermost.isEmpty { return outermost }
    // Among what takes none, the innermost shows the text itself.
    let outer = Set(found.flatMap { matchesAround($0.view).map(ObjectIdentifier.init) })
    return found.filter { !outer.contains(ObjectIdentifier($0.view)) }
  }

  /// Whether a view does something with touches of its own.
  func takesTouches(_ view: View) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    return view is Control || view.script?.overrides(.touchesBegan) == true
      || view.script?.overrides(.touchesEnded) == true
  }

  // MARK: - One element

  private func matches(
    _ compound: Compound, _ element: Scene.Element, _ scene: Int, _ pool: Pool,
    _ comparison: TextComparison
  ) -> Bool {
    if pool == .touchable, element.absence != nil { return false }
    if case .type(let name, let plugin, let exactly) = compound.head,
      !classes.view(element.view, isOf: name, plugin: plugin, exactly: exactly)
    {
      return false
    }
    for part in compound.parts where !matches(part, element, scene, comparison) { return false }
    // The costly question comes last.
    return pool == .all || cover(of: element, scene) == nil
  }

  private func matches(
    _ part: Compound.Part, _ element: Scene.Element, _ scene: Int, _ comparison: TextComparison
  ) -> Bool {
    let view = element.view
    switch part {
    case .identifier(let name): return view.accessibilityIdentifier == name
    case .text(let text, let contained):
      return matches(FoldedText(text), contained, element, scene, comparison)
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

  private func matches(
    _ wanted: FoldedText, _ contained: Bool, _ element: Scene.Element, _ scene: Int,
    _ comparison: TextComparison
  ) -> Bool {
    texts(of: element, scene).contains { text in
      switch comparison {
      case .exact: contained ? text.contains(wanted) : text == wanted
      case .loose:
        contained ? text.loosely.contains(wanted.loosely) : text.loosely == wanted.loosely
      case .near:
        !contained && text.isOneLetterApart(from: wanted)
      }
    }
  }

  /// Whether an element is covered, or in a window that cannot be touched.
  private func isBehind(_ element: Scene.Element, _ scene: Int) -> Bool {
    scene >= touchableScenes || cover(of: element, scene) != nil
  }

  /// The view that hides the last visible part of an element; nil when something of it is seen.
  func cover(of element: Scene.Element, _ scene: Int) -> View? {
    var area = [element.visible]
    if let view = scenes[scene].cover(&area, from: element.end) { return view }
    for front in scenes[..<scene].reversed() {
      if let view = front.cover(&area) { return view }
    }
    return nil
  }

  // MARK: - What elements show

  func properties(of view: View) -> ElementProperties {
    let key = ObjectIdentifier(view)
    if let known = properties[key] { return known }
    let read = ElementProperties(of: view)
    properties[key] = read
    return read
  }

  /// The texts by which a query finds an element; the first is the one that it is known by.
  func texts(of element: Scene.Element, _ scene: Int) -> [FoldedText] {
    let key = ObjectIdentifier(element.view)
    if let known = texts[key] { return known }
    let own = properties(of: element.view)
    var all = own.shown + [own.placeholder, element.view.accessibilityLabel].compactMap { $0 }
    if element.view is Control {
      let contents = contents(of: element, scene)
      all += contents
      if contents.count > 1 { all.append(contents.joined(separator: ", ")) }
    }
    var folded: [FoldedText] = []
    for text in all.map({ FoldedText($0) }) where !text.isEmpty && !folded.contains(text) {
      folded.append(text)
    }
    texts[key] = folded
    return folded
  }

  /// The texts of what is seen inside an element, in the order in which they are printed.
  private func contents(of element: Scene.Element, _ scene: Int) -> [String] {
    let inner = scenes[scene].elements(inside: element).filter { $0.absence == nil }
    return sorted(inner.map { match($0, scene) }).flatMap { match in
      properties(of: match.view).shown + [match.view.accessibilityLabel].compactMap { $0 }
    }
  }
}

extension Compound {
  /// Whether the compound asks for a text.
  var hasText: Bool {
    parts.contains { if case .text = $0 { true } else { false } }
  }
}
