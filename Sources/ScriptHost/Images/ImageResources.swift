import LuaRuntime
import Rendering
import ViewKit

/// The images in the folder of a plugin, found by name as an application finds those of its bundle:
/// in asset catalogues, then as files.
final class ImageResources {
  /// What became of a search.
  enum Result {
    case image(Image)
    /// There is something of this name that is no image: why.
    case unusable(String)
    case none
  }

  /// Where images lie in a plugin's folder.
  static let places = ["", "images", "resources"]

  let folder: String
  let device: ImageDevice
  private(set) lazy var catalogs = places.flatMap { place in
    names(in: place).filter { $0.hasSuffix(".xcassets") }.map {
      AssetCatalog(at: Plugin.join(place, $0), inside: folder)
    }
  }

  init(folder: String, device: ImageDevice) {
    self.folder = folder
    self.device = device
  }

  /// The folders in which images lie.
  private var places: [String] {
    Self.places.map { $0.isEmpty ? folder : Plugin.join(folder, $0) }
  }

  /// Takes the path of each file that is read, and what is in it, or that is looked for in vain.
  typealias OnRead = (_ path: String, _ bytes: [UInt8]?) -> Void

  /// Looks for the image of a name.
  func find(_ name: String, onRead: OnRead) -> Result {
    guard Plugin.staysInside(name), !name.utf8.contains(0) else {
      return .unusable("the name of an image begins at the folder that it lies in, and stays there")
    }
    let stem = Image.ending(of: name).map { String(name.dropLast($0.count + 1)) }
    for catalog in catalogs {
      for title in [name, stem].compactMap({ $0 }) {
        if let set = catalog.sets[title] { return image(ofSet: set, name: name, onRead) }
      }
    }
    for place in places {
      for file in candidates(for: name) {
        let path = Plugin.join(place, file)
        if SourceFile.isThere(path) { return image(at: path, name: name, onRead) }
        onRead(path, nil)
      }
    }
    return .none
  }

  /// The names of files that an image may have: `bell@2x~iphone.png`.
  private func candidates(for name: String) -> [String] {
    let ending = Image.ending(of: name)
    let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
    return device.scalesByPreference.flatMap { scale in
      ["~\(device.idiom)", ""].map { idiom in
        "\(stem)\(scale == 1 ? "" : "@\(scale)x")\(idiom).\(ending ?? "png")"
      }
    }
  }

  // MARK: Reading

  private func image(at path: String, name: String, _ onRead: OnRead) -> Result {
    read(path, onRead) { header in
      Image(name: name, path: path, scale: Self.scale(ofFile: path), header)
    }
  }

  private func image(ofSet folder: String, name: String, _ onRead: OnRead) -> Result {
    let set: ImageSet
    do throws(FileFailure) {
      set = try ImageSet(at: folder, inside: self.folder, onRead)
    } catch {
      return .unusable(error.reason)
    }
    guard let entry = set.entry(for: device) else {
      return .unusable("\(TerminalText.line(folder)) names no file for an \(device.idiom)")
    }
    let path = Plugin.join(folder, entry.file)
    return read(path, onRead) { header in
      entry.apply(to: Image(name: name, path: path, scale: Double(entry.scale), header))
    }
  }

  private func read(
    _ path: String, _ onRead: OnRead, _ make: (ImageHeader) -> Image
  ) -> Result {
    let shown = TerminalText.line(path)
    do {
      let bytes = try SourceFile.bytes(path, inside: folder)
      onRead(path, bytes)
      return .image(make(try ImageHeader.read(bytes)))
    } catch let failure as FileFailure {
      onRead(path, nil)
      return .unusable("\(shown) cannot be read: \(failure.reason)")
    } catch {
      return .unusable("\(shown) cannot be used: \(error)")
    }
  }

  /// The scale that the name of a file tells: 2 for `bell@2x~iphone.png`.
  static func scale(ofFile path: String) -> Double {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var stem = Image.ending(of: name).map { name.dropLast($0.count + 1) } ?? name[...]
    for idiom in ["~iphone", "~ipad"] where stem.hasSuffix(idiom) {
      stem = stem.dropLast(idiom.count)
    }
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  // MARK: Names

  /// The names of all images, for whoever has misspelt one.
  private(set) lazy var allNames: [String] = {
    let files = places.flatMap(names).filter {
      ImageFormat.endings.contains(Image.ending(of: $0)?.lowercased() ?? "")
    }
    return catalogs.flatMap(\.sets.keys).sorted() + files.map(Self.name(ofFile:)).sorted()
  }()

  /// The name by which a file is found: `bell` for `bell@2x.png`, `Elephant.jpg` for itself.
  private static func name(ofFile file: String) -> String {
    guard let ending = Image.ending(of: file) else { return file }
    var stem = file.dropLast(ending.count + 1)
    for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
    }
    return ending == "png" ? String(stem) : "\(stem).\(ending)"
  }

  /// The names of what lies in a folder, in byte order; none where it leads out of the plugin's.
  private func names(in folder: String) -> [String] {
    AssetCatalog.names(in: folder, inside: self.folder)
  }
}

extension Image {
  /// The image that a file holds.
  fileprivate convenience init(name: String, path: String, scale: Double, _ header: ImageHeader) {
    let ending = Image.ending(of: path) ?? header.format.ending
    self.init(
      name: name,
      cgImage: CGImage(
        name: Image.ending(of: name) == nil ? "\(name).\(ending)" : name, path: path,
        width: header.width, height: header.height, hasAlpha: header.hasAlpha),
      scale: scale, orientation: ImageOrientation(exif: header.orientation),
      delays: header.delays)
  }
}

extension ImageOrientation {
  /// The orientation that EXIF has a number for.
  init(exif number: Int) {
    let all: [ImageOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = all.indices.contains(number - 1) ? all[number - 1] : .up
  }
}
