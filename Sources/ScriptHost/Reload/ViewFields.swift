import LuaRuntime
import ViewKit

/// What the fields of views in a hierarchy were that scripts have given them, when it was loaded.
/// It holds no object alive.
final class ViewFields {
  /// A registry reference to their pictures, by the keys of the views; 0 when none has fields.
  private var pictures: Int32 = 0
  /// What the names of views begin with among the places of state, and no other place does.
  static let mark = "\0"
  private unowned let keeper: CodeKeeper

  private var stack: LuaStack { keeper.host.state.stack }

  init(of root: View, _ keeper: CodeKeeper) {
    self.keeper = keeper
    let stack = stack
    let top = stack.top
    defer { stack.top = top }
    ViewStates.visit(root) { key, view in
      guard keeper.pushFields(of: view) else { return }
      if stack.top == top + 1 {
        stack.newTable()
        stack.insert(top + 1)
      }
      stack.rawSet(top + 1, key)
    }
    guard stack.top > top else { return }
    stack.push(reference: keeper.foreign)
    do throws(LuaError) {
      try keeper.call("plain_pictures", arguments: 2, results: 1)
      pictures = stack.reference()
    } catch {
      keeper.host.report(error, nil)
    }
  }

  /// Adds to the table on top, for each view that had fields and is there, its fields and their
  /// picture.
  ///
  /// - Parameter names: what the views are called in that table, in front of their keys.
  func addPlaces(of root: View, named names: String) {
    guard pictures != 0 else { return }
    let places = stack.top
    defer { stack.top = places }
    stack.push(reference: pictures)
    ViewStates.visit(root) { key, view in
      stack.top = places + 1
      guard stack.rawGet(places + 1, key) != .nil, keeper.pushFields(of: view) else { return }
      stack.newTable()
      stack.insert(-3)
      stack.rawSet(-3, "fields")
      stack.rawSet(-2, "picture")
      stack.rawSet(places, key.isEmpty ? names : "\(names) \(key)")
    }
  }

  func release() {
    guard pictures != 0, !keeper.host.state.isClosed else { return }
    stack.release(reference: pictures)
    pictures = 0
  }
}
