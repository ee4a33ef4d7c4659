import LuaRuntime
import Rendering
public import ViewKit

// The images of plugins, in the folders of the plugins.
extension Host {
  /// The image files that the application has read, each with the name by which it was asked for
  /// and the file of the code that did.
  public var imageUses: [ImageLibrary.Use] { application.images.uses }

  /// Looks for images anew from now on: files have changed. Views keep those that they have.
  public func forgetImages() {
    application.images.forget()
    imageFolders = [:]
    missedImages = 0
  }

  /// So many files are waited for that were looked for in vain.
  private static let mostMissedImages = 10_000

  /// Gives the application the images of the plugins that run in it.
  func connectImages() {
    imageFolders = [:]
    application.images.source = ImageSource { [unowned self] name, file in
      findImage(name, for: file)
    }
  }

  /// Looks in the plugin whose code names the image, then in the one that was opened.
  private func findImage(_ name: String, for file: String?) -> ImageSource.Finding {
    let folders = folders(forImagesOf: file).map(resources)
    var reasons: [String] = []
    for folder in folders {
      switch folder.find(name, onRead: { note($0, $1, by: file) }) {
      case .image(let image): return .image(image)
      case .unusable(let reason): reasons.append(reason)
      case .none: continue
      }
    }
    let shown = "there is no image \"\(TerminalText.line(name))\""
    if let reason = reasons.first { return .none(reason: "\(shown): \(reason)") }
    if let near = nearest(to: name, in: folders) {
      return .none(reason: "\(shown); did you mean \"\(TerminalText.line(near))\"?")
    }
    return .none(reason: shown + ": " + whereItBelongs(name, in: folders))
  }

  /// Where an image was looked for, for whoever is to put it there.
  private func whereItBelongs(_ name: String, in folders: [ImageResources]) -> String {
    let ending = Image.ending(of: name) ?? "png"
    let stem = Image.ending(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
    let files = ["", "@2x", "@3x"].map { TerminalText.line("\(stem)\($0).\(ending)") }
    let places = folders.map {
      $0.folder.isEmpty || $0.folder == "." ? "the working folder" : TerminalText.line($0.folder)
    }
    let place = places.joined(separator: " or ")
    return "no \(files[0]), \(files[1]) or \(files[2]) lies in \(place), or in images or resources "
      + "there, and no asset catalogue there (*.xcassets) has it"
  }

  /// Whoever reads a file, or finds that it is not there, is to run again when that changes.
  private func note(_ path: String, _ bytes: [UInt8]?, by file: String?) {
    if bytes == nil {
      // A script may ask for any number of names.
      if missedImages >= Host.mostMissedImages { return }
      missedImages += 1
    }
    onRead(path)
    keeper?.note(reading: path, bytes, by: file ?? "")
  }

  private func folders(forImagesOf file: String?) -> [String] {
    var folders: [String] = []
    // Code that was loaded under a false name has no folder.
    if let file, !file.isEmpty, sources[file] != nil || plugin == nil {
      let owner = chunkOwners[file].flatMap { name in plugins.first { $0.name == name } }
      let beside = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
      folders.append(owner?.plugin.folder ?? beside)
    }
    if let plugin, !folders.contains(plugin.folder) { folders.append(plugin.folder) }
    return folders
  }

  private func resources(in folder: String) -> ImageResources {
    if let known = imageFolders[folder] { return known }
    let resources = ImageResources(folder: folder, device: ImageDevice(application.screen))
    imageFolders[folder] = resources
    return resources
  }

  /// The name that was meant: one that has another ending, or other capitals, or other letters.
  private func nearest(to name: String, in folders: [ImageResources]) -> String? {
    let all = folders.flatMap(\.allNames)
    func stem(_ name: String) -> String {
      let stem = Image.ending(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
      return stem.lowercased()
    }
    return all.first { stem($0) == stem(name) }
      ?? Spelling.nearest(to: name, among: all, by: \.self)
  }
}
