import LuaRuntime
import ViewKit

// What to say of a query that does not mean exactly one element.
extension ElementSearch {
  /// How many elements a message lists.
  private static let listed = 12

  /// The element that a query means.
  func one(_ query: Query) throws(QueryFailure) -> ElementMatch {
    let found = matches(query)
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw .none(query, hints: hints(query)) }
    let choices = found.prefix(Self.listed).enumerated().map { position, match in
      (query: "\(query)[\(position + 1)]", element: account(match))
    }
    throw .several(query, choices, count: found.count)
  }

  /// An element for messages: class, identifier, text, and place on the screen.
  func account(_ match: ElementMatch) -> String {
    let name = name(match)
    let rect = match.visible
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number in
      numberText((number * 10).rounded() / 10)
    }
    return "\(name) at \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }

  /// Class, identifier and text of an element: `Button #save "Save"`.
  private func name(_ match: ElementMatch) -> String {
    let text = texts(of: scenes[match.scene].elements[match.order], match.scene).first
    return match.view.pathName + (text.map { " " + shortened($0) } ?? "")
  }

  private func shortened(_ text: FoldedText) -> String {
    let limit = 40
    let characters = text.characters
    return quoted(
      characters.count > limit ? String(characters.prefix(limit)) + "…" : text.text)
  }

  // MARK: - Hints

  /// What nearly matches a query that matches nothing.
  private func hints(_ query: Query) -> [String] {
    var hints = missingPart(query)
    let rest = matches(query, in: .all)
    hints += rest.prefix(Self.listed).map {
      "\(reason($0) ?? "behind the window in front"): \(account($0))"
    }
    if query.compounds.contains(where: \.asksForContents) { hints += rowsWithoutCells() }
    if query.compounds.contains(where: \.hasText) {
      let loose = matches(query, comparing: .loose)
      hints += loose.prefix(Self.listed).map { "in other case or blanks: \(account($0))" }
      if loose.isEmpty {
        hints += matches(query, comparing: .near).prefix(Self.listed).map {
          "one letter apart: \(account($0))"
        }
      }
    }
    return hints
  }

  /// Why an element cannot be touched, as far as its own window tells.
  func reason(_ match: ElementMatch) -> String? {
    let element = scenes[match.scene].elements[match.order]
    switch element.absence {
    case .hidden(let view)?:
      return view === match.view ? "hidden" : "hidden with \(view.pathName)"
    case .transparent(let view)?:
      return view === match.view ? "transparent" : "transparent with \(view.pathName)"
    case .clipped(let view)?:
      return view.map { "cut off by \($0.pathName)" } ?? "outside of the screen"
    case .empty?: return "without any size"
    case nil: break
    }
    if let cover = cover(of: element, match.scene) { return "covered by \(cover.pathName)" }
    return nil
  }

  /// Which compound of a query matches nothing, and the nearest names to what it asks for.
  private func missingPart(_ query: Query) -> [String] {
    var found: [ElementMatch]?
    for compound in query.compounds {
      let inner = matches(compound, inside: found, in: .touchable)
      if inner.isEmpty {
        var hints: [String] = []
        if query.compounds.count > 1 {
          hints.append("there is no \(compound)" + (found == nil ? "" : " inside the one before"))
        }
        return hints + names(compound, inside: found)
      }
      found = inner
    }
    return []
  }

  /// The tables and grids of which most rows have no view that could be found.
  private func rowsWithoutCells() -> [String] {
    scenes.prefix(touchableScenes).flatMap(\.elements).compactMap { element in
      guard element.absence == nil else { return nil }
      switch element.view {
      case let table as TableView:
        let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        return account(of: table, shown: table.visibleCells.count, of: rows, "rows")
      case let grid as CollectionView:
        let items = (0..<grid.numberOfSections).reduce(0) { $0 + grid.numberOfItems(inSection: $1) }
        return account(of: grid, shown: grid.visibleCells.count, of: items, "items")
      default: return nil
      }
    }
  }

  private func account(
    of view: View, shown: Int, of count: Int, _ noun: String
  ) -> String? {
    if shown >= count { return nil }
    let name = view.accessibilityIdentifier.map { "\(Compound.Part.identifier($0))" }
    return "\(grouped(shown)) of \(grouped(count)) \(noun) of \(name ?? view.className) exist; "
      + "`reveal` one first"
  }

  private func names(_ compound: Compound, inside ancestors: [ElementMatch]?) -> [String] {
    var hints: [String] = []
    if compound.index != nil {
      var all = compound
      all.index = nil
      let count = matches(all, inside: ancestors, in: .touchable).count
      if count > 0 {
        return ["\(count == 1 ? "1 element matches" : "\(count) elements match") \(all)"]
      }
    }
    let views = scenes.prefix(touchableScenes).flatMap(\.elements).map(\.view)
    for case .identifier(let identifier) in compound.parts {
      let known = Set(views.compactMap(\.accessibilityIdentifier))
      if !known.contains(identifier),
        let near = Spelling.nearest(to: identifier, among: known.sorted(), by: { $0 })
      {
        hints.append("did you mean \(Compound.Part.identifier(near))?")
      }
    }
    if case .type(let name, _, _) = compound.head {
      if name == "StatusBar", statusBarScene == nil { return ["the status bar is hidden"] }
      if name == "Key", !views.contains(where: { $0 is Key }) {
        return ["there is no keyboard; it comes when a text gets the focus"]
      }
      let text = Compound(parts: [.text(name, contained: false)])
      if compound.parts.isEmpty, !matches(text, inside: ancestors, in: .touchable).isEmpty {
        hints.append("\(name) is a class here; write \(quoted(name)) for the text")
      } else if let near = Spelling.nearest(
        to: name, among: Set(views.map(\.className)).sorted(), by: { $0 }),
        near != name
      {
        hints.append("did you mean \(near)?")
      }
    }
    return hints
  }
}

extension Compound {
  /// Whether it asks for something that the data of a table may have: a text, or a cell.
  fileprivate var asksForContents: Bool {
    if case .type(let name, _, _) = head, name.hasSuffix("Cell") { return true }
    return hasText
  }
}

/// A count with a comma after each three digits.
private func grouped(_ count: Int) -> String {
  var text = ""
  for (position, digit) in "\(count)".reversed().enumerated() {
    if position > 0, position % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}
