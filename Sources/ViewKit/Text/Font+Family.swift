extension Font {
  /// Faces that belong together, by their name in UIKit.
  ///
  /// Those families of iOS 8.4 whose advance widths are known: Arial was drawn to Helvetica's, and
  /// the typewriters have one width. A list of all that the system has is in
  /// github.com/xingheng/iOSFontPreview.
  public enum Family: String, CaseIterable, Sendable {
    case arial = "Arial"
    case courierNew = "Courier New"
    case helvetica = "Helvetica"
    case helveticaNeue = "Helvetica Neue"
    case menlo = "Menlo"

    /// The widths of a family in which all characters are alike.
    var uniformMetrics: FontMetrics? {
      switch self {
      case .courierNew: .courierNew
      case .menlo: .menlo
      case .arial, .helvetica, .helveticaNeue: nil
      }
    }

    // MARK: Faces

    /// One face of a family.
    struct Face {
      var name: String
      var weight: Weight
      var isItalic: Bool
    }

    /// The faces in the order of their weights.
    var faces: [Face] {
      switch self {
      case .arial:
        Self.faces("ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT")
      case .courierNew:
        Self.faces(
          "CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT",
          "CourierNewPS-BoldItalicMT")
      case .helvetica:
        [
          Face(name: "Helvetica-Light", weight: .light, isItalic: false),
          Face(name: "Helvetica-LightOblique", weight: .light, isItalic: true),
        ]
          + Self.faces(
            "Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique")
      case .helveticaNeue:
        [.ultraLight, .thin, .light, .regular, .medium, .bold].flatMap { weight in
          [false, true].map { isItalic in
            Face(
              name: Self.neueName(weight, isItalic), weight: weight, isItalic: isItalic)
          }
        }
      case .menlo:
        Self.faces("Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic")
      }
    }

    private static func faces(
      _ regular: String, _ italic: String, _ bold: String, _ boldItalic: String
    ) -> [Face] {
      [
        Face(name: regular, weight: .regular, isItalic: false),
        Face(name: italic, weight: .regular, isItalic: true),
        Face(name: bold, weight: .bold, isItalic: false),
        Face(name: boldItalic, weight: .bold, isItalic: true),
      ]
    }

    /// The PostScript name of the face of a weight and a slant.
    func faceName(_ weight: Weight, _ isItalic: Bool) -> String {
      if self == .helveticaNeue { return Self.neueName(weight, isItalic) }
      let face = faces.first { $0.weight == weight && $0.isItalic == isItalic }
      return face?.name ?? rawValue
    }

    /// The name of a face of Helvetica Neue, also of those weights of the system font that no
    /// face of the family has.
    private static func neueName(_ weight: Weight, _ isItalic: Bool) -> String {
      let style = (weight == .regular ? "" : weight.name) + (isItalic ? "Italic" : "")
      return style.isEmpty ? "HelveticaNeue" : "HelveticaNeue-" + style
    }

    // MARK: Vertical metrics

    /// The vertical metrics of a family, in parts of the em.
    struct VerticalMetrics {
      var ascender: Double
      var descender: Double
      var lineHeight: Double
      var capHeight: Double
      var xHeight: Double
    }

    var metrics: VerticalMetrics {
      switch self {
      case .arial: Self.arialMetrics
      case .courierNew: Self.courierNewMetrics
      case .helvetica: Self.helveticaMetrics
      case .helveticaNeue: Self.helveticaNeueMetrics
      case .menlo: Self.menloMetrics
      }
    }

    /// The font's own `hhea` and `OS/2` tables: 1854, −434 and a gap of 67 of 2048 units.
    private static let arialMetrics = VerticalMetrics(
      ascender: 0.905, descender: -0.212, lineHeight: 1.15, capHeight: 0.716, xHeight: 0.519)
    /// The font's own tables: 1705 and −615 of 2048 units, no gap.
    private static let courierNewMetrics = VerticalMetrics(
      ascender: 0.8325, descender: -0.3003, lineHeight: 1.1328, capHeight: 0.571, xHeight: 0.423)
    /// What iOS reports at 17 points (15.640, −3.910, 19.55: zhaoxin.pro/15918614844798.html), and
    /// Adobe's Helvetica.afm for the letters.
    private static let helveticaMetrics = VerticalMetrics(
      ascender: 0.92, descender: -0.23, lineHeight: 1.15, capHeight: 0.718, xHeight: 0.523)
    /// What an iPhone with iOS 8 reports at 32 points (30.464, 22.848, 16.544, 38.176:
    /// blog.csdn.net/caojengineer/article/details/46408811); the gap is 0.028 of it.
    private static let helveticaNeueMetrics = VerticalMetrics(
      ascender: 0.952, descender: -0.213, lineHeight: 1.193, capHeight: 0.714, xHeight: 0.517)
    /// The font's own tables: 1901 and −483 of 2048 units, no gap.
    private static let menloMetrics = VerticalMetrics(
      ascender: 0.928, descender: -0.236, lineHeight: 1.164, capHeight: 0.729, xHeight: 0.547)
  }
}

extension Font {
  /// The names of the families, as `UIFont.familyNames`; in alphabetical order.
  public static var familyNames: [String] { Family.allCases.map(\.rawValue) }

  /// The PostScript names of a family's faces, as `UIFont.fontNames(forFamilyName:)`; empty for
  /// a family that does not exist.
  public static func fontNames(forFamilyName name: String) -> [String] {
    Family(rawValue: name)?.faces.map(\.name) ?? []
  }
}
