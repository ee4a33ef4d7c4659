/// The images that an application finds by name, as `UIImage(named:)` does in its bundle.
public final class ImageLibrary {
  /// Where the sizes come from. Setting it forgets the images found so far.
  public var source = ImageSource.placeholders {
    didSet { known = [:] }
  }

  private var known: [String: Image] = [:]
  /// How many images are kept, so that names made in a loop do not fill the memory.
  private static let limit = 1_000

  public init() {}

  /// The image of a name; nil when the source knows none, and for the empty name.
  public func named(_ name: String) -> Image? {
    if name.isEmpty { return nil }
    if let image = known[name] { return image }
    guard let size = source.size(name) else { return nil }
    let image = Image(name: name, size: size)
    if known.count >= Self.limit { known = [:] }
    known[name] = image
    return image
  }
}
