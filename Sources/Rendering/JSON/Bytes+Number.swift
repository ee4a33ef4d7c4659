// Numbers as text: the shortest that reads back as the same, whole ones without a fraction.
extension [UInt8] {
  mutating func append(_ value: Int) {
    let zero = UInt8(ascii: "0")
    if (0..<1000).contains(value) {
      // The coordinates of a screen.
      if value >= 100 { append(zero + UInt8(value / 100)) }
      if value >= 10 { append(zero + UInt8(value / 10 % 10)) }
      append(zero + UInt8(value % 10))
      return
    }
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = count
    repeat {
      append(zero + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends a number; infinities and NaN as `inf`, `-inf` and `nan`.
  mutating func append(_ value: Double) {
    guard abs(value) < 1e16 else {
      append(contentsOf: value.description.utf8)
      return
    }
    let whole = Int(value)
    if Double(whole) == value {
      append(whole)
    } else if value * 2 == (value * 2).rounded() {
      // Halves are common: the pixels of the screen.
      if value < 0 && whole == 0 { append(UInt8(ascii: "-")) }
      append(whole)
      append(UInt8(ascii: "."))
      append(UInt8(ascii: "5"))
    } else {
      append(contentsOf: value.description.utf8)
    }
  }
}
