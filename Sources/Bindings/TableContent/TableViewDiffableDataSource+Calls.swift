import LuaRuntime
import ViewKit

// Calls of the functions of a script that stand behind the data source.
extension TableViewDiffableDataSource {
  func setCellFunction(_ function: Object, _ stack: LuaStack) {
    cellFunction = function
    weak let library = UILibrary.of(stack)
    cellProvider = { [weak self] table, path, item in
      guard let self, let library, let function = cellFunction else { return nil }
      return call(function, "cellProvider", library) { stack in
        table.push(stack)
        path.push(stack)
        push(item, stack)
        return 3
      } read: { stack in
        if let cell = TableViewCell.read(stack, -1) { return cell }
        library.fail("expected a TableViewCell, got \(stack.summary(-1))", "cellProvider", self)
        return nil
      }
    }
    tableView?.reloadData()
  }

  func setHeaderFunction(_ function: Object?, _ stack: LuaStack) {
    headerFunction = function
    weak let library = UILibrary.of(stack)
    titleForHeader = { [weak self] table, section in
      guard let self, let library, let function = headerFunction else { return nil }
      return title(function, "titleForHeader", library, table, section)
    }
  }

  func setFooterFunction(_ function: Object?, _ stack: LuaStack) {
    footerFunction = function
    weak let library = UILibrary.of(stack)
    titleForFooter = { [weak self] table, section in
      guard let self, let library, let function = footerFunction else { return nil }
      return title(function, "titleForFooter", library, table, section)
    }
  }

  private func title(
    _ function: Object, _ name: String, _ library: UILibrary, _ table: TableView, _ section: Int
  ) -> String? {
    call(function, name, library) { stack in
      table.push(stack)
      push(section, stack)
      return 2
    } read: { stack in
      if let title = (String?).read(stack, -1) { return title }
      library.fail("expected a string or nil, got \(stack.summary(-1))", name, self)
      return nil
    }
  }

  /// Pushes what a number of the snapshot that is shown stands for.
  private func push(_ number: Int, _ stack: LuaStack) {
    guard let keeper = keeper as? SnapshotObject else { return stack.pushNil() }
    SnapshotResult(object: keeper, numbers: [number], isOne: true).push(stack)
  }

  /// Calls a function with what `arguments` pushes. What fails is reported, and gives nil.
  private func call<Result>(
    _ function: Object, _ name: String, _ library: UILibrary,
    arguments: (LuaStack) -> Int32, read: (LuaStack) -> Result?
  ) -> Result? {
    guard !library.state.isClosed else { return nil }
    let stack = library.state.stack
    guard stack.reserve(24) else { return nil }
    let top = stack.top
    defer { stack.top = top }
    guard stack.pushKnown(function) else { return nil }
    let count = arguments(stack)
    do throws(LuaError) {
      try library.state.call(arguments: count, results: 1)
    } catch {
      library.lastFailure = error.message
      library.onError(error, Callback(name: name, object: self))
      return nil
    }
    stack.pin(-1)
    return read(stack)
  }
}

extension UILibrary {
  /// Reports that a function of a script gave what it may not.
  func fail(_ message: String, _ name: String, _ object: Object) {
    lastFailure = message
    onError(LuaError(kind: .runtime, message: message), Callback(name: name, object: object))
  }
}
