import ViewKit

// The verb that gives a control a value, by the touches that lead there.
extension Driver {
  func setValue(_ step: Step, on view: View?) throws(StepFailure) {
    guard let query = step.query, let value = step.arguments.first else { return }
    if finger != nil { throw .fingerDown(step.verb) }
    let search = search()
    let setting = Setting(element: try element(query, view, search), value: value, search: search)
    if let control = setting.element.view as? Control, !control.isEnabled {
      throw setting.failure("it is disabled")
    }
    switch setting.element.view {
    case let control as Switch: try set(control, setting)
    case let slider as Slider: try set(slider, setting)
    case let stepper as Stepper: try set(stepper, setting)
    case let control as SegmentedControl: try set(control, setting)
    case let control as PageControl: try set(control, setting)
    default:
      throw setting.failure("set is for switches, sliders, steppers, segments and page controls")
    }
  }

  /// What is to be done.
  private struct Setting {
    let element: ElementMatch
    let value: Argument
    let search: ElementSearch

    func failure(_ reason: String) -> StepFailure {
      .unreachable(value: "\(value)", element: search.account(element), reason: reason)
    }

    func number(_ kind: String) throws(StepFailure) -> Double {
      guard case .number(let number) = value else { throw failure("\(kind) is set to a number") }
      return number
    }
  }

  /// So many taps are as many as anybody has the patience for.
  private static let mostTaps = 1_000

  private func tap(_ point: Point, of view: View, _ setting: Setting) throws(StepFailure) {
    let place = onScreen(point, of: view)
    try checkArrival(at: place, of: setting.element, setting.search)
    application.beginTapSequence()
    tap(place)
    application.settle()
  }

  private func set(_ control: Switch, _ setting: Setting) throws(StepFailure) {
    let isOn: Bool
    switch setting.value {
    case .word("on"), .string("on"), .word("true"): isOn = true
    case .word("off"), .string("off"), .word("false"): isOn = false
    default: throw setting.failure("a switch is set to on or off")
    }
    if control.isOn != isOn { try tap(control.bounds.center, of: control, setting) }
  }

  private func set(_ slider: Slider, _ setting: Setting) throws(StepFailure) {
    let value = try setting.number("a slider")
    let (lower, upper) = (slider.minimumValue, slider.maximumValue)
    guard lower <= value, value <= upper else {
      throw setting.failure("the slider goes from \(numberText(lower)) to \(numberText(upper))")
    }
    if slider.value == value { return }
    let start = onScreen(slider.thumbRect(for: slider.value).center, of: slider)
    let end = onScreen(slider.thumbRect(for: value).center, of: slider)
    try checkArrival(at: start, of: setting.element, setting.search)
    application.beginTapSequence()
    drag([Path(from: start, to: end)])
  }

  private func set(_ stepper: Stepper, _ setting: Setting) throws(StepFailure) {
    let value = try setting.number("a stepper")
    let side: Stepper.Side = value < stepper.value ? .decrement : .increment
    let tolerance = min(stepper.stepValue, 1) * 1e-6
    func isReached(_ reached: Double) -> Bool { abs(reached - value) <= tolerance }
    let taps = try taps(from: stepper, side, setting, isReached)
    for _ in 0..<taps {
      let before = stepper.value
      guard let part = stepper.part(side), stepper.window != nil else { return }
      try tap(part.frame.center, of: stepper, setting)
      // A script may have another mind.
      if stepper.value == before || isReached(stepper.value) { return }
    }
  }

  /// How often a half has to be tapped.
  private func taps(
    from stepper: Stepper, _ side: Stepper.Side, _ setting: Setting, _ isReached: (Double) -> Bool
  ) throws(StepFailure) -> Int {
    var reached = stepper.value
    var taps = 0
    while !isReached(reached) {
      let next = stepper.value(after: side, from: reached)
      let isOnTheWay = side == .increment ? next > reached : next < reached
      guard isOnTheWay, taps < Self.mostTaps else {
        throw setting.failure(
          "the stepper goes from \(numberText(stepper.minimumValue)) to "
            + "\(numberText(stepper.maximumValue)) by \(numberText(stepper.stepValue)), and is at "
            + numberText(stepper.value))
      }
      reached = next
      taps += 1
    }
    return taps
  }

  private func set(_ control: SegmentedControl, _ setting: Setting) throws(StepFailure) {
    let segments = control.segments
    let chosen: Segment?
    switch setting.value {
    case .number(let number):
      chosen = Int(exactly: number).flatMap {
        segments.indices.contains($0 - 1) ? segments[$0 - 1] : nil
      }
    case .string(let title), .word(let title):
      let wanted = FoldedText(title)
      chosen = segments.first { FoldedText($0.title ?? "") == wanted }
    }
    guard let chosen else {
      let titles = segments.map { quoted($0.title ?? $0.image?.name ?? "") }
      throw setting.failure(
        "there are \(segments.count) segments" + (titles.isEmpty ? "" : ": ")
          + titles.joined(separator: " "))
    }
    if !chosen.isEnabled { throw setting.failure("this segment is disabled") }
    if !chosen.isSelected { try tap(chosen.frame.center, of: control, setting) }
  }

  private func set(_ control: PageControl, _ setting: Setting) throws(StepFailure) {
    let page = Int(exactly: try setting.number("a page control")) ?? 0
    guard (1...max(control.numberOfPages, 1)).contains(page), control.numberOfPages > 0 else {
      throw setting.failure("there are \(control.numberOfPages) pages")
    }
    while control.currentPage != page - 1, control.window != nil {
      let before = control.currentPage
      let share = before < page - 1 ? 0.75 : 0.25
      let bounds = control.bounds
      let point = Point(x: bounds.minX + bounds.width * share, y: bounds.midY)
      try tap(point, of: control, setting)
      // A script may have another mind.
      if abs(control.currentPage - (page - 1)) >= abs(before - (page - 1)) { return }
    }
  }
}
