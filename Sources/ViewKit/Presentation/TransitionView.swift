/// What the view of a presented controller lies in, as UIKit's `UITransitionView`: it covers what is
/// behind, and lets no touch through to that.
public final class TransitionView: View {
  /// Whose view it holds.
  public internal(set) weak var controller: ViewController?

  /// Nothing is left of one whose controller is gone.
  public override func point(inside point: Point, with event: Event?) -> Bool {
    controller != nil && super.point(inside: point, with: event)
  }
}
