/// Views of one identifier that scrolled out of sight and wait to be used again.
///
/// It belongs to a table or a grid, which is given at each call.
final class ViewPool<Element: View> {
  private var views = OwnedList<Element>()

  var elements: [Element] { views.elements }

  func put(_ view: Element, in owner: View) { views.append(view, in: owner) }

  /// Takes out the view that came last.
  func take(from owner: View) -> Element? {
    views.elements.isEmpty ? nil : views.remove(at: views.elements.count - 1, in: owner)
  }
}
