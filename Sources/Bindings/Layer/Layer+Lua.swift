import LuaRuntime
import ViewKit

extension HostClass {
  static let layer = HostClass(
    "Layer", of: Layer.self, objc: "CALayer", superclass: .object,
    doc: "What a view shows of itself; or a picture of its own that lies in the layer of a view.",
    make: { thread in make(thread) { _ in Layer() } }
  ) { list in
    Layer.addGeometry(to: &list)
    Layer.addLooks(to: &list)
    Layer.addShadow(to: &list)
    Layer.addTree(to: &list)
    Layer.addAnimations(to: &list)
  }
}

extension Layer {
  static func addGeometry(to list: inout MemberList) {
    list.property(
      "cornerRadius", Double.self, standard: "0", doc: "The radius of the corners in points.",
      get: { thread, object in Layer.at(object) { give(thread, $0.cornerRadius) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Double>.self) { layer.cornerRadius = $0.value }
        }
      })
    list.property(
      "borderWidth", Double.self, standard: "0", doc: "The width of the border in points.",
      get: { thread, object in Layer.at(object) { give(thread, $0.borderWidth) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Double>.self) { layer.borderWidth = $0.value }
        }
      })
    list.property(
      "borderColor", (Color?).self, doc: "The colour of the border; nil is black.",
      get: { thread, object in Layer.at(object) { give(thread, $0.borderColor) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread) { layer.borderColor = $0 } }
      })
    list.property(
      "masksToBounds", Bool.self, standard: "false",
      doc:
        "Whether what lies outside of the bounds is cut off; of a view's layer its clipsToBounds.",
      get: { thread, object in Layer.at(object) { give(thread, $0.masksToBounds) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread) { layer.masksToBounds = $0 } }
      })
    list.property(
      "frame", Rect.self, doc: "The box in the superlayer; of a view's layer its frame.",
      get: { thread, object in Layer.at(object) { give(thread, $0.frame) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread, Placed<Rect>.self) { layer.frame = $0.value } }
      })
    list.property(
      "bounds", Rect.self,
      doc: "The rectangle in its own coordinates; of a view's layer its bounds.",
      get: { thread, object in Layer.at(object) { give(thread, $0.bounds) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread, Placed<Rect>.self) { layer.bounds = $0.value } }
      })
    list.property(
      "position", Point.self,
      doc: "The place of anchorPoint in the superlayer; of a view's layer its centre.",
      get: { thread, object in Layer.at(object) { give(thread, $0.position) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread, Placed<Point>.self) { layer.position = $0.value } }
      })
    list.property(
      "opacity", Double.self, standard: "1",
      doc: "How much covers what is behind; of a view's layer its alpha.",
      get: { thread, object in Layer.at(object) { give(thread, $0.opacity) } },
      set: { thread, object in Layer.at(object) { layer in take(thread) { layer.opacity = $0 } } })
    list.property(
      "backgroundColor", (Color?).self,
      doc: "The fill behind the content; of a view's layer its background.",
      get: { thread, object in Layer.at(object) { give(thread, $0.backgroundColor) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread) { layer.backgroundColor = $0 } }
      })
    list.method(
      "affineTransform", objc: "affineTransform", returns: AffineTransform.self,
      doc: "What of the transform lies in the plane.",
      call: { thread, object in
        invoke(thread) { _ in Layer.at(object) { $0.affineTransform } }
      })
    list.method(
      "setAffineTransform", objc: "setAffineTransform:",
      parameters: [.init("transform", "AffineTransform")], doc: "Sets a transform of the plane.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let transform = try arguments.value(2, Placed<AffineTransform>.self).value
          Layer.at(object) { $0.affineTransform = transform }
        }
      })
    list.property(
      "anchorPoint", Point.self, standard: "{ 0.5, 0.5 }",
      doc: "The place in the bounds, from 0 to 1, that lies at position.",
      get: { thread, object in Layer.at(object) { give(thread, $0.anchorPoint) } },
      set: { thread, object in
        Layer.at(object) { layer in
          take(thread, Placed<Point>.self) { layer.anchorPoint = $0.value }
        }
      })
  }
}
