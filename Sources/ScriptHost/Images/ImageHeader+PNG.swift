extension ImageHeader {
  /// The chunk IHDR, which comes first, but for one that Apple's own tools put before it; and
  /// whether there is one that makes colours transparent.
  static func png(_ bytes: ImageBytes) throws(ImageHeaderFailure) -> ImageHeader {
    var offset = 8
    if bytes.has("CgBI", at: offset + 4) {
      guard let length = bytes.big(4, at: offset) else { throw .ends(.png) }
      offset += length + 12
    }
    guard let length = bytes.big(4, at: offset), let width = bytes.big(4, at: offset + 8),
      let height = bytes.big(4, at: offset + 12), let depth = bytes[offset + 16],
      let color = bytes[offset + 17]
    else { throw .ends(.png) }
    guard bytes.has("IHDR", at: offset + 4), length == 13, [1, 2, 4, 8, 16].contains(depth),
      [0, 2, 3, 4, 6].contains(color)
    else { throw .damaged(.png) }
    var header = ImageHeader(format: .png, width: width, height: height)
    header.hasAlpha = color >= 4
    offset += length + 12
    while !header.hasAlpha, let length = bytes.big(4, at: offset),
      !bytes.has("IDAT", at: offset + 4)
    {
      header.hasAlpha = bytes.has("tRNS", at: offset + 4)
      offset += length + 12
    }
    return header
  }
}
