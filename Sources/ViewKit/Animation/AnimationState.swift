/// What an application knows of its animations.
struct AnimationState {
  /// Those whose changes are being made, outermost first.
  var stack: [AnimationBlock] = []
  var areEnabled = true
  /// Those of key frames among them.
  var keyframes: [AnimationBlock] = []
  /// Those that never end by themselves.
  var endless: [ObjectIdentifier: Endless] = [:]

  /// An animation that repeats for ever, with what is called when it is ended.
  struct Endless {
    let group: MotionGroup
    let completion: (_ finished: Bool) -> Void
  }

  /// The animation to which changes belong now; nil when they are not seen to move.
  var recording: MotionGroup? {
    guard areEnabled, let group = stack.last?.group, group.records else { return nil }
    return group
  }
}
