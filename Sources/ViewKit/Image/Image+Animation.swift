// Images that are several.
extension Image {
  /// The images that are shown one after the other; nil for one that stands still.
  public var images: [Image]? { form.images.isEmpty ? nil : form.images }

  /// How long it takes to show all of ``images`` once, in seconds; 0 for one that stands still.
  public var duration: Double { form.durations.reduce(0, +) }

  /// The pictures of the file, where it has several, as a GIF may.
  ///
  /// UIKit shows the first of them only; ImageIO gives all.
  public var frames: [Image] {
    delays.indices.map { index in
      with {
        $0.cgImage = cgImage.withFrame(index)
        $0.delays = []
        $0.images = []
        $0.durations = []
      }
    }
  }

  /// For how many seconds each of ``frames`` is shown.
  public var delays: [Double] { form.delays }

  /// An image that shows others one after the other, `animatedImage(with:duration:)`; nil when there
  /// are none.
  ///
  /// - Parameter duration: the seconds for all of them; 0 stands for a thirtieth for each.
  public static func animatedImage(with images: [Image], duration: Double) -> Image? {
    animated(images, FrameSequence.duration(duration, count: images.count))
  }

  /// The pictures of the file one after the other, each for as long as the file says; nil when it
  /// has one only.
  public func animatedFrames(duration: Double) -> Image? {
    let whole = delays.reduce(0, +)
    guard whole > 0 else { return nil }
    let factor = duration > 0 && duration.isFinite ? duration / whole : 1
    return Self.animated(frames, durations: delays.map { $0 * factor })
  }

  private static func animated(_ images: [Image], _ duration: Double) -> Image? {
    animated(
      images,
      durations: [Double](repeating: duration / Double(max(images.count, 1)), count: images.count))
  }

  private static func animated(_ images: [Image], durations: [Double]) -> Image? {
    images.first?.with {
      // What is itself several images is one of them here.
      $0.images = images.map { $0.images?.first ?? $0 }
      $0.durations = durations
      $0.delays = []
    }
  }
}
