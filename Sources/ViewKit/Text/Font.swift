/// A typeface at a size, as `UIFont`. The system font is Helvetica Neue, that of iOS 7 and 8.
///
/// Vertical metrics come from the ``Family``, advance widths from ``FontMetrics``.
public final class Font: Sendable {
  /// The size in points.
  public let pointSize: Double
  /// How heavy the strokes are.
  public let weight: Weight
  /// Whether the letters are slanted.
  public let isItalic: Bool
  /// The faces that belong together.
  public let family: Family

  /// The system font at a size, as `UIFont.systemFont(ofSize:weight:)`.
  ///
  /// A size that is not above zero means ``systemFontSize``, as AppKit's `NSFont` documents it.
  public convenience init(size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.init(.helveticaNeue, size, weight, isItalic)
  }

  private init(_ family: Family, _ size: Double, _ weight: Weight, _ isItalic: Bool) {
    pointSize = size > 0 && size.isFinite ? size : Self.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.family = family
  }

  /// A font by its PostScript name, or the plain face of a family, as `UIFont(name:size:)`.
  ///
  /// - Returns: nil for a name that no ``Family`` has.
  public convenience init?(name: String, size: Double) {
    for family in Family.allCases {
      let face = family.faces.first { $0.name == name }
      if let face {
        self.init(family, size, face.weight, face.isItalic)
        return
      }
      if family.rawValue == name {
        self.init(family, size, .regular, false)
        return
      }
    }
    return nil
  }

  /// Whether the font has the bold trait, which weights from semibold on have.
  public var isBold: Bool { weight >= .semibold }

  // MARK: - Names

  /// The family's name, such as `Helvetica Neue`.
  public var familyName: String { family.rawValue }

  /// The PostScript name, such as `HelveticaNeue-BoldItalic`.
  ///
  /// The system font has this name too, where iOS has private ones that differ by version.
  public var fontName: String { family.faceName(weight, isItalic) }

  // MARK: - Vertical metrics, in points

  /// From the baseline to the top of the line.
  public var ascender: Double { family.metrics.ascender * pointSize }
  /// From the baseline to the bottom of the line; negative.
  public var descender: Double { family.metrics.descender * pointSize }
  /// From one baseline to the next; the family's line gap is part of it.
  public var lineHeight: Double { family.metrics.lineHeight * pointSize }
  /// The same as ``lineHeight``: UIKit's deprecated property never was the gap alone.
  public var leading: Double { lineHeight }
  /// The height of capital letters.
  public var capHeight: Double { family.metrics.capHeight * pointSize }
  /// The height of lower-case letters without an ascender.
  public var xHeight: Double { family.metrics.xHeight * pointSize }

  /// The advance widths of the font's glyphs.
  public var metrics: FontMetrics {
    family.uniformMetrics ?? (isBold ? .bold : .regular)
  }

  /// The same font at another size, as `withSize(_:)`.
  public func withSize(_ size: Double) -> Font {
    size == pointSize ? self : Font(family, size, weight, isItalic)
  }
}

extension Font: Hashable {
  public static func == (left: Font, right: Font) -> Bool {
    left === right
      || (left.pointSize == right.pointSize && left.weight == right.weight
        && left.isItalic == right.isItalic && left.family == right.family)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(family)
  }
}

extension Font: CustomStringConvertible {
  /// The short form that renderings show: `Helvetica Neue 17`, `Menlo Bold Italic 12.5`.
  public var description: String {
    var words = [familyName]
    if weight != .regular { words.append(weight.name) }
    if isItalic { words.append("Italic") }
    let size = "\(pointSize)"
    words.append(size.hasSuffix(".0") ? String(size.dropLast(2)) : size)
    return words.joined(separator: " ")
  }
}
