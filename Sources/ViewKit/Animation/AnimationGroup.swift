/// The changes that one call of `animate` has made, which move together.
final class AnimationGroup {
  let parameters: AnimationParameters
  let timing: AnimationTiming
  /// When it begins, in seconds since the application's start.
  let start: Double
  /// The key frames that it is a part of, and the seconds from their beginning to its own.
  let outer: AnimationGroup?
  private let offset: Double
  /// How many properties of views it moves still, with those of its parts.
  private(set) var changes = 0
  private(set) var views: [WeakView] = []
  var transition: Transition?

  struct WeakView {
    weak var view: View?
  }

  init(_ parameters: AnimationParameters, at time: Double) {
    self.parameters = parameters
    timing =
      parameters.springDamping.map { .spring(damping: $0, velocity: parameters.springVelocity) }
      ?? .curve(parameters.curve)
    start = Clock.round(time + parameters.delay)
    outer = nil
    offset = 0
  }

  /// A part of key frames.
  init(_ duration: Double, after offset: Double, of outer: AnimationGroup) {
    parameters = AnimationParameters(duration: duration, options: outer.parameters.options)
    timing = .curve(.linear)
    start = outer.start
    self.outer = outer
    self.offset = offset
  }

  private var reverses: Bool { parameters.options.contains(.autoreverse) }

  /// Seconds from its beginning to its end; endless for one that repeats.
  var length: Double {
    // What takes no time does not repeat either.
    if parameters.duration == 0 { return 0 }
    if parameters.options.contains(.repeat) { return .infinity }
    return parameters.duration * (reverses ? 2 : 1)
  }

  /// The part of the way that is done at a time; beyond 1 where a spring swings over.
  func progress(at time: Double) -> Double {
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

  func add(_ view: View) {
    changes += 1
    outer?.changes += 1
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
  }

  /// One of its changes has ended before its time.
  ///
  /// - Returns: the animation that has ended with it, if it was the last.
  func lose() -> AnimationGroup? {
    changes -= 1
    outer?.changes -= 1
    let whole = outer ?? self
    return whole.changes == 0 ? whole : nil
  }
}
