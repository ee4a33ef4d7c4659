import ViewKit

/// Writes the document of `--format json`; ``DocumentSchema`` describes it.
struct DocumentWriter {
  /// The version of the document's form. Within it, fields are added and never changed.
  static let version = 1

  /// The document of a screen, with one newline at the end.
  static func document(
    _ application: Application, _ options: RenderOptions,
    _ complete: (inout RenderOptions) -> Void = { _ in }
  ) -> [UInt8] {
    let visitor = JSONPropertyVisitor(capacity: 4096)
    visitor.writer.beginObject()
    visitor.writer.key("lunette")
    visitor.writer.integer(version)
    writeScreen(application, visitor)
    visitor.writer.key("windows")
    visitor.writer.beginArray()
    for window in application.visibleWindows where !window.isOfSystem {
      writeTree(window, visitor)
    }
    visitor.writer.endArray()
    if let keyboard = application.keyboardIfMade, keyboard.isShown {
      writeKeyboard(keyboard, visitor)
    }
    if let menu = application.menuControllerIfMade, menu.isMenuVisible {
      writeMenu(menu, visitor)
    }
    var options = options
    complete(&options)
    visitor.writer.key("log")
    visitor.writer.beginArray()
    for entry in options.log { write(entry, &visitor.writer) }
    visitor.writer.endArray()
    visitor.writer.key("errors")
    visitor.writer.beginArray()
    for error in options.errors { write(error, &visitor.writer) }
    visitor.writer.endArray()
    visitor.writer.endObject()
    return visitor.writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func writeScreen(_ application: Application, _ visitor: JSONPropertyVisitor) {
    let screen = application.screen
    visitor.writer.key("screen")
    visitor.writer.beginObject()
    visitor.writer.key("bounds")
    visitor.writer.rect(screen.bounds)
    visitor.writer.key("scale")
    visitor.writer.number(screen.scale)
    visitor.writer.key("time")
    visitor.writer.number(application.clock.now)
    visitor.writer.key("timeZone")
    visitor.writer.string(application.timeZoneIdentifier)
    visitor.writer.key("locale")
    visitor.writer.string(application.localeIdentifier)
    application.describe(visitor)
    visitor.writer.endObject()
  }

  /// Writes the keyboard as a node whose children are the views of scripts in it.
  private static func writeKeyboard(_ keyboard: Keyboard, _ visitor: JSONPropertyVisitor) {
    visitor.writer.key("keyboard")
    visitor.writer.beginObject()
    visitor.writer.key("class")
    visitor.writer.string("Keyboard")
    visitor.writer.key("id")
    visitor.writer.null()
    visitor.writer.key("frame")
    visitor.writer.rect(keyboard.frame)
    keyboard.describe(visitor)
    visitor.writer.key("children")
    visitor.writer.beginArray()
    for view in keyboard.scriptViews { writeTree(view, visitor) }
    visitor.writer.endArray()
    visitor.writer.endObject()
  }

  /// Writes the edit menu as a node without children.
  private static func writeMenu(_ menu: MenuController, _ visitor: JSONPropertyVisitor) {
    visitor.writer.key("menu")
    visitor.writer.beginObject()
    visitor.writer.key("class")
    visitor.writer.string("MenuController")
    visitor.writer.key("id")
    visitor.writer.null()
    visitor.writer.key("frame")
    visitor.writer.rect(menu.menuFrame)
    menu.describe(visitor)
    visitor.writer.key("children")
    visitor.writer.beginArray()
    visitor.writer.endArray()
    visitor.writer.endObject()
  }

  // MARK: Views

  /// Writes a view and all inside it. It iterates, so that depth costs no stack.
  private static func writeTree(_ view: View, _ visitor: JSONPropertyVisitor) {
    var stack: [(views: [View], next: Int)] = []
    begin(view, visitor)
    stack.append((view.subviews, 0))
    while let level = stack.last {
      guard level.next < level.views.count else {
        visitor.writer.endArray()
        visitor.writer.endObject()
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let view = level.views[level.next]
      begin(view, visitor)
      let subviews = view.subviews
      if subviews.isEmpty {
        visitor.writer.endArray()
        visitor.writer.endObject()
      } else {
        stack.append((subviews, 0))
      }
    }
  }

  /// Writes a node up to the beginning of its children.
  private static func begin(_ view: View, _ visitor: JSONPropertyVisitor) {
    visitor.writer.beginObject()
    visitor.writer.key("class")
    visitor.writeClass(of: view)
    visitor.writer.key("id")
    if let id = view.accessibilityIdentifier {
      visitor.writer.string(id)
    } else {
      visitor.writer.null()
    }
    visitor.writer.key("frame")
    visitor.writer.rect(view.frame)
    if let controller = view.viewController {
      visitor.writer.key("controller")
      visitor.writer.beginObject()
      visitor.writer.key("class")
      visitor.writeClass(of: controller)
      controller.describeWithScript(visitor)
      visitor.writer.endObject()
    }
    view.describeWithScript(visitor)
    visitor.writer.key("children")
    visitor.writer.beginArray()
  }

  // MARK: Log and errors

  private static func write(_ entry: LogEntry, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("message")
    writer.string(entry.message)
    writer.key("time")
    writer.number(entry.time)
    writer.field("plugin", entry.plugin)
    writer.endObject()
  }

  private static func write(_ error: ErrorReport, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string(error.kind)
    writer.key("message")
    writer.string(error.message)
    writer.field("file", error.file)
    writer.field("line", error.line)
    writer.field("excerpt", error.excerpt)
    writer.field("caret", error.caret)
    writer.key("traceback")
    writer.beginArray()
    for frame in error.traceback { writer.string(frame) }
    writer.endArray()
    writer.field("plugin", error.plugin)
    writer.field("handler", error.handler)
    writer.field("view", error.viewPath)
    writer.field("createdAt", error.createdAt)
    writer.key("count")
    writer.integer(error.count)
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  fileprivate mutating func field(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }
}
