/// The bytes of an image file, as pictures of screens contain them.
public struct ImageFile: Sendable {
  public let bytes: [UInt8]
  /// Such as `image/png`.
  public let mediaType: String
  /// The size of the whole picture in pixels, as they are stored.
  public let width: Int
  public let height: Int

  public init(bytes: [UInt8], mediaType: String, width: Int, height: Int) {
    self.bytes = bytes
    self.mediaType = mediaType
    self.width = width
    self.height = height
  }
}
