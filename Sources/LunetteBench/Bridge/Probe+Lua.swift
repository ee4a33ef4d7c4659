import Bindings
import LuaRuntime

extension HostClass {
  static let probe = HostClass(
    "Probe", of: Probe.self, superclass: Catalogue.classes.first { $0.name == "View" },
    doc: "A view that benchmarks call."
  ) { list in
    list.method(
      "add",
      parameters: [.init("a", "integer"), .init("b", "integer"), .init("c", "integer")],
      returns: Int.self, doc: "The sum of the tag and three integers.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Int in
          let first = try arguments.value(2, Int.self)
          let second = try arguments.value(3, Int.self)
          let third = try arguments.value(4, Int.self)
          return Probe.at(object) { $0.add(first, second, third) }
        }
      })
  }
}
