/// What an animation was told when it was added to a layer: changes of it come too late, as Core
/// Animation copies it.
final class AnimationProgram {
  let timing: MediaTiming
  private let function: MediaTimingFunction?
  private let content: Content
  /// How many animations run in it, itself included.
  let count: Int

  enum Content {
    case track(ValueTrack)
    case group([AnimationProgram])
    /// Nothing that is seen.
    case nothing
  }

  init(_ timing: MediaTiming, _ function: MediaTimingFunction?, _ content: Content) {
    self.timing = timing
    self.function = function
    self.content = content
    if case .group(let programs) = content {
      count = programs.reduce(1) { $0 + $1.count }
    } else {
      count = 1
    }
  }

  /// Brings a picture of the layer to where it is seen.
  ///
  /// - Parameter elapsed: since its beginning, in the time around it.
  func apply(to layer: Layer, at elapsed: Double) {
    guard let place = timing.place(at: elapsed) else { return }
    let time = place.seconds / timing.duration
    let part = function?.progress(at: time) ?? time
    switch content {
    case .track(let track): track.apply(to: layer, part: part, run: place.run)
    case .group(let programs):
      let seconds = part * timing.duration
      for program in programs {
        program.apply(to: layer, at: seconds - program.timing.beginTime)
      }
    case .nothing: break
    }
  }
}
