/// How a change is seen to move, as `UIView.AnimationOptions`.
///
/// The curves and the transitions are one bit each, other than in UIKit, so that each has its name
/// in a list.
public struct AnimationOptions: NamedOptions, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  public static let layoutSubviews = AnimationOptions(bit: 0)
  public static let allowUserInteraction = AnimationOptions(bit: 1)
  public static let beginFromCurrentState = AnimationOptions(bit: 2)
  public static let `repeat` = AnimationOptions(bit: 3)
  public static let autoreverse = AnimationOptions(bit: 4)
  public static let overrideInheritedDuration = AnimationOptions(bit: 5)
  public static let overrideInheritedCurve = AnimationOptions(bit: 6)
  public static let allowAnimatedContent = AnimationOptions(bit: 7)
  public static let showHideTransitionViews = AnimationOptions(bit: 8)
  public static let overrideInheritedOptions = AnimationOptions(bit: 9)
  public static let curveEaseInOut = AnimationOptions(bit: 10)
  public static let curveEaseIn = AnimationOptions(bit: 11)
  public static let curveEaseOut = AnimationOptions(bit: 12)
  public static let curveLinear = AnimationOptions(bit: 13)
  public static let transitionFlipFromLeft = AnimationOptions(bit: 14)
  public static let transitionFlipFromRight = AnimationOptions(bit: 15)
  public static let transitionCurlUp = AnimationOptions(bit: 16)
  public static let transitionCurlDown = AnimationOptions(bit: 17)
  public static let transitionCrossDissolve = AnimationOptions(bit: 18)
  public static let transitionFlipFromTop = AnimationOptions(bit: 19)
  public static let transitionFlipFromBottom = AnimationOptions(bit: 20)

  /// The members and their names, in UIKit's order.
  public static let names: [(member: AnimationOptions, name: String)] = [
    (.layoutSubviews, "layoutSubviews"), (.allowUserInteraction, "allowUserInteraction"),
    (.beginFromCurrentState, "beginFromCurrentState"), (.repeat, "repeat"),
    (.autoreverse, "autoreverse"), (.overrideInheritedDuration, "overrideInheritedDuration"),
    (.overrideInheritedCurve, "overrideInheritedCurve"),
    (.allowAnimatedContent, "allowAnimatedContent"),
    (.showHideTransitionViews, "showHideTransitionViews"),
    (.overrideInheritedOptions, "overrideInheritedOptions"), (.curveEaseInOut, "curveEaseInOut"),
    (.curveEaseIn, "curveEaseIn"), (.curveEaseOut, "curveEaseOut"), (.curveLinear, "curveLinear"),
    (.transitionFlipFromLeft, "transitionFlipFromLeft"),
    (.transitionFlipFromRight, "transitionFlipFromRight"),
    (.transitionCurlUp, "transitionCurlUp"), (.transitionCurlDown, "transitionCurlDown"),
    (.transitionCrossDissolve, "transitionCrossDissolve"),
    (.transitionFlipFromTop, "transitionFlipFromTop"),
    (.transitionFlipFromBottom, "transitionFlipFromBottom"),
  ]
}
