import LuaRuntime
import ViewKit

// What an image tells, and other images that are made of it.
extension Image {
  static func addProperties(to list: inout MemberList) {
    list.property(
      "name", String.self, objc: "", doc: "The name by which it was asked for.",
      get: { thread, object in Image.at(object) { give(thread, $0.name) } })
    list.property(
      "size", Size.self, doc: "The size in points.",
      get: { thread, object in Image.at(object) { give(thread, $0.size) } })
    list.property(
      "scale", Double.self, doc: "Pixels per point.",
      get: { thread, object in Image.at(object) { give(thread, $0.scale) } })
    list.property(
      "cgImage", CGImage.self, objc: "CGImage", doc: "The pixels.",
      get: { thread, object in Image.at(object) { give(thread, $0.cgImage) } })
    list.property(
      "imageOrientation", ImageOrientation.self, doc: "How the pixels are turned.",
      get: { thread, object in Image.at(object) { give(thread, $0.imageOrientation) } })
    list.property(
      "renderingMode", ImageRenderingMode.self,
      doc: "Whether it has its own colours or is a stencil for the tint.",
      get: { thread, object in Image.at(object) { give(thread, $0.renderingMode) } })
    list.property(
      "capInsets", EdgeInsets.self, doc: "The edges that keep their size, in points.",
      get: { thread, object in Image.at(object) { give(thread, $0.capInsets) } })
    list.property(
      "resizingMode", ImageResizingMode.self, doc: "How what lies between the edges grows.",
      get: { thread, object in Image.at(object) { give(thread, $0.resizingMode) } })
    list.property(
      "leftCapWidth", Int.self, doc: "The width of the left edge that keeps its size.",
      get: { thread, object in Image.at(object) { give(thread, $0.leftCapWidth) } })
    list.property(
      "topCapHeight", Int.self, doc: "The height of the upper edge that keeps its size.",
      get: { thread, object in Image.at(object) { give(thread, $0.topCapHeight) } })
    list.property(
      "images", ([Image]?).self,
      doc: "The images of one that is several; nil for one that stands still.",
      get: { thread, object in Image.at(object) { give(thread, $0.images) } })
    list.property(
      "duration", Double.self, doc: "How many seconds it takes to show them once.",
      get: { thread, object in Image.at(object) { give(thread, $0.duration) } })
    list.property(
      "frames", [Image].self, objc: "CGImageSourceCreateImageAtIndex",
      doc: "The pictures of its file where that has several, as a GIF may.",
      get: { thread, object in Image.at(object) { give(thread, $0.frames) } })
    list.property(
      "delays", [Double].self, objc: "kCGImagePropertyGIFDelayTime",
      doc: "For how many seconds each of the frames is shown.",
      get: { thread, object in Image.at(object) { give(thread, $0.delays) } })
    list.property(
      "isMissing", Bool.self, objc: "",
      doc: "Whether it stands for a file that there is none of.",
      get: { thread, object in Image.at(object) { give(thread, $0.isMissing) } })
  }

  static func addMethods(to list: inout MemberList) {
    list.method(
      "withRenderingMode", objc: "imageWithRenderingMode:",
      parameters: [.init("renderingMode", "ImageRenderingMode")], returns: Image.self,
      doc: "The same image in its own colours, or as a stencil for the tint.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image in
          let mode = try arguments.value(2, ImageRenderingMode.self)
          return Image.at(object) { $0.withRenderingMode(mode) }
        }
      })
    list.method(
      "resizableImage", objc: "resizableImageWithCapInsets:resizingMode:",
      "resizableImageWithCapInsets:",
      parameters: [
        .init("capInsets", "EdgeInsets"),
        .init("resizingMode", "ImageResizingMode", standard: "\"tile\""),
      ], returns: Image.self, doc: "The same image with edges that keep their size.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image in
          let insets = try arguments.value(2, EdgeInsets.self)
          let mode = try arguments.value(3, default: ImageResizingMode.tile)
          return Image.at(object) { $0.resizableImage(withCapInsets: insets, resizingMode: mode) }
        }
      })
    list.method(
      "stretchableImage", objc: "stretchableImageWithLeftCapWidth:topCapHeight:",
      parameters: [.init("leftCapWidth", "integer"), .init("topCapHeight", "integer")],
      returns: Image.self,
      doc: "The same image with one point in the middle that grows; a cap of 0 is no edge.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Image in
          let left = try arguments.value(2, Int.self)
          let top = try arguments.value(3, Int.self)
          return Image.at(object) { $0.stretchableImage(withLeftCapWidth: left, topCapHeight: top) }
        }
      })
  }
}
