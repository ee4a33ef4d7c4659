import Bindings
import CBaseline
import LuaRuntime
import Rendering
import ViewKit

/// Bytes per view.
enum MemoryBenchmarks {
  static var all: [Benchmark] {
    [
      measured("memory/view in Swift") { count in
        let views = (0..<count).map { _ in View() }
        return { withExtendedLifetime(views) {} }
      },
      measured("memory/view in a window, laid out and rendered", goal: 900) { count in
        let tree = try ViewTree(views: count)
        tree.application.settle()
        _ = Renderer.render(tree.application, as: .tree)
        return { withExtendedLifetime(tree) {} }
      },
      scripted(
        "memory/view in Lua beyond Swift", "ui.View{}", goal: 400),
      scripted("memory/view in Lua with a field beyond Swift", "Box{ count = i }"),
      measured("memory/label in Swift") { count in
        let labels = (0..<count).map { index in
          let label = Label()
          label.text = "Label \(index)"
          return label
        }
        return { withExtendedLifetime(labels) {} }
      },
    ]
  }

  /// - Parameter make: makes as many objects as it is told, and returns what keeps them.
  private static func measured(
    _ name: String, goal: Double? = nil, less: Double = 0,
    _ make: @escaping (Int) throws -> () -> Void
  ) -> Benchmark {
    Benchmark(name: name) { context in
      [try outcome(name, goal: goal, context, try bytes(context, make))]
    }
  }

  private static func bytes(
    _ context: BenchContext, _ make: (Int) throws -> () -> Void
  ) throws -> Double {
    let count = context.isQuick ? 100 : 20_000
    // What is made once is made here.
    try make(10)()
    let before = cb_allocated_bytes()
    let keep = try make(count)
    let bytes = cb_allocated_bytes() - before
    keep()
    return Double(bytes) / Double(count)
  }

  private static func outcome(
    _ name: String, goal: Double?, _ context: BenchContext, _ bytes: Double
  ) throws -> Outcome {
    Outcome(
      name: name, unit: .bytes, measured: Figure([bytes]), scaled: bytes, limit: goal)
  }

  /// Views that a script makes and keeps in a table, less what they take in Swift in an array.
  private static func scripted(
    _ name: String, _ expression: String, goal: Double? = nil
  ) -> Benchmark {
    Benchmark(name: name) { context in
      let plain = try bytes(context) { count in
        let views = (0..<count).map { _ in View() }
        return { withExtendedLifetime(views) {} }
      }
      let script = """
        local ui = ...
        local Box = ui.View:subclass "Box"
        return function(count)
          kept = {}
          for i = 1, count do kept[i] = \(expression) end
          collectgarbage()
        end
        """
      let scene = try BridgeScene()
      let work = try scene.loop(script)
      let whole = try bytes(context) { count in
        work.run(count)
        return {}
      }
      return [try outcome(name, goal: goal, context, whole - plain)]
    }
  }
}
