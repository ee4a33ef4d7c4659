/// The booleans of a ``View``, named so that a new view has none.
struct ViewFlags: OptionSet {
  var rawValue: UInt16

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let notOpaque = ViewFlags(rawValue: 1 << 1)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 2)
  static let takesNoTouches = ViewFlags(rawValue: 1 << 3)
  static let multipleTouch = ViewFlags(rawValue: 1 << 4)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 5)
  static let leavesSubviewsAlone = ViewFlags(rawValue: 1 << 6)
  static let keepsContext = ViewFlags(rawValue: 1 << 7)
  static let preservesMargins = ViewFlags(rawValue: 1 << 8)
  /// The focus was asked for, and comes with the window.
  static let wantsFocus = ViewFlags(rawValue: 1 << 9)
  static let choosesSize = ViewFlags(rawValue: 1 << 10)
  /// A label or an image that a cell, a header or a footer places by its size.
  static let cellPart = ViewFlags(rawValue: 1 << 11)
}
