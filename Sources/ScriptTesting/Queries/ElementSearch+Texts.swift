import ViewKit

// What elements show.
extension ElementSearch {
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
    // As it is printed, with its chevron.
    if element.view is BackButton { all += own.shown.map { "‹ " + $0 } }
    if element.view is Control || element.view.holdsTexts {
      let contents = contents(of: element, scene)
      // A part that is meant by itself, such as a segment, is found in the control's place.
      all += contents.filter { !$0.isOfPart }.map(\.text)
      if contents.count > 1 { all.append(contents.map(\.text).joined(separator: ", ")) }
    }
    var folded: [FoldedText] = []
    for text in all.map({ FoldedText($0) }) where !text.isEmpty && !folded.contains(text) {
      folded.append(text)
    }
    texts[key] = folded
    return folded
  }

  /// The texts of what is seen inside an element, in the order in which they are printed.
  private func contents(
    of element: Scene.Element, _ scene: Int
  ) -> [(text: String, isOfPart: Bool)] {
    var inner: [Scene.Element] = []
    var end = element.order
    for part in scenes[scene].elements(inside: element) where part.order >= end {
      if part.view is Control || (part.view as? TextView)?.isSelectable == true {
        // What can be touched by itself has its texts to itself.
        end = part.end
      } else if part.absence == nil {
        inner.append(part)
      }
    }
    return sorted(inner.map { match($0, scene) }).flatMap { match in
      let isOfPart = match.view is ControlPart
      return (properties(of: match.view).shown + [match.view.accessibilityLabel].compactMap { $0 })
        .map { ($0, isOfPart) }
    }
  }
}

extension View {
  /// Whether a person knows it by what it contains: a row, an item, or a header.
  fileprivate var holdsTexts: Bool {
    self is TableViewCell || self is TableViewHeaderFooterView || self is CollectionReusableView
  }
}
