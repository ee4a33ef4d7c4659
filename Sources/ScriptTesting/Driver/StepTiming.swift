/// The touches of each verb: how long they take, and how many moves they have. Deceleration and
/// recognisers depend on them. All times are seconds.
enum StepTiming {
  /// How long transitions may go on after a step.
  static let limit = 10.0

  /// `tap`: from the landing of the finger to its lifting.
  static let tap = 0.05
  /// `doubleTap`: from the lifting of the first tap to the landing of the second.
  static let betweenTaps = 0.1
  /// `longPress`: at least so long, ...
  static let longPress = 0.6
  /// ... and so much longer than the recogniser under the finger asks.
  static let longPressMargin = 0.1

  /// `move`: one move, this long after what was before.
  static let move = 0.05

  /// `type`, `key`, `enter`, `clear`: one key.
  static let key = 0.02

  /// `swipe`: the finger moves so long, ...
  static let swipe = 0.1
  /// ... in so many moves, and is lifted in motion.
  static let swipeMoves = 6
  /// The part of the element that a swipe crosses, half on each side of the middle; at least
  /// and at most so many points.
  static let swipeShare = 0.6
  static let swipeDistance = 60.0...240.0

  /// `drag`, `pinch`, `twist`: the fingers move so long, ...
  static let drag = 0.3
  /// ... in so many moves, ...
  static let dragMoves = 10
  /// ... and rest before they are lifted, so that nothing is thrown.
  static let dragRest = 0.1

  /// `pull`: so many points are seen above the content before the finger is lifted.
  static let pull = 120.0

  /// `reveal`: a table that learns the heights of its rows as it goes is pulled so often at most.
  static let mostPulls = 30

  /// `reorder`: how long the finger may rest at an edge while the table scrolls.
  static let edgeLimit = 60.0
  /// So many points decide between the end of one section and the beginning of the next.
  static let nudge = 4.0

  /// `pinch`, `twist`: how far apart the nearest positions of the two fingers are, at most, and
  /// as a part of the element's shorter side.
  static let fingerDistance = 100.0
  static let fingerShare = 0.5
  /// The least distance, in points.
  static let nearestFingers = 2.0
}
