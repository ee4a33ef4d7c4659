extension ImageHeader {
  /// The size of the screen on which the frames are drawn, and how long each is shown. A file that
  /// was cut off has the frames that it has.
  static func gif(_ bytes: ImageBytes) throws(ImageHeaderFailure) -> ImageHeader {
    guard let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8),
      let flags = bytes[10]
    else { throw .ends(.gif) }
    var header = ImageHeader(format: .gif, width: width, height: height)
    var offset = 13 + colorTableLength(flags)
    var delay = 0.0
    walk: while let introducer = bytes[offset], header.delays.count < maximumFrames {
      switch introducer {
      case 0x21:
        if bytes[offset + 1] == 0xF9, let flags = bytes[offset + 3],
          let hundredths = bytes.little(2, at: offset + 4)
        {
          header.hasAlpha = header.hasAlpha || flags & 1 == 1
          delay = Double(hundredths) / 100
        }
        offset = endOfBlocks(bytes, at: offset + 2)
      case 0x2C:
        guard let flags = bytes[offset + 9] else { break walk }
        // Apple, `kCGImagePropertyGIFDelayTime`: never less than 100 ms.
        header.delays.append(max(delay, 0.1))
        delay = 0
        // The byte before the data says how they are coded.
        offset = endOfBlocks(bytes, at: offset + 10 + colorTableLength(flags) + 1)
      default: break walk
      }
    }
    if header.delays.isEmpty { throw ImageHeaderFailure("it is a GIF without a picture") }
    return header
  }

  private static func colorTableLength(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// Where blocks end that follow each other, each after a byte with its length; the last has none.
  private static func endOfBlocks(_ bytes: ImageBytes, at start: Int) -> Int {
    var offset = start
    while let length = bytes[offset], length > 0 { offset += length + 1 }
    return offset + 1
  }
}
