import LuaRuntime
import ViewKit

extension HostClass {
  static let element = HostClass(
    "Element", of: ElementHandle.self, superclass: nil,
    doc: "An element of a screen. Its other members are those of its view: element.text.",
    missing: ElementHandle.member
  ) { list in
    list.property(
      "object", View.self, objc: "", doc: "The view, as scripts have it.",
      get: { thread, object in
        invoke(thread) { _ throws -> View in try ElementHandle.at(object) { try $0.view() } }
      })
    list.property(
      "query", String.self, objc: "", doc: "The query that means it.",
      get: { thread, object in ElementHandle.at(object) { give(thread, "\($0.query)") } })
    for verb in Verb.allCases where verb.signature.query != .none {
      list.method(
        verb.rawValue, parameters: verb.parameters(ofElement: true), doc: verb.summary,
        call: { thread, object in
          invoke(thread) { arguments throws -> Void in
            guard let verb = arguments.verb else { return }
            try ElementHandle.at(object) { try $0.perform(verb, arguments.stack) }
          }
        })
    }
  }
}

extension LuaArguments {
  /// The verb whose method runs.
  var verb: Verb? { stack.calledMethod.flatMap { Verb(rawValue: $0.name) } }
}
