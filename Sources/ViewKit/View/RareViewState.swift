/// What few views have; made when one of it is set for the first time.
final class RareViewState {
  var transform = AffineTransform.identity
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var tintColor: Color?
  var tintAdjustmentMode = TintAdjustmentMode.automatic
  var contentScaleFactor: Double?
  var layoutMargins: EdgeInsets?
  var layer = Owned<Layer>()
  var gestures = OwnedList<GestureRecognizer>()
  /// What of the view is on its way.
  var motions = MotionList()
  /// Motions of the whole view.
  var transitions: [Transition] = []
  /// What the view has drawn of itself.
  var displayList: DisplayList?
  var accessibilityLabel: String?
  var accessibilityValue: String?

  var heldBytes: Int { accessibilityLabel.heldBytes + accessibilityValue.heldBytes }
}
