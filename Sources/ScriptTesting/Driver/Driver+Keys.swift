import ViewKit

// The verbs that press keys.
extension Driver {
  /// Types into what has the focus; an element that the step names gets it first, by a tap.
  func type(_ step: Step, on view: View?) throws(StepFailure) {
    if step.query != nil || view != nil { try focus(step, on: view) }
    let keyboard = application.keyboard
    let text = step.text(0) ?? ""
    do throws(KeyFailure) {
      switch step.verb {
      case .type:
        for character in text {
          try keyboard.type(character)
          application.advance(by: StepTiming.key)
        }
      case .key: try keyboard.press(keyNamed: text)
      case .enter: try keyboard.pressReturn()
      default: try clear()
      }
    } catch {
      throw .key(step.verb, error)
    }
    if step.verb != .type { application.advance(by: StepTiming.key) }
  }

  /// Selects all and deletes it.
  private func clear() throws(KeyFailure) {
    let keyboard = application.keyboard
    try keyboard.check()
    guard let input = application.firstResponder as? any TextInput, input.hasText else { return }
    input.selectAllText()
    try keyboard.press(keyNamed: "delete")
  }

  /// Taps an element that has no focus, nor anything inside it.
  private func focus(_ step: Step, on view: View?) throws(StepFailure) {
    guard let element = try element(for: step, on: view) else { return }
    let search = search()
    if hasFocus(inside: element.view) { return }
    let tap: Step
    do throws(StepProblem) {
      tap = try Step(.tap, step.query, placeToType(in: element.view))
    } catch { return }
    try touch(tap, on: element.view)
    // The keyboard comes while the finger goes to its keys.
    application.settle()
    if hasFocus(inside: element.view) { return }
    guard let first = application.firstResponder, first.perform.takesText else {
      let focus = application.firstResponder.map { ($0 as? View)?.pathName ?? $0.className }
      throw .focusRefused(element: search.account(element), focus: focus)
    }
  }

  /// The element of a step; nil for one that names none.
  func element(for step: Step, on view: View?) throws(StepFailure) -> ElementMatch? {
    let search = search()
    if let known = view.flatMap(search.element(of:)) { return known }
    guard let query = step.query else { return nil }
    do throws(QueryFailure) { return try search.one(query) } catch { throw .query(error) }
  }

  /// Where a finger taps that wants to go on with a text: at its end, as far as that is seen.
  private func placeToType(in view: View) -> [Argument] {
    guard let text = view as? TextView else { return [] }
    let end = text.caretRect(at: text.editor.byteCount).center
    guard text.bounds.contains(end) else { return [] }
    return [.number(end.x - text.bounds.minX), .number(end.y - text.bounds.minY)]
  }

  private func hasFocus(inside view: View) -> Bool {
    (application.firstResponder as? View)?.isDescendant(of: view) ?? false
  }
}

extension Step {
  /// The argument at a position as a string.
  func text(_ position: Int) -> String? {
    guard arguments.indices.contains(position), case .string(let text) = arguments[position]
    else { return nil }
    return text
  }
}
