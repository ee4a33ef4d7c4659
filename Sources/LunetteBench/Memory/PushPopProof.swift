import Bindings
import CBaseline
import LuaRuntime
import ViewKit

/// Whether controllers that come and go, whose closures capture them, leave anything: what is alive
/// after very many cycles is compared with what was alive after the first ones.
enum PushPopProof {
  static var benchmark: Benchmark {
    Benchmark(name: "memory/pushes and pops") { context in
      let first = context.isQuick ? 50 : 10_000
      let whole = context.isQuick ? 500 : 300_000
      let scene = try BridgeScene()
      let work = try scene.loop(script)
      let early = alive(scene, after: first, work)
      let late = alive(scene, after: whole - first, work)
      return outcomes(early, late, cycles: whole)
    }
  }

  private struct Alive {
    var objects: Int
    var luaBytes: Int
    /// The most bytes that Lua had at once since the beginning.
    var peak: Int
    /// What the process has allocated.
    var bytes: Int
  }

  private static func alive(_ scene: BridgeScene, after cycles: Int, _ work: Work) -> Alive {
    for _ in 0..<(cycles / 50) {
      work.run(50)
      scene.application.settle()
    }
    let peak = scene.state.peakByteCount
    scene.state.collect()
    scene.state.collect()
    return Alive(
      objects: scene.state.peerCount, luaBytes: scene.state.byteCount, peak: peak,
      bytes: Int(cb_allocated_bytes()))
  }

  private static func outcomes(_ early: Alive, _ late: Alive, cycles: Int) -> [Outcome] {
    func more(_ name: String, _ unit: Outcome.Unit, _ value: Int, limit: Double?) -> Outcome {
      Outcome(
        name: "memory/pushes and pops: \(name)", unit: unit, size: cycles,
        measured: Figure([Double(value)]), scaled: Double(value), limit: limit)
    }
    var peak = more("peak of Lua", .bytes, late.peak, limit: nil)
    let beginning = Figure([Double(early.peak)])
    peak.rival = Outcome.Rival(
      name: "at first", measured: beginning,
      ratio: Figure([Double(late.peak) / Double(max(1, early.peak))]), limit: 1.05)
    return [
      more("objects that stay", .count, abs(late.objects - early.objects), limit: 0),
      more("bytes of Lua that stay", .bytes, abs(late.luaBytes - early.luaBytes), limit: 0),
      more("bytes of the process that stay", .bytes, max(0, late.bytes - early.bytes), limit: 4096),
      peak,
    ]
  }

  private static let script = """
    local ui = ...
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:viewDidLoad()
      self.button = ui.Button{ title = "Go", onTouchUpInside = function() return self end }
      self.button:addTarget(self, "done", "touchDown")
      self.view:addSubview(self.button)
      self.redo = function() return self.button end
    end
    function Screen:done() end
    local root = ui.ViewController{}
    local window = ui.Window{ rootViewController = root }
    window:makeKeyAndVisible()
    return function(count)
      for _ = 1, count do
        local screen = Screen{ mark = {} }
        root:addChild(screen)
        root.view:addSubview(screen.view)
        screen:didMoveToParent(root)
        screen.view:layoutIfNeeded()
        screen:willMoveToParent(nil)
        screen.view:removeFromSuperview()
        screen:removeFromParent()
      end
    end
    """
}
