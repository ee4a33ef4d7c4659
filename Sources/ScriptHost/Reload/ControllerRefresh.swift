import Bindings
import LuaRuntime
import ViewKit

/// A controller whose view is loaded anew by new code: it stays the same object.
final class ControllerRefresh {
  private let controller: ViewController
  private let keeper: CodeKeeper
  private let former: ControllerRecord
  private var oldView: View?
  /// A registry reference to a copy of the fields as they were; 0 when there are none.
  private var fields: Int32 = 0
  /// A registry reference to the fields that the new code may not set; 0 when there are none.
  private var guarded: Int32 = 0
  private var removedChildren: [ViewController] = []
  /// Views of controllers that came later than the view that they were in, with their places.
  private var movedViews: [(view: View, superview: View, position: Int)] = []
  /// Registry references to what leaves the screen and may come back: what only Swift holds, a
  /// script's handlers do not outlive.
  private var held: [Int32] = []

  init?(_ controller: ViewController, _ keeper: CodeKeeper) {
    guard let former = keeper.controllers[ObjectIdentifier(controller)] else { return nil }
    self.controller = controller
    self.keeper = keeper
    self.former = former
  }

  /// Does it; returns what is lost, and why.
  func perform() throws(LuaError) -> [String] {
    guard let view = controller.viewIfLoaded else { return [] }
    former.run.isReplaced = true
    keeper.callOptional("willReload", of: controller)
    hold(view)
    let states = former.views.map { ViewStates(of: view).changes(since: $0) }
    try guardFields()
    removeChildren()
    keeper.refreshed = controller
    oldView = controller.reloadView()
    keeper.refreshed = nil
    keeper.setGuard(of: controller, toTop: false)
    // The values that the new code gives are what later changes are told from.
    keeper.controllers[ObjectIdentifier(controller)]?
      .notePicture(guarded: guarded, former: former.fields)
    if guarded != 0 { keeper.host.state.stack.release(reference: guarded) }
    guarded = 0
    let missing = states?.apply(to: controller.view) ?? []
    let lost = oldView.map(moveChildren) ?? []
    keeper.callOptional("didReload", of: controller)
    return missing.map { "state of \($0.isEmpty ? "the view" : $0) (no such view now)" } + lost
  }

  /// Controllers that were added later, by a container or a handler, stay: their views go to the
  /// places in the new view that are like those they had. Returns what has found none.
  private func moveChildren(from old: View) -> [String] {
    var lost: [String] = []
    for child in controller.children {
      guard let view = child.viewIfLoaded, view.isDescendant(of: old),
        let superview = view.superview,
        let position = superview.subviews.firstIndex(where: { $0 === view })
      else { continue }
      guard let place = ViewStates.counterpart(of: superview, in: old, controller.view) else {
        lost.append("the view of \(child.className) (it has no place in the new one)")
        continue
      }
      do throws(InvalidUse) {
        try place.addSubview(view)
        movedViews.append((view, superview, position))
      } catch {
        keeper.host.application.record(Report(.invalidUse, error.description))
      }
    }
    return lost
  }

  /// Fields that have changed since the view was loaded are state: loading it again does not set
  /// them.
  private func guardFields() throws(LuaError) {
    let stack = keeper.host.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard keeper.pushFields(of: controller) else { return }
    stack.copy(-1)
    try keeper.call("copy", arguments: 1, results: 1)
    fields = stack.reference()
    guard former.fields != 0 else { return }
    stack.push(reference: former.fields)
    try keeper.call("changes", arguments: 2, results: 1)
    stack.copy(-1)
    guarded = stack.reference()
    keeper.setGuard(of: controller, toTop: true)
  }

  /// What the last load has added, this one adds again.
  private func removeChildren() {
    for child in former.children.compactMap(\.controller) where child.parent === controller {
      hold(child)
      removedChildren.append(child)
      keeper.setReplaced(child, true)
      child.perform.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// The new code stays.
  func finish() {
    defer { release() }
    guard let record = keeper.controllers[ObjectIdentifier(controller)], record !== former else {
      return
    }
    former.run.withdraw(inFavourOf: record.run)
    former.release()
    var heirs = newChildren(of: record)
    for child in removedChildren {
      if child.parent == nil,
        let index = heirs.firstIndex(where: { $0.className == child.className })
      {
        keeper.end(child, inFavourOf: heirs.remove(at: index))
      } else {
        // It is in use, or may be again: a script may keep it.
        keeper.setReplaced(child, false)
      }
    }
  }

  /// The controllers that a load has added and that no other load has known.
  private func newChildren(of record: ControllerRecord) -> [ViewController] {
    record.children.compactMap(\.controller).filter { child in
      keeper.controllers[ObjectIdentifier(child)].map { $0.number > record.number } ?? true
    }
  }

  /// The old code comes back, with its view and fields.
  func undo() {
    let key = ObjectIdentifier(controller)
    if let record = keeper.controllers[key], record !== former {
      record.run.withdraw()
      record.release()
      for child in newChildren(of: record) { keeper.end(child, inFavourOf: controller) }
      for child in record.children.compactMap(\.controller) where child.parent === controller {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
    }
    keeper.controllers[key] = former
    former.run.isReplaced = false
    keeper.setGuard(of: controller, toTop: false)
    if let oldView { controller.restoreView(oldView) }
    for place in movedViews.reversed() {
      do throws(InvalidUse) {
        try place.superview.insertSubview(
          place.view, at: min(place.position, place.superview.subviews.count))
      } catch {
        keeper.host.application.record(Report(.invalidUse, error.description))
      }
    }
    for child in removedChildren {
      keeper.setReplaced(child, false)
      do throws(InvalidUse) {
        try controller.addChild(child)
        child.perform.didMove(toParent: controller)
      } catch {
        keeper.host.application.record(Report(.invalidUse, error.description))
      }
    }
    restoreFields()
    release()
  }

  private func hold(_ object: Object) {
    object.push(keeper.host.state.stack)
    held.append(keeper.host.state.stack.reference())
  }

  private func restoreFields() {
    guard fields != 0 else { return }
    let stack = keeper.host.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard keeper.pushFields(of: controller) else { return }
    stack.push(reference: fields)
    do throws(LuaError) {
      try keeper.host.state.withoutLimits { () throws(LuaError) in
        try keeper.call("replace", arguments: 2, results: 0)
      }
    } catch {
      keeper.host.report(error, nil)
    }
  }

  private func release() {
    let stack = keeper.host.state.stack
    if fields != 0 { stack.release(reference: fields) }
    for reference in held { stack.release(reference: reference) }
    (fields, held) = (0, [])
  }
}

extension CodeKeeper {
  /// Guards the fields that the table on top names, and pops it; or lets all be set again.
  func setGuard(of object: Object, toTop: Bool) {
    let stack = host.state.stack
    if !toTop { stack.pushNil() }
    if stack.pushKnown(object) {
      stack.insert(-2)
      stack.guardFields(-2)
      stack.pop()
    } else {
      stack.pop()
    }
  }

  /// Calls a method that a controller may have.
  func callOptional(_ name: String, of object: Object) {
    let stack = host.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard stack.pushKnown(object) else { return }
    guard host.library.pushMethod(name, of: -1) else { return }
    stack.insert(-2)
    do throws(LuaError) {
      try host.state.call(arguments: 1, results: 0)
    } catch {
      host.library.onError(error, Callback(name: name, object: object))
    }
  }
}
