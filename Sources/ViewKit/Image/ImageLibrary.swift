/// The images that an application finds by name, as `UIImage(named:)` does in its bundle.
///
/// What was found is kept until ``forget()``.
public final class ImageLibrary {
  /// Where the images come from. Setting it forgets those found so far.
  public var source = ImageSource.placeholders {
    didSet { forget() }
  }

  /// A name, and the file of the code that asked for it.
  private struct Request: Hashable {
    var name: String
    var file: String?
  }

  private var known: [Request: ImageSource.Finding] = [:]
  /// What is missing and was told.
  private var told: Set<Request> = []
  private var read: [Request: String] = [:]
  /// How many images are kept, so that names made in a loop do not fill the memory.
  private static let limit = 1_000

  public init() {}

  /// The image of a name; nil when the source knows none, and for the empty name.
  ///
  /// - Parameter file: the file of the code that names it.
  public func named(_ name: String, near file: String? = nil) -> Image? {
    if name.isEmpty { return nil }
    if case .image(let image) = find(Request(name: name, file: file)) { return image }
    return nil
  }

  /// The image of a name, or what stands in its place; nil for the empty name.
  public func namedOrPlaceholder(_ name: String, near file: String? = nil) -> Image? {
    named(name, near: file) ?? (name.isEmpty ? nil : .missing(name))
  }

  /// Why there is no image of a name; nil when there is one, or when that was told already.
  public func takeProblem(of name: String, near file: String? = nil) -> String? {
    let request = Request(name: name, file: file)
    guard !name.isEmpty, case .none(let reason) = find(request) else { return nil }
    if told.count >= Self.limit { told = [] }
    return told.insert(request).inserted ? reason : nil
  }

  /// The images `NAME0`, `NAME1` … one after the other, `animatedImageNamed(_:duration:)`; nil when
  /// there are none. The first may have the number 1.
  ///
  /// Where UIKit would have none, because the name is that of one file with several pictures, such
  /// as a GIF, those are shown, each for as long as the file says unless a duration is given.
  public func animatedImage(named name: String, near file: String? = nil, duration: Double)
    -> Image?
  {
    if name.isEmpty { return nil }
    if let image = named(name, near: file)?.animatedFrames(duration: duration) { return image }
    var images: [Image] = []
    // Apple, `animatedImageNamed(_:duration:)`: up to image1024.
    for number in 0...1024 {
      if let image = named("\(name)\(number)", near: file) {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return Image.animatedImage(with: images, duration: duration)
  }

  /// Looks for everything anew from now on, as files may have changed.
  public func forget() {
    known = [:]
    read = [:]
  }

  private func find(_ request: Request) -> ImageSource.Finding {
    if let finding = known[request] { return finding }
    let finding = source.find(request.name, request.file)
    if known.count >= Self.limit { known = [:] }
    known[request] = finding
    if case .image(let image) = finding {
      told.remove(request)
      if let path = image.cgImage.path { read[request] = path }
    }
    return finding
  }

  // MARK: Files

  /// An image file that was read.
  public struct Use: Hashable, Sendable {
    /// The name by which it was asked for.
    public let name: String
    /// Where it lies.
    public let path: String
    /// The file of the code that asked for it.
    public let file: String?
  }

  /// The image files that were read since the last ``forget()``, by path, then by name.
  public var uses: [Use] {
    read.map { Use(name: $0.key.name, path: $0.value, file: $0.key.file) }
      .sorted { ($0.path, $0.name, $0.file ?? "") < ($1.path, $1.name, $1.file ?? "") }
  }
}
