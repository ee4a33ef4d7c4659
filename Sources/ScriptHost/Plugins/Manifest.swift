/// What `plugin.json` says of a plugin.
public struct Manifest: Sendable {
  /// The plugin's name, by which others require it.
  public internal(set) var name = ""
  public internal(set) var version = SemanticVersion(0, 0, 0)
  public internal(set) var description: String?
  /// The range of host API versions that it works with.
  public internal(set) var lunette: VersionRange?
  /// The file that is run first, below the plugin's folder; `main.lua` unless given.
  public internal(set) var main: String?
  public internal(set) var dependencies: [String: VersionRange] = [:]
  public internal(set) var permissions: [Permission] = []
  /// The screens, views, layouts, cells and data sources that others may use: names in what the
  /// main file returns, by what they are.
  public internal(set) var provides: [Provision: [String]] = [:]
  /// What is odd and does no harm, each with its place.
  public internal(set) var warnings: [String] = []
  /// The file, for messages.
  public internal(set) var path = ""
  var text: [UInt8] = []
  /// Where the value of a field stands in the text, for messages; that of a dependency under
  /// `dependencies.NAME`.
  var places: [String: Int] = [:]

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - path: the file, for messages.
  public static func read(_ bytes: [UInt8], path: String) throws(HostError) -> Manifest {
    let (manifest, failure) = check(bytes, path: path)
    if let failure { throw .invalidManifest(failure) }
    return manifest
  }

  /// Reads a manifest as far as it goes.
  static func check(_ bytes: [UInt8], path: String) -> (Manifest, ManifestFailure?) {
    var reader = ManifestReader()
    do throws(JSONProblem) {
      reader.read(try JSONReader.read(bytes))
    } catch {
      return (Manifest(), ManifestFailure([error], in: bytes, path: path))
    }
    var manifest = reader.manifest
    (manifest.path, manifest.text) = (path, bytes)
    guard reader.problems.isEmpty else {
      // A name that means nothing may be why another is missing.
      let all = (reader.problems + reader.warnings).sorted { $0.offset < $1.offset }
      return (manifest, ManifestFailure(all, in: bytes, path: path))
    }
    manifest.warnings = ManifestFailure(reader.warnings, in: bytes, path: path).problems.map {
      "\($0.file):\($0.line):\($0.column): \($0.message)"
    }
    return (manifest, nil)
  }

  /// What is wrong with a field, at its place.
  func problem(_ message: String, at field: String) -> ManifestFailure.Problem {
    ManifestFailure.Problem(
      JSONProblem(message: message, offset: places[field] ?? 0), in: SourceText(text), path: path)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
