import ViewKit

/// The figures of a drawing as items of the text grid.
struct DrawnFigures {
  struct Form {
    var form: ScreenDrawing.Form
    /// The box on the screen that cuts it off.
    var clip: Rect?
  }

  private let list: DisplayList
  /// From the coordinates of the list to those of the view.
  private let outer: AffineTransform
  private var forms: [Form] = []
  /// The boxes that are there, so that rings of one size are one box.
  private var boxes: [Rect] = []
  /// The marks, which give way to the texts in them: the figure is the text's background then.
  private var marks: [(place: Rect, form: Form)] = []
  private var texts: [Rect] = []
  /// The alphas of the layers that are open, multiplied.
  private var alphas = [1.0]
  /// The boxes of the clips on the screen.
  private var clips: [Rect] = []

  /// How many figures of a drawing are shown, texts and images not counted: a grid has no room for
  /// more, and each is looked at for each text.
  private static let mostFigures = 500

  init(_ list: DisplayList, _ outer: AffineTransform) {
    self.list = list
    self.outer = outer
  }

  /// The items from back to front.
  mutating func forms(_ canvas: Canvas) -> [Form] {
    for clip in list.clips {
      let box: Rect
      switch clip.form {
      case .path(let path, _): box = path.boundingBox.applying(outer)
      case .mask(let mask, let rect, let transform):
        box = mask.width == 0 || mask.height == 0 ? .null : rect.applying(transform).applying(outer)
      }
      let own = canvas.onScreen(box)
      clips.append(clip.outer.map { clips[$0].intersection(own) } ?? own)
    }
    for item in list.items { add(item, canvas) }
    for mark in marks where !texts.contains(where: mark.place.intersects) {
      forms.append(mark.form)
    }
    return forms
  }

  private mutating func add(_ item: DisplayList.Item, _ canvas: Canvas) {
    let style = list.style(of: item)
    let alpha = style.alpha * (alphas.last ?? 1)
    if case .beginLayer = item.form { alphas.append(alpha) }
    if case .endLayer = item.form, alphas.count > 1 { alphas.removeLast() }
    let clip = style.clip.map { clips[$0] }
    if let clip, clip.isNull || clip.isEmpty { return }
    let figure = Figure(
      style: style, alpha: alpha, clip: clip, transform: style.transform.concatenating(outer),
      canvas: canvas)
    switch item.form {
    case .text(let text, let rect): addText(text, rect, figure)
    case .image(let image, let rect, _): addImage(image, rect, figure)
    case _ where forms.count > Self.mostFigures, .clear, .beginLayer, .endLayer: break
    case .fill(let path, _): addFill(path, figure)
    case .stroke(let path): addStroke(path, figure)
    case .linearGradient(let gradient, _, _, _), .radialGradient(let gradient, _, _, _, _, _):
      addGradient(gradient, figure)
    }
  }

  /// How an item is painted.
  private struct Figure {
    let style: DisplayList.Style
    let alpha: Double
    let clip: Rect?
    let transform: AffineTransform
    let canvas: Canvas

    func onScreen(_ rect: Rect) -> Rect { canvas.onScreen(rect.applying(transform)) }
    func form(_ form: ScreenDrawing.Form) -> Form { Form(form: form, clip: clip) }
    /// Whether rectangles stay upright.
    var isUpright: Bool { transform.b == 0 && transform.c == 0 }
    var opacity: Double { alpha * canvas.opacity }
  }

  // MARK: Texts and images

  private mutating func addText(_ text: AttributedString, _ rect: Rect, _ figure: Figure) {
    for line in DrawnText.lines(of: text, in: rect) {
      guard
        let run = figure.canvas.run(
          line, of: text, opacity: figure.alpha, figure.transform)
      else { continue }
      let size = Size(width: line.line.width, height: line.line.extent.height)
      texts.append(figure.onScreen(Rect(origin: line.origin, size: size)))
      forms.append(figure.form(.run(run)))
    }
  }

  private mutating func addImage(_ image: Image, _ rect: Rect, _ figure: Figure) {
    let place = figure.onScreen(rect)
    if !image.cgImage.hasAlpha {
      forms.append(figure.form(.fill(place, Image.ground, opacity: figure.opacity)))
    }
    addMark(Image.mark(image), in: place, .black, figure, atOnce: true)
  }

  private mutating func addMark(
    _ mark: String, in place: Rect, _ color: Color, _ figure: Figure, atOnce: Bool = false
  ) {
    let font = Canvas.markFont
    let width = min(font.width(of: mark), max(place.width, 1))
    let style = TextStyle(color: color.withAlphaComponent(color.alpha * figure.opacity))
    let part = TextPart(
      mark, minX: place.midX - width / 2, maxX: place.midX + width / 2, alignment: .center,
      style: style)
    let run = TextRun([part], middle: place.midY, lineHeight: font.lineHeight)
    if atOnce {
      texts.append(place)
      forms.append(figure.form(.run(run)))
    } else {
      marks.append((place, figure.form(.run(run))))
    }
  }

  // MARK: Areas

  private mutating func addFill(_ path: Path, _ figure: Figure) {
    let color = figure.style.fillColor
    guard color.alpha * figure.opacity > 0, figure.style.blendMode != .clear else { return }
    let box = figure.onScreen(path.boundingBox)
    switch path.elements.first {
    case .rect where path.elements.count == 1, .roundedRect where path.elements.count == 1:
      addArea(box, color, figure)
    case .ellipse, .arc:
      if Self.isSmall(box) { addMark("●", in: box, color, figure) }
      // What lies in the corners of the box is beside the figure.
      let inset = (1 - 0.5.squareRoot()) / 2
      addArea(
        box.inset(dx: box.width * inset, dy: box.height * inset), color, figure)
    default: break
    }
  }

  private mutating func addArea(_ rect: Rect, _ color: Color, _ figure: Figure) {
    if min(rect.width, rect.height) <= 1 {
      forms.append(figure.form(.line(rect, color)))
    } else {
      forms.append(figure.form(.fill(rect, color, opacity: figure.opacity)))
    }
  }

  private mutating func addGradient(_ gradient: Gradient, _ figure: Figure) {
    guard let color = gradient.stops.first?.color else { return }
    // Through a mask much of what is behind is seen.
    if let clip = figure.style.clip, case .mask = list.clips[clip].form { return }
    let all = figure.canvas.onScreen(Rect(origin: .zero, size: list.size).applying(outer))
    addArea(figure.clip.map { $0.intersection(all) } ?? all, color, figure)
  }

  // MARK: Lines

  private mutating func addStroke(_ path: Path, _ figure: Figure) {
    let color = figure.style.strokeColor
    guard color.alpha * figure.opacity > 0, figure.style.blendMode != .clear else { return }
    for segment in path.straightSegments { addLine(segment, figure) }
    for element in path.elements {
      switch element {
      case .rect(let rect), .roundedRect(let rect, _):
        let box = figure.onScreen(rect)
        if figure.isUpright, min(box.width, box.height) <= 1 {
          forms.append(figure.form(.line(box, color)))
        } else {
          addBox(box, "□", figure)
        }
      case .ellipse(let rect): addBox(figure.onScreen(rect), "○", figure)
      case .arc(let arc): addBox(figure.onScreen(arc.circleBox), "○", figure)
      default: break
      }
    }
  }

  private mutating func addBox(_ rect: Rect, _ mark: String, _ figure: Figure) {
    let color = figure.style.strokeColor
    if Self.isSmall(rect) { return addMark(mark, in: rect, color, figure) }
    let isThere = boxes.contains { box in
      abs(box.midX - rect.midX) < Self.nearness && abs(box.midY - rect.midY) < Self.nearness
        && abs(box.width - rect.width) < 2 * Self.nearness
        && abs(box.height - rect.height) < 2 * Self.nearness
    }
    if isThere { return }
    boxes.append(rect)
    forms.append(figure.form(.box(rect, color)))
  }

  private mutating func addLine(_ segment: (from: Point, to: Point), _ figure: Figure) {
    let (from, to) = (segment.from, segment.to)
    let box = figure.onScreen(
      Rect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
        height: abs(to.y - from.y)))
    guard figure.isUpright, min(box.width, box.height) <= 1 else { return }
    let width = figure.style.line.width * max(abs(figure.transform.a), abs(figure.transform.d))
    let color = figure.style.strokeColor
    if width > Self.thickest {
      let half = width / 2
      let area = box.width >= box.height ? box.inset(dx: 0, dy: -half) : box.inset(dx: -half, dy: 0)
      forms.append(figure.form(.fill(area, color, opacity: figure.opacity)))
    } else {
      forms.append(figure.form(.line(box, color)))
    }
  }

  // MARK: Measures

  /// What is no larger than a finger is a mark; a box has no room in the grid then.
  private static func isSmall(_ rect: Rect) -> Bool { rect.width <= 44 && rect.height <= 44 }

  /// How near figures are to each other that are one for the grid: two cells.
  private static let nearness = 10.0
  /// From which width in points on a line is an area.
  private static let thickest = 8.0
}

extension Path.Arc {
  /// The square around the whole circle.
  fileprivate var circleBox: Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension Path {
  /// The straight lines between points, those that close subpaths too.
  fileprivate var straightSegments: [(from: Point, to: Point)] {
    var segments: [(from: Point, to: Point)] = []
    var start: Point?
    var current: Point?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        if let current { segments.append((current, point)) }
        current = point
      case .close:
        if let current, let start, current != start { segments.append((current, start)) }
        current = start
      case .quadCurve(_, let point), .curve(_, _, let point): current = point
      case .arc(let arc): current = arc.endPoint
      case .rect, .ellipse, .roundedRect: current = nil
      }
    }
    return segments
  }
}
