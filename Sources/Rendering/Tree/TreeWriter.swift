import ViewKit

/// Writes `--format tree`: one line per view, indented by two blanks for each level.
///
/// ```
/// Window (0 0; 375 667) isKeyWindow=true
///   View (0 0; 375 667) <Login title="Sign in">
///     Label #name (20 100; 335 21) text="Name"
/// ```
struct TreeWriter {
  /// The tree of a screen; errors and the log follow it.
  static func tree(
    _ application: Application, _ options: RenderOptions,
    _ complete: (inout RenderOptions) -> Void = { _ in }
  ) -> [UInt8] {
    let visitor = TreePropertyVisitor()
    for window in application.visibleWindows where !window.isOfSystem {
      write(window, visitor)
    }
    if let keyboard = application.keyboardIfMade, keyboard.isShown {
      writeKeyboard(keyboard, visitor)
    }
    if let menu = application.menuControllerIfMade, menu.isMenuVisible {
      visitor.bytes.append(contentsOf: "MenuController ".utf8)
      visitor.append(.rect(menu.menuFrame))
      menu.describe(visitor)
      visitor.bytes.append(UInt8(ascii: "\n"))
    }
    var options = options
    complete(&options)
    for error in options.errors {
      visitor.bytes.append(contentsOf: "error ".utf8)
      visitor.bytes.append(contentsOf: error.summary.escaped.utf8)
      visitor.bytes.append(UInt8(ascii: "\n"))
    }
    for entry in options.log {
      visitor.bytes.append(contentsOf: "log ".utf8)
      visitor.append(.string(entry.message))
      visitor.bytes.append(UInt8(ascii: "\n"))
    }
    if visitor.bytes.isEmpty { visitor.bytes.append(UInt8(ascii: "\n")) }
    return visitor.bytes
  }

  /// The keyboard, and inside it the views of scripts that belong to it.
  private static func writeKeyboard(_ keyboard: Keyboard, _ visitor: TreePropertyVisitor) {
    visitor.bytes.append(contentsOf: "Keyboard ".utf8)
    visitor.append(.rect(keyboard.frame))
    keyboard.describe(visitor)
    visitor.bytes.append(UInt8(ascii: "\n"))
    for view in keyboard.scriptViews { write(view, visitor, depth: 1) }
  }

  private static func write(_ root: View, _ visitor: TreePropertyVisitor, depth: Int = 0) {
    var stack: [(view: View, depth: Int)] = [(root, depth)]
    while let (view, depth) = stack.popLast() {
      writeLine(view, depth, visitor)
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
  }

  private static func writeLine(_ view: View, _ depth: Int, _ visitor: TreePropertyVisitor) {
    visitor.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    visitor.bytes.append(contentsOf: view.className.escaped.utf8)
    if let id = view.accessibilityIdentifier {
      visitor.bytes.append(contentsOf: " #".utf8)
      visitor.bytes.append(contentsOf: id.escaped.utf8)
    }
    visitor.bytes.append(UInt8(ascii: " "))
    visitor.append(.rect(view.frame))
    if let controller = view.viewController {
      visitor.bytes.append(contentsOf: " <".utf8)
      visitor.bytes.append(contentsOf: controller.className.escaped.utf8)
      controller.describeWithScript(visitor)
      visitor.bytes.append(UInt8(ascii: ">"))
    }
    view.describeWithScript(visitor)
    visitor.bytes.append(UInt8(ascii: "\n"))
  }
}
