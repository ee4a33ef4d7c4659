import Testing
import ViewKit

@testable import Rendering

/// A view that draws some of everything.
private final class Painter: View {
  override func draw(_ rect: Rect) {
    guard let application, let context = application.currentContext else { return }
    let inner = application.beginImageContext(size: Size(width: 4, height: 4))
    inner.fill(Rect(x: 0, y: 0, width: 2, height: 2))
    let mask = inner.makeImage()
    application.endImageContext()
    context.addArc(
      center: Point(x: 50, y: 50), radius: 20, start: 0, end: .pi / 2, clockwise: false)
    context.drawPath(.stroke)
    context.clip(to: Rect(x: 0, y: 0, width: 90, height: 90))
    if let mask {
      context.clip(to: Rect(x: 0, y: 0, width: 50, height: 50), mask: mask)
      context.draw(mask, in: Rect(x: 0, y: 0, width: 4, height: 4))
    }
    context.drawLinearGradient(
      Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 0, y: 9), .drawsAfterEndLocation)
    context.draw(AttributedString("drawn"), in: .point(.zero))
    context.beginLayer()
    context.clear(rect)
  }
}

@Suite struct DrawingTests {
  private let stage = Stage()

  init() {
    stage.add(Painter(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test func `a view has its drawing, which fits the schema`() {
    let text = stage.render(.json)
    #expect(text.contains(#""drawing":{"size":[100,100],"clips":[{"path":{"rect":[0,0,90,90]}},"#))
    #expect(text.contains(##"{"op":"linearGradient","colors":["#ff0000","#0000ff"],"##))
  }

  @Test func `a picture is described where it comes first`() {
    let text = stage.render(.json)
    #expect(text.contains(#"{"mask":{"name":"drawing 4×4","size":[4,4],"picture":1,"drawing":{"#))
    #expect(text.contains(#"{"name":"drawing 4×4","size":[4,4],"picture":1},"rect":[0,0,4,4]"#))
  }

  @Test func `pictures of pictures come to an end`() {
    var picture: CGImage?
    for _ in 0..<40 {
      let context = CGContext(size: Size(width: 4, height: 4))
      for _ in 0..<2 {
        if let picture { context.draw(picture, in: Rect(x: 0, y: 0, width: 4, height: 4)) }
      }
      context.fill(Rect(x: 0, y: 0, width: 2, height: 2))
      picture = context.makeImage()
    }
    stage.add(ImageView(image: picture.map { Image(cgImage: $0) }))
    #expect(stage.render(.json).utf8.count < 10_000)
  }

  @Test func `the tree has the names of the commands`() {
    #expect(
      stage.render(.tree).contains(
        "drawing=(stroke image linearGradient text beginLayer clear endLayer)"))
  }
}
