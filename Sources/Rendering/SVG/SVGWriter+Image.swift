import ViewKit

// Images: files as they are, in parts and turned as they have to be.
extension SVGWriter {
  mutating func write(
    _ image: Image, in rect: Rect, isFlipped: Bool, _ style: DisplayList.Style
  ) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let mirror = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let transform = isFlipped ? mirror.concatenating(style.transform) : style.transform
    let isGroup = style.alpha < 1 || !transform.isIdentity
    if isGroup {
      bytes.append("<g")
      bytes.attribute(transform: transform)
      if style.alpha < 1 { bytes.attribute("opacity", factor: max(style.alpha, 0)) }
      bytes.append(">\n")
    }
    write(image, in: rect)
    if isGroup { bytes.append("</g>\n") }
  }

  private mutating func write(_ image: Image, in rect: Rect) {
    guard let number = fileNumber(of: image.cgImage) ?? drawingNumber(of: image.cgImage) else {
      writeStandIn(for: image, in: rect)
      return
    }
    let whole = Size(width: Double(image.cgImage.width), height: Double(image.cgImage.height))
    let part = image.cgImage.part ?? Rect(origin: .zero, size: whole)
    if image.imageOrientation == .up {
      for (source, target) in image.pieces(of: part, in: rect) {
        writePart(source, of: number, in: target)
      }
      return
    }
    // The pixels in a square of one point, turned, and that in the rectangle.
    bytes.append("<g")
    bytes.attribute(
      transform: image.imageOrientation.transform
        .concatenating(AffineTransform(scaleX: rect.width, y: rect.height))
        .concatenating(AffineTransform(translationX: rect.minX, y: rect.minY)))
    bytes.append(">\n")
    writePart(part, of: number, in: Rect(x: 0, y: 0, width: 1, height: 1))
    bytes.append("</g>\n")
  }

  /// A part of what has a number, in its coordinates, over a rectangle.
  private mutating func writePart(_ part: Rect, of number: Int, in rect: Rect) {
    guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
    bytes.append("<svg")
    bytes.attributes(of: rect)
    bytes.append(" viewBox=\"")
    bytes.append(part.origin)
    bytes.append(" ")
    bytes.append(Point(x: part.width, y: part.height))
    bytes.append("\" preserveAspectRatio=\"none\"><use href=\"#d")
    bytes.append(number)
    bytes.append("\"/></svg>\n")
  }

  /// The number of a file's definition; nil for one that cannot be read.
  private mutating func fileNumber(of image: CGImage) -> Int? {
    guard let path = image.path else { return nil }
    if let known = files[path] { return known }
    var number: Int?
    if let file = imageFile(path) {
      let rest = inside { writer in
        writer.bytes.attribute("width", coordinate: Double(file.width))
        writer.bytes.attribute("height", coordinate: Double(file.height))
        // How the picture is to be turned is known here already.
        writer.bytes.attribute("style", "image-orientation:none")
        writer.bytes.append(" href=\"data:")
        writer.bytes.append(escaped: file.mediaType)
        writer.bytes.append(";base64,")
        writer.bytes.append(base64: file.bytes)
        writer.bytes.append("\"/>")
      }
      number = definitions.number("image", rest)
    }
    files[path] = .some(number)
    return number
  }

  // MARK: Drawings

  /// The number of what was drawn, in pixels; nil for what was not. It is written later: images may
  /// have been drawn with others.
  private mutating func drawingNumber(of image: CGImage) -> Int? {
    guard let identity = image.drawingIdentity else { return nil }
    if let known = drawings[identity] { return known }
    let number = definitions.reserve()
    drawings[identity] = number
    waiting.append((number, image))
    return number
  }

  /// Writes the drawings that are used, and those that they use.
  mutating func writeDrawings() {
    var next = 0
    while next < waiting.count {
      let (number, image) = waiting[next]
      next += 1
      guard let list = image.drawing else { continue }
      let rest = inside { writer in
        writer.bytes.append(">\n")
        let scale = image.drawingScale
        writer.write(
          list, in: Rect(origin: .zero, size: list.size), AffineTransform(scaleX: scale, y: scale))
        writer.bytes.append("</g>")
      }
      definitions.define(number, "g", rest)
    }
    waiting = []
  }

  // MARK: Stencils and tiles

  /// The number of a mask that lets as much through as the image is opaque.
  mutating func maskNumber(
    _ image: CGImage, in rect: Rect, _ transform: AffineTransform
  ) -> Int {
    let rect = rect.standardized
    // Core Graphics turns masks upside down.
    let transform = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(transform)
    let rest = inside { writer in
      writer.bytes.attribute("maskUnits", "userSpaceOnUse")
      writer.bytes.attributes(of: rect.applying(transform))
      writer.bytes.attribute("style", "mask-type:alpha")
      writer.bytes.append("><g")
      writer.bytes.attribute(transform: transform)
      writer.bytes.append(">")
      if rect.width > 0, rect.height > 0 { writer.write(Image(cgImage: image), in: rect) }
      writer.bytes.append("</g></mask>")
    }
    return definitions.number("mask", rest)
  }

  /// The number of the pattern that an image is as a tile.
  mutating func patternNumber(_ image: Image) -> Int {
    let tile = Rect(
      x: 0, y: 0, width: max(image.size.width, 1), height: max(image.size.height, 1))
    let rest = inside { writer in
      writer.bytes.attribute("patternUnits", "userSpaceOnUse")
      writer.bytes.attributes(of: tile)
      writer.bytes.append(">")
      writer.write(image, in: tile)
      writer.bytes.append("</pattern>")
    }
    return definitions.number("pattern", rest)
  }

  // MARK: Stand-ins

  /// What stands for an image of which only the name is known: a box with the name.
  private mutating func writeStandIn(for image: Image, in rect: Rect) {
    bytes.append("<rect")
    bytes.attributes(of: rect.width > 2 && rect.height > 2 ? rect.inset(dx: 0.5, dy: 0.5) : rect)
    bytes.append(" rx=\"2\" fill=\"#e5e5ea\" stroke=\"#c7c7cc\"/>\n")
    let font = Font(size: min(10, rect.height - 2))
    let room = rect.width - 4
    guard rect.height >= 8, room >= font.pointSize * 2 else { return }
    let layout = TextLayout(
      image.description, font: font, width: room, numberOfLines: 1,
      lineBreakMode: .byTruncatingMiddle)
    guard let line = layout.lines.first else { return }
    let text = AttributedString(
      line.text,
      attributes: TextAttributes(font: font, foregroundColor: DeviceLook.standInColor))
    let place = Rect(
      x: rect.midX - line.width / 2, y: rect.midY - font.lineHeight / 2, width: .infinity,
      height: font.lineHeight)
    write(text, in: place, DisplayList.Style())
  }
}

extension Image {
  /// Which parts of the pixels are drawn where: edges that keep their size, and what is between them.
  fileprivate func pieces(of part: Rect, in rect: Rect) -> [(source: Rect, target: Rect)] {
    if capInsets == .zero { return [(part, rect)] }
    let columns = Self.stretches(
      part.minX, part.width, capInsets.left * scale, capInsets.right * scale, rect.minX,
      rect.width, scale)
    let rows = Self.stretches(
      part.minY, part.height, capInsets.top * scale, capInsets.bottom * scale, rect.minY,
      rect.height, scale)
    return rows.flatMap { row in
      columns.map { column in
        (
          Rect(x: column.0, y: row.0, width: column.1, height: row.1),
          Rect(x: column.2, y: row.2, width: column.3, height: row.3)
        )
      }
    }
  }

  /// Of one direction: begin and length in pixels, and where they are drawn.
  private static func stretches(
    _ start: Double, _ length: Double, _ first: Double, _ last: Double, _ place: Double,
    _ room: Double, _ scale: Double
  ) -> [(Double, Double, Double, Double)] {
    guard first + last < length, (first + last) / scale < room else {
      return [(start, length, place, room)]
    }
    let middle = length - first - last
    let (before, after) = (first / scale, last / scale)
    return [
      (start, first, place, before),
      (start + first, middle, place + before, room - before - after),
      (start + first + middle, last, place + room - after, after),
    ].filter { $0.1 > 0 && $0.3 > 0 }
  }
}

extension ImageOrientation {
  /// From the square of the pixels to the square in which they are seen.
  fileprivate var transform: AffineTransform {
    switch self {
    case .up: .identity
    case .down: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
