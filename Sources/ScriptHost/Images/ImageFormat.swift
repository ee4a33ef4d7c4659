/// The kinds of image files that are read, by what they begin with; names of files say nothing.
enum ImageFormat: String, CaseIterable {
  case png, jpeg, gif, webp, bmp

  init?(_ bytes: ImageBytes) {
    if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      self = .png
    } else if bytes.has([0xFF, 0xD8], at: 0) {
      self = .jpeg
    } else if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
      self = .gif
    } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
      self = .webp
    } else if bytes.has("BM", at: 0) {
      self = .bmp
    } else {
      return nil
    }
  }

  /// As messages write it.
  var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// The ending that names of such files have.
  var ending: String { self == .jpeg ? "jpg" : rawValue }

  static let known = "PNG, JPEG, GIF, WebP and BMP are read"

  /// The endings that image files have, also those of kinds that are not read.
  static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "pdf", "svg", "tif", "tiff", "heic",
  ]

  /// What else a file is that is none of these, as far as it is often tried.
  static func nameOfOther(_ bytes: ImageBytes) -> String {
    let others: [(text: StaticString, offset: Int, name: String)] = [
      ("%PDF", 0, "a PDF"), ("<svg", 0, "an SVG"), ("<?xml", 0, "an XML file"),
      ("II*\0", 0, "a TIFF"), ("MM\0*", 0, "a TIFF"), ("ftyphei", 4, "a HEIC"),
      ("ftypavif", 4, "an AVIF"), ("version https://git-lfs", 0, "a pointer of Git LFS"),
      ("\u{89}PNG", 0, "a damaged PNG"),
    ]
    let match = others.first { bytes.has($0.text, at: $0.offset) }
    return match?.name ?? (bytes.has([0x89], at: 0) ? "a damaged PNG" : "no image")
  }
}
