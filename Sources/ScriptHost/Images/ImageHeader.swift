/// What an image file tells about itself, read without decoding a pixel.
struct ImageHeader: Equatable {
  var format: ImageFormat
  /// In pixels, as they are stored.
  var width: Int
  var height: Int
  /// Whether pixels may be transparent.
  var hasAlpha = false
  /// The number that EXIF has for how the picture is to be turned: 1 is as it is, 6 a quarter to
  /// the right.
  var orientation = 1
  /// For how many seconds each frame is shown, where there are several.
  var delays: [Double] = []

  /// The greatest side that is believed, in pixels; what claims more is damaged, or is to do damage.
  static let maximumSide = 1_000_000
  /// The frames of one file that are told apart.
  static let maximumFrames = 10_000

  /// Reads the header of a file. Whatever the bytes are, it ends, after at most one walk over them.
  static func read(_ bytes: [UInt8]) throws(ImageHeaderFailure) -> ImageHeader {
    let bytes = ImageBytes(bytes)
    guard bytes.count > 0 else { throw ImageHeaderFailure("it is empty") }
    guard let format = ImageFormat(bytes) else {
      throw ImageHeaderFailure("it is \(ImageFormat.nameOfOther(bytes)); \(ImageFormat.known)")
    }
    var header: ImageHeader
    switch format {
    case .png: header = try png(bytes)
    case .jpeg: header = try jpeg(bytes)
    case .gif: header = try gif(bytes)
    case .webp: header = try webp(bytes)
    case .bmp: header = try bmp(bytes)
    }
    let sides = 1...maximumSide
    guard sides.contains(header.width), sides.contains(header.height) else {
      throw ImageHeaderFailure("it says that it has \(header.width)×\(header.height) pixels")
    }
    // One frame is a picture that stands still.
    if header.delays.count < 2 { header.delays = [] }
    return header
  }
}

/// Why a file is no image that can be used, in words that follow its name.
struct ImageHeaderFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func ends(_ format: ImageFormat) -> ImageHeaderFailure {
    ImageHeaderFailure("it is a \(format.name) that ends before it has told its size")
  }

  static func damaged(_ format: ImageFormat) -> ImageHeaderFailure {
    ImageHeaderFailure("it is a \(format.name) with a damaged header")
  }
}
