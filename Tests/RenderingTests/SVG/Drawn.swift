import Testing
import ViewKit

@testable import Rendering

/// What was drawn into a context of 100×100 points, as SVG without the outermost element.
func drawn(
  _ images: [String: ImageFile] = [:], _ body: (CGContext) -> Void
) throws -> String {
  let size = Size(width: 100, height: 100)
  let context = CGContext(size: size)
  body(context)
  var picture = Picture(size: size)
  picture.draw(context.finish(), in: Rect(origin: .zero, size: size), .identity)
  var writer = SVGWriter(size: size, imageFile: { images[$0] })
  writer.write(picture)
  let text = String(decoding: writer.document(), as: UTF8.self)
  try SVGCheck(text).run()
  return text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
}
