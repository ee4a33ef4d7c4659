import ViewKit

/// Turns the visible windows of an application into a drawing.
struct ScreenPainter: ViewVisitor {
  private var canvas: Canvas
  /// The views that were drawn, superview before subviews; a view's number here owns its items.
  private(set) var views: [Entry] = []

  struct Entry {
    var view: ObjectIdentifier
    /// The number of the superview.
    var parent: Int?
    /// The box around the view on the screen.
    var frame: Rect
  }

  private var shapes: [ObjectIdentifier: ViewShape] = [:]
  /// The shape of the view that was entered last.
  private var shape = ViewShape.view

  var drawing: ScreenDrawing { canvas.drawing }

  /// - Parameter showsKeys: whether each key of the keyboard is drawn.
  init(_ application: Application, showsKeys: Bool = false) {
    canvas = Canvas(size: application.screen.bounds.size, showsKeys: showsKeys)
    ViewWalk.run(application, &self)
  }

  mutating func visitStatusBar(of application: Application) {
    StatusBarShape.draw(application, on: &canvas)
  }

  mutating func enter(_ visit: ViewVisit) {
    let view = visit.view
    views.append(
      Entry(view: ObjectIdentifier(view), parent: visit.parent, frame: visit.frame))
    shape = shape(of: view)
    if visit.drawingTransform.isFlat { return }
    canvas.begin(
      visit.number, transform: visit.drawingTransform, clip: visit.clip, opacity: visit.opacity,
      look: visit.look)
    shape.draw(view, &canvas)
    if let contents = view.layerIfMade?.contents { canvas.draw(contents, in: view.bounds) }
  }

  func includes(_ view: View, _ subview: View) -> Bool { shape.includes(view, subview) }

  /// What lies on the content of a view.
  mutating func leave(_ visit: ViewVisit) {
    guard let view = visit.view as? ScrollView, !visit.drawingTransform.isFlat else { return }
    canvas.begin(
      visit.number, transform: visit.drawingTransform, clip: visit.clip, opacity: visit.opacity,
      look: visit.look)
    canvas.drawIndicators(of: view)
  }

  /// Draws what of a layer covers something else, and pictures.
  mutating func enter(_ visit: LayerVisit) {
    if visit.transform.isFlat { return }
    let layer = visit.layer
    canvas.begin(
      visit.owner, transform: visit.transform, clip: visit.clip, opacity: visit.opacity)
    if let ground = layer.ground {
      canvas.add(.fill(canvas.onScreen(layer.bounds), ground, opacity: visit.opacity))
    }
    if let contents = layer.contents { canvas.draw(contents, in: layer.bounds) }
  }

  mutating func leave(_ visit: LayerVisit) {}

  private mutating func shape(of view: View) -> ViewShape {
    let type = ObjectIdentifier(type(of: view))
    if let shape = shapes[type] { return shape }
    let shape = ViewShape.all.first { $0.applies(view) } ?? .view
    shapes[type] = shape
    return shape
  }
}

extension AffineTransform {
  /// Whether it leaves so little of an area that the screen shows nothing of a text in it.
  fileprivate var isFlat: Bool { abs(a * d - b * c) < 1e-4 }
}

extension Layer {
  /// The colour that fills it; of a gradient the first, when it covers what is behind.
  fileprivate var ground: Color? {
    if let color = backgroundColor, color.alpha > 0 { return color }
    guard let stops = (self as? GradientLayer)?.gradient?.stops,
      stops.allSatisfy({ $0.color.alpha == 1 })
    else { return nil }
    return stops.first?.color
  }
}

extension Canvas {
  /// Draws the mark of a picture in the middle of a rectangle of the layer.
  fileprivate mutating func draw(_ contents: CGImage, in bounds: Rect) {
    if bounds.isEmpty { return }
    if !contents.hasAlpha { add(.fill(onScreen(bounds), Image.ground, opacity: opacity)) }
    addMark("▢" + contents.description, inMiddleOf: bounds, color: .black)
  }
}
