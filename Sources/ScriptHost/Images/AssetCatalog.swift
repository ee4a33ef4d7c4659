/// A folder `NAME.xcassets` as Xcode makes it: its image sets by name.
struct AssetCatalog {
  let path: String
  /// The folders of the image sets, by the name of the image.
  private(set) var sets: [String: String] = [:]

  /// How deep groups lie inside each other, and how many folders are looked at.
  private static let greatestDepth = 8
  private static let mostFolders = 10_000

  /// - Parameter root: the folder in which all has to lie when links are followed.
  init(at path: String, inside root: String) {
    self.path = path
    var waiting = [(folder: path, prefix: "", depth: 0)]
    var count = 0
    while let (folder, prefix, depth) = waiting.popLast(), count < Self.mostFolders {
      count += 1
      for name in Self.names(in: folder, inside: root) {
        let inner = Plugin.join(folder, name)
        if name.hasSuffix(".imageset") {
          let title = prefix + name.dropLast(".imageset".count)
          sets[title] = sets[title] ?? inner
        } else if !name.contains("."), depth < Self.greatestDepth {
          waiting.append((inner, Self.prefix(ofGroup: inner, name, prefix, root), depth + 1))
        }
      }
    }
  }

  /// What stands before the names of the images in a group: its own where its contents say so.
  private static func prefix(
    ofGroup folder: String, _ name: String, _ prefix: String, _ root: String
  ) -> String {
    let contents = Plugin.join(folder, ImageSet.contents)
    guard let bytes = try? SourceFile.read(contents, inside: root),
      let node = try? JSONReader.read(bytes),
      case .bool(true) = node["properties"]?["provides-namespace"]?.value
    else { return prefix }
    return "\(prefix)\(name)/"
  }

  /// The names of what lies in a folder, in byte order; none where it leads out of another one.
  static func names(in folder: String, inside root: String) -> [String] {
    let path = folder.isEmpty ? "." : folder
    guard (try? SourceFile.checkInside(path, of: root)) != nil else { return [] }
    return (BytePath(path).names ?? []).compactMap { String(validating: $0, as: UTF8.self) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension JSONNode {
  /// The value of a name; nil for what is no object, and where there is none.
  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  var text: String? { if case .string(let text) = value { text } else { nil } }

  var number: Double? { if case .number(let number) = value { number } else { nil } }

  var elements: [JSONNode] { if case .array(let elements) = value { elements } else { [] } }

  var names: [String] {
    if case .object(let members) = value { members.map(\.name) } else { [] }
  }
}
