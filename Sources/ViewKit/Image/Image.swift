/// A picture, known by its name and its size, as `UIImage`.
///
/// Lunette draws no pixels: renderings show the name. Images never change, and are equal when
/// name and size are.
public final class Image: Sendable {
  /// The name by which the image was asked for, such as `bell` or `slide_N.png`.
  public let name: String
  /// The size in points.
  public let size: Size

  /// Makes an image that no file stands behind; ``ImageLibrary/named(_:)`` gives those that exist.
  ///
  /// - Parameter size: a side that is negative or no number counts as 0.
  public init(name: String, size: Size = Metrics.placeholderImageSize) {
    self.name = name
    self.size = Size(width: Self.side(size.width), height: Self.side(size.height))
  }

  /// The name of the file: a name without an ending means a PNG, as for `UIImage(named:)`.
  public var fileName: String {
    let file = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[$0...].dropFirst() }
    let bytes = (file ?? name[...]).utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex else {
      return name + ".png"
    }
    let ending = bytes[dot...].dropFirst()
    let isEnding = (1...4).contains(ending.count) && ending.allSatisfy(Self.isLetterOrDigit)
    return isEnding ? name : name + ".png"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func side(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 0
  }
}

extension Image: Hashable {
  public static func == (left: Image, right: Image) -> Bool {
    left === right || (left.name == right.name && left.size == right.size)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

extension Image: CustomStringConvertible {
  /// The short form that messages show: `bell.png`.
  public var description: String { fileName }
}
