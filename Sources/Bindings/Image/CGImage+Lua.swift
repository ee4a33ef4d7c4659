import LuaRuntime
import ViewKit

extension HostClass {
  static let cgImage = HostClass(
    "CGImage", of: CGImage.self, objc: "CGImage", superclass: nil, isInterned: true,
    doc: "The pixels of an image, of which the host knows how many there are: `image.cgImage`."
  ) { list in
    list.property(
      "width", Int.self, objc: "CGImageGetWidth", doc: "The width in pixels.",
      get: { thread, object in CGImage.at(object) { give(thread, $0.width) } })
    list.property(
      "height", Int.self, objc: "CGImageGetHeight", doc: "The height in pixels.",
      get: { thread, object in CGImage.at(object) { give(thread, $0.height) } })
    list.method(
      "cropping", objc: "CGImageCreateWithImageInRect", parameters: [.init("rect", "Rect")],
      returns: (CGImage?).self,
      doc: "A part of the pixels, cut at the edges; nil when nothing of it lies inside.",
      call: { thread, object in
        invoke(thread) { arguments throws -> CGImage? in
          let rect = try arguments.value(2, Rect.self)
          return CGImage.at(object) { $0.cropping(to: rect) }
        }
      })
  }
}

extension CGImage: LuaObject, LuaInterned {
  public static var luaName: String { "CGImage" }

  public var internKey: String {
    "\(width) \(height) \(hasAlpha) \(path ?? "") \(drawingIdentity.map { "\($0)" } ?? "") \0\(description)"
  }

  /// The pixels of an image; an image, or its name, will not do.
  public static func read(_ stack: LuaStack, _ index: Int32) -> CGImage? {
    stack.object(index) as? CGImage
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "the pixels of an image: image.cgImage"
  }
}
