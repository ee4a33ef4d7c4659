import ViewKit

// What SVG files are made of, as bytes: no string is made for a number.
extension [UInt8] {
  /// The greatest magnitude of a coordinate that is written: what lies beyond is far off any screen,
  /// and programs that show SVG count in smaller numbers than these documents could hold.
  static let greatestCoordinate = 1e6

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// A length or a place in points, to a ten-thousandth; what is no number is 0.
  mutating func append(coordinate value: Double) {
    append(fixed: value.bounded, 10_000)
  }

  /// A factor or a part, to a millionth; what is no number is 0.
  mutating func append(factor value: Double) {
    append(fixed: value.bounded, 1_000_000)
  }

  private mutating func append(fixed value: Double, _ scale: Int) {
    // A cast cuts, which is quicker than rounding.
    var number = Int(value * Double(scale) + (value < 0 ? -0.5 : 0.5))
    if number < 0 {
      append(UInt8(ascii: "-"))
      number = -number
    }
    append(number / scale)
    var rest = number % scale
    if rest == 0 { return }
    append(UInt8(ascii: "."))
    var unit = scale / 10
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  mutating func append(_ point: Point) {
    append(coordinate: point.x)
    append(UInt8(ascii: " "))
    append(coordinate: point.y)
  }

  // MARK: Attributes

  /// An attribute whose value needs no escape: ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    begin(name)
    append(value)
    append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, coordinate value: Double) {
    begin(name)
    append(coordinate: value)
    append(UInt8(ascii: "\""))
  }

  /// A length that is bounded already.
  private mutating func attribute(_ name: StaticString, length value: Double) {
    begin(name)
    append(fixed: value, 10_000)
    append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, factor value: Double) {
    begin(name)
    append(factor: value)
    append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, text value: String) {
    begin(name)
    append(escaped: value)
    append(UInt8(ascii: "\""))
  }

  /// An attribute that refers to a definition: ` fill="url(#d1)"`.
  mutating func attribute(_ name: StaticString, reference number: Int) {
    begin(name)
    append("url(#d")
    append(number)
    append(")\"")
  }

  /// ` x="1" y="2" width="3" height="4"`; the edges are bounded, so that a rectangle which reaches
  /// beyond all screens on both sides still does.
  mutating func attributes(of rect: Rect) {
    let (x, y) = (rect.minX.bounded, rect.minY.bounded)
    attribute("x", coordinate: x)
    attribute("y", coordinate: y)
    attribute("width", length: rect.maxX.bounded - x)
    attribute("height", length: rect.maxY.bounded - y)
  }

  /// An attribute ` transform="…"`; nothing for the transform that changes nothing.
  mutating func attribute(transform: AffineTransform, named name: StaticString = "transform") {
    if transform.isIdentity { return }
    begin(name)
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      append("translate(")
    } else {
      append("matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        append(factor: factor)
        append(UInt8(ascii: " "))
      }
    }
    append(Point(x: transform.tx, y: transform.ty))
    append(")\"")
  }

  /// A colour as `#rrggbb`, without its alpha.
  mutating func append(hexOf color: Color) {
    append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] {
      let level = UInt8((component * 255).rounded())
      append(Self.digit(level >> 4))
      append(Self.digit(level & 15))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private mutating func begin(_ name: StaticString) {
    append(UInt8(ascii: " "))
    append(name)
    append("=\"")
  }
}

extension Double {
  /// The number brought into what is written of coordinates; 0 for what is no number.
  var bounded: Double {
    let limit = [UInt8].greatestCoordinate
    return self >= -limit ? Swift.min(self, limit) : self < 0 ? -limit : 0
  }
}
