import ViewKit

/// Animations and touches, without a script.
enum MotionBenchmarks {
  static var all: [Benchmark] {
    [
      ScreenBenchmarks.growing(
        "motion/animations of as many views, 60 frames", [250, 500, 1_000], goal: 200
      ) { size in
        // Three full levels below the first view: a thousand leaves.
        let tree = try ViewTree(views: 1_111)
        let views = Array(tree.leaves.prefix(size))
        return { try run(size, tree.application) { views[$0] } }
      },
      ScreenBenchmarks.growing(
        "motion/animations of one view, 60 frames", [250, 500, 1_000], goal: 200
      ) { size in
        let tree = try ViewTree(views: 10)
        let view = tree.middle
        return { try run(size, tree.application) { _ in view } }
      },
      ScreenBenchmarks.growing(
        "motion/animations of one view, all ended", [1_000, 3_000, 10_000]
      ) { size in
        let tree = try ViewTree(views: 10)
        let view = tree.middle
        return {
          begin(size, tree.application) { _ in view }
          tree.application.advance(by: 10)
          if tree.application.isInTransition { throw BenchError.wrongResult("animations") }
        }
      },
      ScreenBenchmarks.growing(
        "motion/touch moves, 20 views deep", [10_000, 30_000, 100_000], goal: 1_000
      ) { size in
        let (application, innermost) = try nested(20)
        return {
          application.touchDown(at: Point(x: 100, y: 100))
          for index in 0..<size {
            application.touchMove(to: Point(x: 100 + Double(index % 2), y: 100))
          }
          application.touchUp()
          if application.hitTest(Point(x: 100, y: 100)) !== innermost {
            throw BenchError.wrongResult("touches")
          }
        }
      },
    ]
  }

  /// Begins animations of all kinds of change.
  private static func begin(_ count: Int, _ application: Application, _ view: (Int) -> View) {
    for index in 0..<count {
      let view = view(index)
      let parameters = AnimationParameters(duration: 2 + Double(index % 97) / 100)
      application.animate(parameters) {
        switch index % 4 {
        case 0: view.center.x += 1
        case 1: view.alpha = view.alpha == 1 ? 0.5 : 1
        case 2: view.bounds.size.height += 1
        default: view.transform = view.transform.rotated(by: 0.1)
        }
      }
    }
  }

  /// Advances animations by frames, and looks at each view in each of them; then they end.
  private static func run(
    _ count: Int, _ application: Application, view: (Int) -> View
  ) throws {
    begin(count, application, view)
    var views: [View] = []
    for index in 0..<count where views.last !== view(index) { views.append(view(index)) }
    for _ in 0..<60 {
      application.advance(by: 1 / 60)
      for view in views where view.presentation == nil { throw BenchError.wrongResult("motion") }
    }
    for view in views { view.removeAllAnimations() }
    application.settle()
    if application.isInTransition { throw BenchError.wrongResult("animations") }
  }

  /// Views inside each other, of the size of the screen.
  private static func nested(_ depth: Int) throws -> (Application, View) {
    let application = Application()
    let window = Window(application: application)
    window.makeKeyAndVisible()
    var innermost: View = window
    for _ in 1..<depth {
      let view = View(frame: window.bounds)
      try innermost.addSubview(view)
      innermost = view
    }
    return (application, innermost)
  }
}
