import ViewKit

/// The elements of an application at one moment, and what queries mean among them.
///
/// Make a new one when the application may have changed.
final class ElementSearch {
  /// The windows, from front to back; last that of the status bar, which only its name finds.
  let scenes: [Scene]
  /// How many of them, from the front, can be touched.
  let touchableScenes: Int
  /// The place of the status bar's window; nil while that is hidden.
  let statusBarScene: Int?
  private let application: Application
  private let printOrder: PrintOrder
  private lazy var positions = printOrder.positions(application)
  var classes = ElementClasses()
  var properties: [ObjectIdentifier: ElementProperties] = [:]
  var texts: [ObjectIdentifier: [FoldedText]] = [:]

  init(_ application: Application, order: PrintOrder) {
    self.application = application
    printOrder = order
    let windows = application.visibleWindows.reversed().filter { !$0.isHidden }
    let statusBar = application.statusBarWindow
    scenes = (windows + (statusBar.map { [$0] } ?? [])).map { Scene($0) }
    statusBarScene = statusBar == nil ? nil : windows.count
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
    // The texts that are wanted, made ready once.
    let texts = compound.parts.map { part in
      if case .text(let text, _) = part { FoldedText(text) } else { FoldedText("") }
    }
    let wanted = Wanted(compound: compound, texts: texts, pool: pool, comparison: comparison)
    var found: [ElementMatch] = []
    if let ancestors {
      var seen: Set<ObjectIdentifier> = []
      for ancestor in ancestors {
        let scene = scenes[ancestor.scene]
        for element in scene.elements(inside: scene.elements[ancestor.order])
        where matches(wanted, element, ancestor.scene)
          && seen.insert(ObjectIdentifier(element.view)).inserted
        {
          found.append(match(element, ancestor.scene))
        }
      }
    } else {
      for index in places(searchedBy: compound, pool) {
        for element in scenes[index].elements
        where matches(wanted, element, index) {
          found.append(match(element, index))
        }
      }
    }
    if compound.hasText {
      // The element that shows a text is found before it is asked for its state.
      found = onePerText(found).filter { match in
        compound.parts.allSatisfy {
          !$0.isStateOfControl
            || matches($0, scenes[match.scene].elements[match.order], match.scene)
        }
      }
    }
    return pick(compound.index, among: sorted(found))
  }

  /// The scenes in which a compound is looked for.
  private func places(searchedBy compound: Compound, _ pool: Pool) -> Range<Int> {
    if case .type("StatusBar", _, _) = compound.head, let statusBarScene {
      return statusBarScene..<statusBarScene + 1
    }
    return 0..<(pool == .touchable ? touchableScenes : statusBarScene ?? scenes.count)
  }

  /// Where a view is seen; nil when it is in no window.
  func element(of view: View) -> ElementMatch? {
    for (index, scene) in scenes.enumerated() {
      if let element = scene.elements.first(where: { $0.view === view }) {
        return match(element, index)
      }
    }
    return nil
  }

  func match(_ element: Scene.Element, _ scene: Int) -> ElementMatch {
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

  func sorted(_ found: [ElementMatch]) -> [ElementMatch] {
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
    if let part = view as? ControlPart { return part.control?.isUserInteractionEnabled == true }
    guard view.isUserInteractionEnabled else { return false }
    return view is Control || (view as? TextView)?.isSelectable == true
      || (view as? TableViewCell)?.isRow == true || (view as? CollectionViewCell)?.isItem == true
      || view.script?.overrides(.touchesBegan) == true
      || view.script?.overrides(.touchesEnded) == true
      || view.gestureRecognizers.contains { $0.isEnabled && !$0.isBuiltIn }
  }
}

extension Compound.Part {
  /// Whether it asks for a state that does not change what is searched.
  var isStateOfControl: Bool {
    switch self {
    case .state(.hidden), .state(.covered), .text, .identifier: false
    case .state: true
    }
  }
}

extension Compound {
  /// Whether the compound asks for a text.
  var hasText: Bool {
    parts.contains { if case .text = $0 { true } else { false } }
  }
}
