import Testing
import ViewKit

@Suite struct ImageViewTests {
  private let bell = Image(name: "bell", size: Size(width: 20, height: 10))
  private let ball = Image(name: "ball", size: Size(width: 30, height: 40))

  @Test func `A new image view takes no touches and shows nothing`() {
    let view = ImageView(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.displayedImage == nil)
    #expect(view.imageRect == nil)
    #expect(DescribedProperties(of: view).changed == [])
    #expect(view.sizeThatFits(.zero) == Size(width: 3, height: 4))
    #expect(view.intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test func `A view that is made with an image has its size, and keeps it`() {
    let view = ImageView(image: bell)
    #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 10))
    view.image = ball
    #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == ball.size)
    view.sizeToFit()
    #expect(view.frame.size == ball.size)
    #expect(ImageView(image: nil).frame == .zero)
  }

  @Test func `The highlighted image is shown while the view is highlighted`() {
    let view = ImageView(image: bell, highlightedImage: ball)
    #expect(view.displayedImage == bell)
    view.isHighlighted = true
    #expect(view.displayedImage == ball)
    view.highlightedImage = nil
    #expect(view.displayedImage == bell)
  }

  @Test func `The image is described with where it is drawn`() {
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.image = bell.withRenderingMode(.alwaysTemplate)
    view.contentMode = .scaleAspectFit
    let described = DescribedProperties(of: view)
    #expect(described.values["imageRect"] == .rect(Rect(x: 0, y: 25, width: 100, height: 50)))
    #expect(
      bell.resizableImage(withCapInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).fields
        == [
          .init("name", .string("bell")), .init("size", .size(bell.size)),
          .init("capInsets", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
          .init("resizingMode", .text("tile")),
        ])
    #expect(described.changed == ["contentMode", "image", "imageRect"])
  }

  @Test func `A reload carries the images, the state and the motion over`() {
    let old = ImageView(image: bell, highlightedImage: ball)
    old.isHighlighted = true
    old.animationImages = [bell, ball]
    old.startAnimating()
    let new = ImageView()
    new.animationImages = [bell, ball]
    new.describe(Restoring(DescribedProperties(of: old).values))
    #expect(new.image == bell)
    #expect(new.highlightedImage == ball)
    #expect(new.isHighlighted)
    #expect(new.isAnimating)
    old.image = nil
    new.describe(Restoring(DescribedProperties(of: old).values))
    #expect(new.image == nil)
  }

  /// Writes values back, as a reload does.
  private final class Restoring: PropertyVisitor {
    private let values: [String: PropertyValue]

    override var restores: Bool { true }

    init(_ values: [String: PropertyValue]) { self.values = values }

    override func visit(
      _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
      restore: ((PropertyValue) -> Void)?
    ) {
      if let value = values["\(name)"] { restore?(value) }
    }
  }

  @Test(
    "An image without an area, and a view without one, trap nothing",
    arguments: ContentMode.allCases)
  func degenerate(mode: ContentMode) {
    let view = ImageView(image: Image(name: "x", size: .zero))
    view.contentMode = mode
    for side in [0, 100, -1, 1e15] {
      view.frame = Rect(x: 0, y: 0, width: side, height: side)
      #expect(view.imageRect.map { $0.minX.isFinite && $0.maxY.isFinite } == true)
    }
  }
}
