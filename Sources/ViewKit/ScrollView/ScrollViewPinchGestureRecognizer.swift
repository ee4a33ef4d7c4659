/// The recogniser with which a scroll view follows two fingers that scale its content.
public final class ScrollViewPinchGestureRecognizer: PinchGestureRecognizer {
  private var scrollView: ScrollView? { view as? ScrollView }

  public override init() {
    super.init()
    delaysTouchesEnded = false
  }

  public override var isBuiltIn: Bool { true }

  /// The scroll view hears of the gesture first.
  override func sendActions(in state: State) {
    scrollView?.pinchDidChange(self, state)
    super.sendActions(in: state)
  }
}
