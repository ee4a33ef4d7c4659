import FoundationEssentials
import Testing
import ViewKit

@testable import ScriptHost

/// Images of asset catalogues, as Xcode writes them.
@Suite struct AssetCatalogTests {
  /// An image of a catalogue whose set has these contents and files.
  private func finding(
    _ contents: String, files: [String: [UInt8]] = ["a.png": SampleImage.png(60, 40)],
    scale: Double = 2, width: Double = 375, name: String = "bell"
  ) throws -> ImageResources.Result {
    let folder = try Folder()
    let set = "Images.xcassets/bell.imageset/"
    try folder.write(set + "Contents.json", Array(contents.utf8))
    for (name, bytes) in files { try folder.write(set + name, bytes) }
    return resources(folder, scale: scale, width: width).find(name) { _, _ in }
  }

  private func resources(
    _ folder: Folder, scale: Double = 2, width: Double = 375
  ) -> ImageResources {
    let screen = Screen(size: Size(width: width, height: 2000), scale: scale)
    return ImageResources(folder: folder.path, device: ImageDevice(screen))
  }

  private func image(_ result: ImageResources.Result) -> Image? {
    if case .image(let image) = result { image } else { nil }
  }

  private func reason(_ result: ImageResources.Result) -> String? {
    if case .unusable(let reason) = result { reason } else { nil }
  }

  private func contents(_ images: String, properties: String = "{}") -> String {
    """
    { "images": [ \(images) ], "properties": \(properties),
      "info": { "version": 1, "author": "xcode" } }
    """
  }

  @Test func `The file of the screen's scale is taken, with or without the ending in the name`()
    throws
  {
    let text = contents(
      """
      { "idiom": "universal", "scale": "1x" },
      { "idiom": "universal", "scale": "2x", "filename": "two.png" },
      { "idiom": "universal", "scale": "3x", "filename": "three.png" }
      """)
    let files = ["two.png": SampleImage.png(60, 40), "three.png": SampleImage.png(90, 60)]
    for name in ["bell", "bell.png"] {
      let two = image(try finding(text, files: files, name: name))
      #expect(two?.size == Size(width: 30, height: 20))
      #expect(two?.scale == 2)
      #expect(two?.description == "bell.png")
    }
    #expect(image(try finding(text, files: files, scale: 3))?.scale == 3)
    #expect(image(try finding(text, files: files, scale: 1))?.scale == 2)
  }

  @Test func `A file for a kind of device comes before one for all, and is for no other`() throws {
    let text = contents(
      """
      { "idiom": "universal", "scale": "2x", "filename": "a.png" },
      { "idiom": "ipad", "scale": "1x", "filename": "b.png" },
      { "idiom": "iphone", "scale": "2x", "filename": "c.png", "subtype": "retina4" }
      """)
    let files = [
      "a.png": SampleImage.png(60, 40), "b.png": SampleImage.png(10, 10),
      "c.png": SampleImage.png(2, 2),
    ]
    #expect(image(try finding(text, files: files))?.size.width == 30)
    #expect(image(try finding(text, files: files, width: 768))?.size.width == 10)
  }

  @Test(
    "The mode in which it is shown is that of the file, or of the set",
    arguments: [
      ("", "{}", ImageRenderingMode.automatic),
      ("", "{ \"template-rendering-intent\": \"template\" }", .alwaysTemplate),
      ("", "{ \"template-rendering-intent\": \"original\" }", .alwaysOriginal),
      (", \"template-rendering-intent\": \"template\"", "{}", .alwaysTemplate),
    ])
  func renderingMode(entry: String, properties: String, mode: ImageRenderingMode) throws {
    let text = contents(
      "{ \"idiom\": \"universal\", \"filename\": \"a.png\" \(entry) }", properties: properties)
    #expect(image(try finding(text))?.renderingMode == mode)
  }

  @Test(
    "Slices are edges that stay, a middle that grows, and a rest that is left out",
    arguments: [
      (
        "9-part", "stretch", Size(width: 13, height: 11),
        EdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
      ),
      (
        "3-part-horizontal", "tile", Size(width: 13, height: 20),
        EdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
      ),
      (
        "3-part-vertical", "fill", Size(width: 30, height: 11),
        EdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
      ),
    ])
  func slices(kind: String, mode: String, size: Size, insets: EdgeInsets) throws {
    let text = contents(
      """
      { "idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {
        "mode": "\(kind)", "center": { "mode": "\(mode)", "width": 2, "height": 2 },
        "capInsets": { "top": 8, "left": 10, "bottom": 12, "right": 14 } } }
      """)
    let image = image(try finding(text))
    #expect(image?.size == size)
    #expect(image?.capInsets == insets)
    #expect(image?.resizingMode == (mode == "tile" ? .tile : .stretch))
  }

  @Test(
    "Slices that make no sense trap nothing",
    arguments: ["-5", "1e300", "1e-300", "null", "\"x\"", "{}"])
  func strangeSlices(number: String) throws {
    let text = contents(
      """
      { "idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {
        "mode": "9-part", "center": { "mode": "tile", "width": \(number), "height": \(number) },
        "capInsets": { "top": \(number), "left": \(number), "bottom": 1, "right": 1 } } }
      """)
    let size = try #require(image(try finding(text))).size
    #expect(0...30 ~= size.width && 0...20 ~= size.height)
  }

  @Test(
    "What is wrong with a set is told with its place",
    arguments: [
      ("{ \"images\": [ }", "Contents.json:1:15: expected a value"),
      ("{ \"images\": [] }", "bell.imageset names no file for an iphone"),
      ("[]", "bell.imageset names no file for an iphone"),
      ("{ \"images\": [ { \"filename\": \"../a.png\" } ] }", "names no file for an iphone"),
      ("{ \"images\": [ { \"filename\": \"b.png\" } ] }", "b.png cannot be read: no such file"),
      ("{ \"images\": [ { \"filename\": \"a.png\", \"scale\": \"2y\" } ] }", ""),
    ])
  func problems(contents: String, reason: String) throws {
    let result = try finding(contents)
    if reason.isEmpty {
      #expect(image(result) != nil)
    } else {
      #expect(self.reason(result)?.contains(reason) == true, "\(result)")
    }
  }

  @Test func `Groups hold sets, under their own name where they say so`() throws {
    let folder = try Folder()
    func add(_ path: String) throws {
      let text = contents("{ \"idiom\": \"universal\", \"filename\": \"a.png\" }")
      try folder.write("images/A.xcassets/\(path)/Contents.json", Array(text.utf8))
      try folder.write("images/A.xcassets/\(path)/a.png", SampleImage.png(4, 4))
    }
    try add("Tabs/home.imageset")
    try add("Bars/back.imageset")
    let namespace = "{ \"properties\": { \"provides-namespace\": true } }"
    try folder.write("images/A.xcassets/Bars/Contents.json", Array(namespace.utf8))
    try add("AppIcon.appiconset/x.imageset")
    let resources = resources(folder)
    #expect(resources.allNames == ["Bars/back", "home"])
    #expect(image(resources.find("Bars/back") { _, _ in }) != nil)
    #expect(image(resources.find("back") { _, _ in }) == nil)
    #expect(image(resources.find("home") { _, _ in }) != nil)
  }

  @Test func `Folders that lead out of the plugin, or back into themselves, end the walk`() throws {
    let folder = try Folder(["a/Images.xcassets/x": "", "secret/bell.imageset/Contents.json": "{}"])
    let manager = FileManager.default
    let catalog = folder.path + "/a/Images.xcassets/"
    try manager.createSymbolicLink(atPath: catalog + "out", withDestinationPath: "../../secret")
    try manager.createSymbolicLink(atPath: catalog + "again", withDestinationPath: ".")
    let screen = Screen(size: Size(width: 375, height: 667))
    let resources = ImageResources(folder: folder.path + "/a", device: ImageDevice(screen))
    #expect(resources.allNames == [])
  }
}
