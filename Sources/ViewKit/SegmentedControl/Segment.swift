/// One of the choices of a ``SegmentedControl``, named as UIKit's own is.
public final class Segment: ControlPart {
  /// The width in points that was set; 0 is for the control to say.
  public internal(set) var ownWidth = 0.0
  /// How far the content is from its place.
  public internal(set) var contentOffset = Size.zero

  /// Shows a title in the place of what was shown.
  func show(_ title: String?) {
    image = nil
    self.title = title
  }

  /// Shows an image in the place of what was shown.
  func show(_ image: Image?) {
    title = nil
    self.image = image
  }

  override public func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.number("ownWidth", ownWidth)
    visitor.size("contentOffset", contentOffset)
  }
}
