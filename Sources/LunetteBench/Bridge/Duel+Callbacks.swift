import Bindings
import CBaseline
import LuaRuntime
import ViewKit

// The host calls Lua.
extension Duel {
  static var callbacks: [Duel] {
    [
      Duel(name: "bridge/callback without arguments", limit: 1.2, isLoopInLua: false) {
        let script = "return function() end"
        let scene = try BridgeScene()
        let function = try scene.prepare(script)
        let rival = try RivalScene(against: scene)
        let rivalFunction = try rival.prepare(script)
        return Contestants(
          bridge: Work { count in
            for _ in 0..<count { callPlainly(scene, function) }
          },
          model: nil, rival: rival.work { cb_call_plain($0, rivalFunction, $1) },
          rivalModel: nil)
      },
      Duel(name: "bridge/callback with 3 arguments", limit: 1.2, isLoopInLua: false) {
        let script = "return function(view, section, row) return true end"
        let scene = try BridgeScene()
        let function = try scene.prepare(script)
        let rival = try RivalScene(against: scene)
        let rivalFunction = try rival.prepare(script)
        return Contestants(
          bridge: Work { count in
            for row in 0..<count { askAboutRow(row, scene, function) }
          },
          model: nil, rival: rival.work { cb_call_with_three($0, rivalFunction, $1) },
          rivalModel: nil)
      },
      Duel(name: "bridge/callback with an index path", limit: 1.2, isLoopInLua: false) {
        let script = "return function(view, indexPath) return true end"
        let scene = try BridgeScene()
        let function = try scene.prepare(script)
        let rival = try RivalScene(against: scene)
        let rivalFunction = try rival.prepare(script)
        return Contestants(
          bridge: Work { count in
            for row in 0..<count { askAbout(IndexPath(row: row, section: 0), scene, function) }
          },
          model: nil, rival: rival.work { cb_call_with_path($0, rivalFunction, $1) },
          rivalModel: nil)
      },
      override(
        "override without arguments", "layoutSubviews", "function(self) end",
        rival: cb_override_plain
      ) { $0.perform.layoutSubviews() },
      override(
        "override with a size in and out", "sizeThatFits", "function(self, size) return size end",
        rival: cb_override_size
      ) { _ = $0.perform.sizeThatFits(Size(width: 100, height: 50)) },
    ]
  }

  @inline(never)
  private static func callPlainly(_ scene: BridgeScene, _ function: Int32) {
    do {
      try scene.state.run(function)
    } catch {
      fatalError("\(error)")
    }
  }

  @inline(never)
  private static func askAboutRow(_ row: Int, _ scene: BridgeScene, _ function: Int32) {
    var call = LuaCall()
    guard call.begin(function, in: scene.state) else { return }
    defer { call.end() }
    scene.probe.push(call.stack)
    call.stack.push(1)
    call.stack.push(row)
    finish(&call, scene, arguments: 3)
  }

  @inline(never)
  private static func askAbout(_ path: IndexPath, _ scene: BridgeScene, _ function: Int32) {
    var call = LuaCall()
    guard call.begin(function, in: scene.state) else { return }
    defer { call.end() }
    scene.probe.push(call.stack)
    path.push(call.stack)
    finish(&call, scene, arguments: 2)
  }

  @inline(__always)
  private static func finish(_ call: inout LuaCall, _ scene: BridgeScene, arguments: Int32) {
    do {
      try call.finish(in: scene.state, arguments: arguments, results: 1)
    } catch {
      fatalError("\(error)")
    }
    if Bool.read(call.stack, call.firstResult) != true {
      fatalError("the script returned no boolean")
    }
  }

  /// A duel over an override in a Lua class that the host calls.
  private static func override(
    _ name: String, _ member: String, _ function: String,
    rival body: @escaping (OpaquePointer, Int32, Int64) -> Bool,
    _ call: @escaping (View) -> Void
  ) -> Duel {
    Duel(name: "bridge/" + name, limit: 1.2, isLoopInLua: false) {
      let scene = try BridgeScene()
      let object = try scene.prepare(
        """
        local ui = ...
        local Box = ui.View:subclass "Box"
        Box.\(member) = \(function)
        return Box{}
        """)
      scene.state.stack.push(reference: object)
      guard let view = View.read(scene.state.stack, -1) else {
        throw BenchError.scriptFailed("no view")
      }
      scene.state.stack.pop()
      let rival = try RivalScene(against: scene)
      let rivalFunction = try rival.prepare("return \(function)")
      return Contestants(
        bridge: Work { count in
          withExtendedLifetime(scene) {
            for _ in 0..<count { call(view) }
          }
        },
        model: nil, rival: rival.work { body($0, rivalFunction, $1) }, rivalModel: nil)
    }
  }

  static var all: [Duel] { properties + calls + callbacks }
}
