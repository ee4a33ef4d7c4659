import Rendering
import ViewKit

/// A folder `NAME.imageset` of an asset catalogue: the files of one image for several devices.
///
/// As in Apple's "Asset Catalog Format Reference".
struct ImageSet {
  static let contents = "Contents.json"

  /// A file, and how it is to be used.
  struct Entry {
    var file: String
    var scale: Int
    var idiom: String
    /// Whether it is for devices or settings that are told apart by more than scale and idiom.
    var isSpecial: Bool
    var renderingMode: ImageRenderingMode
    var slices: ImageSlices?

    func apply(to image: Image) -> Image {
      let image = image.withRenderingMode(renderingMode)
      return slices?.apply(to: image) ?? image
    }
  }

  private(set) var entries: [Entry] = []

  init(
    at folder: String, inside root: String, _ onRead: ImageResources.OnRead
  ) throws(FileFailure) {
    let path = Plugin.join(folder, Self.contents)
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SourceFile.read(path, inside: root)
      onRead(path, bytes)
    } catch {
      onRead(path, nil)
      throw FileFailure(reason: "\(TerminalText.line(path)) cannot be read: \(error.reason)")
    }
    let node: JSONNode
    do throws(JSONProblem) {
      node = try JSONReader.read(bytes)
    } catch {
      let place = SourceText(bytes).place(of: error.offset)
      throw FileFailure(
        reason: "\(TerminalText.line(path)):\(place.line):\(place.column): \(error.message)")
    }
    let intent = node["properties"]?["template-rendering-intent"]
    entries = node["images"]?.elements.compactMap { Entry($0, intent: intent) } ?? []
  }

  /// The file for a device: one of its own before one for all, the nearest scale before others.
  func entry(for device: ImageDevice) -> Entry? {
    let plain = entries.filter { !$0.isSpecial }
    let usable = plain.isEmpty ? entries : plain
    for idiom in [device.idiom, "universal"] {
      for scale in device.scalesByPreference {
        if let entry = usable.first(where: { $0.idiom == idiom && $0.scale == scale }) {
          return entry
        }
      }
    }
    return nil
  }
}

extension ImageSet.Entry {
  /// What tells devices and settings apart that are no iPhone's with iOS 8.
  private static let special: Set<String> = [
    "appearances", "display-gamut", "graphics-feature-set", "height-class", "language-direction",
    "memory", "screen-width", "subtype", "width-class",
  ]

  /// Nil for a place that no file was put into, and for a file that lies elsewhere.
  fileprivate init?(_ node: JSONNode, intent: JSONNode?) {
    guard let file = node["filename"]?.text, Plugin.staysInside(file) else { return nil }
    self.file = file
    // A vector has no scale, and neither has a file for all scales.
    scale = node["scale"]?.text.flatMap { Int($0.dropLast()) } ?? 1
    idiom = node["idiom"]?.text ?? "universal"
    isSpecial = node.names.contains(where: Self.special.contains)
    renderingMode =
      switch (node["template-rendering-intent"] ?? intent)?.text {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    slices = node["resizing"].flatMap(ImageSlices.init)
  }
}
