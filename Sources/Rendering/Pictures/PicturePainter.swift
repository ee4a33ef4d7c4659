import ViewKit

/// Draws the visible windows of an application as they look on the device.
struct PicturePainter: ViewVisitor {
  private(set) var picture: Picture
  private var pictures: [ObjectIdentifier: ViewPicture] = [:]
  /// The picture of the view that was entered last.
  private var current = ViewPicture.view
  /// How many groups are open around each view and layer that was entered, clips left out.
  private var openGroups: [Int] = []

  init(_ application: Application) {
    picture = Picture(size: application.screen.bounds.size)
    // Where no window is, the screen of a device is black.
    draw(Rect(origin: .zero, size: picture.size), .identity) { context in
      context.fill(Path(Rect(origin: .zero, size: context.list.size)), .black)
    }
    ViewWalk.run(application, &self)
  }

  mutating func visitStatusBar(of application: Application) {
    let area = Rect(x: 0, y: 0, width: picture.size.width, height: Metrics.statusBarHeight)
    draw(area, .identity) { StatusBarPicture.draw(application, $0) }
  }

  mutating func enter(_ visit: ViewVisit) {
    let view = visit.view
    current = picture(of: view)
    let bounds = view.bounds.standardized
    let transform = visit.drawingTransform
    let edge = view.edge
    let layer = view.layerIfMade
    begin(
      alpha: visit.alpha, layer, mask: layer?.mask, clip: view.clipsToBounds ? edge : nil,
      transform)
    guard isSeen(visit) else { return }
    draw(bounds, transform) { [current] context in
      if let layer {
        context.drawGround(of: layer, edge, visit.backgroundColor)
        context.drawContents(of: layer, in: bounds)
      } else if let color = visit.backgroundColor {
        context.fill(edge, color)
      }
      current.draw(view, context)
    }
    if let list = view.displayList { draw(list, of: view, transform) }
  }

  /// What a view has drawn with a script: it was drawn for the size that the view had then, and what
  /// lay beyond that is lost.
  private mutating func draw(
    _ list: DisplayList, of view: View, _ transform: AffineTransform
  ) {
    let area = Rect(origin: .zero, size: list.size)
    let place = view.displayTransform.concatenating(transform)
    picture.begin(Picture.Group(clip: (Path(area), place)))
    picture.draw(list, in: area, place)
    picture.end()
  }

  func includes(_ view: View, _ subview: View) -> Bool { current.includes(view, subview) }

  mutating func leave(_ visit: ViewVisit) {
    let view = visit.view
    if let view = view as? ScrollView {
      draw(view.bounds.standardized, visit.drawingTransform) { $0.drawIndicators(of: view) }
    }
    if view.clipsToBounds { picture.end() }
    if let layer = view.layerIfMade, layer.borderWidth > 0 {
      draw(view.bounds.standardized, visit.drawingTransform) { $0.drawBorder(of: layer) }
    }
    end()
  }

  mutating func enter(_ visit: LayerVisit) {
    let layer = visit.layer
    begin(
      alpha: visit.alpha, layer, mask: visit.mask, clip: layer.masksToBounds ? layer.edge : nil,
      visit.transform)
    draw(layer.reach, visit.transform) { context in
      context.drawGround(of: layer, layer.edge, layer.backgroundColor)
      context.drawContents(of: layer, in: layer.bounds)
    }
  }

  mutating func leave(_ visit: LayerVisit) {
    let layer = visit.layer
    if layer.masksToBounds { picture.end() }
    if layer.borderWidth > 0 {
      draw(layer.bounds, visit.transform) { $0.drawBorder(of: layer) }
    }
    end()
  }

  // MARK: Groups

  /// Begins the groups of a layer; the clip is the innermost, which ends before the border.
  private mutating func begin(
    alpha: Double, _ layer: Layer?, mask: Layer?, clip: Path?, _ transform: AffineTransform
  ) {
    let count = picture.steps.count
    if alpha < 1 { picture.begin(Picture.Group(opacity: alpha)) }
    if let mask { picture.begin(group(of: mask, transform)) }
    // What is cut off at the edge throws no shadow beyond it.
    if clip == nil, let shadow = layer?.shadowOfContents(transform) {
      picture.begin(Picture.Group(shadow: shadow))
    }
    openGroups.append(picture.steps.count - count)
    if let clip { picture.begin(Picture.Group(clip: (clip, transform))) }
  }

  private mutating func end() {
    for _ in 0..<(openGroups.popLast() ?? 0) { picture.end() }
  }

  /// The group of what a mask shows.
  ///
  /// - Parameter transform: from the coordinates of what it masks to those of the screen.
  private func group(of mask: Layer, _ transform: AffineTransform) -> Picture.Group {
    var painter = PicturePainter(size: picture.size)
    ViewWalk.run(
      mask, transform, clip: Rect(origin: .zero, size: picture.size), &painter)
    return Picture.Group(mask: painter.picture.steps)
  }

  private init(size: Size) { picture = Picture(size: size) }

  /// Whether what a view draws itself can be on the screen.
  private func isSeen(_ visit: ViewVisit) -> Bool {
    if visit.frame.intersects(visit.clip) { return true }
    // An image may be drawn far beyond the view.
    guard let rect = (visit.view as? ImageView)?.imageRect else { return false }
    return rect.applying(visit.drawingTransform).intersects(visit.clip)
  }

  private mutating func draw(
    _ area: Rect, _ transform: AffineTransform, _ body: (CGContext) -> Void
  ) {
    let context = CGContext(size: area.size)
    body(context)
    picture.draw(context.finish(), in: area, transform)
  }

  private mutating func picture(of view: View) -> ViewPicture {
    let type = ObjectIdentifier(type(of: view))
    if let picture = pictures[type] { return picture }
    let picture = ViewPicture.all.first { $0.applies(view) } ?? .view
    pictures[type] = picture
    return picture
  }
}

extension View {
  /// The edge of the view, with the round corners of its layer.
  var edge: Path {
    Path(roundedRect: bounds.standardized, cornerRadius: layerIfMade?.cornerRadius ?? 0)
  }
}
