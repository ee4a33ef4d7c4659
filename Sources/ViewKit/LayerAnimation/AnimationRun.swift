/// An animation that was added to a layer.
final class AnimationRun {
  let key: String?
  let program: AnimationProgram
  let isRemovedOnCompletion: Bool
  /// When it began, in seconds since the application's start; nil while the layer is in no window.
  var start: Double?
  /// Whether it has come to its end, or was ended.
  var isOver = false
  /// Its motion, which steps of a test wait for; nil for one without end.
  weak var transition: Transition?
  /// The call that tells the delegate of the beginning.
  weak var beginning: ScheduledCall?

  init(_ key: String?, _ program: AnimationProgram, isRemovedOnCompletion: Bool) {
    self.key = key
    self.program = program
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}
