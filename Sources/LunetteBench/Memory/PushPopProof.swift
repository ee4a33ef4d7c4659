import Bindings
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
      let early = remains(scene, after: first, work)
      return remains(scene, after: whole - first, work).outcomes(
        "memory/pushes and pops", since: early, cycles: whole, processBytes: 4096)
    }
  }

  private static func remains(_ scene: BridgeScene, after cycles: Int, _ work: Work) -> Remains {
    for _ in 0..<(cycles / 50) {
      work.run(50)
      scene.application.settle()
    }
    return Remains(of: scene.state)
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
