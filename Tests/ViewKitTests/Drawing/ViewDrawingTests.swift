import Testing

@testable import ViewKit

/// A view that draws, and counts how often.
private final class Painter: View {
  var drawings = 0
  var body: (CGContext?, Application?) -> Void = { _, _ in }

  override func draw(_ rect: Rect) {
    drawings += 1
    body(application?.currentContext, application)
  }
}

@Suite struct ViewDrawingTests {
  private let application = Application()
  private let view = Painter(frame: Rect(x: 10, y: 10, width: 100, height: 50))
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  init() throws {
    try application.makeWindow().addSubview(view)
  }

  private func settle() -> [String] {
    var warnings: [String] = []
    application.onWarning = { warnings.append($0) }
    application.settle()
    application.onWarning = { _ in }
    return warnings
  }

  @Test func aViewKeepsWhatItDrewForItsSize() throws {
    view.body = { context, _ in context?.fill(square) }
    #expect(settle() == [])
    #expect(view.drawings == 1)
    #expect(view.displayList?.size == Size(width: 100, height: 50))
    #expect(view.displayList?.items.count == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    view.body = { _, _ in }
    #expect(settle() == [])
    #expect(view.drawings == 2)
    #expect(view.displayList == nil)
  }

  @Test func aViewThatDrawsNothingCostsNothing() {
    #expect(settle() == [])
    #expect(view.rare == nil)
  }

  @Test func drawnContentFollowsTheContentMode() {
    view.body = { context, _ in context?.fill(square) }
    _ = settle()
    view.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(view.displayTransform == AffineTransform(scaleX: 2, y: 4))
    view.contentMode = .bottomRight
    #expect(view.displayTransform == AffineTransform(translationX: 100, y: 150))
    _ = settle()
    #expect(view.drawings == 1)
    view.contentMode = .redraw
    view.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    _ = settle()
    #expect(view.drawings == 2)
  }

  @Test func theListBeginsAtTheCornerOfTheBounds() {
    view.bounds = Rect(x: 0, y: 30, width: 100, height: 50)
    view.body = { context, _ in context?.fill(Rect(x: 0, y: 30, width: 10, height: 10)) }
    _ = settle()
    #expect(view.displayList?.styles[0].transform == AffineTransform(translationX: 0, y: -30))
    #expect(view.displayTransform == AffineTransform(translationX: 0, y: 30))
  }

  @Test func nothingOfOneViewLeaksIntoTheNext() throws {
    let next = Painter(frame: view.frame)
    try view.superview?.addSubview(next)
    var outer: CGContext?
    view.body = { context, application in
      outer = context
      context?.saveState()
      context?.beginLayer()
      application?.beginImageContext(size: Size(width: 5, height: 5))
      application?.currentContext?.fill(square)
      application?.pushContext(CGContext(size: .zero))
    }
    next.body = { context, _ in context?.fill(square) }
    #expect(
      settle() == [
        "Painter.draw has left 1 image context open, which end now: call "
          + "ui.graphicsEndImageContext()",
        "Painter.draw has left 1 pushed context open, which end now: call "
          + "ui.graphicsPopContext()",
        "Painter.draw has called saveGState once more than restoreGState",
        "Painter.draw has called beginTransparencyLayer once more than endTransparencyLayer",
      ])
    #expect(view.displayList?.items.map(\.form) == [.beginLayer, .endLayer])
    #expect(next.displayList?.items.count == 1)
    #expect(application.currentContext == nil)
    #expect(outer?.isEnded == true)
  }

  @Test func imagesAreDrawnInsideOfViewsAndOutside() {
    var image: Image?
    view.body = { context, application in
      application?.beginImageContext(size: Size(width: 5, height: 4), isOpaque: true, scale: 0)
      application?.currentContext?.fill(square)
      image = application?.imageFromCurrentContext()
      #expect(application?.endImageContext() == true)
      #expect(application?.endImageContext() == false)
      #expect(application?.imageFromCurrentContext() == nil)
      #expect(application?.currentContext === context)
    }
    #expect(settle() == [])
    #expect(view.displayList == nil)
    #expect(image?.size == Size(width: 5, height: 4))
    #expect(image?.scale == 2 && image?.cgImage.width == 10)
    #expect(image?.cgImage.hasAlpha == false)
    #expect(image?.description == "drawing 5×4")
  }

  @Test func imagesThatAreLeftOpenEndWithTheTurn() {
    application.beginImageContext(size: Size(width: 5, height: 4))
    #expect(
      settle() == [
        "this turn has left 1 image context open, which end now: call ui.graphicsEndImageContext()"
      ])
    #expect(application.currentContext == nil)
    #expect(!application.popContext())
    #expect(!application.endImageContext())
  }

  @Test func aPushedContextIsCurrentUntilItIsPopped() {
    let context = CGContext(size: Size(width: 5, height: 4))
    application.pushContext(context)
    #expect(application.currentContext === context)
    #expect(!application.endImageContext())
    #expect(application.popContext())
    #expect(application.currentContext == nil)
    #expect(!context.isEnded)
  }
}
