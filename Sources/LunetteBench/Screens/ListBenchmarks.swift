import Bindings
import LuaRuntime
import ViewKit

/// Lists that change.
enum ListBenchmarks {
  static var all: [Benchmark] {
    [
      difference("list/difference, 1 % changed", goal: 60) { old in
        var new = old
        for index in 0..<max(old.count / 300, 1) {
          new.remove(at: index * 7919 % new.count)
          new.insert(old.count + index, at: index * 6007 % new.count)
          let moved = new.remove(at: index * 4999 % new.count)
          new.insert(moved, at: index * 3001 % new.count)
        }
        return new
      },
      difference("list/difference, all in another order", goal: nil) { old in
        // The factor is prime, and no divisor of the count.
        old.map { $0 * 7919 % old.count }
      },
      ScreenBenchmarks.growing(
        "list/set from Lua, 1 % changed", [10_000, 30_000, 100_000], goal: 60
      ) { size in
        let scene = try BridgeScene()
        let work = try scene.loop(
          """
          local ui = ...
          local list, told = ui.List{}, 0
          local former, new = {}, {}
          for index = 1, \(size) do former[index] = "row " .. index end
          for index = 1, #former do new[index] = former[index] end
          for change = 1, \(max(size / 200, 1)) do
            table.remove(new, change * 7919 % #new + 1)
            table.insert(new, change * 6007 % #new + 1, "new " .. change)
          end
          list:set(former)
          list:observe(function(changes) told = told + #changes.inserted end)
          return function(count)
            for _ = 1, count do
              list:set(new)
              former, new = new, former
            end
            assert(told > 0)
          end
          """)
        return { work.run(1) }
      },
    ]
  }

  private static func difference(
    _ name: String, goal: Double?, _ change: @escaping ([Int]) -> [Int]
  ) -> Benchmark {
    ScreenBenchmarks.growing(name, [10_000, 30_000, 100_000], goal: goal) { size in
      let old = Array(0..<size)
      let new = change(old)
      return {
        let difference = ListDifference(from: old, to: new, keyCount: size * 2)
        if difference.isEmpty { throw BenchError.wrongResult("difference") }
      }
    }
  }
}
