import Rendering
import ViewKit

/// Large hierarchies of plain views, without a script.
enum ViewBenchmarks {
  static var all: [Benchmark] {
    [
      ScreenBenchmarks.growing(
        "views/hit test", [1_000, 3_000, 10_000], goal: 20, unit: .microseconds
      ) { size in
        let tree = try ViewTree(views: size)
        let view = tree.middle
        let place = view.convert(Point(x: view.width / 2, y: view.height / 2), to: nil as View?)
        return {
          if tree.application.hitTest(place) !== view { throw BenchError.wrongResult("hit test") }
        }
      },
      ScreenBenchmarks.growing("views/autoresizing", [1_000, 3_000, 10_000], goal: 5) { size in
        let outer = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
        for index in 0..<size {
          let view = View(frame: Rect(x: Double(index % 900), y: 10, width: 50, height: 20))
          view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleTopMargin]
          try outer.addSubview(view)
        }
        var isWide = false
        return {
          isWide.toggle()
          outer.size = Size(width: isWide ? 1_100 : 1_000, height: isWide ? 900 : 1_000)
        }
      },
      ScreenBenchmarks.growing(
        "views/made, laid out, rendered as tree", [10_000, 30_000, 100_000], goal: 1_000
      ) { size in
        {
          let tree = try ViewTree(views: size)
          tree.application.settle()
          let bytes = Renderer.render(tree.application, as: .tree)
          if bytes.count < size * 10 { throw BenchError.wrongResult("rendering") }
        }
      },
      ScreenBenchmarks.growing(
        "views/one given another place", [1_000, 10_000, 100_000], unit: .microseconds
      ) { size in
        let tree = try ViewTree(views: size)
        tree.application.settle()
        let view = tree.middle
        var isLow = false
        return {
          isLow.toggle()
          view.y = isLow ? 10 : 0
          tree.application.settle()
        }
      },
      ScreenBenchmarks.growing(
        "views/one given another superview", [1_000, 10_000, 100_000], unit: .microseconds
      ) { size in
        let tree = try ViewTree(views: size)
        tree.application.settle()
        let view = tree.middle
        guard let first = view.superview, let second = tree.leaves.first?.superview else {
          throw BenchError.wrongResult("tree")
        }
        var isInFirst = true
        return {
          isInFirst.toggle()
          try (isInFirst ? first : second).addSubview(view)
          tree.application.settle()
        }
      },
    ]
  }
}
