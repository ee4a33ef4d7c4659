import Testing
import ViewKit

@testable import Rendering

@Suite struct SVGImageTests {
  private let files = [
    "a.png": ImageFile(bytes: [1, 2, 3], mediaType: "image/png", width: 40, height: 20)
  ]
  private let pixels = CGImage(name: "a.png", path: "a.png", width: 40, height: 20)
  private let box = Rect(x: 10, y: 20, width: 60, height: 30)

  private func image(_ image: Image) throws -> String {
    try drawn(files) { $0.draw(image, in: box) }
  }

  @Test func `A file is in the document once, as it is`() throws {
    let svg = try drawn(files) { context in
      context.draw(Image(cgImage: pixels), in: box)
      context.draw(Image(cgImage: pixels), in: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      svg == """
        <defs>
        <image id="d1" width="40" height="20" style="image-orientation:none" \
        href="data:image/png;base64,AQID"/>
        </defs>
        <svg x="10" y="20" width="60" height="30" viewBox="0 0 40 20" preserveAspectRatio="none">\
        <use href="#d1"/></svg>
        <svg x="0" y="0" width="1" height="1" viewBox="0 0 40 20" preserveAspectRatio="none">\
        <use href="#d1"/></svg>
        """)
  }

  @Test func `A part shows that part`() throws {
    let part = try #require(pixels.cropping(to: Rect(x: 10, y: 5, width: 8, height: 4)))
    #expect(try image(Image(cgImage: part)).contains(#"viewBox="10 5 8 4""#))
  }

  @Test func `Edges keep their size`() throws {
    let resizable = Image(cgImage: pixels, scale: 2).resizableImage(
      withCapInsets: EdgeInsets(top: 2, left: 3, bottom: 0, right: 4))
    let svg = try image(resizable)
    #expect(svg.components(of: "<use") == 6)
    #expect(svg.contains(#"<svg x="10" y="20" width="3" height="2" viewBox="0 0 6 4""#))
    #expect(svg.contains(#"<svg x="13" y="22" width="53" height="28" viewBox="6 4 26 16""#))
    #expect(svg.contains(#"<svg x="66" y="22" width="4" height="28" viewBox="32 4 8 16""#))
  }

  @Test(arguments: [
    (ImageOrientation.down, "matrix(-60 0 0 -30 70 50)"),
    (.left, "matrix(0 -30 60 0 10 50)"), (.right, "matrix(0 30 -60 0 70 20)"),
    (.upMirrored, "matrix(-60 0 0 30 70 20)"),
  ]) func `Images are turned`(orientation: ImageOrientation, transform: String) throws {
    let svg = try image(Image(cgImage: pixels, orientation: orientation))
    #expect(svg.contains(transform))
  }

  @Test func `What Core Graphics draws is upside down`() throws {
    let svg = try drawn(files) { $0.draw(pixels, in: box) }
    #expect(svg.contains(#"<g transform="matrix(1 0 0 -1 0 70)">"#))
  }

  @Test func `A file that cannot be read is a box with its name`() throws {
    let svg = try image(Image(name: "a & b"))
    #expect(svg.contains("<rect"))
    #expect(svg.contains(">a &amp; b.png</text>"))
  }

  @Test func `A pattern fills with tiles`() throws {
    let svg = try drawn(files) { context in
      context.fill(Path(box), Color(patternImage: Image(cgImage: pixels)))
    }
    #expect(svg.contains(##"fill="url(#d2)""##))
    #expect(
      svg.contains(
        #"patternUnits="userSpaceOnUse" x="0" y="0" width="40" height="20""#))
  }

  @Test func `A drawing is drawn in its own pixels`() throws {
    let context = CGContext(size: Size(width: 10, height: 5), scale: 2)
    context.fill(Path(Rect(x: 0, y: 0, width: 10, height: 5)))
    let drawing = try #require(context.makeImage())
    let svg = try image(Image(cgImage: drawing, scale: 2))
    #expect(svg.contains(#"<g id="d1">"#))
    #expect(svg.contains(#"<g transform="matrix(2 0 0 2 0 0)">"#))
    #expect(svg.contains(#"viewBox="0 0 20 10""#))
  }
}
