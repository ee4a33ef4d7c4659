/// When an animation runs, as `CAMediaTiming`. All times are seconds.
public struct MediaTiming: Equatable, Sendable {
  /// When it begins: 0 is when it is added; else the application's time, in a group the group's.
  public var beginTime = 0.0
  /// How long it takes once; 0 is as long as the group around it, or 0.25.
  public var duration = 0.0
  /// From where in itself it begins.
  public var timeOffset = 0.0
  /// How much faster its time goes than that around it; 0 stands still, less runs backwards.
  public var speed = 1.0
  /// How often it runs; 0 is once.
  public var repeatCount = 0.0
  /// For how long it repeats, in its own time; 0 leaves that to the count.
  public var repeatDuration = 0.0
  /// Whether each run goes there and back.
  public var autoreverses = false
  public var fillMode = FillMode.removed

  /// Whether it is seen before its beginning and after its end, as `CAMediaTimingFillMode`.
  public enum FillMode: String, CaseIterable, Sendable {
    case removed, forwards, backwards, both
  }

  public init() {}

  /// Where it is in one of its runs.
  struct Place: Equatable {
    /// Seconds from 0 to the duration.
    var seconds: Double
    /// The number of runs before this one.
    var run: Double
  }

  private var cycle: Double { duration * (autoreverses ? 2 : 1) }

  /// How long all runs take together, in its own time.
  private var ownLength: Double {
    if duration <= 0 { return 0 }
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// How long all runs take together, in the time around it; endless for one that stands still.
  var length: Double { speed == 0 ? .infinity : ownLength / abs(speed) }

  /// Where it is at a time after its beginning, in the time around it; nil when nothing of it is
  /// seen.
  func place(at elapsed: Double) -> Place? {
    guard cycle > 0, cycle.isFinite else { return nil }
    if elapsed < 0, fillMode != .backwards, fillMode != .both { return nil }
    if elapsed >= length, fillMode != .forwards, fillMode != .both { return nil }
    let isOver = elapsed >= length
    var own = min(max(elapsed, 0), length) * abs(speed)
    if speed < 0 { own = ownLength.isFinite ? ownLength - own : cycle - own.remainder(in: cycle) }
    if speed == 0 { own = 0 }
    let place = own + timeOffset
    var run = (place / cycle).rounded(.down)
    var rest = place - run * cycle
    // The end of a run is not yet the beginning of the next when there is none.
    if isOver || speed < 0, rest < 1e-9 * cycle, run >= 1 {
      run -= 1
      rest = cycle
    }
    if rest > duration { rest = cycle - rest }
    return Place(seconds: min(max(rest, 0), duration), run: max(run, 0))
  }
}

extension Double {
  /// What is left of it after as many whole lengths as there are in it.
  fileprivate func remainder(in length: Double) -> Double {
    self - (self / length).rounded(.down) * length
  }
}
