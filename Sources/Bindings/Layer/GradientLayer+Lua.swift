import LuaRuntime
import ViewKit

extension HostClass {
  static let gradientLayer = HostClass(
    "GradientLayer", of: GradientLayer.self, objc: "CAGradientLayer", superclass: .layer,
    doc: "A layer that fills itself with colours that run into each other.",
    make: { thread in make(thread) { _ in GradientLayer() } }
  ) { list in
    list.property(
      "colors", ([Color]?).self, doc: "The colours, from the beginning to the end.",
      get: { thread, object in GradientLayer.at(object) { give(thread, $0.colors) } },
      set: { thread, object in
        GradientLayer.at(object) { layer in
          take(thread) { new in charging(thread, layer) { layer.colors = new } }
        }
      })
    list.property(
      "locations", ([Double]?).self,
      doc: "Where each colour lies, from 0 to 1; nil spreads them evenly.",
      get: { thread, object in GradientLayer.at(object) { give(thread, $0.locations) } },
      set: { thread, object in
        GradientLayer.at(object) { layer in
          take(thread) { new in charging(thread, layer) { layer.locations = new } }
        }
      })
    list.property(
      "startPoint", Point.self, standard: "{ 0.5, 0 }",
      doc: "Where the first colour lies, in parts of the bounds.",
      get: { thread, object in GradientLayer.at(object) { give(thread, $0.startPoint) } },
      set: { thread, object in
        GradientLayer.at(object) { layer in
          take(thread, Placed<Point>.self) { layer.startPoint = $0.value }
        }
      })
    list.property(
      "endPoint", Point.self, standard: "{ 0.5, 1 }",
      doc: "Where the last colour lies, in parts of the bounds.",
      get: { thread, object in GradientLayer.at(object) { give(thread, $0.endPoint) } },
      set: { thread, object in
        GradientLayer.at(object) { layer in
          take(thread, Placed<Point>.self) { layer.endPoint = $0.value }
        }
      })
  }
}
