/// Images that follow each other, and when which of them is seen.
struct FrameSequence {
  /// The images, and those that are seen in their place while the view is highlighted.
  let images: [Image]
  let highlightedImages: [Image]
  /// The seconds that showing all of them once takes.
  let duration: Double
  /// How often that is done; 0 is for ever.
  let repeatCount: Int
  /// When each image ends, in seconds from the beginning; empty where all take the same time.
  private var ends: [Double] = []

  /// Times that are nearer to each other than this are one: clocks are rounded.
  private static let precision = 1e-7

  /// - Parameter duration: for all images; 0 stands for a thirtieth of a second for each.
  init(_ images: [Image], highlighted: [Image], duration: Double, repeatCount: Int) {
    self.images = images
    highlightedImages = highlighted
    let count = images.isEmpty ? highlighted.count : images.count
    self.duration = Self.duration(duration, count: count)
    self.repeatCount = max(repeatCount, 0)
  }

  /// The images of one that is several, for ever.
  init(_ image: Image) {
    images = image.form.images
    highlightedImages = []
    duration = max(image.duration, Metrics.shortestFrame)
    repeatCount = 0
    var end = 0.0
    let ends = image.form.durations.map { seconds in
      end += seconds
      return end
    }
    if Set(image.form.durations).count > 1 { self.ends = ends }
  }

  /// The seconds for all images: a thirtieth for each unless they are given, as says Apple's page of
  /// `UIImageView.animationDuration`.
  static func duration(_ duration: Double, count: Int) -> Double {
    duration > 0 && duration.isFinite ? duration : Double(count) * Metrics.imageFrameDuration
  }

  /// How many seconds it takes.
  var length: Double { repeatCount == 0 ? .infinity : duration * Double(repeatCount) }

  func isOver(after seconds: Double) -> Bool { seconds >= length - Self.precision }

  /// The image that is seen some seconds after the beginning; nil when none is, as when all are over.
  func image(after seconds: Double, isHighlighted: Bool) -> Image? {
    let shown = isHighlighted && !highlightedImages.isEmpty ? highlightedImages : images
    guard !shown.isEmpty, !isOver(after: seconds) else { return nil }
    return shown[index(after: seconds, count: shown.count)]
  }

  private func index(after seconds: Double, count: Int) -> Int {
    let time = timeInCycle(seconds)
    guard ends.count == count else {
      return min(max(Int(time / duration * Double(count)), 0), count - 1)
    }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if time < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func timeInCycle(_ seconds: Double) -> Double {
    (max(seconds, 0) + Self.precision).truncatingRemainder(dividingBy: duration)
  }

  /// When another image is seen than some seconds after the beginning, or none any more; nil when
  /// that stays so.
  func nextChange(after seconds: Double, isHighlighted: Bool) -> Double? {
    let shown = isHighlighted && !highlightedImages.isEmpty ? highlightedImages : images
    let end = length.isFinite ? length : nil
    guard shown.count > 1 else { return end }
    let index = index(after: seconds, count: shown.count)
    let endOfImage =
      ends.count == shown.count
      ? ends[index] : duration * Double(index + 1) / Double(shown.count)
    let next = seconds + max(endOfImage - timeInCycle(seconds), 0) + Self.precision
    return min(next, length)
  }
}
