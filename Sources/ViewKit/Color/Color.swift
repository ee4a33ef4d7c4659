/// A colour of the sRGB space with an alpha component, as `UIColor`.
///
/// Components lie in 0...1; what is outside is clamped, as UIKit did before iOS 10. Colours are
/// equal when their components are, also where UIKit tells `UIColor.white` from the same grey
/// given as red, green and blue.
public final class Color: Sendable {
  /// The red component, 0...1.
  public let red: Double
  /// The green component, 0...1.
  public let green: Double
  /// The blue component, 0...1.
  public let blue: Double
  /// The opacity: 0 is transparent, 1 opaque.
  public let alpha: Double

  /// A colour from its components, as `UIColor(red:green:blue:alpha:)`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
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

  /// The grey level, as `getWhite(_:alpha:)` gives it; nil for a colour that is no grey.
  public var white: Double? {
    red == green && green == blue ? red : nil
  }

  /// The components in the HSB model, each 0...1, as `getHue(_:saturation:brightness:alpha:)`.
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

  /// The same colour with another opacity, as `withAlphaComponent(_:)`.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
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
        && left.alpha == right.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension Color: CustomStringConvertible {
  public var description: String { hexString }
}
