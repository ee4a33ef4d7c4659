/// A finite motion of the host that is under way: a push, an alert, a keyboard, an animation.
///
/// The model has its final state already; the transition is what remains to be seen of it. Steps
/// of a test wait until none is left (see ``Application/transitions``).
public final class Transition {
  /// What is moving, for messages: `push of Cities`.
  public let name: String
  /// Seconds since the application's start.
  public let start: Double
  /// When it ends, in the same terms.
  public let end: Double
  /// Whether it is among the motions of its application.
  var isUnderWay = true
  private var completion: ((_ finished: Bool) -> Void)?

  init(
    name: String, start: Double, end: Double, completion: ((_ finished: Bool) -> Void)?
  ) {
    self.name = name
    self.start = start
    self.end = end
    self.completion = completion
  }

  func finish(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
