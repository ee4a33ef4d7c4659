/// Why there is nothing to show. Mistakes inside of a script are ``ErrorReport``s instead.
public enum HostError: Error, Equatable, CustomStringConvertible {
  /// There is no file or folder of this name.
  case notFound(String)
  /// The file or folder cannot be read, for this reason of the system.
  case unreadable(String, String)
  /// The folder has no `plugin.json`.
  case missingManifest(String)
  /// The manifest is wrong, in this way.
  case invalidManifest(String, String)
  /// There is not enough memory for a state.
  case outOfMemory

  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file or folder"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .missingManifest(let path):
      "\(path): the folder has no plugin.json; give a plugin's folder, or a .lua file"
    case .invalidManifest(let path, let problem): "\(path): \(problem)"
    case .outOfMemory: "not enough memory to start a script"
    }
  }
}
