import FoundationEssentials
import ScriptHost
import Testing

/// A folder for one test, with files of its own; it is deleted with this object.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/lunette-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = path + "/" + name
    if let slash = file.lastIndex(of: "/") {
      try FileManager.default.createDirectory(
        atPath: String(file[..<slash]), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(filePath: file))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// A host that opened a file of the folder.
  func open(_ name: String = "main.lua", _ options: HostOptions = HostOptions()) throws -> Host {
    let host = try Host(options: options)
    try host.open(path + "/" + name)
    return host
  }
}

/// A host that opened a script.
func open(_ script: String, _ options: HostOptions = HostOptions()) throws -> Host {
  let folder = try Folder(["main.lua": script])
  return try folder.open("main.lua", options)
}

extension Host {
  /// What scripts printed.
  var printed: [String] { log.map(\.message) }

  var messages: [String] { errors.map(\.message) }

  var text: String { String(decoding: render(as: .text), as: UTF8.self) }
}
