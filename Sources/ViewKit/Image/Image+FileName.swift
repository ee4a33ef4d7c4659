extension Image {
  /// The name of the file: a name without an ending has that of the file, or means a PNG, as for
  /// `UIImage(named:)`.
  public var fileName: String {
    if cgImage.drawing != nil { return name }
    return Self.fileName(name, ending: cgImage.path.flatMap(Self.ending) ?? "png")
  }

  static func fileName(_ name: String, ending: String = "png") -> String {
    self.ending(of: name) == nil ? "\(name).\(ending)" : name
  }

  /// The ending of a name, such as `png`; nil when it has none.
  public static func ending(of name: String) -> String? {
    let file = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[$0...].dropFirst() }
    let bytes = (file ?? name[...]).utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex else {
      return nil
    }
    let ending = bytes[dot...].dropFirst()
    guard (1...4).contains(ending.count), ending.allSatisfy(isLetterOrDigit) else { return nil }
    return String(decoding: ending, as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension Image: CustomStringConvertible {
  /// The short form that messages and the text rendering show: `bell.png`; of a part, and of one of
  /// several pictures, see ``CGImage/description``.
  public var description: String {
    images == nil ? fileName + cgImage.description.dropFirst(cgImage.name.count) : fileName
  }
}
