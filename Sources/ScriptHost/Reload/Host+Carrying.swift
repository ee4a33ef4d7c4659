import LuaRuntime
import ViewKit

// A restart that keeps the state: one host notes it, a new one takes it.
extension Host {
  /// Notes what has changed since the app was loaded.
  ///
  /// Asks for ``HostOptions/keepsCode``.
  public func carriedState() -> CarriedState {
    let root = shownController?.viewIfLoaded
    let base = shownController.flatMap { keeper?.controllers[ObjectIdentifier($0)]?.views }
    let views = (base ?? rootViews).flatMap { base in
      root.map { ViewStates(of: $0).changes(since: base) }
    }
    var text: [UInt8] = []
    var lost: [String] = []
    withPlacesOfState { stack throws(LuaError) in
      try keeper?.call("freeze", arguments: 2, results: 2)
      text = stack.withBytes(-2) { Array($0) } ?? []
      lost = [String].read(stack, -1) ?? []
    }
    return CarriedState(text: text, views: views, lost: lost.sorted())
  }

  /// Brings in the state of another app, which showed the same; returns what is lost, and why.
  public func take(_ carried: CarriedState) -> [String] {
    var lost = carried.lost.map { "\($0) (an object is not carried over)" }
    func thaw(views: Bool) {
      withPlacesOfState { stack throws(LuaError) in
        guard !carried.text.isEmpty else { return }
        try state.load(carried.text, name: "lunette:state")
        try state.call(arguments: 0, results: 1)
        stack.insert(-3)
        stack.push(views)
        try keeper?.call("thaw", arguments: 4, results: 1)
        let missing = [String].read(stack, -1) ?? []
        lost += missing.sorted().map { "\($0) (there is no such place now)" }
      }
    }
    thaw(views: false)
    // Views are made from the state again, as the first ones were made without it.
    if let keeper { lost += reload(Array(keeper.chunks.keys)).reset }
    if let root = shownController?.view, let views = carried.views {
      lost += views.apply(to: root).map {
        "state of \($0.isEmpty ? "the view" : $0) (no such view now)"
      }
      if let focus = views.focus, application.firstResponder == nil {
        lost.append(
          "the focus of \(focus.isEmpty ? "the view" : focus) (no view of the new code has taken it)"
        )
      }
    }
    application.settle()
    // Last: making views again and laying them out would set their fields anew.
    thaw(views: true)
    shownController?.viewIfLoaded.map { root in
      ViewStates.visit(root) { _, view in view.setNeedsLayout() }
    }
    application.settle()
    return lost
  }

  private var shownController: ViewController? {
    (application.keyWindow ?? application.windows.first)?.rootViewController
  }

  /// Pushes the records of the chunks, and the fields of the controllers with their pictures.
  private func withPlacesOfState(_ body: (LuaStack) throws(LuaError) -> Void) {
    guard let keeper else { return }
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    stack.newTable()
    for chunk in keeper.chunks.values {
      stack.push(reference: chunk.record)
      stack.rawSet(-2, chunk.path)
    }
    stack.newTable()
    for type in keeper.chunks.values.flatMap({ $0.run.classes.map(\.type) }) {
      guard keeper.pushPicture(of: type) else { continue }
      stack.newTable()
      stack.insert(-2)
      stack.rawSet(-2, "picture")
      type.pushOwnMembers(stack)
      stack.rawSet(-2, "fields")
      type.push(stack)
      stack.rawSet(-2, "class")
      stack.rawSet(-2, "class \(type.name)")
    }
    if let root = shownController?.viewIfLoaded {
      rootFields?.addPlaces(of: root, named: ViewFields.mark + "the view")
    }
    var counts: [String: Int] = [:]
    func visit(_ controller: ViewController) {
      counts[controller.className, default: 0] += 1
      let number = counts[controller.className] ?? 1
      let record = keeper.controllers[ObjectIdentifier(controller)]
      let name = number == 1 ? controller.className : "\(controller.className)[\(number)]"
      if let view = controller.viewIfLoaded {
        record?.viewFields?.addPlaces(of: view, named: ViewFields.mark + name)
      }
      if let record, record.fields != 0 {
        stack.newTable()
        if keeper.pushFields(of: controller) { stack.rawSet(-2, "fields") }
        stack.push(reference: record.fields)
        stack.rawSet(-2, "picture")
        stack.rawSet(-2, name)
      }
      controller.children.forEach(visit)
    }
    shownController.map(visit)
    do throws(LuaError) {
      try body(stack)
    } catch {
      report(error, nil)
    }
  }
}
