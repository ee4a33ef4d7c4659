/// Image files, as small as they may be: headers, and little more.
enum SampleImage {
  static func png(_ width: Int, _ height: Int, color: UInt8 = 6, chunks: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(4, width) + big(4, height) + [8, color, 0, 0, 0])
      + chunks + chunk("IDAT", [0x78, 0x9C]) + chunk("IEND", [])
  }

  /// A chunk of a PNG, without its true checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    big(4, data.count) + Array(name.utf8) + data + [0, 0, 0, 0]
  }

  static func jpeg(_ width: Int, _ height: Int, segments: [UInt8] = []) -> [UInt8] {
    [0xFF, 0xD8] + segments
      + [0xFF, 0xC0] + big(2, 11) + [8] + big(2, height) + big(2, width) + [1, 1, 0x11, 0]
      + [0xFF, 0xDA] + big(2, 8) + [1, 1, 0, 0, 63, 0, 0, 0xFF, 0xD9]
  }

  /// The segment of a JPEG that tells an orientation.
  static func exif(_ orientation: Int, isLittle: Bool) -> [UInt8] {
    let number = { (length: Int, value: Int) in
      isLittle ? little(length, value) : big(length, value)
    }
    let tiff =
      Array((isLittle ? "II*\0" : "MM\0*").utf8) + number(4, 8) + number(2, 2)
      + number(2, 0x010F) + number(2, 2) + number(4, 1) + number(4, 0)
      + number(2, 0x0112) + number(2, 3) + number(4, 1) + number(2, orientation) + number(2, 0)
    return [0xFF, 0xE1] + big(2, tiff.count + 8) + Array("Exif\0\0".utf8) + tiff
  }

  /// - Parameter delays: for each frame, in hundredths of a second.
  static func gif(
    _ width: Int, _ height: Int, delays: [Int] = [0], isTransparent: Bool = false
  ) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + little(2, width) + little(2, height) + [0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for delay in delays {
      bytes += [0x21, 0xF9, 4, isTransparent ? 1 : 0] + little(2, delay) + [0, 0]
      bytes += [0x2C] + little(2, 0) + little(2, 0) + little(2, width) + little(2, height) + [0x80]
      bytes += [0, 0, 0, 255, 255, 255] + [2, 2, 0x4C, 0x01, 0]
    }
    return bytes + [0x3B]
  }

  static func webp(_ name: String, _ data: [UInt8], more: [UInt8] = []) -> [UInt8] {
    let body = Array("WEBP".utf8) + riff(name, data) + more
    return Array("RIFF".utf8) + little(4, body.count) + body
  }

  /// A picture of several frames.
  ///
  /// - Parameter delays: for each frame, in milliseconds.
  static func animatedWebP(_ width: Int, _ height: Int, delays: [Int]) -> [UInt8] {
    let header = [0x12, 0, 0, 0] + little(3, width - 1) + little(3, height - 1)
    let frames = delays.flatMap { delay in
      riff("ANMF", [UInt8](repeating: 0, count: 12) + little(3, delay) + [0])
    }
    return webp("VP8X", header, more: riff("ANIM", [0, 0, 0, 0, 0, 0]) + frames)
  }

  private static func riff(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(4, data.count) + data + (data.count % 2 == 1 ? [0] : [])
  }

  static func bmp(_ width: Int, _ height: Int) -> [UInt8] {
    Array("BM".utf8) + little(4, 54) + little(4, 0) + little(4, 54) + little(4, 40)
      + little(4, width) + little(4, height) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
  }

  static func big(_ length: Int, _ value: Int) -> [UInt8] { little(length, value).reversed() }

  static func little(_ length: Int, _ value: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
