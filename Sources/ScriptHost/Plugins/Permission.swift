import LuaRuntime

/// What a plugin may touch beyond its own code, as its manifest asks for it.
public enum Permission: Hashable, Sendable, CustomStringConvertible {
  /// `files:read:data`: reading in a folder of the plugin.
  case readFiles(folder: String)
  /// `files:write:data`: reading and writing in a folder of the plugin.
  case writeFiles(folder: String)
  /// `network:api.example.com`: requests to a server.
  case network(host: String)

  public var description: String {
    switch self {
    case .readFiles(let folder): "files:read:\(folder)"
    case .writeFiles(let folder): "files:write:\(folder)"
    case .network(let host): "network:\(host)"
    }
  }

  /// Reads a permission; throws ``InvalidPermission`` with what there is.
  public init(_ text: String) throws(InvalidPermission) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    switch parts.first {
    case "files":
      guard parts.count == 3, ["read", "write"].contains(parts[1]) else {
        throw InvalidPermission(
          reason: "file permissions are files:read:FOLDER and files:write:FOLDER")
      }
      guard Plugin.staysInside(parts[2]) else {
        throw InvalidPermission(reason: "the folder must lie in the plugin's own")
      }
      self = parts[1] == "read" ? .readFiles(folder: parts[2]) : .writeFiles(folder: parts[2])
    case "network":
      let host = parts.dropFirst().joined(separator: ":")
      guard Permission.isHost(host) else {
        throw InvalidPermission(
          reason: "network permissions name a server, as network:api.example.com")
      }
      self = .network(host: host)
    default:
      let kinds = ["files", "network"]
      let near = Spelling.nearest(to: parts.first ?? "", among: kinds, by: { $0 })
      throw InvalidPermission(
        reason: near.map { Permission.advice(([$0] + parts.dropFirst()).joined(separator: ":")) }
          ?? "there are files:read:FOLDER, files:write:FOLDER and network:SERVER")
    }
  }

  /// What to say of a permission that is meant: itself where it is one, else what it lacks.
  private static func advice(_ text: String) -> String {
    do throws(InvalidPermission) {
      let permission = try Permission(text)
      return "did you mean \"\(permission)\"?"
    } catch {
      return error.reason
    }
  }

  /// A name of the domain name system, maybe with a port.
  private static func isHost(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.count < 2 || UInt16(parts[1]) ?? 0 > 0, let name = parts.first
    else { return false }
    return name.utf8.count <= 253
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Manifest.isLetterOrDigit($0) }
      }
  }

  /// Why a text is no permission.
  public struct InvalidPermission: Error {
    public let reason: String
  }

  /// The folder that it is about; nothing for a server.
  var folder: String {
    switch self {
    case .readFiles(let folder), .writeFiles(let folder): folder
    case .network: ""
    }
  }

  /// Whether who has this may do what another one is about.
  func covers(_ other: Permission) -> Bool {
    switch (self, other) {
    case (.readFiles(let folder), .readFiles(let part)),
      (.writeFiles(let folder), .readFiles(let part)),
      (.writeFiles(let folder), .writeFiles(let part)):
      Permission.parts(part).starts(with: Permission.parts(folder))
    case (.network(let host), .network(let other)): host == other
    default: false
    }
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
