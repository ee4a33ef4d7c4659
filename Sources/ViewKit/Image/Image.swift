/// A picture of a file, or of a part of one, as `UIImage`.
///
/// Lunette draws no pixels: renderings show the name. Images never change; what makes another
/// image of one (``withRenderingMode(_:)``, ``resizableImage(withCapInsets:resizingMode:)``) gives a
/// new one. Images are equal when all that is known of them is.
public final class Image: Sendable {
  /// What is known of an image.
  struct Form: Equatable, Sendable {
    var name: String
    var cgImage: CGImage
    var size: Size
    var scale = 1.0
    var orientation = ImageOrientation.up
    var renderingMode = ImageRenderingMode.automatic
    var capInsets = EdgeInsets.zero
    var resizingMode = ImageResizingMode.tile
    /// The images that are shown one after the other, and for how long each.
    var images: [Image] = []
    var durations: [Double] = []
    /// For how long each picture of the file is to be shown; empty when it has one only.
    var delays: [Double] = []
    var isMissing = false
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// The image with some of it changed.
  func with(_ change: (inout Form) -> Void) -> Image {
    var form = form
    change(&form)
    return Image(form)
  }

  /// The image of a file.
  ///
  /// - Parameters:
  ///   - name: the name by which it was asked for.
  ///   - scale: pixels per point; one that makes no sense is 1.
  ///   - delays: for how many seconds each picture of the file is shown, where there are several.
  public convenience init(
    name: String, cgImage: CGImage, scale: Double = 1, orientation: ImageOrientation = .up,
    delays: [Double] = []
  ) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var size = Size(width: Double(cgImage.width) / scale, height: Double(cgImage.height) / scale)
    if orientation.isSideways { size = Size(width: size.height, height: size.width) }
    self.init(
      Form(
        name: name, cgImage: cgImage, size: size, scale: scale, orientation: orientation,
        delays: delays.count > 1 ? delays : []))
  }

  /// An image of pixels, as `UIImage(cgImage:scale:orientation:)`.
  public convenience init(
    cgImage: CGImage, scale: Double = 1, orientation: ImageOrientation = .up
  ) {
    self.init(name: cgImage.name, cgImage: cgImage, scale: scale, orientation: orientation)
  }

  /// Makes an image that no file stands behind; ``ImageLibrary/named(_:near:)`` gives those that
  /// exist.
  ///
  /// - Parameter size: a side that is negative or no number counts as 0.
  public convenience init(name: String, size: Size = Metrics.placeholderImageSize) {
    let size = Size(width: Self.side(size.width), height: Self.side(size.height))
    let most = Double(Int32.max)
    self.init(
      Form(
        name: name,
        cgImage: CGImage(
          name: Self.fileName(name), width: Int(min(size.width.rounded(.up), most)),
          height: Int(min(size.height.rounded(.up), most))), size: size))
  }

  /// What stands in the place of an image that there is none of.
  static func missing(_ name: String) -> Image {
    Image(name: name).with { $0.isMissing = true }
  }

  /// The name by which the image was asked for, such as `bell` or `slide_N.png`.
  public var name: String { form.name }
  /// The pixels; of several pictures the first.
  public var cgImage: CGImage { form.cgImage }
  /// The size in points, as it is seen.
  public var size: Size { form.size }
  /// Pixels per point.
  public var scale: Double { form.scale }
  /// How the pixels are turned when they are shown.
  public var imageOrientation: ImageOrientation { form.orientation }
  /// Whether the image stands for the file that there is none of.
  public var isMissing: Bool { form.isMissing }

  private static func side(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 0
  }

  // MARK: Colours

  /// Whether the image is shown in its own colours, or as a stencil for the tint.
  public var renderingMode: ImageRenderingMode { form.renderingMode }

  /// The same image in another mode.
  public func withRenderingMode(_ mode: ImageRenderingMode) -> Image {
    with { $0.renderingMode = mode }
  }
}

extension Image: Hashable {
  public static func == (left: Image, right: Image) -> Bool {
    left === right || left.form == right.form
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cgImage)
  }
}
