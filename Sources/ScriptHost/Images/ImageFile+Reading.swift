import Rendering

extension ImageFile {
  /// The file of a path; nil when it cannot be read, is none, or is too large for a picture.
  init?(reading path: String) {
    guard let bytes = try? SourceFile.bytes(path), bytes.count <= Self.mostBytes,
      let header = try? ImageHeader.read(bytes)
    else { return nil }
    self.init(
      bytes: bytes, mediaType: "image/\(header.format.rawValue)", width: header.width,
      height: header.height)
  }

  /// As large a file is put into a picture.
  private static let mostBytes = 20_000_000
}
