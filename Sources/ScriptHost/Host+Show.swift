import Bindings
import LuaRuntime
import ViewKit

// What a script returns becomes a screen.
extension Host {
  /// Shows the value at `index`: a view, a view controller or its class, or an application
  /// delegate.
  public func show(_ index: Int32) throws(LuaError) {
    let stack = state.stack
    let index = stack.absolute(index)
    switch library.shown(index) {
    case .controller(let controller): showInWindow(controller)
    case .view(let window as Window):
      throw mistake(
        "the script returned \(window.pathName); return the controller that is its "
          + "rootViewController, or an application delegate that makes the window key")
    case .view(let view): showInWindow(controller(for: view))
    case .controllerClass(let type):
      type.push(stack)
      try state.call(arguments: 0, results: 1)
      stack.pin(-1)
      if let controller = ViewController.read(stack, -1) { showInWindow(controller) }
    case .delegate(let delegate):
      application.delegate = delegate
      try launch(index)
    case .nothing(let summary): throw nothingToShow(summary)
    }
    application.finishLaunching()
  }

  /// The error of a script that returned nothing that can be shown.
  func nothingToShow(_ summary: String) -> LuaError {
    mistake(
      """
      the script must return what to show: a view, a view controller, the class of one, \
      or an application delegate (a table with \
      application_didFinishLaunchingWithOptions); it returned \(summary)
      """)
  }

  /// The error of what the script returned, at the line of its last `return`.
  private func mistake(_ message: String) -> LuaError {
    let source = plugin.flatMap { sources[$0.mainPath] }
    let last = source?.tokens.last { $0.kind == .name && $0.text == "return" }
    return LuaError(
      kind: .runtime, message: message, source: plugin?.mainPath, line: last?.line)
  }

  /// Shows a controller in a new window.
  private func showInWindow(_ controller: ViewController) {
    // A test may have made it before this application was there.
    controller.move(to: application)
    let window = Window(application: application)
    window.backgroundColor = .white
    plugins.first { $0.isMain }?.windows.append(Weak(window))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// A controller for a view alone, which fills the screen unless it has a frame.
  func controller(for view: View) -> ViewController {
    let controller = ViewController(application: application)
    guard !view.frame.isEmpty else {
      controller.view = view
      return controller
    }
    let background = View(frame: application.screen.bounds)
    background.backgroundColor = .white
    do {
      try background.addSubview(view)
    } catch {
      application.record(Report(.invalidUse, "\(error)"))
    }
    controller.view = background
    return controller
  }

  /// What an application delegate is called with at the start, in this order.
  static let launchCallbacks = [
    "application_willFinishLaunchingWithOptions", "application_didFinishLaunchingWithOptions",
  ]

  /// Calls the delegate, which is at `index`, and takes over the window that it made.
  private func launch(_ index: Int32) throws(LuaError) {
    let stack = state.stack
    for callback in Host.launchCallbacks {
      guard library.pushMethod(callback, of: index) else {
        stack.pop()
        continue
      }
      stack.copy(index)
      application.push(stack)
      stack.newTable()
      try state.call(arguments: 3, results: 0)
    }
    if let window = application.keyWindow {
      library.setWindow(window, ofDelegateAt: index)
      return
    }
    throw mistake(
      "application_didFinishLaunchingWithOptions returned, and no window is key: make a ui.Window, give it a rootViewController, and "
        + "call window:makeKeyAndVisible()")
  }
}
