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

  @Test func `A name that is near to nothing gets no hint`() throws {
    let error = try failure(
      of: """
        local Page = ui.ViewController:subclass "Page"
        Page{}:qqqqqqqq()
        """)
    #expect(error.message.hasSuffix("(method 'qqqqqqqq')"), "\(error.message)")
  }
}
