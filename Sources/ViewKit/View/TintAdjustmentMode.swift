/// What becomes of a view's tint, as `UIView.TintAdjustmentMode`.
public enum TintAdjustmentMode: String, CaseIterable, Sendable {
  /// As in the superview.
  case automatic
  /// As it was set.
  case normal
  /// Without its hue.
  case dimmed
}
