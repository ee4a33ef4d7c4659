import Rendering
import ViewKit

/// Pictures of screens, as SVG.
enum PictureBenchmarks {
  static var all: [Benchmark] {
    [
      ScreenBenchmarks.growing(
        "picture/commands written as SVG", [10_000, 30_000, 100_000], goal: 100
      ) { size in
        let application = Application()
        let window = Window(application: application)
        window.makeKeyAndVisible()
        try window.addSubview(Sketch(of: size, frame: window.bounds))
        application.settle()
        return {
          let bytes = Renderer.render(application, as: .svg)
          if bytes.count < 30 * size { throw BenchError.wrongResult("drawing") }
        }
      },
      ScreenBenchmarks.growing(
        "picture/labels written as SVG", [1_000, 3_000, 10_000], goal: 150
      ) { size in
        let screen = try LabelScreen(labels: size, isTall: true)
        try screen.open()
        return { _ = screen.render(.svg) }
      },
    ]
  }
}

/// A view that draws so many lines, curves and boxes, with a new colour for every tenth.
private final class Sketch: View {
  private let count: Int

  init(of count: Int, frame: Rect) {
    self.count = count
    super.init(frame: frame)
  }

  override func draw(_ rect: Rect) {
    guard let context = application?.currentContext else { return }
    for index in 0..<count {
      let (x, y) = (Double(index % 375), Double(index % 667))
      if index % 10 == 0 {
        context.state.fillColor = Color(hue: x / 375, saturation: 1, brightness: 1)
      }
      switch index % 3 {
      case 0: context.fill(Path(Rect(x: x, y: y, width: 10.5, height: 0.25)))
      case 1: context.stroke(Path(ellipseIn: Rect(x: x, y: y, width: 20, height: 20)))
      default:
        var path = Path()
        path.move(to: Point(x: x, y: y))
        path.addLine(to: Point(x: y, y: x / 3))
        path.addQuadCurve(to: .zero, control: Point(x: 7, y: 100 / 3))
        context.stroke(path)
      }
    }
  }
}
