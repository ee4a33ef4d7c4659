import ViewKit

/// What a shape draws on: it takes the coordinates of the view that is drawn.
struct Canvas {
  private(set) var drawing: ScreenDrawing
  /// From the view's coordinates to those of the screen.
  private(set) var transform = AffineTransform.identity
  /// The part of the screen in which the view is visible.
  private(set) var clip: Rect
  /// The alpha of the view and of those around it, multiplied.
  private(set) var opacity = 1.0
  /// How the view is seen, while it moves.
  private var look: ViewLook?
  /// The number of the view.
  private var owner = 0

  /// Whether each key of the keyboard is drawn.
  let showsKeys: Bool

  init(size: Size, showsKeys: Bool = false) {
    self.showsKeys = showsKeys
    drawing = ScreenDrawing(size: size)
    clip = drawing.bounds
  }

  /// Turns to another view.
  mutating func begin(
    _ owner: Int, transform: AffineTransform, clip: Rect, opacity: Double, look: ViewLook? = nil
  ) {
    self.look = look
    self.owner = owner
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
  }

  /// The box on the screen around a rectangle of the view.
  func onScreen(_ rect: Rect) -> Rect {
    rect.standardized.applying(transform)
  }

  /// Adds an item that is in the screen's coordinates.
  mutating func add(_ form: ScreenDrawing.Form, clippedTo area: Rect? = nil) {
    drawing.add(form, clip: area.map { clip.intersection($0) } ?? clip, owner: owner)
  }

  /// Fills the view with its background colour; an opaque one covers what is behind. Upon it comes
  /// what a script has drawn in the view.
  mutating func drawBackground(of view: View) {
    let shown = look.map(\.backgroundColor) ?? view.backgroundColor
    if let color = shown, color.alpha > 0 {
      add(.fill(onScreen(view.bounds), color, opacity: opacity))
    }
    if let list = view.displayList { draw(list, view.displayTransform) }
  }
}
