import ScriptHost
import Testing

@Suite struct IdentifierTests {
  @Test func `Siblings with one id are told once, cousins are fine`() throws {
    let host = try Folder([
      "main.lua": """
      local ui = require "lunette"
      return ui.View{ id = "root",
        ui.View{ id = "a", ui.View{ id = "c" } }, ui.View{ id = "b", ui.View{ id = "c" } },
        ui.View{ id = "a" }, ui.View{ id = "a" } }
      """
    ]).open()
    for _ in 0..<2 { _ = host.render(as: .text) }
    let warnings = host.printed.filter { $0.hasPrefix("warning") }
    #expect(
      warnings == ["warning: several subviews of View #root have the id \"a\"; give each its own"])
  }

  @Test func `Tables among the properties of a class are shown`() throws {
    let host = try Folder([
      "main.lua": """
      local ui = require "lunette"
      local A = ui.View:subclass "A"
      A.properties = { "t", "u", "v", "w", "loop", "empty" }
      local loop = {}
      loop[1] = loop
      return A{ t = { c = 1, b = { d = "x" } }, u = { 1, 2 }, v = { 1, { 2, print } },
        w = { x = true, [1] = 2, [7] = 3 }, loop = loop, empty = {}, frame = { 0, 0, 9, 9 } }
      """
    ]).open()
    #expect(host.errors == [])
    let tree = String(decoding: host.render(as: .tree), as: UTF8.self)
    #expect(tree.contains(#"t={b={d="x"} c=1} u=[1, 2] v=[1, [2, nil]] w={1=2 7=3 x=true} loop="#))
    let json = String(decoding: host.render(as: .json), as: UTF8.self)
    #expect(json.contains(#""t":{"b":{"d":"x"},"c":1},"u":[1,2],"v":[1,[2,null]]"#), "\(json)")
    #expect(json.contains(#""loop":[[[[[[[[null]]]]]]]],"empty":[]"#), "\(json)")
  }
}
