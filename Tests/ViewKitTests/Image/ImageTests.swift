import Testing
import ViewKit

@Suite struct ImageTests {
  private let photo = CGImage(name: "photo.png", width: 640, height: 960)

  @Test func `Images are equal when all that is known of them is`() {
    let image = Image(name: "bell", size: Size(width: 20, height: 10))
    #expect(image == Image(name: "bell", size: Size(width: 20, height: 10)))
    #expect(image != Image(name: "bell", size: Size(width: 20, height: 11)))
    #expect(image != Image(name: "ball", size: Size(width: 20, height: 10)))
    #expect(image != image.withRenderingMode(.alwaysTemplate))
    #expect(image == image.withRenderingMode(.automatic))
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

  @Test func `A name without an ending has that of its file`() {
    let pixels = CGImage(name: "bell.jpg", path: "a/bell-1.jpg", width: 1, height: 1)
    #expect(Image(name: "bell", cgImage: pixels).description == "bell.jpg")
  }

  @Test(arguments: [-1, 0, .nan, .infinity, -.infinity] as [Double])
  func `A side that makes no sense is 0`(side: Double) {
    let image = Image(name: "x", size: Size(width: side, height: 5))
    #expect(image.size == Size(width: 0, height: 5))
    #expect(Image(name: "x", size: Size(width: 1e300, height: 5)).cgImage.height == 5)
  }

  @Test(
    "The size is that of the pixels by the scale, turned as the orientation says",
    arguments: [
      (2.0, ImageOrientation.up, Size(width: 320, height: 480)),
      (2.0, .down, Size(width: 320, height: 480)), (1.0, .right, Size(width: 960, height: 640)),
      (3.0, .leftMirrored, Size(width: 320, height: 640.0 / 3)),
      (0.0, .up, Size(width: 640, height: 960)), (.nan, .up, Size(width: 640, height: 960)),
    ])
  func size(scale: Double, orientation: ImageOrientation, size: Size) {
    let image = Image(cgImage: photo, scale: scale, orientation: orientation)
    #expect(image.size == size)
    #expect(image.name == "photo.png")
  }

  // MARK: Parts

  @Test(
    "A part is widened to whole pixels and cut at the edges",
    arguments: [
      (
        Rect(x: 160, y: 240, width: 320, height: 480), Rect(x: 160, y: 240, width: 320, height: 480)
      ),
      (
        Rect(x: 480, y: 720, width: 320, height: 480), Rect(x: 480, y: 720, width: 160, height: 240)
      ),
      (Rect(x: 0.5, y: 0.5, width: 1, height: 1), Rect(x: 0, y: 0, width: 2, height: 2)),
      (Rect(x: 20, y: 20, width: -10, height: -10), Rect(x: 10, y: 10, width: 10, height: 10)),
      (
        Rect(x: -1e300, y: 0, width: .infinity, height: 10),
        Rect(x: 0, y: 0, width: 640, height: 10)
      ),
    ])
  func crop(rect: Rect, part: Rect) throws {
    let crop = try #require(photo.cropping(to: rect))
    #expect(crop.part == part)
    #expect(Double(crop.width) == part.width)
    #expect(Double(crop.height) == part.height)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 640, y: 0, width: 1, height: 1),
    Rect(x: -5, y: 0, width: 5, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
    Rect(x: 0, y: 0, width: .nan, height: 5), Rect(x: 0, y: 0, width: 5, height: .nan),
  ])
  func `Outside of the image there is no part`(rect: Rect) {
    #expect(photo.cropping(to: rect) == nil)
  }

  @Test func `The part of a part is known by its place in the whole`() throws {
    let part = try #require(photo.cropping(to: Rect(x: 100, y: 200, width: 50, height: 60)))
    let inner = try #require(part.cropping(to: Rect(x: 10, y: 10, width: 100, height: 20)))
    #expect(inner.part == Rect(x: 110, y: 210, width: 40, height: 20))
    #expect(Image(cgImage: inner).description == "photo.png (110 210; 40 20)")
  }

  // MARK: Edges that stay

  @Test func `The middle of a stretchable image is one point`() {
    let image = Image(name: "bubble", size: Size(width: 30, height: 20))
    let both = image.stretchableImage(withLeftCapWidth: 12, topCapHeight: 9)
    #expect(both.capInsets == EdgeInsets(top: 9, left: 12, bottom: 10, right: 17))
    #expect(both.resizingMode == .stretch)
    #expect(both.leftCapWidth == 12 && both.topCapHeight == 9)
    let wide = image.stretchableImage(withLeftCapWidth: 40, topCapHeight: -3)
    #expect(wide.capInsets == EdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    let strange = EdgeInsets(top: .nan, left: -1, bottom: .infinity, right: 4)
    #expect(
      image.resizableImage(withCapInsets: strange).capInsets
        == EdgeInsets(top: 0, left: 0, bottom: 0, right: 4))
  }

  // MARK: Several pictures

  @Test func `The pictures of a file are images, and move for as long as it says`() throws {
    let file = Image(name: "wave.gif", cgImage: photo, delays: [0.5, 0.1])
    #expect(file.images == nil)
    #expect(file.frames.map(\.description) == ["wave.gif[1]", "wave.gif[2]"])
    let moving = try #require(file.animatedFrames(duration: 0))
    #expect(moving.images == file.frames)
    #expect(abs(moving.duration - 0.6) < 1e-9)
    #expect(try abs(#require(file.animatedFrames(duration: 3)).duration - 3) < 1e-9)
    #expect(Image(name: "x").animatedFrames(duration: 0) == nil)
    // What moves by itself is one picture of another that does.
    let both = try #require(Image.animatedImage(with: [moving, Image(name: "x")], duration: 1))
    #expect(both.images == [file.frames[0], Image(name: "x")])
    #expect(Image.animatedImage(with: [], duration: 1) == nil)
  }
}
