import Testing
import ViewKit

@Suite struct ImageTests {
  @Test func `Images are equal by name and size`() {
    let image = Image(name: "bell", size: Size(width: 20, height: 10))
    #expect(image == Image(name: "bell", size: Size(width: 20, height: 10)))
    #expect(image != Image(name: "bell", size: Size(width: 20, height: 11)))
    #expect(image != Image(name: "ball", size: Size(width: 20, height: 10)))
    #expect(Set([image, Image(name: "bell"), Image(name: "bell")]).count == 2)
  }

  @Test(
    "A name without an ending means a PNG",
    arguments: [
      ("bell", "bell.png"), ("bell.png", "bell.png"), ("Elephant.jpg", "Elephant.jpg"),
      ("welcome1.PNG", "welcome1.PNG"), ("a.b/bell", "a.b/bell.png"), (".hidden", ".hidden.png"),
      ("Brad Cox.png", "Brad Cox.png"), ("v1.25 done", "v1.25 done.png"), ("end.", "end..png"),
      ("图片", "图片.png"), ("", ".png"), ("folder/", "folder/.png"),
    ])
  func fileName(name: String, file: String) {
    #expect(Image(name: name).fileName == file)
  }

  @Test(arguments: [-1, 0, .nan, .infinity, -.infinity] as [Double])
  func `A side that makes no sense is 0`(side: Double) {
    let image = Image(name: "x", size: Size(width: side, height: 5))
    #expect(image.size == Size(width: 0, height: 5))
  }

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
}
