/// A level of animations whose changes are being made: the function of a call of `animate`, or what
/// stands between `beginAnimations` and `commitAnimations`.
final class AnimationBlock {
  enum Kind: Equatable {
    case call
    case keyframes
    /// A part of the key frames around it.
    case part
    /// Ended by `commitAnimations`.
    case open
  }

  let kind: Kind
  private(set) var parameters: AnimationParameters
  /// To which changes belong that are made now.
  private(set) var group: MotionGroup
  /// Those that were made before the parameters were changed.
  private var former: [MotionGroup] = []

  // What an open one is told.

  /// Names it in messages.
  var name: String?
  /// Where a script has begun it.
  var origin: String?
  /// The views that are shown anew by a motion of the whole.
  private(set) var transitions: [(view: View, transition: AnimationTransition)] = []
  /// What the layer above keeps with it.
  var userInfo: AnyObject?
  var willStart: (() -> Void)?
  var didStop: ((_ finished: Bool) -> Void)?

  init(_ kind: Kind, _ parameters: AnimationParameters, at time: Double) {
    self.kind = kind
    self.parameters = parameters
    group = MotionGroup(parameters, at: time)
  }

  init(_ part: MotionGroup) {
    kind = .part
    parameters = part.parameters
    group = part
  }

  /// All changes, in order of the times at which the parameters changed.
  var groups: [MotionGroup] { former + [group] }

  /// Changes what holds for the changes that are made from now on, as in UIKit.
  func change(at time: Double, _ change: (inout AnimationParameters) -> Void) {
    // The parts of key frames have their times from these.
    if kind == .part { return }
    change(&parameters)
    if group.changes > 0 { former.append(group) }
    group = MotionGroup(parameters, at: time)
  }

  func show(_ view: View, by transition: AnimationTransition) {
    transitions.removeAll { $0.view === view }
    if transition != .none { transitions.append((view, transition)) }
  }
}
