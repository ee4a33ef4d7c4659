import Testing
import ViewKit

@testable import Rendering

@Suite struct TreeTests {
  @Test func `each view is a line with what differs from the default`() {
    let stage = Stage()
    let controller = ViewController(application: stage.application)
    controller.title = "Sign \"in\""
    stage.root.removeFromSuperview()
    stage.window.rootViewController = controller
    let title = stage.label(
      "Line\n2", Rect(x: 20, y: 84.5, width: 335, height: 30), in: controller.view)
    title.accessibilityIdentifier = "title"
    title.textColor = .red
    title.alpha = 0.5
    let box = stage.add(View(frame: Rect(x: 0, y: 200, width: 10, height: 10)), to: controller.view)
    box.layer.cornerRadius = 4
    box.isHidden = true
    stage.add(View(), to: box)
    #expect(
      stage.render(.tree) == """
        Window (0 0; 375 667) isKeyWindow=true
          View (0 0; 375 667) <ViewController title="Sign \\"in\\""> autoresizingMask=flexibleWidth|flexibleHeight
            Label #title (20 84.5; 335 30) alpha=0.5 text="Line\\n2" textColor=#ff0000
            View (0 200; 10 10) isHidden=true cornerRadius=4
              View (0 0; 0 0)

        """)
  }

  @Test func `errors and the log follow the views`() {
    let options = RenderOptions(
      log: [LogEntry("hello\nworld")],
      errors: [
        ErrorReport(
          kind: "runtime", message: "boom", file: "a.lua", line: 3, handler: "Login.tap", count: 2)
      ])
    #expect(
      Renderer.string(Application(), as: .tree, options: options) == """
        error a.lua:3: in Login.tap: boom (2 times)
        log "hello\\nworld"

        """)
  }

  @Test func `all kinds of values are written`() {
    let visitor = TreePropertyVisitor()
    visitor.point("a", Point(x: 1, y: 2.5))
    visitor.size("b", Size(width: 3, height: .infinity))
    visitor.insets("c", EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    visitor.transform("d", AffineTransform(translationX: 5, y: 6))
    visitor.visit("e", .list([.none, .bool(true)]), isDefault: false, restore: nil)
    visitor.visit(
      "f", .fields([.init("x", .integer(1)), .init("y", .string("z"))]), isDefault: false,
      restore: nil)
    let path = IndexPath(row: 2, section: 0)
    visitor.visit("g", .indexPath(path), isDefault: false, restore: nil)
    #expect(
      String(decoding: visitor.bytes, as: UTF8.self)
        == #" a=(1 2.5) b=(3 inf) c=(1 2 3 4) d=(1 0 0 1 5 6) e=[nil, true] f={x=1 y="z"} g=[1, 3]"#
    )
  }
}
