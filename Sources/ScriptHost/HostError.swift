import Rendering
import ViewKit

/// Why there is nothing to show. Mistakes inside of a script are ``ErrorReport``s instead.
public enum HostError: Error, Equatable, CustomStringConvertible {
  /// There is no file or folder of this name.
  case notFound(String)
  /// The file or folder cannot be read, for this reason.
  case unreadable(String, String)
  /// The folder has no `plugin.json`.
  case missingManifest(String)
  /// The manifest is wrong.
  case invalidManifest(ManifestFailure)
  /// No plugin of this name is loaded; the nearest of those that are.
  case unknownPlugin(String, nearest: String?)
  /// The time zone database of the system has no zone of this name.
  case unknownTimeZone(String)
  /// There is no locale of this name.
  case unknownLocale(String)
  /// There is not enough memory for a state.
  case outOfMemory

  init(_ failure: FileFailure, reading path: String) {
    self = failure.isMissing ? .notFound(path) : .unreadable(path, failure.reason)
  }

  public var description: String {
    switch self {
    case .notFound(let path): BytePath.missing(path)
    case .unreadable(let path, let reason):
      "\(TerminalText.line(path)): cannot be read: \(reason)"
    case .missingManifest(let path):
      "\(TerminalText.line(path)): the folder has no plugin.json; give a plugin's folder, or a "
        + ".lua file"
    case .invalidManifest(let failure): "\(failure)"
    case .unknownPlugin(let name, let nearest):
      "no plugin \"\(TerminalText.line(name))\" is loaded"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .unknownTimeZone(let name):
      "there is no time zone \"\(name)\""
        + (TimeZoneRules.identifier(like: name).map { "; did you mean \"\($0)\"?" } ?? "")
    case .unknownLocale(let name):
      "there is no locale \"\(name)\""
        + (LocaleName.nearest(to: name).map { "; did you mean \"\($0)\"?" } ?? "")
    case .outOfMemory: "not enough memory to start a script"
    }
  }
}
