import ViewKit

extension TouchRecording {
  /// The steps that do the same: `tap`, `doubleTap` and `drag` where the touches are theirs, else a
  /// `touch` for each finger of each moment. Nothing may be moving in between for the times to be the
  /// same, or steps that do not wait.
  public var steps: [String] {
    var steps: [String] = []
    var time = 0.0
    var index = 0
    while index < moments.count {
      let gesture = doubleTap(at: index) ?? tap(at: index) ?? drag(at: index)
      let first = moments[index]
      if let (step, count) = gesture {
        let pause = Clock.round(first.time - time)
        if pause > 0 { steps.append("advance \(numberText(pause))") }
        steps.append(step)
        index += count
      } else {
        for (position, contact) in first.contacts.enumerated() {
          steps.append(
            Self.step(contact, after: position == 0 ? Clock.round(first.time - time) : 0))
        }
        index += 1
      }
      time = moments[index - 1].time
    }
    return steps
  }

  /// A `touch` of one finger, so many seconds after the last one.
  private static func step(_ contact: Contact, after seconds: Double) -> String {
    let word: TouchWord =
      switch contact.phase {
      case .began: .down
      case .moved, .stationary: .move
      case .ended: .up
      case .cancelled: .cancel
      }
    var parts = [
      "touch", word.rawValue, numberText(contact.place.x), numberText(contact.place.y),
    ]
    if seconds > 0 || contact.finger > 0 {
      parts += [numberText(seconds), "\(contact.finger + 1)"]
    }
    return parts.joined(separator: " ")
  }

  // MARK: Gestures

  /// The only contact of a moment.
  private func contact(_ index: Int) -> Contact? {
    guard moments.indices.contains(index), moments[index].contacts.count == 1 else { return nil }
    return moments[index].contacts[0]
  }

  private func lasts(_ seconds: Double, from first: Int, to last: Int) -> Bool {
    abs(moments[last].time - moments[first].time - seconds) < 1e-6
  }

  /// Whether a finger lands and is lifted at one place, for so long as a tap takes.
  private func isTap(at index: Int) -> Bool {
    guard let down = contact(index), down.phase == .began, let up = contact(index + 1) else {
      return false
    }
    return up.phase == .ended && up.finger == down.finger && up.place == down.place
      && lasts(StepTiming.tap, from: index, to: index + 1)
  }

  private func tap(at index: Int) -> (step: String, count: Int)? {
    guard isTap(at: index), let target = contact(index)?.target, target.tapCount == 1 else {
      return nil
    }
    let place = target.place.map { " \(numberText($0.x)) \(numberText($0.y))" } ?? ""
    return ("tap \(target.query)\(place)", 2)
  }

  private func doubleTap(at index: Int) -> (step: String, count: Int)? {
    guard isTap(at: index), isTap(at: index + 2),
      lasts(StepTiming.betweenTaps, from: index + 1, to: index + 2),
      let first = contact(index)?.target, let second = contact(index + 2)?.target,
      first.query == second.query, first.place == nil, second.place == nil, first.tapCount == 1
    else { return nil }
    return ("doubleTap \(first.query)", 4)
  }

  private func drag(at index: Int) -> (step: String, count: Int)? {
    let moves = StepTiming.dragMoves
    guard let down = contact(index), down.phase == .began, let target = down.target,
      target.place == nil, target.tapCount == 1, let up = contact(index + moves + 1),
      up.phase == .ended, up.finger == down.finger,
      lasts(StepTiming.drag + StepTiming.dragRest, from: index, to: index + moves + 1)
    else { return nil }
    let (dx, dy) = (up.place.x - down.place.x, up.place.y - down.place.y)
    for count in 1...moves {
      let part = Double(count) / Double(moves)
      guard let move = contact(index + count), move.phase == .moved, move.finger == down.finger,
        move.place.distance(to: down.place.offset(dx: dx * part, dy: dy * part)) < 1e-6,
        lasts(StepTiming.drag * part, from: index, to: index + count)
      else { return nil }
    }
    return ("drag \(target.query) \(numberText(dx)) \(numberText(dy))", moves + 2)
  }
}
