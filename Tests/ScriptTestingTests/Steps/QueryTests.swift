import Testing

@testable import ScriptTesting

@Suite struct QueryTests {
  private func compound(_ text: String) throws -> Compound {
    let query = try Query(parsing: text)
    #expect(query.compounds.count == 1)
    return query.compounds[0]
  }

  @Test(arguments: [
    "Button", "Button!", "login.Pad", "my-plugin_2.Pad!", "*", "#list", "#my-list_2",
    ##"#"My list""##, #""Add""#, #"~"Add""#, "Button\"Add\"", "Button!#add\"Add\":enabled[2]",
    "*:focused", ":selected", ":enabled:selected", "Cell[last]", "*[1]", "\"a\"[3]",
    "#list Cell[2] Label\"x\"", "\"a\"~\"b\"", "Button \"Add\"", "A_1b2",
  ]) func queriesPrintAsTheyAreTyped(_ text: String) throws {
    #expect(try Query(parsing: text).description == text)
  }

  @Test func headsNameAClassAndItsPlugin() throws {
    #expect(try compound("Button").head == .type("Button", plugin: nil, exactly: false))
    #expect(try compound("Button!").head == .type("Button", plugin: nil, exactly: true))
    #expect(try compound("login.Pad").head == .type("Pad", plugin: "login", exactly: false))
    #expect(try compound("*").head == .any)
    #expect(try compound("#a").head == nil)
  }

  @Test func partsKeepTheirOrder() throws {
    #expect(
      try compound(##"Label"a"~"b"#c:on"##).parts == [
        .text("a", contained: false), .text("b", contained: true), .identifier("c"), .state(.on),
      ])
  }

  @Test(arguments: ElementState.allCases) func everyState(_ state: ElementState) throws {
    #expect(try compound(":\(state.rawValue)").parts == [.state(state)])
  }

  @Test func aBlankMeansSomewhereInside() throws {
    #expect(try Query(parsing: #"Button"Add""#).compounds.count == 1)
    #expect(try Query(parsing: #"Button "Add""#).compounds.count == 2)
    #expect(try Query(parsing: "  #a \t *  ").compounds.count == 2)
  }

  @Test(arguments: [
    (#""\"""#, "\""), (#"'\''"#, "'"), (#""'""#, "'"), (#"'"'"#, "\""), (#""\\n""#, "\\n"),
    (#""a\nb\tc""#, "a\nb\tc"), (#""\u{41}\u{1F600}""#, "A😀"), (#""\u{00e9}""#, "é"),
    ("\"“quoted”\"", "“quoted”"), ("'「」'", "「」"), ("\"a\nb\"", "a\nb"), ("\"\"", ""),
    ("\"\u{301}x\"", "\u{301}x"), ("\"a\\\"\u{301}\"", "a\"\u{301}"),
  ]) func strings(_ text: String, _ value: String) throws {
    #expect(try compound(text).parts == [.text(value, contained: false)])
  }

  @Test func printedStringsDriveNoTerminal() throws {
    let query = Query(compounds: [
      Compound(parts: [.text("\u{1B}[2J\u{202E}\u{7F}👩\u{200D}👧\u{2028}", contained: false)])
    ])
    #expect(query.description == #""\u{1B}[2J\u{202E}\u{7F}👩‍👧\u{2028}""#)
    #expect(try Query(parsing: query.description) == query)
  }
}
