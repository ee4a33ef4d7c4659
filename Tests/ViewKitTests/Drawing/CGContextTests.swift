import Testing

@testable import ViewKit

@Suite struct CGContextTests {
  private let context = CGContext(size: Size(width: 100, height: 100))
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test func itemsThatArePaintedAlikeShareTheirStyle() {
    context.fill(square)
    context.fill(square)
    context.state.fillColor = .red
    context.fill(square)
    let list = context.finish()
    #expect(list.items.map(\.style) == [0, 0, 1])
    #expect(list.styles.map(\.fillColor) == [.black, .red])
  }

  @Test func pointsOfAPathKeepTheirPlaceWhenTheTransformChanges() {
    context.move(to: Point(x: 10, y: 10))
    context.concatenate(AffineTransform(translationX: 5, y: 0))
    context.addLine(to: Point(x: 10, y: 20))
    context.drawPath(.stroke)
    let list = context.finish()
    #expect(
      list.items.map(\.form) == [
        .stroke(path(from: Point(x: 5, y: 10), to: Point(x: 10, y: 20)))
      ])
    #expect(list.styles[0].transform == AffineTransform(translationX: 5, y: 0))
  }

  @Test func aPathIsExactWhereTheTransformStays() {
    context.concatenate(AffineTransform(rotationAngle: 0.3))
    context.addRect(square)
    context.drawPath(.fill)
    #expect(context.finish().items[0].form == .fill(Path(square), .winding))
  }

  @Test func aTransformWithoutAreaPaintsNothing() {
    context.addRect(square)
    context.concatenate(AffineTransform(scaleX: 0, y: 0))
    context.drawPath(.fill)
    #expect(context.finish().isEmpty)
  }

  @Test func arcsOfContextsAreSeenTheOtherWayRound() {
    context.addArc(center: .zero, radius: 5, start: 0, end: 1, clockwise: false)
    #expect(
      context.currentPath.elements
        == [.arc(Path.Arc(center: .zero, radius: 5, start: 0, sweep: 1))])
  }

  @Test func clippingByAPathUsesItUpAndByAnEmptyOneDoesNothing() {
    context.clip()
    #expect(context.state.clip == nil)
    context.addRect(square)
    context.clip(.evenOdd)
    #expect(context.currentPath.isEmpty)
    context.clip(to: Rect(x: 5, y: 5, width: 50, height: 50))
    #expect(context.boundingBoxOfClipPath == Rect(x: 5, y: 5, width: 5, height: 5))
    let list = context.finish()
    #expect(list.clips.map(\.outer) == [nil, 0])
    #expect(list.clips[0].form == .path(Path(square), .evenOdd))
  }

  @Test func whatHasNoNumbersIsLeftOut() {
    let nowhere = Point(x: .nan, y: 0)
    #expect(!context.move(to: nowhere))
    #expect(!context.addLines(between: [.zero, nowhere]))
    #expect(!context.addArc(center: .zero, radius: .infinity, start: 0, end: 1, clockwise: true))
    #expect(!context.fill(Rect(x: 0, y: 0, width: .infinity, height: 1)))
    #expect(!context.concatenate(AffineTransform(scaleX: .nan, y: 1)))
    #expect(!context.draw(AttributedString("a"), in: .point(nowhere)))
    context.drawPath(.fillStroke)
    context.fill(Rect(x: 0, y: 0, width: 0, height: 5))
    context.fill(.null)
    context.move(to: .zero)
    context.drawPath(.stroke)
    #expect(context.finish().isEmpty)
  }

  @Test func statesAreBalancedInsideOfLayers() {
    #expect(!context.restoreState())
    context.state.fillColor = .red
    #expect(context.saveState())
    context.state.fillColor = .blue
    context.beginLayer()
    #expect(!context.restoreState())
    context.saveState()
    #expect(context.savedStates == 2 && context.layers == 1)
    #expect(context.endLayer())
    #expect(!context.endLayer())
    #expect(context.restoreState())
    #expect(context.state.fillColor == .red)
    #expect(!context.restoreState())
    #expect(context.finish().items.map(\.form) == [.beginLayer, .endLayer])
  }

  @Test func tooManyStatesAreNotKept() {
    for _ in 0..<CGContext.maximumDepth { #expect(context.saveState()) }
    #expect(!context.saveState())
    #expect(!context.beginLayer())
  }

  @Test func aContextThatIsOverRecordsNothing() {
    context.beginLayer()
    let list = context.finish()
    #expect(list.items.map(\.form) == [.beginLayer, .endLayer])
    context.fill(square)
    #expect(context.list == list)
    #expect(throws: InvalidUse.drawingIsOver) { try context.requireOpen() }
  }

  @Test func framesAndImagesArePaintedInAStyleOfTheirOwn() {
    context.state.fillColor = .red
    context.state.line.width = 9
    context.frame(square)
    context.draw(
      Image(name: "bell", size: Size(width: 3, height: 3)), in: square, .multiply, alpha: 0.5)
    context.fill(square)
    let list = context.finish()
    let styles = list.items.map(list.style(of:))
    #expect(
      list.items[0].form == .stroke(Path(Rect(x: 0.5, y: 0.5, width: 9, height: 9))))
    #expect(styles[0].strokeColor == .red && styles[0].line.width == 1)
    #expect(styles[1].blendMode == .multiply && styles[1].alpha == 0.5)
    #expect(styles[2].blendMode == .normal && styles[2].line.width == 9)
  }

  @Test func textsHaveAFontAndAColour() {
    context.state.fillColor = .red
    context.draw(AttributedString("Hi"), in: .point(Point(x: 1, y: 2)))
    guard case .text(let text, let rect) = context.finish().items[0].form else {
      Issue.record("no text")
      return
    }
    #expect(text.runs[0].attributes.font?.description == "Helvetica 12")
    #expect(text.runs[0].attributes.foregroundColor == .black)
    #expect(rect == Rect(x: 1, y: 2, width: .infinity, height: .infinity))
  }

  @Test func anImageHasWhatWasDrawnUntilThen() {
    context.beginLayer()
    context.fill(square)
    let image = context.makeImage()
    context.fill(square)
    #expect(
      image?.drawing?.items.map(\.form) == [.beginLayer, .fill(Path(square), .winding), .endLayer])
    #expect(image?.description == "drawing 100×100")
    #expect(image != context.makeImage())
    #expect(CGContext(size: .zero).makeImage() == nil)
    #expect(CGContext(size: Size(width: .nan, height: 3)).makeImage() == nil)
  }

  @Test func partsOfADrawnImageKnowTheWhole() {
    context.fill(square)
    let image = context.makeImage()
    let part = image?.cropping(to: Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(part?.drawing == image?.drawing)
    #expect(part?.description == "drawing 100×100 (10 10; 20 20)")
    #expect(part?.drawingIdentity == image?.drawingIdentity)
    #expect(part == image?.cropping(to: Rect(x: 10, y: 10, width: 20, height: 20)))
    #expect(part != image)
  }

  private func path(from start: Point, to end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}
