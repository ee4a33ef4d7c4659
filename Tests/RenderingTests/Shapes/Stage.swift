import Testing
import ViewKit

@testable import Rendering

/// An application with one window, to render views in.
struct Stage {
  let application: Application
  let window: Window
  let root: View

  init(_ width: Double = 375, _ height: Double = 667, timeZone: String = "UTC") {
    application = Application(
      screen: Screen(size: Size(width: width, height: height)), clock: Clock(start: 1_168_335_660))
    application.timeZoneIdentifier = timeZone
    application.isStatusBarHidden = true
    window = Window(application: application)
    window.makeKeyAndVisible()
    root = View(frame: window.bounds)
    add(root, to: window)
  }

  /// Puts a view into another one; the test's hierarchies are never too deep.
  @discardableResult
  func add<Subject: View>(_ view: Subject, to superview: View? = nil) -> Subject {
    try? (superview ?? root).addSubview(view)
    return view
  }

  @discardableResult
  func label(
    _ text: String, _ frame: Rect, size: Double = 17, _ alignment: TextAlignment = .left,
    lines: Int = 1, in superview: View? = nil
  ) -> Label {
    let label = add(Label(frame: frame), to: superview)
    label.text = text
    label.font = Font(size: size)
    label.textAlignment = alignment
    label.numberOfLines = lines
    return label
  }

  func render(_ format: RenderFormat, _ options: RenderOptions = RenderOptions()) -> String {
    application.settle()
    let text = Renderer.string(application, as: format, options: options)
    // Whatever a test renders has to fit the schema.
    if format == .json { #expect(throws: Never.self) { try Self.validate(text) } }
    if format == .svg { #expect(throws: Never.self) { try SVGCheck(text).run() } }
    return text
  }

  private static func validate(_ document: String) throws {
    let problems = try SchemaValidator().problems(of: document)
    #expect(problems == [])
  }

  var lines: [String] {
    application.settle()
    return PrintedScreen(application).lines
  }
}
