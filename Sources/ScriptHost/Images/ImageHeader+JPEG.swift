extension ImageHeader {
  /// The segment that begins a frame, and the orientation of EXIF before it.
  static func jpeg(_ bytes: ImageBytes) throws(ImageHeaderFailure) -> ImageHeader {
    var header = ImageHeader(format: .jpeg, width: 0, height: 0)
    var offset = 2
    var hasEXIF = false
    while let byte = bytes[offset] {
      offset += 1
      // Between segments decoders skip what is no marker, and a marker may begin with many 0xFF.
      guard byte == 0xFF, let marker = bytes[offset], marker != 0xFF else { continue }
      offset += 1
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9, 0xDA: throw .damaged(.jpeg)
      default: break
      }
      guard let length = bytes.big(2, at: offset) else { break }
      if length < 2 { throw .damaged(.jpeg) }
      switch marker {
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard let height = bytes.big(2, at: offset + 3), let width = bytes.big(2, at: offset + 5)
        else { throw .ends(.jpeg) }
        (header.width, header.height) = (width, height)
        return header
      // The first alone: each may point to the same long directory.
      case 0xE1 where !hasEXIF && bytes.has("Exif\0\0", at: offset + 2):
        hasEXIF = true
        header.orientation = orientation(bytes, at: offset + 8) ?? header.orientation
      default: break
      }
      offset += length
    }
    throw .ends(.jpeg)
  }

  /// The orientation in the TIFF header that EXIF is; nil when there is none that makes sense.
  private static func orientation(_ bytes: ImageBytes, at start: Int) -> Int? {
    let isLittle = bytes.has("II*\0", at: start)
    guard isLittle || bytes.has("MM\0*", at: start) else { return nil }
    func number(_ length: Int, at offset: Int) -> Int? {
      isLittle ? bytes.little(length, at: offset) : bytes.big(length, at: offset)
    }
    guard let directory = number(4, at: start + 4).map({ start + $0 }),
      let count = number(2, at: directory)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(2, at: offset) else { return nil }
      if tag != 0x0112 { continue }
      guard let value = number(2, at: offset + 8), 1...8 ~= value else { return nil }
      return value
    }
    return nil
  }
}
