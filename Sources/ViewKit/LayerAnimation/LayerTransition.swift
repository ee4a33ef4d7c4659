/// Shows what a layer holds anew by a motion of the whole, as `CATransition`. Renderings show the
/// new at once.
public final class LayerTransition: Animation {
  public enum Kind: String, CaseIterable, Sendable {
    case fade, moveIn, push, reveal
  }

  /// From where the new comes.
  public enum Direction: String, CaseIterable, Sendable {
    case fromRight, fromLeft, fromTop, fromBottom
  }

  public var type = Kind.fade
  public var subtype: Direction?
  /// Which part of the motion is seen, from 0 to 1.
  public var startProgress = 0.0
  public var endProgress = 1.0

  public override init() { super.init() }

  override var subject: String { type.rawValue }
}
