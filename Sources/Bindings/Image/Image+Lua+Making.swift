import LuaRuntime
import ViewKit

// How images are made: by name, of pixels, of other images.
extension Image {
  static func addConstructorKeys(to list: inout MemberList) {
    list.initArgument("named", String.self, objc: "imageNamed:", doc: "The name of an image.")
    list.initArgument(
      "cgImage", CGImage.self, objc: "imageWithCGImage:",
      doc: "The pixels of the image, in the place of a name.")
    list.initArgument(
      "scale", Double.self, objc: "imageWithCGImage:scale:orientation:",
      doc: "Pixels per point, with cgImage; 1 unless given.")
    list.initArgument(
      "orientation", ImageOrientation.self, doc: "How the pixels are turned, with cgImage.")
  }

  static func made(with options: LuaOptions) throws -> Image {
    if let pixels = try options.read("cgImage", CGImage.self) {
      return Image(
        cgImage: pixels, scale: try options.read("scale", Double.self) ?? 1,
        orientation: try options.read("orientation", ImageOrientation.self) ?? .up)
    }
    guard let name = try options.read("named", String.self) else {
      throw LuaFailure("Image{…}: expected named, the name of an image, or cgImage, its pixels")
    }
    guard let image = named(name, options.stack) else {
      throw LuaFailure(
        "Image{…}: there is no image \"\(name)\"; ui.Image:named(name) gives nil for one")
    }
    return image
  }

  static func addClassMethods(to list: inout MemberList) {
    list.classMethod(
      "named", objc: "imageNamed:", parameters: [.init("name", "string")],
      returns: (Image?).self, doc: "The image of a name; nil, and a warning, when there is none.",
      call: { thread in
        invoke(thread) { arguments throws -> Image? in
          Image.named(try arguments.value(2), arguments.stack)
        }
      })
    list.classMethod(
      "animatedImage", objc: "animatedImageWithImages:duration:",
      parameters: [
        .init("images", "list of Image"), .init("duration", "number", standard: "0"),
      ], returns: (Image?).self,
      doc: "An image that shows others one after the other; 0 seconds are a thirtieth for each.",
      call: { thread in
        invoke(thread) { arguments throws -> Image? in
          let images = try arguments.value(2, [Image].self)
          return Image.animatedImage(with: images, duration: try arguments.value(3, default: 0.0))
        }
      })
    list.classMethod(
      "animatedImageNamed", objc: "animatedImageNamed:duration:",
      parameters: [.init("name", "string"), .init("duration", "number", standard: "0")],
      returns: (Image?).self,
      doc: "The images NAME0, NAME1, … or the frames of a GIF, one after the other.",
      call: { thread in
        invoke(thread) { arguments throws -> Image? in
          let name: String = try arguments.value(2)
          let duration = try arguments.value(3, default: 0.0)
          return Image.animated(named: name, duration, arguments.stack)
        }
      })
    list.classMethod(
      "animatedResizableImageNamed",
      objc: "animatedResizableImageNamed:capInsets:resizingMode:duration:",
      parameters: [
        .init("name", "string"), .init("capInsets", "EdgeInsets"),
        .init("resizingMode", "ImageResizingMode", standard: "\"tile\""),
        .init("duration", "number", standard: "0"),
      ], returns: (Image?).self, doc: "The same with edges that keep their size.",
      call: { thread in
        invoke(thread) { arguments throws -> Image? in
          let name: String = try arguments.value(2)
          let insets = try arguments.value(3, EdgeInsets.self)
          let mode = try arguments.value(4, default: ImageResizingMode.tile)
          let duration = try arguments.value(5, default: 0.0)
          let image = Image.animated(named: name, duration, arguments.stack)
          return image?.resizableImage(withCapInsets: insets, resizingMode: mode)
        }
      })
  }

  private static func animated(
    named name: String, _ duration: Double, _ stack: LuaStack
  ) -> Image? {
    guard let library = UILibrary.of(stack) else { return nil }
    let images = library.application.images
    let file = stack.callerChunk
    if let image = images.animatedImage(named: name, near: file, duration: duration) {
      return image
    }
    if let problem = images.takeProblem(of: name + "0", near: file) {
      library.state.warn(stack.position() + problem)
    }
    return nil
  }
}
