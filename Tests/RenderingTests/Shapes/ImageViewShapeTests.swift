import Testing
import ViewKit

@testable import Rendering

@Suite struct ImageViewShapeTests {
  private let bell = Image(name: "bell", size: Size(width: 24, height: 22))

  private func photo(hasAlpha: Bool) -> Image {
    Image(cgImage: CGImage(name: "photo.jpg", width: 200, height: 88, hasAlpha: hasAlpha))
  }

  @Test func `rule 7: an image is a mark with its name in the middle of where it is drawn`() {
    let stage = Stage()
    let view = stage.add(ImageView(frame: Rect(x: 0, y: 0, width: 375, height: 110)))
    view.image = bell
    view.contentMode = .center
    #expect(stage.lines == ["", "", "                                 ▢bell.png"])
    view.contentMode = .topLeft
    #expect(stage.lines == ["▢bell.png"])
    view.image = nil
    #expect(stage.lines == [])
  }

  @Test func `an icon leaves its row to the text beside it`() {
    let stage = Stage()
    let icon = stage.add(ImageView(image: bell))
    icon.frame.origin = Point(x: 20, y: 0)
    let label = stage.add(Label(frame: Rect(x: 60, y: 0, width: 200, height: 22)))
    label.text = "Alarm"
    #expect(stage.lines == ["  ▢bell.png Alarm"])
  }

  @Test func `an image that is no longer than a point, or nowhere, shows nothing`() {
    let stage = Stage()
    let view = stage.add(ImageView(image: bell))
    view.frame.size = .zero
    #expect(stage.lines == [])
  }

  @Test func `an image without transparent pixels hides what is behind it, another one does not`() {
    for hasAlpha in [false, true] {
      let stage = Stage()
      let label = stage.add(Label(frame: Rect(x: 0, y: 0, width: 300, height: 22)))
      label.text = "behind"
      let view = stage.add(ImageView(image: photo(hasAlpha: hasAlpha)))
      #expect(stage.lines.contains { $0.contains("behind") } == hasAlpha)
      #expect(stage.lines.contains { $0.contains("▢photo.jpg") })
      view.isHidden = true
      #expect(stage.lines == ["behind"])
    }
  }

  @Test func `a stencil has the colour of the tint`() {
    let stage = Stage()
    let view = stage.add(ImageView(image: bell))
    view.tintColor = .red
    let colored = { stage.render(.text, RenderOptions(isColored: true)) }
    #expect(!colored().contains("38;2;255;0;0"))
    view.image = bell.withRenderingMode(.alwaysTemplate)
    #expect(colored().contains("38;2;255;0;0"))
  }

  @Test func `the tree and the JSON have the image and its rectangle`() {
    let stage = Stage()
    let view = stage.add(ImageView(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    view.image = photo(hasAlpha: false).withRenderingMode(.alwaysOriginal)
    view.contentMode = .scaleAspectFit
    #expect(
      stage.render(.tree).contains(
        "image={name=\"photo.jpg\" size=(200 88) renderingMode=alwaysOriginal} "
          + "imageRect=(0 28; 100 44)"))
    #expect(
      stage.render(.json).contains(
        "\"image\":{\"name\":\"photo.jpg\",\"size\":[200,88],\"renderingMode\":\"alwaysOriginal\"}"
          + ",\"imageRect\":[0,28,100,44]"))
  }
}
