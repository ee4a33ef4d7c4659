/// A colour of the sRGB space with an alpha component, or a pattern, as `UIColor`.
///
/// Components lie in 0...1; what is outside is clamped, as UIKit did before iOS 10. Colours are
/// equal when their components and patterns are, also where UIKit tells `UIColor.white` from the
/// same grey given as red, green and blue.
public final class Color: Sendable {
  /// The red component, 0...1.
  public let red: Double
  /// The green component, 0...1.
  public let green: Double
  /// The blue component, 0...1.
  public let blue: Double
  /// The opacity: 0 is transparent, 1 opaque.
  public let alpha: Double

  /// The image that fills an area like tiles; nil for a plain colour.
  ///
  /// A pattern has no components: they are those of white where something asks for them, and
  /// ``components`` is nil.
  public let pattern: Image?

  /// A colour from its components, as `UIColor(red:green:blue:alpha:)`.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(red, green, blue, alpha, pattern: nil)
  }

  /// The tiles of an image, as `UIColor(patternImage:)`.
  public convenience init(patternImage: Image) {
    self.init(1, 1, 1, 1, pattern: patternImage)
  }

  private init(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, pattern: Image?
  ) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
    self.pattern = pattern
  }

  /// A grey, as `UIColor(white:alpha:)`.
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of the HSB model, as `UIColor(hue:saturation:brightness:alpha:)`.
  ///
  /// The hue runs from 0 (red) over 1/3 (green) and 2/3 (blue) to 1 (red again).
  public convenience init(
    hue: Double, saturation: Double, brightness: Double, alpha: Double = 1
  ) {
    let saturation = Self.clamp(saturation)
    let brightness = Self.clamp(brightness)
    let sextant = Self.clamp(hue) * 6
    let chroma = brightness * saturation
    let rest = brightness - chroma
    let middle = chroma * (1 - abs(sextant.truncatingRemainder(dividingBy: 2) - 1)) + rest
    let top = chroma + rest
    let (red, green, blue) =
      switch Int(sextant) {
      case 1: (middle, top, rest)
      case 2: (rest, top, middle)
      case 3: (rest, middle, top)
      case 4: (middle, rest, top)
      case 5: (top, rest, middle)
      default: (top, middle, rest)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue and alpha, as `getRed(_:green:blue:alpha:)`; nil for a pattern.
  public var components: [Double]? {
    pattern == nil ? [red, green, blue, alpha] : nil
  }

  /// The grey level, as `getWhite(_:alpha:)` gives it; nil for a colour that is no grey.
  public var white: Double? {
    pattern == nil && red == green && green == blue ? red : nil
  }

  /// The components in the HSB model, each 0...1, as `getHue(_:saturation:brightness:alpha:)`.
  /// A grey has the hue 0.
  public var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, brightness) }
    let sextant: Double
    if brightness == red {
      sextant = (green - blue) / chroma + (green < blue ? 6 : 0)
    } else if brightness == green {
      sextant = (blue - red) / chroma + 2
    } else {
      sextant = (red - green) / chroma + 4
    }
    return (sextant / 6, chroma / brightness, brightness)
  }

  /// The same colour or pattern with another opacity, as `withAlphaComponent(_:)`.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red, green, blue, alpha, pattern: pattern)
  }

  /// How far it is from another colour to this one: red, green, blue, alpha. What is clear has no
  /// colour of its own; a pattern has none that could be on its way.
  func distance(from other: Color) -> [Double]? {
    guard let own = components, let others = other.components else { return nil }
    let colors = alpha == 0 || other.alpha == 0 ? [0, 0, 0] : (0..<3).map { own[$0] - others[$0] }
    return colors + [alpha - other.alpha]
  }

  /// The colour at a distance, as far as there are such colours.
  func adding(_ way: [Double]) -> Color {
    guard let own = components else { return self }
    return Color(
      red: own[0] + way[0], green: own[1] + way[1], blue: own[2] + way[2], alpha: own[3] + way[3])
  }

  /// The colour as layers take it; a layer takes a ``Color`` itself, so this is the receiver.
  public var cgColor: Color { self }

  /// A component in its range; one that is not a number is 0.
  private static func clamp(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}

extension Color: Hashable {
  public static func == (left: Color, right: Color) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha && left.pattern == right.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(pattern)
  }
}

extension Color: CustomStringConvertible {
  /// The short form that renderings show: `#ff0000`, `pattern(paper.png)`.
  public var description: String {
    guard let pattern else { return hexString }
    return alpha < 1 ? "pattern(\(pattern.fileName), \(alpha))" : "pattern(\(pattern.fileName))"
  }
}
