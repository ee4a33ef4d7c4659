import Testing
import ViewKit

@testable import Rendering

/// Layers in pictures of the screen.
@Suite struct LayerPictureTests {
  private let stage = Stage(120, 80)
  private let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))

  init() { stage.add(view) }

  private var svg: String { stage.render(.svg) }

  /// Where a text begins; past the end where there is none.
  private func place(_ text: String, in whole: String) -> Int {
    whole.firstRange(of: text).map { whole.distance(from: whole.startIndex, to: $0.lowerBound) }
      ?? .max
  }

  @Test func layersAreDrawnAmongTheSubviews() throws {
    let back = Layer()
    back.frame = view.bounds
    back.backgroundColor = .green
    stage.add(View(frame: Rect(x: 0, y: 0, width: 5, height: 5)), to: view).backgroundColor = .red
    try view.layer.insertSublayer(back, at: 0)
    #expect(place("#00ff00", in: svg) < place("#ff0000", in: svg))
    back.zPosition = 1
    #expect(place("#ff0000", in: svg) < place("#00ff00", in: svg))
    back.isHidden = true
    #expect(!svg.contains("#00ff00"))
  }

  @Test func aShapeIsStrokedAsFarAsItSays() throws {
    let shape = ShapeLayer()
    var path = Path()
    path.move(to: Point(x: 0, y: 10))
    path.addLine(to: Point(x: 100, y: 10))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .blue
    shape.strokeEnd = 0.25
    try view.layer.addSublayer(shape)
    #expect(svg.contains("<line x1=\"0\" y1=\"10\" x2=\"25\" y2=\"10\""))
    shape.strokeStart = 0.5
    #expect(!svg.contains("<line"))
  }

  @Test func aGradientAMaskAndAShadowAreDrawn() throws {
    view.backgroundColor = .white
    view.layer.shadow.opacity = 0.5
    let gradient = GradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [.red, .blue]
    try view.layer.addSublayer(gradient)
    let mask = Layer()
    mask.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    mask.backgroundColor = .black
    try view.layer.setMask(mask)
    #expect(svg.contains("<linearGradient"))
    #expect(svg.contains("<mask ") && svg.contains("mask-type:alpha"))
    #expect(svg.contains("flood-opacity=\"0.5\""))
  }

  @Test func aShadowIsThatOfAllThatIsSeen() throws {
    view.layer.shadow.opacity = 0.5
    view.layer.shadow.offset = Size(width: 2, height: 0)
    stage.label("text", view.bounds, in: view)
    #expect(svg.contains("dx=\"2\" dy=\"0\""))
    #expect(place("<g filter=", in: svg) < place(">text<", in: svg))
    // The shadow turns with the view.
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(svg.contains("dx=\"0\" dy=\"2\""))
    view.clipsToBounds = true
    #expect(!svg.contains("<filter"))
  }

  @Test func aPathThrowsTheShadowInThePlaceOfTheView() throws {
    view.layer.shadow.opacity = 0.5
    view.layer.shadow.path = Path(ellipseIn: view.bounds)
    stage.label("text", view.bounds, in: view)
    #expect(place("<ellipse", in: svg) < place("</g>\n</g>", in: svg))
    #expect(place("<filter", in: svg) < .max)
  }

  @Test func masksOfMasksAreDrawn() throws {
    var layer = view.layer
    view.backgroundColor = .white
    for _ in 0..<100 {
      let mask = Layer()
      mask.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      mask.backgroundColor = .black
      try layer.setMask(mask)
      layer = mask
    }
    #expect(svg.contains("<mask "))
  }
}
