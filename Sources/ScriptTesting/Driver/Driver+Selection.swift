import ViewKit

// The verbs that select text, and choose from the edit menu.
extension Driver {
  /// Selects a range of a text by its bytes, as dragging the selection's ends does; the edit menu
  /// comes.
  func selectText(_ step: Step, on view: View?) throws(StepFailure) {
    guard let element = try element(for: step, on: view) else { return }
    let name = search().account(element)
    guard let input = element.view as? any TextInput, input.canBecomeFirstResponder else {
      throw .noSelection(element: name)
    }
    if !input.isFirstResponder { try takeFocus(to: element, by: step) }
    let first = Int(step.number(0) ?? 1)
    let last = Int(step.number(1) ?? 0)
    let bytes = first - 1..<max(last, first - 1)
    do throws(TextRangeError) {
      guard last >= first - 1 else {
        throw .outside(first: first, last: last, count: input.editor.byteCount)
      }
      input.select(try input.editor.range(TextRange(bytes: bytes)))
    } catch {
      throw .noRange(element: name, error)
    }
    input.showEditMenu()
    application.advance(by: StepTiming.key)
  }

  /// Taps an item of the edit menu; a text that has the focus shows it first.
  func chooseFromMenu(_ step: Step) throws(StepFailure) {
    let title = step.text(0) ?? ""
    let menu = application.menuController
    if !menu.isMenuVisible { (application.firstResponder as? any TextInput)?.showEditMenu() }
    guard menu.isMenuVisible, let window = menu.window else {
      throw .noMenu(
        title, focus: (application.firstResponder as? View)?.pathName)
    }
    window.turnToPage(of: title)
    guard let button = window.buttons.first(where: { $0.title == title }) else {
      throw .noMenuItem(title, items: menu.entries.map(\.title))
    }
    let place = window.convertToScreen(button.frame.center)
    application.beginTapSequence()
    tap(place)
  }

  /// A tap gives a text the focus; one that can only be read gets it by a long press.
  private func takeFocus(to element: ElementMatch, by step: Step) throws(StepFailure) {
    let isRead = (element.view as? any TextInput)?.acceptsText == false
    let gesture: Step
    do throws(StepProblem) { gesture = try Step(isRead ? .longPress : .tap, step.query) } catch {
      return
    }
    try touch(gesture, on: element.view)
    application.settle()
    guard element.view.isFirstResponder else {
      let focus = application.firstResponder.map { ($0 as? View)?.pathName ?? $0.className }
      throw .focusRefused(element: search().account(element), focus: focus)
    }
  }
}
