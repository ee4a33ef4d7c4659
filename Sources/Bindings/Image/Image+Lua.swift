import LuaRuntime
import ViewKit

extension HostClass {
  static let image = HostClass(
    "Image", of: Image.self, objc: "UIImage", superclass: nil, isInterned: true,
    doc: "A picture, known by name and size. Its name stands for it wherever one is taken.",
    make: { thread in make(thread) { options in try Image.made(with: options) } }
  ) { list in
    Image.addConstructorKeys(to: &list)
    Image.addProperties(to: &list)
    Image.addClassMethods(to: &list)
    Image.addMethods(to: &list)
    Image.addDrawing(to: &list)
  }
}

extension Image: LuaObject, LuaInterned {
  public static var luaName: String { "Image" }

  public var internKey: String {
    let looks = "\(scale) \(imageOrientation) \(renderingMode) \(capInsets) \(resizingMode)"
    let moving = (images ?? []).map { $0.internKey + "\n" }.joined()
    return "\(size.width) \(size.height) \(isMissing) \(looks) \(duration) \(delays.count) "
      + "\(cgImage.internKey)\0\(name)\0\(moving)"
  }

  /// An image, or the name of one; where there is none of the name, what stands in its place.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Image? {
    guard stack.type(index) == .string, let name = stack.text(index) else {
      return stack.object(index) as? Image
    }
    return named(name, stack, orElse: { $0.namedOrPlaceholder($1, near: $2) })
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    stack.type(index) == .string
      ? "an image (there is none of this name)" : "an image: its name, or ui.Image:named(name)"
  }

  /// Looks for the image of a name for the code that runs, and warns once when there is none.
  static func named(
    _ name: String, _ stack: LuaStack,
    orElse other: (ImageLibrary, String, String) -> Image? = { _, _, _ in nil }
  ) -> Image? {
    guard let library = UILibrary.of(stack) else { return nil }
    let images = library.application.images
    let file = library.namingFile ?? stack.callerChunk
    if let image = images.named(name, near: file) { return image }
    if let problem = images.takeProblem(of: name, near: file) {
      library.state.warn(stack.position() + problem)
    }
    return other(images, name, file)
  }
}
