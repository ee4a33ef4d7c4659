import ScriptHost
import Testing
import ViewKit

@testable import Rendering

/// What holds of every picture: it is well-formed, has numbers only, and is the same each time.
/// ``Stage/render(_:_:)`` and ``SVGCheck`` look at the form.
@Suite struct PicturePropertyTests {
  @Test(arguments: ["circular-slider", "counter", "expenses", "gallery", "kit", "login"])
  func `Plugins have pictures, the same in each host`(name: String) throws {
    func picture() throws -> String {
      let host = try Host(options: HostOptions())
      try host.open(Self.plugins + "/" + name)
      let picture = String(decoding: host.render(as: .svg), as: UTF8.self)
      #expect(String(decoding: host.render(as: .svg), as: UTF8.self) == picture)
      return picture
    }
    let first = try picture()
    try SVGCheck(first).run()
    #expect(first.components(of: "<text") > 3)
    #expect(try picture() == first)
  }

  private static let plugins =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/") + "/plugins"

  @Test func `Hostile texts are shown, and drive nothing`() {
    let stage = Stage()
    for text in ["<&>\"'", "\u{0}\u{1B}]0;x\u{7}", "\u{202E}abc", "\u{FFFE}", "]]>", "\u{10FE80}"] {
      let label = stage.label(text, Rect(x: 0, y: 0, width: 300, height: 30))
      label.shadowColor = .red
      let field = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 300, height: 30)))
      field.text = text
      field.placeholder = text
      let button = stage.add(Button(type: .system, frame: Rect(x: 0, y: 0, width: 99, height: 30)))
      button.setImage(Image(name: text), for: .normal)
      let view = stage.add(TextView(frame: Rect(x: 0, y: 0, width: 300, height: 30)))
      view.text = text
    }
    let svg = stage.render(.svg)
    #expect(!svg.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
    #expect(!svg.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `Every class is drawn in every size and state`() throws {
    let lengths = [0.0, -5, 0.3, 1, 7, 1e9, 1e300]
    for length in lengths {
      let stage = Stage()
      stage.application.isStatusBarHidden = false
      for view in Self.views() {
        view.frame = Rect(x: 0, y: 30, width: length, height: length / 2)
        view.backgroundColor = Color(patternImage: Image(name: "paper"))
        view.layer.cornerRadius = length
        view.layer.borderWidth = 0.5
        view.alpha = 0.9
        view.transform = AffineTransform(rotationAngle: length)
        (view as? Control)?.isEnabled = length > 1
        (view as? Control)?.isHighlighted = length < 1
        (view as? Control)?.isSelected = length == 1
        try stage.root.addSubview(view)
      }
      #expect(stage.render(.svg).hasSuffix("</svg>\n"))
    }
  }

  private static func views() -> [View] {
    let types: [Button.ButtonType] = [.custom, .system, .detailDisclosure, .contactAdd]
    let buttons = types.map { type in
      let button = Button(type: type)
      button.setTitle("Title", for: .normal)
      button.showsTouchWhenHighlighted = true
      button.setBackgroundImage(Image(name: "b"), for: .normal)
      return button
    }
    let fields = TextField.BorderStyle.allCases.map { style in
      let field = TextField(frame: .zero)
      field.borderStyle = style
      field.text = "Text"
      field.clearButtonMode = .always
      return field
    }
    let segments = SegmentedControl(items: [.title("A"), .image(Image(name: "x"))])
    let slider = Slider(frame: .zero)
    slider.minimumValueImage = Image(name: "low")
    slider.setMinimumTrackImage(Image(name: "track"), for: .normal)
    let pages = PageControl(frame: .zero)
    pages.numberOfPages = 9
    let image = ImageView(image: Image(name: "picture").withRenderingMode(.alwaysTemplate))
    image.contentMode = .scaleAspectFill
    let label = Label(frame: .zero)
    label.text = "A label of several words"
    label.numberOfLines = 0
    let text = TextView(frame: .zero)
    text.text = label.text ?? ""
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = "Title"
    cell.accessoryType = .detailDisclosureButton
    cell.isSelected = true
    return buttons + fields + [
      segments, slider, pages, image, label, text, Switch(frame: .zero), Stepper(frame: .zero),
      ProgressView(frame: .zero), ActivityIndicatorView(style: .whiteLarge), cell,
    ]
  }

  @Test func `A hierarchy as deep as can be is drawn`() throws {
    let stage = Stage()
    var view = stage.root
    for _ in 0..<(Metrics.maximumDepth - 3) {
      let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      inner.clipsToBounds = true
      inner.backgroundColor = .red
      inner.alpha = 0.999
      try view.addSubview(inner)
      view = inner
    }
    #expect(stage.render(.svg).components(of: "<clipPath") > 0)
  }

  @Test func `A picture in the middle of an animation shows where things are`() {
    let stage = Stage()
    let view = stage.add(View(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    view.backgroundColor = .red
    stage.application.settle()
    stage.application.animate(AnimationParameters(duration: 1)) {
      view.frame.origin.x = 100
      view.alpha = 0.5
    }
    stage.application.advance(by: 0.5)
    let svg = stage.render(.svg)
    #expect(!svg.contains("translate(100 0)"))
    #expect(svg.contains("translate("))
    #expect(svg.contains("<g opacity=\"0.75"))
  }
}
