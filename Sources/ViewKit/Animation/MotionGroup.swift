/// The changes that one call of `animate` has made, which move together.
final class MotionGroup {
  let parameters: AnimationParameters
  let timing: AnimationTiming
  /// When it begins, in seconds since the application's start.
  let start: Double
  /// The key frames that it is a part of, and the seconds from their beginning to its own.
  let outer: MotionGroup?
  private let offset: Double
  /// How many properties of views it moves still, with those of its parts.
  private(set) var changes = 0
  private var places: [Place] = []
  /// The parts of key frames.
  private var parts: [MotionGroup] = []
  weak var transition: Transition?
  /// The progress that was asked for last, which each of its changes asks for.
  private var known = (time: -Double.infinity, progress: 0.0)

  /// Where one of the changes is noted.
  private struct Place {
    weak var view: View?
    let number: Int
  }

  init(_ parameters: AnimationParameters, at time: Double) {
    self.parameters = parameters
    timing =
      parameters.springDamping.map { .spring(damping: $0, velocity: parameters.springVelocity) }
      ?? .curve(parameters.curve)
    start = Clock.round((parameters.start ?? time) + parameters.delay)
    outer = nil
    offset = 0
  }

  /// A part of key frames.
  init(_ duration: Double, after offset: Double, of outer: MotionGroup) {
    parameters = AnimationParameters(duration: duration, options: outer.parameters.options)
    timing = .curve(.linear)
    start = outer.start
    self.outer = outer
    self.offset = offset
  }

  private var reverses: Bool { parameters.options.contains(.autoreverse) }

  /// Seconds from its beginning to its end; endless for one that repeats for ever.
  var length: Double {
    // What takes no time does not repeat either.
    if parameters.duration == 0 { return 0 }
    return parameters.duration * (reverses ? 2 : 1) * parameters.cycles
  }

  /// Whether changes made now are seen to move.
  var records: Bool {
    parameters.duration > 0 || parameters.delay > 0 || outer != nil
  }

  /// The part of the way that is done at a time; beyond 1 where a spring swings over.
  func progress(at time: Double) -> Double {
    if known.time != time { known = (time, computeProgress(at: time)) }
    return known.progress
  }

  private func computeProgress(at time: Double) -> Double {
    let local = (outer ?? self).seconds(at: time) - offset
    if local < 0 || local == 0 && parameters.duration > 0 { return 0 }
    return timing.progress(at: local, of: parameters.duration)
  }

  /// Where in its way it is, in seconds from 0 to its duration; negative before its beginning.
  private func seconds(at time: Double) -> Double {
    let duration = parameters.duration
    let elapsed = time - start
    if elapsed < 0 { return elapsed }
    if elapsed >= length { return duration }
    let cycle = duration * (reverses ? 2 : 1)
    let local = elapsed - (elapsed / cycle).rounded(.down) * cycle
    return local > duration ? cycle - local : local
  }

  // MARK: The changes

  /// The views that it moves, with those of its parts, each once.
  var views: [View] {
    var seen: Set<ObjectIdentifier> = []
    return ([self] + parts).flatMap(\.places).compactMap(\.view)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Has a change of a view be seen to move.
  func add(_ change: Motion.Change, of view: View) {
    let number = view.rareState.motions.append(Motion(change: change, group: self))
    places.append(Place(view: view, number: number))
    changes += 1
    outer?.changes += 1
  }

  /// Takes a part of key frames to this one.
  func add(_ part: MotionGroup) { parts.append(part) }

  /// One of its changes has ended before its time.
  ///
  /// - Returns: the animation that has ended with it, if it was the last.
  func lose() -> MotionGroup? {
    changes -= 1
    outer?.changes -= 1
    let whole = outer ?? self
    return whole.changes == 0 ? whole : nil
  }

  /// Nothing of it moves any more.
  func drop() {
    for part in [self] + parts {
      for place in part.places { place.view?.rare?.motions.remove(place.number) }
      part.places = []
    }
    parts = []
  }
}
