import Testing
import ViewKit

@testable import ScriptHost

/// What plugins provide for others by name.
@Suite struct ProvisionTests {
  private func host(_ main: String, kit: String, provides: String) throws -> Host {
    try PluginSet(
      ["app": "\"kit\": \"1\"", "other": ""],
      [
        "app/main.lua": "local ui = require 'lunette'\n\(main)\n\(PluginSet.view)",
        "kit/plugin.json": """
        { "name": "kit", "version": "1.0.0",
          "provides": { \(provides) } }
        """, "kit/main.lua": kit,
      ]
    ).open()
  }

  private let kit = "return { Card = require('lunette').View:subclass 'Card', extra = 1 }"

  @Test func `A class of another plugin is found by its name`() throws {
    let host = try host(
      "print(ui.provided 'kit.Card' == require('kit').Card, ui.provided('kit.Card'){})", kit: kit,
      provides: "\"views\": [\"Card\"]")
    #expect(host.errors == [])
    #expect(host.printed == ["true\t<Card>"])
  }

  @Test(
    arguments: [
      ("kit.Crad", "plugin \"kit\" provides no \"Crad\"; did you mean \"kit.Card\"?"),
      ("kit.extra", "plugin \"kit\" provides no \"extra\"; it provides Card"),
      ("kid.Card", "does not depend on \"kid\"; did you mean \"kit.Card\"?"),
      ("other.Card", "plugin \"app\" does not depend on \"other\"; add it to \"dependencies\" in "),
      ("Card", "expected a plugin and a name, as \"kit.Card\", got \"Card\""),
      ("kit.", "expected a plugin and a name"),
    ])
  func `What is not provided is told`(name: String, message: String) throws {
    let host = try host(
      "ui.provided '\(name)'", kit: kit, provides: "\"views\": [\"Card\"]")
    #expect(host.messages.first?.contains(message) == true, "\(host.messages)")
    #expect(host.errors.first?.line == 2)
  }

  @Test func `A name that the main file does not give is an error when it is loaded`() throws {
    let host = try host(
      "", kit: kit, provides: "\"views\": [\"Card\"], \"screens\": [\"Home\"]")
    #expect(host.errors.count == 2)
    #expect(host.errors[0].plugin == "kit" && host.errors[0].line == 2)
    #expect(host.errors[0].file?.hasSuffix("kit/plugin.json") == true)
    #expect(host.messages[0].hasPrefix("plugin \"kit\" provides \"Home\" among its screens, and "))
    #expect(
      host.messages[0].hasSuffix("does not give it: the table that it returns has Card, extra"))
    let nothing = try self.host("", kit: "", provides: "\"views\": [\"Card\"]")
    #expect(nothing.messages[0].hasSuffix("does not give it: it returns nothing"))
  }

  @Test func `Classes of two plugins with one name are told apart`() throws {
    let host = try host(
      "cards = { ui.View:subclass 'Card'{}, ui.provided 'kit.Card'{} }", kit: kit,
      provides: "\"views\": [\"Card\"]")
    let cards = host.state.objectsWithPeers.compactMap { $0 as? View }
      .filter { $0.className == "Card" }
    #expect(cards.count == 2)
    #expect(cards.count { $0.script?.isKind(of: "Card", plugin: nil) == true } == 2)
    #expect(cards.count { $0.script?.isKind(of: "Card", plugin: "kit") == true } == 1)
    #expect(cards.count { $0.script?.isKind(of: "Card", plugin: "app") == true } == 1)
  }
}
