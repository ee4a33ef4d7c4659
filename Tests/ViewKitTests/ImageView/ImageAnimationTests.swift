import Testing
import ViewKit

@Suite struct ImageAnimationTests {
  private let application = Application()
  private let images = (1...3).map { Image(name: "\($0)") }

  private func window() -> Window {
    let window = Window(application: application)
    window.makeKeyAndVisible()
    application.settle()
    return window
  }

  private func name(_ view: ImageView) -> String? { view.displayedImage?.name }

  @Test func `Images follow each other, as often as it was said`() throws {
    let window = window()
    let view = ImageView(image: Image(name: "still"))
    view.animationImages = images
    view.animationDuration = 3
    view.animationRepeatCount = 2
    try window.addSubview(view)
    #expect(name(view) == "still")
    view.startAnimating()
    let expected = ["1", "1", "2", "2", "3", "3", "1", "1", "2", "2", "3", "3", "still", "still"]
    for (index, expected) in expected.enumerated() {
      #expect(name(view) == expected, "after \(Double(index) * 0.5) s")
      #expect(view.isAnimating == (index < 12))
      application.advance(by: 0.5)
    }
  }

  @Test func `Without a duration each image is seen for a thirtieth of a second`() throws {
    let window = window()
    let view = ImageView()
    view.animationImages = images
    try window.addSubview(view)
    view.startAnimating()
    for _ in 0..<10 {
      for image in images {
        #expect(name(view) == image.name)
        application.advance(by: 1.0 / 30)
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300] as [Double])
  func `No duration traps, and the clock can always be moved`(duration: Double) throws {
    let window = window()
    let view = ImageView()
    view.animationImages = images
    view.animationDuration = duration
    view.animationRepeatCount = .min
    try window.addSubview(view)
    view.startAnimating()
    application.advance(by: 2)
    #expect(view.isAnimating)
    #expect(images.contains { $0.name == name(view) })
    #expect(application.errors == [])
    view.animationRepeatCount = .max
    view.startAnimating()
    application.advance(by: 2)
    #expect(application.errors == [])
  }

  @Test func `An animation that was begun outside of a window begins when the view comes into one`()
    throws
  {
    let window = window()
    let view = ImageView()
    view.animationImages = images
    view.animationDuration = 3
    view.startAnimating()
    #expect(view.isAnimating)
    application.advance(by: 1)
    try window.addSubview(view)
    #expect(name(view) == "1")
    application.advance(by: 1)
    #expect(name(view) == "2")
    view.removeFromSuperview()
    application.advance(by: 5)
    #expect(application.nextDueTime == nil)
    try window.addSubview(view)
    #expect(name(view) == "1")
  }

  @Test func `What begins anew begins with the first image; what ends shows the still one`()
    throws
  {
    let window = window()
    let view = ImageView(image: Image(name: "still"))
    view.animationImages = images
    view.animationDuration = 3
    try window.addSubview(view)
    view.startAnimating()
    application.advance(by: 2)
    #expect(name(view) == "3")
    view.animationDuration = 30
    #expect(name(view) == "3")
    view.startAnimating()
    #expect(name(view) == "1")
    application.advance(by: 9)
    #expect(name(view) == "1")
    view.stopAnimating()
    #expect(name(view) == "still")
    #expect(!view.isAnimating)
    #expect(application.nextDueTime == nil)
    view.startAnimating()
    view.animationImages = nil
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `A highlighted view shows its own images, at the same time`() throws {
    let window = window()
    let view = ImageView()
    view.animationImages = images
    view.highlightedAnimationImages = [Image(name: "a"), Image(name: "b")]
    view.animationDuration = 6
    try window.addSubview(view)
    view.startAnimating()
    application.advance(by: 3)
    #expect(name(view) == "2")
    view.isHighlighted = true
    #expect(name(view) == "b")
    view.isHighlighted = false
    #expect(name(view) == "2")
  }

  @Test func `An image that is several moves by itself, each picture for its time`() throws {
    let window = window()
    let pixels = CGImage(name: "wave.gif", width: 2, height: 2)
    let image = Image(name: "wave.gif", cgImage: pixels, delays: [0.5, 0.1, 0.4])
    let view = ImageView(image: image.animatedFrames(duration: 0))
    try window.addSubview(view)
    #expect(view.isAnimating)
    let expected = [1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 1, 1, 1, 1, 1, 2, 3]
    for (tenth, expected) in expected.enumerated() {
      #expect(view.displayedImage?.description == "wave.gif[\(expected)]", "after 0.\(tenth) s")
      application.advance(by: 0.1)
    }
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(view.displayedImage?.description == "wave.gif[1]")
    view.startAnimating()
    #expect(view.isAnimating)
    view.image = Image(name: "still")
    #expect(!view.isAnimating)
    #expect(name(view) == "still")
  }

  @Test func `A view that is gone leaves nothing in the run loop that matters`() throws {
    let window = window()
    var view: ImageView? = ImageView()
    weak let gone = view
    view?.animationImages = images
    try view.map { try window.addSubview($0) }
    view?.startAnimating()
    view?.removeFromSuperview()
    view = nil
    #expect(gone == nil)
    application.advance(by: 1)
  }
}
