/// A typeface at a size, as `UIFont`: Helvetica Neue, the system font of iOS 7 and 8.
///
/// Vertical metrics are those that an iPhone with iOS 8 reports for the system font (ascender
/// 30.464, capital height 22.848, x-height 16.544, line height 38.176 at 32 points:
/// blog.csdn.net/caojengineer/article/details/46408811). Advance widths come from
/// ``FontMetrics``.
public final class Font: Sendable {
  /// The size in points.
  public let pointSize: Double
  /// How heavy the strokes are.
  public let weight: Weight
  /// Whether the letters are slanted.
  public let isItalic: Bool

  /// The system font at a size, as `UIFont.systemFont(ofSize:weight:)`.
  ///
  /// A size that is not above zero means ``systemFontSize``, as AppKit's `NSFont` documents it.
  public init(size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    pointSize = size > 0 && size.isFinite ? size : Self.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by its PostScript or family name, as `UIFont(name:size:)`.
  ///
  /// The family is the only one there is; nil for every other name.
  public convenience init?(name: String, size: Double) {
    if name == Self.family {
      self.init(size: size)
      return
    }
    for weight in Weight.allCases {
      for isItalic in [false, true] where Self.fontName(weight, isItalic) == name {
        self.init(size: size, weight: weight, isItalic: isItalic)
        return
      }
    }
    return nil
  }

  /// Whether the font has the bold trait, which weights from semibold on have.
  public var isBold: Bool { weight >= .semibold }

  // MARK: - Names

  private static let family = "Helvetica Neue"

  /// The family's name: `Helvetica Neue`.
  public var familyName: String { Self.family }

  /// The PostScript name, such as `HelveticaNeue-BoldItalic`.
  ///
  /// The system font has this name too, where iOS has private ones that differ by version.
  public var fontName: String { Self.fontName(weight, isItalic) }

  private static func fontName(_ weight: Weight, _ isItalic: Bool) -> String {
    let style = weight == .regular ? "" : weight.name
    let slant = isItalic ? "Italic" : ""
    return style.isEmpty && slant.isEmpty ? "HelveticaNeue" : "HelveticaNeue-" + style + slant
  }

  // MARK: - Vertical metrics, in points

  /// From the baseline to the top of the line.
  public var ascender: Double { 0.952 * pointSize }
  /// From the baseline to the bottom of the line; negative.
  public var descender: Double { -0.213 * pointSize }
  /// From one baseline to the next; the font's line gap of 0.028 em is part of it.
  public var lineHeight: Double { 1.193 * pointSize }
  /// The same as ``lineHeight``: UIKit's deprecated property never was the gap alone.
  public var leading: Double { lineHeight }
  /// The height of capital letters.
  public var capHeight: Double { 0.714 * pointSize }
  /// The height of lower-case letters without an ascender.
  public var xHeight: Double { 0.517 * pointSize }

  /// The advance widths of the font's glyphs.
  public var metrics: FontMetrics { isBold ? .bold : .regular }

  /// The same font at another size, as `withSize(_:)`.
  public func withSize(_ size: Double) -> Font {
    size == pointSize ? self : Font(size: size, weight: weight, isItalic: isItalic)
  }
}

extension Font: Hashable {
  public static func == (left: Font, right: Font) -> Bool {
    left === right
      || (left.pointSize == right.pointSize && left.weight == right.weight
        && left.isItalic == right.isItalic)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}

extension Font: CustomStringConvertible {
  /// The short form that renderings show: `Helvetica Neue 17`, `Helvetica Neue Bold Italic 12.5`.
  public var description: String {
    var words = [familyName]
    if weight != .regular { words.append(weight.name) }
    if isItalic { words.append("Italic") }
    let size = "\(pointSize)"
    words.append(size.hasSuffix(".0") ? String(size.dropLast(2)) : size)
    return words.joined(separator: " ")
  }
}
