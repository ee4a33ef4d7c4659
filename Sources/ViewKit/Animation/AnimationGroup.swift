/// The changes that one call of `animate` has made, which move together.
final class AnimationGroup {
  let parameters: AnimationParameters
  let timing: AnimationTiming
  /// When it begins, in seconds since the application's start.
  let start: Double
  /// How often the way is gone.
  let repeats: Double
  /// How many properties of views it moves still.
  var changes = 0
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
    repeats = max(
      parameters.repeatCount ?? (parameters.options.contains(.repeat) ? .infinity : 1), 0)
  }

  var reverses: Bool { parameters.options.contains(.autoreverse) }

  /// Seconds from its beginning to its end; endless for one that repeats.
  var length: Double {
    // What takes no time does not repeat either.
    if parameters.duration == 0 { return 0 }
    return parameters.duration * (reverses ? 2 : 1) * repeats
  }

  /// The part of the way that is done at a time; beyond 1 where a spring swings over.
  func progress(at time: Double) -> Double {
    let duration = parameters.duration
    var elapsed = time - start
    if elapsed < 0 { return 0 }
    if elapsed >= length { return 1 }
    let cycle = duration * (reverses ? 2 : 1)
    elapsed -= (elapsed / cycle).rounded(.down) * cycle
    if elapsed > duration { elapsed = cycle - elapsed }
    return timing.progress(at: elapsed, of: duration)
  }

  func add(_ view: View) {
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
  }
}
