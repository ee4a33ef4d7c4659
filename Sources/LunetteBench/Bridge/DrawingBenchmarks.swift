import ViewKit

/// Drawing from Lua.
enum DrawingBenchmarks {
  static var all: [Benchmark] {
    [
      ScreenBenchmarks.growing(
        "drawing/commands recorded from Lua", [10_000, 30_000, 100_000], goal: 150
      ) { size in
        let scene = try BridgeScene()
        let loop = try scene.loop(script)
        return {
          scene.application.beginImageContext(size: Size(width: 300, height: 300))
          loop.run(size)
          let count = scene.application.currentContext?.list.items.count
          scene.application.endImageContext()
          if count != size { throw BenchError.wrongResult("drawing") }
        }
      }
    ]
  }

  /// Of ten commands five have a path of their own, and one a new colour.
  private static let script = """
    local ui = ...
    local bar, dot = ui.rect(0, 0, 10, 0.5), ui.rect(0, 0, 20, 20)
    local from, over, to = ui.point(0, 0), ui.point(5, 9), ui.point(30, 40)
    local colors = { ui.color "red", ui.color "green", ui.color "blue" }
    return function(count)
      local context = ui.graphicsGetCurrentContext()
      for i = 1, count do
        local kind = i % 10
        if kind == 0 then
          context:setFillColor(colors[i // 10 % 3 + 1])
          context:fill(bar)
        elseif kind < 5 then
          context:fillEllipse(dot)
        else
          context:move(from)
          context:addLine(to)
          context:addQuadCurve(from, over)
          context:strokePath()
        end
      end
    end
    """
}
