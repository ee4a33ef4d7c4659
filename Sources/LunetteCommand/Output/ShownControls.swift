/// A text of a script with what could drive a terminal made visible; line ends and tabs stay.
///
/// The text rendering shows the same signs.
func shownControls(_ text: String) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A: shown.append(scalar)
    case 0..<0x20: append(0x2400 + scalar.value, to: &shown)
    case 0x7F: append(0x2421, to: &shown)
    case 0x80..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      shown.append(
        contentsOf: "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩".unicodeScalars)
    default: shown.append(scalar)
    }
  }
  return String(shown)
}

private func append(_ code: UInt32, to text: inout String.UnicodeScalarView) {
  if let scalar = Unicode.Scalar(code) { text.append(scalar) }
}
