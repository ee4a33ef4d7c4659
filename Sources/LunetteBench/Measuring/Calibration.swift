/// How fast this machine is, by the time of one iteration of an empty Lua loop.
///
/// All measurements have the loop among their works, and are scaled by what it took beside them.
final class Calibration {
  /// On the machine on which the figures in the project's issues were set, in nanoseconds.
  static let reference = 4.0

  private let scene: RivalScene
  /// The loop; one repetition is one iteration.
  let loop: Work

  init() throws {
    scene = try RivalScene()
    loop = try scene.loop("return function(count) for i = 1, count do end end")
  }

  /// Nanoseconds per iteration now.
  func measure(_ effort: Effort) -> Figure {
    Figure(Rounds.measure([loop], effort)[0])
  }
}
