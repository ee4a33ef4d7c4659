import Testing
import ViewKit

@Suite struct ContentModeTests {
  @Test(
    "Content is placed as its mode says, in bounds that begin anywhere",
    arguments: [
      (ContentMode.scaleToFill, Rect(x: 10, y: 20, width: 335, height: 110)),
      (.redraw, Rect(x: 10, y: 20, width: 335, height: 110)),
      (.scaleAspectFit, Rect(x: 67.5, y: 20, width: 220, height: 110)),
      (.scaleAspectFill, Rect(x: 10, y: -8.75, width: 335, height: 167.5)),
      (.center, Rect(x: 77.5, y: 25, width: 200, height: 100)),
      (.top, Rect(x: 77.5, y: 20, width: 200, height: 100)),
      (.bottom, Rect(x: 77.5, y: 30, width: 200, height: 100)),
      (.left, Rect(x: 10, y: 25, width: 200, height: 100)),
      (.right, Rect(x: 145, y: 25, width: 200, height: 100)),
      (.topLeft, Rect(x: 10, y: 20, width: 200, height: 100)),
      (.topRight, Rect(x: 145, y: 20, width: 200, height: 100)),
      (.bottomLeft, Rect(x: 10, y: 30, width: 200, height: 100)),
      (.bottomRight, Rect(x: 145, y: 30, width: 200, height: 100)),
    ])
  func place(mode: ContentMode, rect: Rect) {
    let bounds = Rect(x: 10, y: 20, width: 335, height: 110)
    #expect(mode.rect(of: Size(width: 200, height: 100), in: bounds) == rect)
  }
}
