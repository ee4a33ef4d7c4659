import LuaRuntime
import ViewKit

// How a layer looks, apart from its edge.
extension Layer {
  static func addLooks(to list: inout MemberList) {
    list.property(
      "name", (String?).self, doc: "A name, for the script and for messages.",
      get: { thread, object in Layer.at(object) { give(thread, $0.name) } },
      set: { thread, object in
        Layer.at(object) { layer in takeText(thread, layer) { layer.name = $0 } }
      })
    list.property(
      "isHidden", Bool.self, objc: "hidden", standard: "false",
      doc: "Whether the layer and what lies in it is not shown; of a view's layer the view's.",
      get: { thread, object in Layer.at(object) { give(thread, $0.isHidden) } },
      set: { thread, object in Layer.at(object) { layer in take(thread) { layer.isHidden = $0 } } })
    list.property(
      "transform", Transform3D.self, standard: "ui.transform3D.identity",
      doc: "The transform about anchorPoint. Renderings show what of it lies in the plane.",
      get: { thread, object in Layer.at(object) { give(thread, $0.transform) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Transform3D>.self) { layer.transform = $0.value }
        }
      })
    list.property(
      "sublayerTransform", Transform3D.self, standard: "ui.transform3D.identity",
      doc: "The transform of what lies in the layer about anchorPoint, where it has no view.",
      get: { thread, object in Layer.at(object) { give(thread, $0.sublayerTransform) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Transform3D>.self) { layer.sublayerTransform = $0.value }
        }
      })
    list.property(
      "zPosition", Double.self, standard: "0",
      doc: "How far in front of its siblings it is seen; touches go by their order alone.",
      get: { thread, object in Layer.at(object) { give(thread, $0.zPosition) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Double>.self) { layer.zPosition = $0.value }
        }
      })
    list.property(
      "contents", (CGImage?).self,
      doc: "The picture that fills the layer: image.cgImage, an image, or the name of one.",
      get: { thread, object in Layer.at(object) { give(thread, $0.contents) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, (LayerContents?).self) { layer.contents = $0?.image }
        }
      })
    list.property(
      "contentsGravity", ContentsGravity.self, standard: "\"resize\"",
      doc: "Where the contents lie, and how they are scaled.",
      get: { thread, object in Layer.at(object) { give(thread, $0.contentsGravity) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread) { layer.contentsGravity = $0 } }
      })
    list.method(
      "contains", objc: "containsPoint:", parameters: [.init("point", "Point")],
      returns: Bool.self, doc: "Whether a point in the layer's own coordinates lies in its bounds.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let point = try arguments.value(2, Point.self)
          return Layer.at(object) { $0.contains(point) }
        }
      })
  }

  static func addShadow(to list: inout MemberList) {
    list.property(
      "shadowColor", (Color?).self, standard: "black",
      doc: "The colour of the shadow; nil is none.",
      get: { thread, object in Layer.at(object) { give(thread, $0.shadow.color) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread) { layer.shadow.color = $0 } }
      })
    list.property(
      "shadowPath", (CGPath?).self,
      doc: "What throws the shadow: a BezierPath, or its cgPath; nil is the layer itself.",
      get: { thread, object in
        Layer.at(object) { give(thread, $0.shadow.path.map { CGPath($0) }) }
      },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, (PathArgument?).self) { new in
            charging(thread, layer) { layer.shadow.path = new?.path }
          }
        }
      })
    list.property(
      "shadowOpacity", Double.self, standard: "0",
      doc: "How much the shadow covers, from 0 to 1: it is seen once this is set.",
      get: { thread, object in Layer.at(object) { give(thread, $0.shadow.opacity) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Finite.self) { layer.shadow.opacity = $0.value }
        }
      })
    list.property(
      "shadowOffset", Size.self, standard: "{ 0, -3 }", doc: "How far off the shadow falls.",
      get: { thread, object in Layer.at(object) { give(thread, $0.shadow.offset) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Size>.self) { layer.shadow.offset = $0.value }
        }
      })
    list.property(
      "shadowRadius", Double.self, standard: "3", doc: "How far the shadow is blurred, in points.",
      get: { thread, object in Layer.at(object) { give(thread, $0.shadow.radius) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Double>.self) { layer.shadow.radius = $0.value }
        }
      })
  }
}

extension ContentsGravity: LuaEnum {
  public static let table = LuaEnumTable<ContentsGravity>(
    "LayerContentsGravity", objc: "kCAGravity", prefix: "kCAGravity")
}

/// The pixels of an image, an image, or the name of one.
private struct LayerContents: LuaReadable {
  let image: CGImage

  static var luaName: String { "CGImage" }

  static func read(_ stack: LuaStack, _ index: Int32) -> LayerContents? {
    let image = CGImage.read(stack, index) ?? Image.read(stack, index)?.cgImage
    return image.map { LayerContents(image: $0) }
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "the pixels of an image (image.cgImage), an image, or its name"
  }
}
