import Foundation
import Testing

@testable import ScriptHost

/// What `lunette api` says of functions and results.
@Suite struct APIDocumentTests {
  private let document: [String: Any]

  init() throws {
    let json = try JSONSerialization.jsonObject(with: Data(APIDocument.json()))
    document = try #require(json as? [String: Any])
  }

  private func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  private func member(_ name: String, of owner: String) -> [String: Any]? {
    let members =
      owner == "ui"
      ? objects(document["functions"])
      : objects(objects(document["classes"]).first { $0["name"] as? String == owner }?["members"])
    return members.first { $0["name"] as? String == name }
  }

  /// `ui.has` is the list of what a script can see, so what it has is described.
  @Test func functionsThatUIHasAreDescribed() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local names = {}
      for _, name in ipairs{ "sleep", "async", "rect", "has", "color", "provided" } do
        if ui.has(name) and type(ui[name]) == "function" then names[#names + 1] = name end
      end
      print(table.concat(names, " "))
      return ui.View{}
      """)
    let names = try #require(host.printed.first)
    #expect(names == "sleep async rect has color provided")
    for name in names.split(separator: " ") {
      #expect(member(String(name), of: "ui") != nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("ui", "async", "Task"), ("Color", "getRed", "number, number, number, number, or nil"),
    ("Color", "getHue", "number, number, number, number, or nil"),
    ("Color", "getWhite", "number, number, or nil"), ("View", "convertTo", "Point or Rect"),
    ("View", "convertFrom", "Point or Rect"),
  ])
  func resultsOfSeveralKindsHaveAType(owner: String, name: String, type: String) {
    #expect(member(name, of: owner)?["type"] as? String == type)
  }

  @Test func notificationsAreListedWithTheirNamesInBothLanguages() {
    let names = objects(document["notifications"]).compactMap { $0["name"] as? String }
    #expect(names.contains("Application.didEnterBackgroundNotification"))
    #expect(names.contains("Window.didBecomeKeyNotification"))
    #expect(
      objects(document["notifications"]).contains {
        $0["objc"] as? String == "UIApplicationDidEnterBackgroundNotification"
      })
  }
}
