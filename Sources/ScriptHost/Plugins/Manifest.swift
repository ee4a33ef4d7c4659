import FoundationEssentials

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
    do {
      return try JSONDecoder().decode(Manifest.self, from: Data(bytes))
    } catch DecodingError.keyNotFound(let key, _) {
      throw .invalidManifest(path, "\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let key = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw .invalidManifest(path, "\"\(key)\" is of the wrong type")
    } catch {
      throw .invalidManifest(path, "it is no valid JSON")
    }
  }
}
