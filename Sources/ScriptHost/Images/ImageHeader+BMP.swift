extension ImageHeader {
  /// Two kinds of header, told apart by their lengths; the height is negative where the first row
  /// is the upper one.
  static func bmp(_ bytes: ImageBytes) throws(ImageHeaderFailure) -> ImageHeader {
    guard let length = bytes.little(4, at: 14) else { throw .ends(.bmp) }
    var header = ImageHeader(format: .bmp, width: 0, height: 0)
    if length == 12 {
      guard let width = bytes.little(2, at: 18), let height = bytes.little(2, at: 20)
      else { throw .ends(.bmp) }
      (header.width, header.height) = (width, height)
      return header
    }
    guard 16...1024 ~= length else { throw .damaged(.bmp) }
    guard let width = bytes.little(4, at: 18), let height = bytes.little(4, at: 22)
    else { throw .ends(.bmp) }
    header.width = Int(Int32(truncatingIfNeeded: width))
    header.height = abs(Int(Int32(truncatingIfNeeded: height)))
    // The mask of the alpha component, which longer headers have.
    header.hasAlpha = length >= 56 && bytes.little(4, at: 66) ?? 0 != 0
    return header
  }
}
