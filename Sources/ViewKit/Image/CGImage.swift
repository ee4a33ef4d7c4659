/// The pixels of an image, as `CGImage`: Lunette knows whose they are and how many, and decodes
/// none. Of those that a script has drawn it knows how.
public final class CGImage: Sendable {
  /// The name of the file, such as `bell.png`.
  public let name: String
  /// Where the file lies; nil when there is none.
  public let path: String?
  /// Which picture of the file it is, from 0 on; nil when the file has one only.
  public let frame: Int?
  /// Whether pixels may be transparent.
  public let hasAlpha: Bool
  /// The width in pixels, `CGImageGetWidth`.
  public let width: Int
  /// The height in pixels, `CGImageGetHeight`.
  public let height: Int
  /// The place in the whole picture, in its pixels; nil when this is all of it.
  public let part: Rect?

  /// How the whole picture was drawn, where a script has drawn it.
  public var drawing: DisplayList? { drawn?.list }

  /// The pixels of a point of the drawing; 1 where there is none.
  public var drawingScale: Double { drawn?.scale ?? 1 }

  /// The same for all parts of a picture that was drawn, while one of them is there.
  public var drawingIdentity: ObjectIdentifier? { drawn.map(ObjectIdentifier.init) }

  /// The same picture, in a part of it too, has the same object.
  let drawn: DrawnPicture?

  public convenience init(
    name: String, path: String? = nil, width: Int, height: Int, hasAlpha: Bool = true,
    frame: Int? = nil, part: Rect? = nil
  ) {
    self.init(
      name: name, path: path, width: width, height: height, hasAlpha: hasAlpha, frame: frame,
      part: part, drawn: nil)
  }

  /// The pixels of what was drawn.
  ///
  /// - Parameter scale: the pixels of a point of the drawing.
  public convenience init(drawing: DisplayList, scale: Double = 1, hasAlpha: Bool = true) {
    func pixels(_ length: Double) -> Int {
      let pixels = (length * scale - 1e-6).rounded(.up)
      return pixels > 0 ? Int(min(pixels, Double(Int32.max))) : 0
    }
    self.init(
      name: "drawing \(drawing.size.shortText)", path: nil, width: pixels(drawing.size.width),
      height: pixels(drawing.size.height), hasAlpha: hasAlpha, frame: nil, part: nil,
      drawn: DrawnPicture(drawing, scale: scale))
  }

  private init(
    name: String, path: String?, width: Int, height: Int, hasAlpha: Bool, frame: Int?, part: Rect?,
    drawn: DrawnPicture?
  ) {
    self.drawn = drawn
    self.name = name
    self.path = path
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.hasAlpha = hasAlpha
    self.frame = frame
    self.part = part
  }

  /// A part of the pixels, as `CGImageCreateWithImageInRect`: the rectangle is widened to whole
  /// pixels and cut at the edges of the image. Nil when nothing of it lies inside.
  public func cropping(to rect: Rect) -> CGImage? {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let area = rect.integral.intersection(whole)
    // A comparison with what is no number is false.
    guard area.width > 0, area.height > 0 else { return nil }
    let origin = part?.origin ?? .zero
    return CGImage(
      name: name, path: path, width: Int(area.width), height: Int(area.height),
      hasAlpha: hasAlpha, frame: frame, part: area.offset(dx: origin.x, dy: origin.y), drawn: drawn)
  }

  /// Another picture of the same file.
  func withFrame(_ frame: Int) -> CGImage {
    CGImage(
      name: name, path: path, width: width, height: height, hasAlpha: hasAlpha, frame: frame)
  }
}

extension CGImage: Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.name == right.name && left.path == right.path && left.frame == right.frame
        && left.hasAlpha == right.hasAlpha && left.width == right.width
        && left.height == right.height && left.part == right.part && left.drawn == right.drawn)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(frame)
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension CGImage: CustomStringConvertible {
  /// The short form that renderings show: `bell.png`, the third picture of `wave.gif[3]`, the part
  /// `Elephant.jpg (160 240; 320 480)`, `drawing 320×320`.
  public var description: String {
    var text = name
    if let frame { text += "[\(frame + 1)]" }
    if let part {
      let numbers = [part.origin.x, part.origin.y, part.width, part.height].map { Int($0) }
      text += " (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
    return text
  }
}
