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
    canvas.begin(
      visit.number, transform: visit.drawingTransform, clip: visit.clip, opacity: visit.opacity,
      look: visit.look)
    shape.draw(view, &canvas)
  }

  func includes(_ view: View, _ subview: View) -> Bool { shape.includes(view, subview) }

  mutating func leave(_ visit: ViewVisit) {}

  private mutating func shape(of view: View) -> ViewShape {
    let type = ObjectIdentifier(type(of: view))
    if let shape = shapes[type] { return shape }
    let shape = ViewShape.all.first { $0.applies(view) } ?? .view
    shapes[type] = shape
    return shape
  }
}
