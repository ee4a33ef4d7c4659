/// What knows which images there are, and how large.
///
/// This is the seam at which a host reads real files.
public struct ImageSource {
  /// What became of a search.
  public enum Finding {
    case image(Image)
    /// There is none; the reason is a sentence for whoever wrote the name.
    case none(reason: String)
  }

  /// Looks for the image of a name.
  ///
  /// - Parameter file: the file of the code that names it, where that is known: it may have images
  ///   of its own.
  public var find: (_ name: String, _ file: String?) -> Finding

  public init(find: @escaping (_ name: String, _ file: String?) -> Finding) {
    self.find = find
  }

  /// Images of which the size in points is known; nil when there is none of a name.
  public init(size: @escaping (_ name: String) -> Size?) {
    self.init { name, _ in
      size(name).map { .image(Image(name: name, size: $0)) }
        ?? .none(reason: "there is no image \"\(name)\"")
    }
  }

  /// Every name is an image of ``Metrics/placeholderImageSize``.
  public static var placeholders: ImageSource { sizes([:]) }

  /// The images of these names have these sizes, every other name is a placeholder.
  public static func sizes(_ known: [String: Size]) -> ImageSource {
    ImageSource { known[$0] ?? Metrics.placeholderImageSize }
  }
}
