import Testing

@testable import ScriptHost

@Suite struct ImageHeaderTests {
  private func header(_ bytes: [UInt8]) throws -> ImageHeader { try ImageHeader.read(bytes) }

  private func failure(_ bytes: [UInt8]) -> String? {
    do throws(ImageHeaderFailure) {
      _ = try ImageHeader.read(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A PNG tells its size, and whether it may be transparent`() throws {
    let expected = ImageHeader(format: .png, width: 640, height: 960, hasAlpha: true)
    #expect(try header(SampleImage.png(640, 960)) == expected)
    #expect(try !header(SampleImage.png(1, 1, color: 2)).hasAlpha)
    #expect(try !header(SampleImage.png(1, 1, color: 3)).hasAlpha)
    let transparent = SampleImage.chunk("PLTE", [1, 2, 3]) + SampleImage.chunk("tRNS", [0])
    #expect(try header(SampleImage.png(1, 1, color: 3, chunks: transparent)).hasAlpha)
  }

  @Test func `A PNG as Apple's tools make it for a device is read`() throws {
    var bytes = SampleImage.png(57, 58)
    bytes.insert(contentsOf: SampleImage.chunk("CgBI", [0x50, 0, 0x20, 2]), at: 8)
    #expect(try header(bytes).width == 57)
    #expect(try header(bytes).height == 58)
  }

  @Test func `A JPEG tells its size behind its other segments`() throws {
    let comment: [UInt8] = [0xFF, 0xFF, 0xFE, 0, 6, 0xFF, 0xC0, 1, 2]
    let tables: [UInt8] = [0xFF, 0xC4, 0, 4, 1, 2]
    let expected = ImageHeader(format: .jpeg, width: 600, height: 400)
    #expect(try header(SampleImage.jpeg(600, 400, segments: comment + tables)) == expected)
  }

  @Test(arguments: [true, false])
  func `A JPEG tells how it is to be turned`(isLittle: Bool) throws {
    for orientation in 1...8 {
      let exif = SampleImage.exif(orientation, isLittle: isLittle)
      #expect(
        try header(SampleImage.jpeg(4, 3, segments: exif)).orientation == orientation)
    }
    let wrong = SampleImage.exif(9, isLittle: isLittle)
    #expect(try header(SampleImage.jpeg(4, 3, segments: wrong)).orientation == 1)
  }

  @Test func `A GIF tells its frames, each of which is shown for a tenth of a second at least`()
    throws
  {
    let bytes = SampleImage.gif(120, 80, delays: [50, 0, 2, 10, 11])
    let expected = ImageHeader(
      format: .gif, width: 120, height: 80, delays: [0.5, 0.1, 0.1, 0.1, 0.11])
    #expect(try header(bytes) == expected)
    #expect(try header(SampleImage.gif(1, 1, isTransparent: true)).hasAlpha)
    #expect(try header(SampleImage.gif(1, 1)).delays == [])
    // Cut off in the middle: what there is of it is shown.
    #expect(try header(Array(bytes.dropLast(8))).delays == [0.5, 0.1, 0.1, 0.1, 0.11])
    #expect(try header(Array(bytes.dropLast(20))).delays == [0.5, 0.1, 0.1, 0.1])
  }

  @Test func `The frames of a GIF that are told apart are limited`() throws {
    let bytes = SampleImage.gif(1, 1, delays: [Int](repeating: 10, count: 10_050))
    #expect(try header(bytes).delays.count == ImageHeader.maximumFrames)
  }

  @Test func `A WebP of each kind tells its size`() throws {
    let lossy: [UInt8] = [0x30, 1, 0, 0x9D, 1, 0x2A, 0x2C, 0x41, 0xC8, 0x40]
    #expect(
      try header(SampleImage.webp("VP8 ", lossy))
        == ImageHeader(format: .webp, width: 300, height: 200))
    let bits = 299 | 199 << 14 | 1 << 28
    #expect(
      try header(SampleImage.webp("VP8L", [0x2F] + SampleImage.little(4, bits)))
        == ImageHeader(format: .webp, width: 300, height: 200, hasAlpha: true))
    #expect(
      try header(SampleImage.animatedWebP(300, 200, delays: [80, 250]))
        == ImageHeader(
          format: .webp, width: 300, height: 200, hasAlpha: true, delays: [0.1, 0.25]))
  }

  @Test func `A BMP tells its size, whichever of its rows is the first`() throws {
    #expect(
      try header(SampleImage.bmp(32, 16)) == ImageHeader(format: .bmp, width: 32, height: 16))
    #expect(try header(SampleImage.bmp(32, -16)).height == 16)
    let old: [UInt8] =
      Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [12, 0, 0, 0, 32, 0, 16, 0]
    #expect(try header(old).width == 32)
    #expect(try header(old).height == 16)
  }

  @Test(
    "What is no image, or none to be used, says why",
    arguments: [
      ([], "it is empty"),
      (Array("hello".utf8), "it is no image; PNG, JPEG, GIF, WebP and BMP are read"),
      (Array("%PDF-1.4".utf8), "it is a PDF; PNG, JPEG, GIF, WebP and BMP are read"),
      (
        Array("version https://git-lfs.github.com/spec/v1".utf8),
        "it is a pointer of Git LFS; PNG, JPEG, GIF, WebP and BMP are read"
      ),
      (SampleImage.png(0, 7), "it says that it has 0×7 pixels"),
      (SampleImage.png(1, 1 << 31), "it says that it has 1×2147483648 pixels"),
      (SampleImage.bmp(-5, 5), "it says that it has -5×5 pixels"),
      (
        Array(SampleImage.png(8, 8).prefix(20)), "it is a PNG that ends before it has told its size"
      ),
      (SampleImage.png(8, 8, color: 5), "it is a PNG with a damaged header"),
      (
        Array(SampleImage.jpeg(8, 8).prefix(6)),
        "it is a JPEG that ends before it has told its size"
      ),
      ([0xFF, 0xD8, 0xFF, 0xD9], "it is a JPEG with a damaged header"),
      (SampleImage.gif(8, 8, delays: []), "it is a GIF without a picture"),
      (SampleImage.webp("ABCD", [1, 2]), "it is a WebP with a damaged header"),
    ] as [([UInt8], String)])
  func failures(bytes: [UInt8], reason: String) {
    #expect(failure(bytes) == reason)
  }

  // MARK: Hostile bytes

  private static let samples: [[UInt8]] = [
    SampleImage.png(64, 64, color: 3, chunks: SampleImage.chunk("tRNS", [0])),
    SampleImage.jpeg(64, 64, segments: SampleImage.exif(6, isLittle: true)),
    SampleImage.gif(64, 64, delays: [5, 10, 20]),
    SampleImage.animatedWebP(64, 64, delays: [50, 100]), SampleImage.bmp(64, 64),
    SampleImage.webp("VP8L", [0x2F, 1, 2, 3, 4]),
  ]

  @Test func `A file that is cut off anywhere is read or refused`() {
    for sample in Self.samples {
      for length in 0..<sample.count { _ = failure(Array(sample.prefix(length))) }
    }
  }

  @Test func `Random changes to a file, and random bytes, are read or refused`() {
    var random = SplitMix(state: 7)
    for round in 0..<60_000 {
      var bytes = Self.samples[round % Self.samples.count]
      if round % 10 == 0 {
        let prefix = bytes.prefix(12)
        bytes = (0..<Int(random.next() % 200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        if round % 20 == 0 { bytes = prefix + bytes }
      }
      for _ in 0..<(random.next() % 8) where !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        bytes[place] =
          random.next() % 3 == 0 ? 0xFF : UInt8(truncatingIfNeeded: random.next())
      }
      guard let header = try? ImageHeader.read(bytes) else { continue }
      #expect(1...ImageHeader.maximumSide ~= header.width)
      #expect(1...ImageHeader.maximumSide ~= header.height)
      #expect(header.delays.allSatisfy { 0.1...17_000 ~= $0 })
    }
  }

  @Test func `A file that points back to itself again and again is read in one walk`() throws {
    // 20,000 segments, each with the same directory of 65,535 entries.
    var exif = SampleImage.exif(6, isLittle: true)
    exif[20] = 0xFF
    exif[21] = 0xFF
    exif[34] = 0x13
    let bytes = SampleImage.jpeg(4, 3, segments: (0..<20_000).flatMap { _ in exif })
    let start = ContinuousClock.now
    #expect(try header(bytes).width == 4)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  /// The generator of Steele, Lea and Flood (2014): the same numbers for a seed, everywhere.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }
}
