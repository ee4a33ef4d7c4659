import Testing
import ViewKit

@Suite struct ImageLibraryTests {
  @Test func `The library gives one image for a name`() {
    let library = ImageLibrary()
    let image = library.named("bell")
    #expect(image?.size == Metrics.placeholderImageSize)
    #expect(image === library.named("bell"))
    #expect(library.named("") == nil)
    for number in 0..<3_000 { #expect(library.named("\(number)") != nil) }
    #expect(library.named("bell") == image)
  }

  @Test func `The source says which images there are, and how large`() {
    let library = ImageLibrary()
    #expect(library.named("bell")?.size == Size(width: 30, height: 30))
    library.source = .sizes(["bell": Size(width: 8, height: 9)])
    #expect(library.named("bell")?.size == Size(width: 8, height: 9))
    #expect(library.named("ball")?.size == Size(width: 30, height: 30))
    library.source = ImageSource { $0 == "bell" ? Size(width: 1, height: 2) : nil }
    #expect(library.named("bell")?.size == Size(width: 1, height: 2))
    #expect(library.named("ball") == nil)
  }

  /// A library with the images of these names, which lie in files.
  private func library(_ names: Set<String>, delays: [Double] = []) -> ImageLibrary {
    let library = ImageLibrary()
    library.source = ImageSource { name, file in
      guard names.contains(name) else { return .none(reason: "no \(name) for \(file ?? "")") }
      let pixels = CGImage(name: name, path: "images/\(name)", width: 2, height: 2)
      return .image(Image(name: name, cgImage: pixels, delays: delays))
    }
    return library
  }

  @Test func `What is missing is told once to each who names it, and has a placeholder`() {
    let library = library(["bell"])
    #expect(library.takeProblem(of: "bell", near: "a.lua") == nil)
    #expect(library.takeProblem(of: "gone", near: "a.lua") == "no gone for a.lua")
    #expect(library.takeProblem(of: "gone", near: "a.lua") == nil)
    #expect(library.takeProblem(of: "gone", near: "b.lua") == "no gone for b.lua")
    let placeholder = library.namedOrPlaceholder("gone", near: "a.lua")
    #expect(placeholder?.isMissing == true)
    #expect(placeholder?.size == Metrics.placeholderImageSize)
    #expect(placeholder != Image(name: "gone"))
    #expect(library.namedOrPlaceholder("bell")?.isMissing == false)
    #expect(library.namedOrPlaceholder("") == nil)
  }

  @Test func `The files that were read are known by name and by who asked`() {
    let library = library(["bell", "ball"])
    _ = library.named("bell", near: "a.lua")
    _ = library.named("bell", near: "a.lua")
    _ = library.named("ball", near: "b.lua")
    _ = library.named("gone", near: "b.lua")
    #expect(library.uses.map(\.path) == ["images/ball", "images/bell"])
    #expect(library.uses.map(\.name) == ["ball", "bell"])
    #expect(library.uses.map(\.file) == ["b.lua", "a.lua"])
    library.forget()
    #expect(library.uses == [])
  }

  @Test func `Numbered images move one after the other, from 0 or from 1 on`() throws {
    let library = library(["a0", "a1", "a3", "b1", "b2"])
    let first = try #require(library.animatedImage(named: "a", duration: 4))
    #expect(first.images?.map(\.name) == ["a0", "a1"])
    #expect(first.duration == 4)
    #expect(library.animatedImage(named: "b", duration: 0)?.images?.map(\.name) == ["b1", "b2"])
    #expect(library.animatedImage(named: "c", duration: 0) == nil)
    #expect(library.animatedImage(named: "", duration: 0) == nil)
  }

  @Test func `A file with several pictures moves by itself`() {
    let library = library(["wave.gif"], delays: [0.5, 0.25])
    #expect(library.animatedImage(named: "wave.gif", duration: 0)?.duration == 0.75)
    #expect(library.animatedImage(named: "wave.gif", duration: 3)?.duration == 3)
  }
}
