import FoundationEssentials
import Testing

@testable import ScriptHost

/// The schema of manifests says what their reader says.
@Suite struct ManifestSchemaTests {
  private func schema(_ field: String) throws -> [String: String] {
    let text = try #require(ManifestField.all.first { $0.name == field }).schema
    let object = try JSONDecoder().decode(Schema.self, from: Data("{ \(text) }".utf8))
    return ["type": object.type, "pattern": object.pattern ?? ""]
  }

  private struct Schema: Decodable {
    let type: String
    let pattern: String?
  }

  private func isRead(_ field: String) -> Bool {
    let standard = ["name": "\"a\"", "version": "\"1.0.0\""]
    let name = field.prefix { $0 != ":" }.trimming { $0 == "\"" }
    let others = standard.filter { $0.key != name }.map { "\"\($0.key)\": \($0.value)" }
    let text = "{ \((others + [field]).joined(separator: ", ")) }"
    return (try? Manifest.read(Array(text.utf8), path: "p")) != nil
  }

  @Test(
    arguments: [
      "a", "A-1_b", "", "lunette", "lunettes", "a b", "1a", "a.b", "a/b", "é",
      String(repeating: "a", count: 64), String(repeating: "a", count: 65),
    ])
  func `Names are those of the pattern`(name: String) throws {
    let pattern = try Regex(try #require(try schema("name")["pattern"]))
    #expect((name.wholeMatch(of: pattern) != nil) == isRead("\"name\": \"\(name)\""))
  }

  @Test(
    arguments: [
      "1.2.3", "0.0.0", "1.0.0-beta.1", "1.0.0+build", "1", "1.0", "v1.0.0", "01.0.0", "1.0.0.0",
      "",
    ])
  func `Versions are those of the pattern`(version: String) throws {
    let pattern = try Regex(try #require(try schema("version")["pattern"]))
    #expect((version.wholeMatch(of: pattern) != nil) == isRead("\"version\": \"\(version)\""))
  }

  @Test func `The types of the schema are those that are read`() throws {
    let values = [
      "string": "\"a\"", "object": "{}", "array": "[]", "number": "1", "null": "null",
    ]
    for field in ManifestField.all {
      let type = try #require(try schema(field.name)["type"])
      for (kind, value) in values where kind != type {
        #expect(!isRead("\"\(field.name)\": \(value)"), "\(field.name): \(value)")
      }
    }
  }

  @Test func `The whole schema is JSON, and names every field`() throws {
    let node = try JSONReader.read(Array(ManifestSchema.text.utf8))
    guard case .object(let members) = node.value,
      case .object(let properties)? = members.first(where: { $0.name == "properties" })?.node.value
    else {
      Issue.record("it is no object")
      return
    }
    #expect(properties.map(\.name) == ManifestField.all.map(\.name))
  }
}

extension StringProtocol {
  fileprivate func trimming(where isGone: (Character) -> Bool) -> String {
    String(drop(while: isGone).reversed().drop(while: isGone).reversed())
  }
}
