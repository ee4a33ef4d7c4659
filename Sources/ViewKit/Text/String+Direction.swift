extension Substring {
  /// Whether the first paragraph is written from right to left: its first letter with a direction
  /// says so (Unicode's bidirectional algorithm, rules P2 and P3).
  var beginsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return false
      // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic and their extensions, the forms
      // of presentation, the old scripts of the east, and the mark of this direction.
      case 0x05BE...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
        0x200F:
        if scalar.properties.isAlphabetic || scalar.value == 0x200F { return true }
      case 0x200E: return false
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
