import ViewKit

/// Writes pictures and display lists as SVG.
///
/// `SVGWriter+….swift` have the parts: paths, paint, texts, images, and lists with their clips.
struct SVGWriter {
  /// What is being written: the body, or the inside of a definition.
  var bytes: [UInt8] = []
  var definitions = SVGDefinitions()
  let imageFile: (String) -> ImageFile?
  /// The numbers of the image files that were used, by their paths; nil for those that cannot be
  /// read.
  var files: [String: Int?] = [:]
  /// The numbers of drawings that are used as images, and those that are still to be written.
  var drawings: [ObjectIdentifier: Int] = [:]
  var waiting: [(number: Int, image: CGImage)] = []

  /// Groups that are open; those of which nothing is written yet are written with what comes next.
  private var pending: [Picture.Group] = []
  private var openGroups = 0

  /// The place of all that is seen.
  private let screen: Rect

  /// - Parameters:
  ///   - size: that of the screen, in points.
  ///   - imageFile: reads a file.
  init(size: Size, imageFile: @escaping (String) -> ImageFile? = { _ in nil }) {
    screen = Rect(origin: .zero, size: size)
    self.imageFile = imageFile
  }

  /// Writes all of a picture.
  mutating func write(_ picture: Picture) {
    write(picture.steps)
    writeDrawings()
  }

  private mutating func write(_ steps: [Picture.Step]) {
    for step in steps {
      switch step {
      case .begin(let group): pending.append(group)
      case .draw(let drawing):
        beginGroups()
        write(drawing.list, in: drawing.area, drawing.transform)
      case .end: endGroup()
      }
    }
  }

  /// The number of the mask that lets through what is opaque in a picture.
  private mutating func maskNumber(_ steps: [Picture.Step]) -> Int {
    let outer = (pending, openGroups)
    (pending, openGroups) = ([], 0)
    defer { (pending, openGroups) = outer }
    let rest = inside { writer in
      writer.bytes.attribute("maskUnits", "userSpaceOnUse")
      writer.bytes.attributes(of: writer.screen)
      writer.bytes.attribute("style", "mask-type:alpha")
      writer.bytes.append(">\n")
      writer.write(steps)
      writer.bytes.append("</mask>")
    }
    return definitions.number("mask", rest)
  }

  /// Begins the groups that wait for something to show.
  private mutating func beginGroups() {
    for group in pending {
      bytes.append("<g")
      if group.opacity < 1 { bytes.attribute("opacity", factor: group.opacity) }
      if let clip = group.clip {
        let number = clipNumber(clip.path, .winding, clip.transform)
        bytes.attribute("clip-path", reference: number)
      }
      if let mask = group.mask { bytes.attribute("mask", reference: maskNumber(mask)) }
      if let shadow = group.shadow {
        bytes.attribute("filter", reference: shadowNumber(shadow, in: screen))
      }
      bytes.append(">\n")
      openGroups += 1
    }
    pending = []
  }

  private mutating func endGroup() {
    if pending.popLast() != nil { return }
    if openGroups == 0 { return }
    openGroups -= 1
    bytes.append("</g>\n")
  }

  /// Writes into a definition: what the body appends to ``bytes`` is given.
  mutating func inside(_ body: (inout SVGWriter) -> Void) -> [UInt8] {
    let outer = bytes
    bytes = []
    body(&self)
    defer { bytes = outer }
    return bytes
  }

  /// The number of the clip of a path.
  mutating func clipNumber(_ path: Path, _ rule: FillRule, _ transform: AffineTransform) -> Int {
    let rest = inside { writer in
      writer.bytes.append(">")
      writer.beginFigure(path)
      writer.bytes.attribute(transform: transform)
      if rule == .evenOdd { writer.bytes.attribute("clip-rule", "evenodd") }
      writer.bytes.append("/></clipPath>")
    }
    return definitions.number("clipPath", rest)
  }

  /// The whole document around what was written.
  func document() -> [UInt8] {
    let size = screen.size
    var document: [UInt8] = []
    document.reserveCapacity(bytes.count + 1024)
    document.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    document.attribute("width", coordinate: size.width)
    document.attribute("height", coordinate: size.height)
    document.append(" viewBox=\"0 0 ")
    document.append(Point(x: size.width, y: size.height))
    document.append("\"")
    document.attribute("font-family", text: Font.Family.helveticaNeue.svgNames)
    // Core Graphics' own; SVG's is 4.
    document.attribute("stroke-miterlimit", "10")
    document.append(">\n")
    definitions.append(to: &document)
    document.append(contentsOf: bytes)
    document.append("</svg>\n")
    return document
  }
}
