import Bindings
import LuaRuntime
import ViewKit

/// What the last load of a controller's view has left.
final class ControllerRecord {
  private(set) weak var controller: ViewController?
  /// The timers, observers and coroutines that it has started.
  let run: CodeRun
  /// The registry reference of a picture of the controller's fields, made when `viewDidLoad` had
  /// returned; 0 when it has none.
  private(set) var fields: Int32 = 0
  /// The views when they had been loaded.
  private(set) var views: ViewStates?
  /// The fields of the views when they had been loaded.
  private(set) var viewFields: ViewFields?
  /// The controllers that it has added.
  private(set) var children: [Weak] = []

  struct Weak {
    weak var controller: ViewController?
  }

  /// Which load it was of all.
  let number: Int
  private unowned let keeper: CodeKeeper

  init(_ controller: ViewController, _ keeper: CodeKeeper) {
    keeper.loadCount += 1
    number = keeper.loadCount
    self.controller = controller
    self.keeper = keeper
    run = CodeRun(keeper.host.library)
  }

  /// Loads the view, and notes what that leaves.
  func watch(_ load: () -> Void) {
    guard let controller else { return load() }
    let before = Set(controller.children.map(ObjectIdentifier.init))
    run.perform { () throws(Never) in load() }
    children = controller.children.filter { !before.contains(ObjectIdentifier($0)) }
      .map(Weak.init(controller:))
    if controller !== keeper.refreshed { notePicture() }
  }

  /// Notes the fields and views as they are now.
  ///
  /// - Parameters:
  ///   - guarded: a registry reference to what was meant for fields that were guarded; 0 for none.
  ///   - former: the fields as they were noted before.
  func notePicture(guarded: Int32 = 0, former: Int32 = 0) {
    guard let controller else { return }
    release()
    views = controller.viewIfLoaded.map(ViewStates.init(of:))
    viewFields = controller.viewIfLoaded.map { ViewFields(of: $0, keeper) }
    let stack = keeper.host.state.stack
    let top = stack.top
    defer { stack.top = top }
    guard keeper.pushFields(of: controller) else { return }
    stack.push(reference: keeper.foreign)
    do throws(LuaError) {
      var count: Int32 = 2
      if guarded != 0, former != 0 {
        stack.push(reference: guarded)
        stack.push(reference: former)
        count = 4
      }
      try keeper.call("picture", arguments: count, results: 1)
      fields = stack.reference()
    } catch {
      keeper.host.report(error, nil)
    }
  }

  func release() {
    viewFields?.release()
    viewFields = nil
    guard fields != 0, !keeper.host.state.isClosed else { return }
    keeper.host.state.stack.release(reference: fields)
    fields = 0
  }
}

extension CodeKeeper {
  /// Pushes the table of an object's fields; false, and nothing, when it has none.
  func pushFields(of object: Object) -> Bool {
    let stack = host.state.stack
    let top = stack.top
    if stack.pushKnown(object), stack.userValue(-1, 1) == .table {
      stack.remove(-2)
      return true
    }
    stack.top = top
    return false
  }

  /// Loads the view of a controller.
  func watch(_ controller: ViewController, _ load: () -> Void) {
    if controllers.count > 64, controllers.count.nonzeroBitCount == 1 {
      forgetControllersThatEnded()
    }
    let record = ControllerRecord(controller, self)
    let former = controllers.updateValue(record, forKey: ObjectIdentifier(controller))
    record.watch(load)
    // A view that was let go and is wanted again is loaded again, outside of any reload.
    if transaction == nil, let former {
      former.run.withdraw(inFavourOf: record.run)
      former.release()
    }
  }

  /// Ends what a controller, and those that it has added, have started: another is shown for it.
  func end(_ controller: ViewController, inFavourOf other: ViewController) {
    let next = controllers[ObjectIdentifier(other)]?.run
    for child in controller.children { end(child, inFavourOf: other) }
    guard let record = controllers.removeValue(forKey: ObjectIdentifier(controller)) else { return }
    record.run.withdraw(inFavourOf: next)
    record.release()
  }

  /// Has what a controller and those inside it have started wait, or go on.
  func setReplaced(_ controller: ViewController, _ isReplaced: Bool) {
    controllers[ObjectIdentifier(controller)]?.run.isReplaced = isReplaced
    for child in controller.children { setReplaced(child, isReplaced) }
  }

  func forgetControllersThatEnded() {
    for (key, record) in controllers where record.controller == nil {
      record.release()
      controllers[key] = nil
    }
  }
}
