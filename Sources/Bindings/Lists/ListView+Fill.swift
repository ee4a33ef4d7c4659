import LuaRuntime
import ViewKit

// Cells of the elements of a list.
extension UILibrary {
  /// Has the script fill the cell of an element.
  ///
  /// - Parameter showText: shows the text of an element, where the script has no function.
  /// - Returns: what went wrong, which was reported.
  func fill(
    _ cell: View, _ path: IndexPath, of view: some ListView, showText: (String) -> Void
  ) -> String? {
    let stack = state.stack
    guard !state.isClosed, stack.reserve(24), let list = view.list else { return nil }
    let top = stack.top
    defer { stack.top = top }
    guard let function = view.fillFunction, stack.pushKnown(function) else {
      ListElements.push(path.row, of: list, stack)
      showText(String.read(stack, -1) ?? stack.summary(-1))
      return nil
    }
    cell.push(stack)
    ListElements.push(path.row, of: list, stack)
    path.push(stack)
    do throws(LuaError) {
      try state.call(arguments: 3, results: 0)
      return nil
    } catch {
      onError(error, Callback(name: "cell", object: view))
      return error.message
    }
  }
}
