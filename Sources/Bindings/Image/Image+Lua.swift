import LuaRuntime
import ViewKit

extension HostClass {
  static let image = HostClass(
    "Image", of: Image.self, objc: "UIImage", superclass: nil, isInterned: true,
    doc: "A picture, known by name and size. Its name stands for it wherever one is taken.",
    make: { thread in
      make(thread) { options in
        guard let image = try options.read("named", Image.self) else {
          throw LuaFailure("Image{…}: expected named, the name of an image")
        }
        return image
      }
    }
  ) { list in
    list.initArgument("named", String.self, objc: "imageNamed:", doc: "The name of an image.")
    list.property(
      "name", String.self, objc: "", doc: "The name by which it was asked for.",
      get: { thread, object in Image.at(object) { give(thread, $0.name) } })
    list.property(
      "size", Size.self, doc: "The size in points.",
      get: { thread, object in Image.at(object) { give(thread, $0.size) } })
    list.classMethod(
      "named", objc: "imageNamed:", parameters: [.init("name", "string")],
      returns: (Image?).self, doc: "The image of a name; nil when there is none.",
      call: { thread in
        invoke(thread) { arguments throws -> Image? in
          let name: String = try arguments.value(2)
          return UILibrary.of(arguments.stack)?.application.images.named(name)
        }
      })
  }
}

extension Image: LuaObject, LuaInterned {
  public static var luaName: String { "Image" }

  public var internKey: String { "\(size.width) \(size.height) \(name)" }

  /// An image, or the name of one.
  public static func read(_ stack: LuaStack, _ index: Int32) -> Image? {
    guard stack.type(index) == .string, let name = stack.text(index) else {
      return stack.object(index) as? Image
    }
    return UILibrary.of(stack)?.application.images.named(name)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    stack.type(index) == .string
      ? "an image (there is none of this name)" : "an image: its name, or ui.Image:named(name)"
  }
}
