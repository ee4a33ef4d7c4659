/// How a view is shown anew as a whole, as `UIView.AnimationTransition`.
public enum AnimationTransition: String, CaseIterable, Sendable {
  case none, flipFromLeft, flipFromRight, curlUp, curlDown
}
