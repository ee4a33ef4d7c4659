import Testing
import ViewKit

@testable import Rendering

/// What the pictures of small screens are, for each family of classes.
@Suite struct PictureTests {
  private let stage = Stage(100, 60)

  /// The picture without its first and last lines, and without the black ground.
  private var svg: String {
    let lines = stage.render(.svg).split(separator: "\n")
    return lines.dropFirst(2).dropLast().joined(separator: "\n")
  }

  private let frame = Rect(x: 10, y: 20, width: 80, height: 30)

  // MARK: Views

  @Test func `The document has the size of the screen in points`() {
    let text = stage.render(.svg)
    #expect(
      text.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="0 0 100 60" \
        font-family="Helvetica Neue, Helvetica, Arial, sans-serif" stroke-miterlimit="10">
        <rect x="0" y="0" width="100" height="60"/>

        """))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func `A view has its background, corners and border`() {
    let view = stage.add(View(frame: frame))
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    #expect(
      svg == """
        <g transform="translate(10 20)">
        <rect x="0" y="0" width="80" height="30" rx="8" fill="#ff0000"/>
        </g>
        <g transform="translate(10 20)">
        <rect x="1" y="1" width="78" height="28" rx="7" fill="none" stroke="#000000" \
        stroke-width="2"/>
        </g>
        """)
  }

  @Test func `A view fades with all that is in it, and cuts it off`() {
    let view = stage.add(View(frame: frame))
    view.alpha = 0.5
    view.clipsToBounds = true
    view.layer.cornerRadius = 15
    let inner = stage.add(View(frame: Rect(x: 60, y: 0, width: 40, height: 30)), to: view)
    inner.backgroundColor = .blue
    #expect(svg.contains(#"<clipPath id="d1"><rect x="0" y="0" width="80" height="30" rx="15" "#))
    #expect(
      svg.hasSuffix(
        """
        <g opacity="0.5">
        <g clip-path="url(#d1)">
        <g transform="translate(70 20)">
        <rect x="0" y="0" width="40" height="30" fill="#0000ff"/>
        </g>
        </g>
        </g>
        """))
  }

  @Test func `What shows nothing is not written`() {
    let view = stage.add(View(frame: frame))
    view.alpha = 0.5
    view.clipsToBounds = true
    let far = stage.add(View(frame: Rect(x: 500, y: 0, width: 10, height: 10)))
    far.backgroundColor = .red
    let hidden = stage.add(View(frame: frame))
    hidden.backgroundColor = .red
    hidden.isHidden = true
    #expect(svg == "")
  }

  @Test func `A view that is turned has a matrix`() {
    let view = stage.add(View(frame: frame))
    view.backgroundColor = .red
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(svg.contains(#"<g transform="matrix(0 1 -1 0 65 -5)">"#))
  }

  @Test func `What a view has drawn lies between its background and its subviews`() throws {
    final class Drawing: View {
      override func draw(_ rect: Rect) {
        application?.currentContext?.fill(Path(Rect(x: 5, y: 5, width: 10, height: 10)))
      }
    }
    let view = stage.add(Drawing(frame: frame))
    view.backgroundColor = .red
    let inner = stage.add(View(frame: Rect(x: 0, y: 0, width: 5, height: 5)), to: view)
    inner.backgroundColor = .blue
    let lines = svg.split(separator: "\n").filter { $0.hasPrefix("<rect") }
    #expect(
      lines.dropFirst() == [
        ##"<rect x="0" y="0" width="80" height="30" fill="#ff0000"/>"##,
        #"<rect x="5" y="5" width="10" height="10"/>"#,
        ##"<rect x="0" y="0" width="5" height="5" fill="#0000ff"/>"##,
      ])
    view.frame.size.width = 160
    #expect(svg.contains(#"<g transform="matrix(2 0 0 1 10 20)">"#))
  }

  // MARK: Texts

  @Test func `A label has an element for each line, and its shadow below`() {
    let label = stage.label("one two", Rect(x: 0, y: 0, width: 40, height: 50), lines: 2)
    label.textColor = .red
    label.shadowColor = .gray
    let texts = svg.split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(texts.count == 4)
    #expect(texts[0].contains(##"fill="#808080""##))
    #expect(texts[1].contains(##"fill="#ff0000""##))
    #expect(texts[3].contains(">two<"))
  }

  @Test func `A line that fills its room has wider blanks`() {
    let label = stage.label(
      "one two three", Rect(x: 0, y: 0, width: 70, height: 50), .justified, lines: 2)
    label.font = Font(size: 15)
    let width = label.font.width(of: "one two")
    #expect(svg.components(of: "<tspan") == 3)
    #expect(svg.contains(#"<tspan x="0" font-size="15" textLength="25.02">one</tspan>"#))
    #expect(svg.contains("letter-spacing=\"\(((70 - width) * 10_000).rounded() / 10_000)\""))
    #expect(svg.contains(">three</text>"))
  }

  @Test func `A field has its border, its hint and its caret`() {
    let field = stage.add(TextField(frame: frame))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    #expect(svg.contains(##"rx="5" fill="none" stroke="#cccccc" stroke-width="0.5"/>"##))
    #expect(svg.contains(">Name</text>"))
    _ = field.becomeFirstResponder()
    #expect(svg.contains(##"fill="#007aff"/>"##))
  }

  @Test func `A secret is dots, and what is selected has a ground`() {
    let field = stage.add(TextField(frame: frame))
    field.traits.isSecureTextEntry = true
    field.text = "abc"
    #expect(svg.contains(">•••</text>"))
    #expect(!svg.contains("abc"))
  }

  @Test func `A text view shows what is scrolled to`() {
    let view = stage.add(TextView(frame: frame))
    view.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    #expect(svg.contains(">line 1<"))
    #expect(!svg.contains(">line 9<"))
    view.contentOffset = Point(x: 0, y: 200)
    #expect(!svg.contains(">line 1<"))
    #expect(svg.contains(">line 16<"))
  }

  // MARK: Controls

  @Test func `Buttons have their signs, and fade them`() {
    let button = stage.add(
      Button(type: .contactAdd, frame: Rect(x: 0, y: 0, width: 22, height: 22)))
    #expect(svg.contains(#"<circle cx="11" cy="11" r="10" "#))
    #expect(svg.components(of: "<line") == 2)
    button.isEnabled = false
    #expect(svg.contains(##"stroke="#666666" stroke-opacity="0.35""##))
  }

  @Test func `A switch is green with its knob at the right, or an empty capsule`() {
    let control = stage.add(Switch(frame: .zero))
    #expect(svg.contains(##"fill="none" stroke="#e5e5e5" stroke-width="1.5""##))
    control.isOn = true
    #expect(svg.contains(##"width="51" height="31" rx="15.5" fill="#4cd964""##))
    #expect(
      svg.contains(##"<rect x="21.5" y="1.5" width="28" height="28" rx="14" fill="#ffffff"/>"##))
    control.isEnabled = false
    #expect(svg.contains(#"<g opacity="0.5">"#))
  }

  @Test func `A slider has its track in two colours and a thumb`() {
    let slider = stage.add(Slider(frame: frame))
    slider.value = 0.5
    #expect(svg.contains(##"fill="#b7b7b7"/>"##))
    #expect(svg.contains(##"fill="#007aff"/>"##))
    #expect(svg.contains(#"<circle cx="40" cy="15" r="14""#))
  }

  @Test func `Progress fills a part of its line`() {
    let view = stage.add(ProgressView(frame: frame))
    view.progress = 0.25
    #expect(svg.contains(##"<rect x="0" y="0" width="20" height="2" rx="1" fill="#007aff"/>"##))
  }

  @Test func `Pages are dots`() {
    let control = stage.add(PageControl(frame: frame))
    control.numberOfPages = 3
    control.currentPage = 1
    #expect(svg.components(of: "<circle") == 3)
    #expect(svg.components(of: "fill-opacity=\"0.3\"") == 2)
    control.numberOfPages = .max
    #expect(svg.components(of: "<circle") < 1_000)
  }

  @Test func `Segments are parts of a frame, the chosen one filled`() throws {
    let control = stage.add(SegmentedControl(items: [.title("A"), .title("B")]))
    control.frame = frame
    try control.setSelectedSegmentIndex(1)
    #expect(svg.contains(##"<rect x="40" y="0" width="40" height="30" fill="#007aff"/>"##))
    #expect(svg.contains(##"fill="#ffffff">B</text>"##))
    #expect(svg.components(of: "<line") == 1)
  }

  @Test func `A stepper pales the half that is at its end`() {
    let control = stage.add(Stepper(frame: .zero))
    #expect(control.value == 0)
    #expect(svg.components(of: "stroke-opacity=\"0.4\"") == 1)
    control.value = 5
    #expect(svg.components(of: "stroke-opacity") == 0)
  }

  @Test func `A wheel turns with the clock`() {
    let view = stage.add(ActivityIndicatorView(style: .gray))
    view.startAnimating()
    let first = svg
    #expect(first.components(of: "<line") == 12)
    stage.application.advance(by: 0.25)
    #expect(svg != first)
    stage.application.advance(by: 0.75)
    #expect(svg == first)
  }

  // MARK: The system

  @Test func `The status bar is black or white`() {
    stage.application.isStatusBarHidden = false
    #expect(svg.contains(">09:41</text>"))
    #expect(svg.components(of: "<circle") == 5)
    stage.application.statusBarStyle = .lightContent
    #expect(svg.contains(##"fill="#ffffff" textLength="30.024">09:41"##))
  }

  @Test func `The keyboard has its keys, with capitals`() {
    let stage = Stage()
    let field = stage.add(TextField(frame: frame))
    field.traits.returnKeyType = .search
    _ = field.becomeFirstResponder()
    let text = stage.render(.svg)
    for key in ["Q", "P", "M", "123", "space", "Search"] {
      #expect(text.contains(">\(key)</text>"))
    }
    field.traits.keyboardType = .phonePad
    field.reloadInputViews()
    let pad = stage.render(.svg)
    #expect(pad.contains(">PQRS</text>"))
    #expect(!pad.contains(">space<"))
  }
}
