import FoundationEssentials
import Testing
import ViewKit

@testable import ScriptHost

/// Images by name, in the folders of plugins.
@Suite struct ImageResourceTests {
  private static let manifest = "{ \"name\": \"a\", \"version\": \"1.0.0\" }"

  /// A plugin `a` with images and a screen that does nothing with them.
  private func plugin(
    _ images: [String: [UInt8]], main: String = "return require('lunette').View{}"
  ) throws -> Folder {
    let folder = try Folder(["a/plugin.json": Self.manifest, "a/main.lua": main])
    for (name, bytes) in images { try folder.write("a/" + name, bytes) }
    return folder
  }

  private func image(
    _ name: String, _ folder: Folder, width: Double = 375, scale: Double = 2
  ) throws -> Image? {
    var options = HostOptions()
    options.screenSize.width = width
    options.screenSize.height = width * 1.5
    options.screenScale = scale
    let host = try folder.open("a", options)
    return host.application.images.named(name)
  }

  @Test func `A file lies beside the manifest, or in one of two folders`() throws {
    let folder = try plugin([
      "bell.png": SampleImage.png(10, 20), "images/ball.png": SampleImage.png(30, 40),
      "resources/Elephant.jpg": SampleImage.jpeg(50, 60),
      "images/tabs/home.png": SampleImage.png(7, 8),
      "images/Brad Cox.png": SampleImage.png(9, 9), "deep/er/x.png": SampleImage.png(1, 1),
    ])
    #expect(try image("bell", folder)?.size == Size(width: 10, height: 20))
    #expect(try image("ball.png", folder)?.size == Size(width: 30, height: 40))
    #expect(try image("Elephant.jpg", folder)?.size == Size(width: 50, height: 60))
    #expect(try image("tabs/home", folder)?.size == Size(width: 7, height: 8))
    #expect(try image("Brad Cox.png", folder)?.size == Size(width: 9, height: 9))
    #expect(try image("Elephant", folder) == nil)
    #expect(try image("x", folder) == nil)
  }

  @Test(
    "The file of the screen's scale is taken, or one that is made smaller, or larger",
    arguments: [
      (1.0, ["bell.png", "bell@2x.png"], 1.0), (2, ["bell.png", "bell@2x.png", "bell@3x.png"], 2),
      (3, ["bell.png", "bell@2x.png", "bell@3x.png"], 3), (3, ["bell.png", "bell@2x.png"], 2),
      (2, ["bell.png", "bell@3x.png"], 3), (2, ["bell.png"], 1), (1, ["bell@3x.png"], 3),
      (2, ["bell@2x~iphone.png", "bell@2x.png"], 2),
    ] as [(Double, [String], Double)])
  func scale(screen: Double, files: [String], scale: Double) throws {
    let images = files.map { ($0, SampleImage.png(60, 60)) }
    let found = try image(
      "bell", try plugin(Dictionary(uniqueKeysWithValues: images)), scale: screen)
    #expect(found?.scale == scale)
    #expect(found?.size.width == 60 / scale)
    #expect(found?.description == "bell.png")
  }

  @Test func `A file for a kind of device is for no other`() throws {
    let folder = try plugin([
      "bell~ipad.png": SampleImage.png(80, 80), "bell~iphone.png": SampleImage.png(40, 40),
    ])
    #expect(try image("bell", folder)?.size.width == 40)
    #expect(try image("bell", folder, width: 768, scale: 1)?.size.width == 80)
  }

  @Test func `The name of a file with its scale is the name of that file`() throws {
    let folder = try plugin(["bell@2x.png": SampleImage.png(40, 20)])
    #expect(try image("bell@2x.png", folder)?.size == Size(width: 20, height: 10))
  }

  @Test func `Turned pictures and files with several pictures are known as such`() throws {
    let folder = try plugin([
      "turned.jpg": SampleImage.jpeg(40, 30, segments: SampleImage.exif(6, isLittle: true)),
      "wave.gif": SampleImage.gif(8, 4, delays: [50, 20]),
      "plain.png": SampleImage.png(2, 2, color: 2),
    ])
    let turned = try image("turned.jpg", folder)
    #expect(turned?.size == Size(width: 30, height: 40))
    #expect(turned?.imageOrientation == .right)
    #expect(turned?.cgImage.width == 40)
    #expect(try image("wave.gif", folder)?.delays == [0.5, 0.2])
    #expect(try image("plain", folder)?.cgImage.hasAlpha == false)
  }

  // MARK: What goes wrong

  @Test(
    "What cannot be used is told with its reason, once",
    arguments: [
      ("nowhere", "no nowhere.png, nowhere@2x.png or nowhere@3x.png lies in ", "*.xcassets"),
      ("Elephant", "did you mean \"Elephant.jpg\"?", ""),
      ("balll", "did you mean \"ball\"?", ""), ("Ball", "did you mean \"ball\"?", ""),
      ("broken", "broken.png cannot be used: it is a PNG that ends before", ""),
      ("text.png", "text.png cannot be used: it is no image", ""),
      ("folder.png", "folder.png cannot be read: it is a folder", ""),
      ("out", "out.png cannot be read: it is a link to ", "outside of the plugin's folder"),
      ("lost", "lost.png cannot be read: it is a symbolic link that leads nowhere", ""),
      ("../secret", "begins at the folder that it lies in, and stays there", ""),
      ("/secret", "begins at the folder that it lies in, and stays there", ""),
    ])
  func problems(name: String, reason: String, more: String) throws {
    let script = """
      local ui = require "lunette"
      local function use() return ui.Image:named "\(name)" end
      assert(use() == nil and use() == nil)
      return ui.ImageView{ image = "\(name)" }
      """
    let folder = try plugin(
      [
        "Elephant.jpg": SampleImage.jpeg(5, 5), "ball.png": SampleImage.png(5, 5),
        "broken.png": Array(SampleImage.png(5, 5).prefix(20)), "text.png": Array("hello".utf8),
        "folder.png/x": [],
      ], main: script)
    try folder.write("secret.png", SampleImage.png(5, 5))
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/a/out.png", withDestinationPath: "../secret.png")
    try manager.createSymbolicLink(
      atPath: folder.path + "/a/lost.png", withDestinationPath: "nowhere.png")
    let host = try folder.open("a")
    #expect(host.messages == [])
    #expect(host.printed.count == 1, "\(host.printed)")
    let warning = try #require(host.printed.first)
    #expect(
      warning.hasPrefix("warning: \(folder.path)/a/main.lua:2: there is no image \"\(name)\""))
    #expect(warning.contains(reason) && (more.isEmpty || warning.contains(more)), "\(warning)")
    #expect(host.text.contains("▢"))
  }

  @Test func `What is wanted as a new image raises where there is none`() throws {
    let folder = try plugin([:], main: "require 'lunette'.Image{ named = 'gone' }")
    let host = try folder.open("a")
    #expect(host.messages.contains { $0.contains("Image{…}: there is no image \"gone\"") })
  }

  // MARK: Who asks

  @Test func `A library has its own images, then those of the plugin that needs it`() throws {
    let kit = "{ \"name\": \"kit\", \"version\": \"1.0.0\" }"
    let app = """
      { "name": "app", "version": "1.0.0", "dependencies": { "kit": "*" } }
      """
    let folder = try Folder([
      "kit/plugin.json": kit,
      "kit/main.lua": """
      local ui = require "lunette"
      return function(name) return ui.Image:named(name).size.width end
      """,
      "app/plugin.json": app,
      "app/main.lua": """
      local ui, width = require "lunette", require "kit"
      print(width "bell", width "ball", ui.Image:named "bell".size.width)
      return ui.View{}
      """,
    ])
    try folder.write("kit/images/bell.png", SampleImage.png(10, 10))
    try folder.write("app/bell.png", SampleImage.png(20, 20))
    try folder.write("app/ball.png", SampleImage.png(30, 30))
    let host = try folder.open("app")
    #expect(host.messages == [])
    #expect(host.printed == ["10\t30\t20"])
    #expect(host.imageUses.map(\.name) == ["ball", "bell", "bell"])
    #expect(Set(host.imageUses.compactMap(\.file)).count == 2)
  }

  @Test func `The images of appearance() are those of the code that called it`() throws {
    let folder = try Folder([
      "kit/plugin.json": "{ \"name\": \"kit\", \"version\": \"1.0.0\" }",
      "kit/main.lua": "require('lunette').Button:appearance():setBackgroundImage('plate')",
      "app/plugin.json": """
      { "name": "app", "version": "1.0.0", "dependencies": { "kit": "*" } }
      """,
      "app/main.lua": """
      require "kit"
      local ui = require "lunette"
      return ui.View{ ui.Button{ title = "OK" } }
      """,
    ])
    try folder.write("kit/plate.png", SampleImage.png(12, 10))
    let host = try folder.open("app")
    #expect(host.printed == [])
    let root = host.application.windows.first?.rootViewController?.view
    let button = root?.subviews.first as? Button
    #expect(button?.currentBackgroundImage?.size == Size(width: 12, height: 10))
  }

  @Test func `Code under a false name has no images of another folder`() throws {
    let folder = try plugin(
      [:],
      main: """
        local ui = require "lunette"
        local code = "return require('lunette').Image:named 'secret'"
        print(load(code, "@../secret/main.lua")())
        print(load(code, "@/main.lua")())
        return ui.View{}
        """)
    try folder.write("secret/secret.png", SampleImage.png(5, 5))
    let host = try folder.open("a")
    #expect(host.printed.filter { $0 == "nil" }.count == 2, "\(host.printed)")
  }

  // MARK: Reload

  @Test func `A picture that is saved again has its new size`() throws {
    let folder = try Folder([
      "main.lua": """
      local ui = require "lunette"
      local Main = ui.ViewController:subclass "Main"
      function Main:viewDidLoad()
        self.photo = ui.ImageView{ id = "photo", image = "photo", x = 10, y = 30 }
        self.view:addSubview(self.photo)
      end
      return Main
      """
    ])
    try folder.write("images/photo.png", SampleImage.png(40, 20))
    var options = HostOptions()
    options.keepsCode = true
    let host = try folder.open("main.lua", options)
    func size() -> Size? {
      host.application.windows.first?.rootViewController?.view.subviews.first?.frame.size
    }
    #expect(size() == Size(width: 40, height: 20))
    try folder.write("images/photo.png", SampleImage.png(60, 50))
    let report = host.reload([folder.path + "/images/photo.png"])
    #expect(report.outcome == .reloaded)
    #expect(host.messages == [])
    #expect(size() == Size(width: 60, height: 50))
    // One that is found earlier, with the scale of the screen.
    try folder.write("photo@2x.png", SampleImage.png(20, 10))
    _ = host.reload([folder.path + "/photo@2x.png"])
    #expect(size() == Size(width: 10, height: 5))
  }
}
