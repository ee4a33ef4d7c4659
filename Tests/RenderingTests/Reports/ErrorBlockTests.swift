import Testing
import ViewKit

@testable import Rendering

@Suite struct ErrorBlockTests {
  @Test func `errors stand below the screen, with place, excerpt and view`() {
    let stage = Stage(320, 568)
    stage.label("Cities", Rect(x: 20, y: 0, width: 100, height: 22))
    let errors = [
      ErrorReport(
        kind: "runtime", message: "attempt to index a nil value (field 'names')",
        file: "plugins/cities/main.lua", line: 12, excerpt: "\tlocal n = 中 .. self.names[1]",
        caret: 17, handler: "Cities.tableView_cellForRowAt",
        viewPath: "Window > View > TableView #list", count: 7),
      ErrorReport(kind: "invalidUse", message: "Label #a cannot be \u{1B}[31m added\nto itself"),
    ]
    #expect(
      stage.render(.text, RenderOptions(errors: errors)) == """
            Cities
        ══ 2 errors ════════════════════════════════════════════════════
        ! plugins/cities/main.lua:12: in Cities.tableView_cellForRowAt:
          attempt to index a nil value (field 'names') (7 times)
          12 │  local n = 中 .. self.names[1]
             │                  ^
          in Window > View > TableView #list
        ! Label #a cannot be ␛[31m added
          to itself

        """)
  }

  @Test func `one error is one, and ascii draws with ASCII`() {
    let options = RenderOptions(
      isASCII: true, errors: [ErrorReport(kind: "runtime", message: "boom", excerpt: "x", caret: 1)]
    )
    let application = Application(screen: Screen(size: Size(width: 150, height: 100)))
    application.isStatusBarHidden = true
    #expect(
      Renderer.string(application, as: .text, options: options) == """
        == 1 error ===================
        ! boom
           | x
           | ^

        """)
  }
}
