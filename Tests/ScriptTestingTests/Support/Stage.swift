import ScriptTesting
import ViewKit

/// An application with one window, to put views on.
final class Stage {
  let application = Application()
  let window: Window
  let root: View

  init() throws {
    window = Window(application: application)
    root = View(frame: application.screen.bounds)
    try window.addSubview(root)
    window.makeKeyAndVisible()
  }

  var driver: Driver { Driver(application) }

  /// Puts a view on the stage, or into another one.
  @discardableResult
  func add<Subject: View>(
    _ view: Subject, _ frame: Rect, id: String? = nil, in superview: View? = nil
  ) throws -> Subject {
    view.frame = frame
    view.accessibilityIdentifier = id
    try (superview ?? root).addSubview(view)
    return view
  }

  /// What a query finds: the identifiers, else the classes.
  func found(_ query: String) throws -> [String] {
    driver.all(try Query(parsing: query)).map {
      $0.view.accessibilityIdentifier ?? $0.view.className
    }
  }

  /// What is said of a query that does not mean exactly one element.
  func message(_ query: String) throws -> String {
    let parsed = try Query(parsing: query)
    do throws(QueryFailure) {
      _ = try driver.find(parsed)
      return "found"
    } catch {
      return "\(error)"
    }
  }
}

/// A label with a text.
func label(_ text: String) -> Label {
  let label = Label()
  label.text = text
  return label
}

/// A button with a title.
func button(_ title: String) -> Button {
  let button = Button(type: .system)
  button.setTitle(title, for: .normal)
  return button
}

/// A control that shows a placeholder, hides its text, and can be on.
final class Field: Control {
  var text = ""
  var placeholder = ""
  var isSecure = false
  var isOn = false

  override var canBecomeFirstResponder: Bool { true }

  override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("text", text)
    visitor.string("placeholder", placeholder)
    visitor.bool("isSecureTextEntry", isSecure)
    visitor.bool("isOn", isOn)
  }
}

/// A view that notes the touches that it gets.
final class Recorder: View {
  private(set) var notes: [String] = []
  var onTap: () -> Void = {}

  private func note(_ name: String, _ touches: [Touch]) {
    for touch in touches {
      let place = touch.location(in: self)
      let time = touch.timestamp
      notes.append(
        "\(name) \((place.x * 10).rounded() / 10),\((place.y * 10).rounded() / 10) "
          + "t\(time) n\(touch.tapCount)")
    }
  }

  override func touchesBegan(_ touches: [Touch], with event: Event?) { note("down", touches) }
  override func touchesMoved(_ touches: [Touch], with event: Event?) { note("move", touches) }
  override func touchesEnded(_ touches: [Touch], with event: Event?) {
    note("up", touches)
    onTap()
  }
  override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    note("cancelled", touches)
  }
}
