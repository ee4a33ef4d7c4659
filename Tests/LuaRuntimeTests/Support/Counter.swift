import LuaRuntime

/// A small class of a host, as any Swift program could have one.
final class Counter: LuaObject {
  var count = 0
  let step: Int

  init(step: Int = 1) { self.step = step }

  static var luaName: String { "Counter" }

  struct TooHigh: Error, CustomStringConvertible {
    let description = "the counter is at its top"
  }
}

extension HostClass {
  static let counter = HostClass(
    "Counter", of: Counter.self, superclass: nil, doc: "Counts.",
    make: { thread in
      LuaRuntime.make(thread) { options in Counter(step: try options.read("step") ?? 1) }
    }
  ) { list in
    list.initArgument("step", Int.self, doc: "How much is added.")
    list.property(
      "count", Int.self, doc: "The number.",
      get: { thread, object in Counter.at(object) { give(thread, $0.count) } },
      set: { thread, object in Counter.at(object) { counter in take(thread) { counter.count = $0 } }
      })
    list.property(
      "step", Int.self, doc: "How much is added.",
      get: { thread, object in Counter.at(object) { give(thread, $0.step) } })
    list.method(
      "add", parameters: [.init("times", "integer", standard: "1")], returns: Int.self,
      doc: "Adds the step.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Int in
          let times = try arguments.value(2, default: 1)
          return try Counter.at(object) { counter in
            guard counter.count < 1000 else { throw Counter.TooHigh() }
            counter.count += counter.step * times
            return counter.count
          }
        }
      })
    list.classMethod(
      "zero", returns: Counter.self, doc: "A new counter.",
      call: { thread in invoke(thread) { _ throws -> Counter in Counter() } })
    list.classProperty(
      "limit", Int.self, doc: "The top.", get: { thread in give(thread, 1000) })
  }
}

/// A state in which `Counter` is a global, and what it counts.
final class CounterStage: LuaBridge {
  func owner(ofReserved name: String, in hostClass: HostClass) -> String? { nil }

  func isCalledLater(_ name: String, in hostClass: HostClass) -> Bool { false }
  func absence(of name: String, in hostClass: HostClass?) -> String? { nil }

  let state: LuaState
  var gotPeer = 0

  init() throws {
    state = try LuaState()
    state.bridge = self
    state.register([.counter])
    let stack = state.stack
    state.type(for: .counter).push(stack)
    try state.load(Array("Counter = ...".utf8), name: "setup.lua")
    stack.insert(-2)
    try state.call(arguments: 1, results: 0)
  }

  deinit { state.close() }

  func isHook(_ member: String) -> Bool { true }

  func hint(forName name: String) -> String? { nil }

  func run(_ text: String) throws(LuaError) {
    defer { state.stack.top = 0 }
    try state.load(Array(text.utf8), name: "test.lua")
    try state.call(arguments: 0, results: 0)
  }

  /// The message of a text that fails; "" when it does not.
  func message(_ text: String) -> String {
    do throws(LuaError) {
      try run(text)
      return ""
    } catch {
      return error.message
    }
  }

  func objectGotPeer(_ object: AnyObject, type: LuaType, stack: LuaStack) { gotPeer += 1 }

  func classChanged(_ type: LuaType, member: String, stack: LuaStack) {}

  func summary(of object: AnyObject, type: LuaType) -> String { type.name }

  func deinitFailed(_ error: LuaError, type: LuaType) {}

  func describe(hook: UInt32, object: UnsafeRawPointer?) -> String? { "a callback" }

  func weight(of object: AnyObject) -> Int { 100 }
}
