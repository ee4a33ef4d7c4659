import Testing

@Suite struct NilHintTests {
  @Test func `A misspelt method of an object is told with the nearest`() throws {
    let error = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        function Page:refresh() self:loadViewIfNeded() end
        Page{}:refresh()
        """)
    #expect(error.message.hasSuffix("(method 'loadViewIfNeded'); did you mean 'loadViewIfNeeded'?"))
  }

  @Test func `So are a method of the script's, and a field that is nil`() throws {
    let method = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        function Page:refresh() end
        local page = Page{}
        page:refrehs()
        """)
    #expect(method.message.hasSuffix("did you mean 'refresh'?"), "\(method.message)")
    let field = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        function Page:viewDidLoad() self.counter = { 1 } return self.conter[1] end
        Page{}:viewDidLoad()
        """)
    #expect(field.message.hasSuffix("did you mean 'counter'?"), "\(field.message)")
  }

  @Test(arguments: [
    ("self:present(self, true)", "this version has no ViewController.present"),
    ("self.navigationItem.title = 'x'", "this version has no ViewController.navigationItem"),
    ("self.view:addConstraint(1)", "this version has no View.addConstraint"),
    ("ui.View{}:snapshotView(true)", "this version has no View.snapshotView"),
    ("ui.Label{}:addConstraints(1)", "this version has no View.addConstraints"),
    ("return ui.TableView", "ui has no member 'TableView'; this version has no TableView"),
    ("return ui.UIWebView", "this version has no WebView"),
    ("UITableView.alloc()", "(global 'UITableView'); this version has no TableView"),
  ])
  func `What this version lacks of UIKit is told as such`(line: String, ending: String) throws {
    let error = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        function Page:viewDidLoad() \(line) end
        Page{}:viewDidLoad()
        """)
    #expect(error.message.hasSuffix(ending), "\(error.message)")
  }

  @Test func `A field of one's own is not taken for what this version lacks`() throws {
    let error = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        function Page:viewDidLoad() self.show = 7; self.show() end
        Page{}:viewDidLoad()
        """)
    #expect(!error.message.contains("this version"), "\(error.message)")
  }

  @Test func `A name that is near to nothing gets no hint`() throws {
    let error = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        Page{}:qqqqqqqq()
        """)
    #expect(error.message.hasSuffix("(method 'qqqqqqqq')"), "\(error.message)")
  }
}
