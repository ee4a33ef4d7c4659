extension ImageHeader {
  /// One of three chunks comes first: of a lossy picture, of a lossless one, or of several parts,
  /// which may be frames.
  static func webp(_ bytes: ImageBytes) throws(ImageHeaderFailure) -> ImageHeader {
    let start = 20
    var header = ImageHeader(format: .webp, width: 0, height: 0)
    if bytes.has("VP8 ", at: 12) {
      guard let width = bytes.little(2, at: start + 6), let height = bytes.little(2, at: start + 8)
      else { throw .ends(.webp) }
      guard bytes.has([0x9D, 0x01, 0x2A], at: start + 3) else { throw .damaged(.webp) }
      (header.width, header.height) = (width & 0x3FFF, height & 0x3FFF)
    } else if bytes.has("VP8L", at: 12) {
      guard let bits = bytes.little(4, at: start + 1) else { throw .ends(.webp) }
      guard bytes[start] == 0x2F else { throw .damaged(.webp) }
      (header.width, header.height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      header.hasAlpha = bits >> 28 & 1 == 1
    } else if bytes.has("VP8X", at: 12) {
      guard let flags = bytes[start], let width = bytes.little(3, at: start + 4),
        let height = bytes.little(3, at: start + 7), let length = bytes.little(4, at: 16)
      else { throw .ends(.webp) }
      (header.width, header.height) = (width + 1, height + 1)
      header.hasAlpha = flags & 0x10 != 0
      if flags & 0x02 != 0 { header.delays = delays(bytes, from: start + length + length % 2) }
    } else {
      throw bytes.count < 16 ? .ends(.webp) : .damaged(.webp)
    }
    return header
  }

  /// How long each frame is shown; as long as one of a GIF at least.
  private static func delays(_ bytes: ImageBytes, from start: Int) -> [Double] {
    var delays: [Double] = []
    var offset = start
    while let length = bytes.little(4, at: offset + 4), delays.count < maximumFrames {
      if bytes.has("ANMF", at: offset), let milliseconds = bytes.little(3, at: offset + 20) {
        delays.append(max(Double(milliseconds) / 1000, 0.1))
      }
      offset += 8 + length + length % 2
    }
    return delays
  }
}
