import Testing
import ViewKit

@testable import Rendering

/// Views at places that no screen has: all forms are rendered, and the document stays one.
@Suite struct ExtremeGeometryTests {
  private static let lengths = [0, -0.0, 1e-308, -1, 0.1, 1e9, 1e19, -1e19, 1e154, 1e308, -1e308]

  @Test(arguments: lengths) func `Huge and tiny frames are rendered`(length: Double) throws {
    let stage = Stage()
    for other in Self.lengths {
      for frame in [
        Rect(x: length, y: other, width: 10, height: 10),
        Rect(x: 0, y: 0, width: length, height: other),
        Rect(x: length, y: length, width: other, height: length),
      ] {
        let button = Button(type: .system)
        button.frame = frame
        button.setTitle("x", for: .normal)
        button.layer.borderWidth = abs(other)
        button.layer.cornerRadius = abs(length)
        button.transform = AffineTransform(scaleX: other, y: 1).translatedBy(x: length, y: 0)
        let label = Label(frame: frame)
        label.text = "hello"
        label.clipsToBounds = true
        try button.addSubview(label)
        try stage.root.addSubview(button)
      }
    }
    for format in RenderFormat.allCases { #expect(!stage.render(format).isEmpty) }
  }
}
