/// Recognises a finger that sweeps sideways over the rows of its table.
final class RowSwipeGestureRecognizer: PanGestureRecognizer {
  /// How much of its buttons the row showed when the finger began to move it.
  var widthAtStart = 0.0

  override init() {
    super.init()
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
  }

  override var isBuiltIn: Bool { true }

  override func isPan(_ way: Point) -> Bool {
    abs(way.x) >= Metrics.panHysteresis && way.mainAxis == .horizontal
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    super.touchesMoved(touches, with: event)
    // What begins up or down is no swipe, wherever it goes.
    if storedState == .possible, way.mainAxis == .vertical, abs(way.y) >= Metrics.panHysteresis {
      state = .failed
    }
  }

  override func sendActions(in state: State) {
    (view as? TableView)?.swipeDidChange(self, state)
    super.sendActions(in: state)
  }
}
