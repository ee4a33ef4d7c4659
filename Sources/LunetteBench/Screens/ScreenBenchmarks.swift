import Rendering
import ViewKit

/// Whole screens, at three sizes.
enum ScreenBenchmarks {
  static var all: [Benchmark] {
    [
      growing("screen/labels to JSON", [1_000, 3_000, 10_000], goal: 150) { size in
        { _ = try opened(size).render(.json) }
      },
      growing("screen/labels built and laid out", [1_000, 3_000, 10_000]) { size in
        { _ = try opened(size) }
      },
      rendering(.json, [1_000, 3_000, 10_000]),
      rendering(.tree, [1_000, 3_000, 10_000]),
      rendering(.text, [1_000, 3_000, 10_000]),
      growing("screen/one label changed", [1_000, 3_000, 10_000], goal: 1500, unit: .microseconds) {
        size in
        let screen = try opened(size)
        let label = try screen.label(size / 2)
        var isFirst = true
        return {
          isFirst.toggle()
          label.text = isFirst ? "Before" : "After"
          screen.host.application.settle()
        }
      },
    ]
  }

  private static func opened(_ size: Int) throws -> LabelScreen {
    let screen = try LabelScreen(labels: size)
    try screen.open()
    return screen
  }

  private static func rendering(_ format: RenderFormat, _ sizes: [Int]) -> Benchmark {
    growing("screen/labels as \(format)", sizes) { size in
      let screen = try LabelScreen(labels: size, isTall: true)
      try screen.open()
      return { _ = screen.render(format) }
    }
  }

  /// What a script does in a window, with up to a million rows or items.
  ///
  /// - Parameter script: a chunk for a number of them, which gives the function that is measured.
  static func scripted(
    _ name: String, goal: Double, _ script: @escaping (Int) -> String
  ) -> Benchmark {
    growing(name, [10_000, 100_000, 1_000_000], goal: goal) { size in
      let scene = try BridgeScene()
      let window = Window(application: scene.application)
      window.makeKeyAndVisible()
      let work = try scene.loop(script(size))
      return {
        work.run(1)
        if scene.application.keyWindow !== window { throw BenchError.wrongResult(name) }
      }
    }
  }

  /// A benchmark at several sizes.
  ///
  /// - Parameters:
  ///   - goal: the most that the largest may take on the reference machine, in the unit.
  ///   - prepare: gives what is measured at a size.
  static func growing(
    _ name: String, _ sizes: [Int], goal: Double? = nil, unit: Outcome.Unit = .milliseconds,
    _ prepare: @escaping (Int) throws -> () throws -> Void
  ) -> Benchmark {
    Benchmark(name: name) { context in
      let sizes = context.isQuick ? [10, 30, 100] : sizes
      var outcomes: [Outcome] = []
      for size in sizes {
        var failure: (any Error)?
        let body = try prepare(size)
        let work = Work.each { do { try body() } catch { failure = error } }
        let samples = Rounds.measure(
          [work, context.calibration.loop],
          Effort(rounds: context.isQuick ? 2 : 9, slice: context.effort.slice))
        if let failure { throw failure }
        let figure = Figure(samples[0].map { $0 / (unit == .milliseconds ? 1e6 : 1e3) })
        outcomes.append(
          Outcome(
            name: name, unit: unit, size: size, measured: figure,
            scaled: context.scaled(figure.median, calibration: Figure(samples[1]).median)))
      }
      let last = outcomes.count - 1
      outcomes[last].limit = goal
      outcomes[last].exponent = Figure.exponent(
        outcomes.map { (Double($0.size ?? 0), $0.measured.median) })
      return outcomes
    }
  }
}
