/// What knows which images there are, and how large.
///
/// This is the seam at which a host reads real files.
public struct ImageSource {
  /// The size in points of the image of a name; nil when there is none.
  public var size: (_ name: String) -> Size?

  public init(size: @escaping (_ name: String) -> Size?) {
    self.size = size
  }

  /// Every name is an image of ``Metrics/placeholderImageSize``.
  public static var placeholders: ImageSource { sizes([:]) }

  /// The images of these names have these sizes, every other name is a placeholder.
  public static func sizes(_ known: [String: Size]) -> ImageSource {
    ImageSource { known[$0] ?? Metrics.placeholderImageSize }
  }
}
