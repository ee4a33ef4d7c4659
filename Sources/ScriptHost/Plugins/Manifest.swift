import FoundationEssentials
import LuaRuntime

/// What `plugin.json` says of a plugin.
public struct Manifest: Decodable, Sendable {
  /// The plugin's name, by which others require it.
  public var name: String
  /// Its version, as semantic versioning has it.
  public var version: String
  public var description: String?
  /// The range of host API versions that it works with.
  public var lunette: String?
  /// The file that is run first, below the plugin's folder; `main.lua` unless given.
  public var main: String?
  public var dependencies: [String: String]?
  public var permissions: [String]?
  public var provides: [String]?

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - path: the file, for the message.
  public static func read(_ bytes: [UInt8], path: String) throws(HostError) -> Manifest {
    let data = Data(bytes)
    do {
      let names = try JSONDecoder().decode(Names.self, from: data)
      if let problem = names.problem { throw HostError.invalidManifest(path, problem) }
      return try JSONDecoder().decode(Manifest.self, from: data)
    } catch let error as HostError {
      throw error
    } catch DecodingError.keyNotFound(let key, _) {
      throw .invalidManifest(path, "\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw .invalidManifest(path, mismatch(context.codingPath.map(\.stringValue)))
    } catch {
      throw .invalidManifest(path, "it is no valid JSON")
    }
  }

  private static func mismatch(_ path: [String]) -> String {
    guard let key = path.first else { return "it must be an object, { \"name\": …, … }" }
    let expected =
      switch key {
      case "dependencies": "an object of names and version ranges"
      case "permissions", "provides": "a list of strings"
      default: "a string"
      }
    return "\"\(key)\" must be \(expected)"
  }

  /// The names of the fields, which are checked before the values.
  private struct Names: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue).sorted()
    }

    /// What is wrong with the first name that means nothing.
    var problem: String? {
      let known = CodingKeys.allCases.map(\.stringValue)
      guard let wrong = names.first(where: { !known.contains($0) }) else { return nil }
      if let near = Spelling.nearest(to: wrong, among: known, by: { $0 }) {
        return "there is no field \"\(wrong)\"; did you mean \"\(near)\"?"
      }
      return "there is no field \"\(wrong)\"; there are \(known.joined(separator: ", "))"
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, version, description, lunette, main, dependencies, permissions, provides
  }
}
