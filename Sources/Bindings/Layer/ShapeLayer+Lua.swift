import LuaRuntime
import ViewKit

extension HostClass {
  static let shapeLayer = HostClass(
    "ShapeLayer", of: ShapeLayer.self, objc: "CAShapeLayer", superclass: .layer,
    doc: "A layer that draws a path.", make: { thread in make(thread) { _ in ShapeLayer() } }
  ) { list in
    list.property(
      "path", (CGPath?).self,
      doc: "What is drawn, in the layer's coordinates: a BezierPath, or its cgPath.",
      get: { thread, object in
        ShapeLayer.at(object) { give(thread, $0.path.map { CGPath($0) }) }
      },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, (PathArgument?).self) { new in
            charging(thread, layer) { layer.path = new?.path }
          }
        }
      })
    list.property(
      "fillRule", ShapeFillRule.self, standard: "\"nonZero\"",
      doc: "Which points are inside a path that crosses itself.",
      get: { thread, object in
        ShapeLayer.at(object) { give(thread, ShapeFillRule($0.fillRule)) }
      },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread) { (new: ShapeFillRule) in layer.fillRule = new.rule }
        }
      })
    list.property(
      "fillColor", (Color?).self, standard: "black",
      doc: "The colour of the inside; nil draws none.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.fillColor) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in take(thread) { layer.fillColor = $0 } }
      })
    list.property(
      "strokeColor", (Color?).self, doc: "The colour of the line; nil draws none.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.strokeColor) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in take(thread) { layer.strokeColor = $0 } }
      })
    ShapeLayer.addLine(to: &list)
    list.property(
      "strokeStart", Double.self, standard: "0", doc: "Where on the path the line begins, 0 to 1.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.strokeStart) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, Finite.self) { layer.strokeStart = $0.value }
        }
      })
    list.property(
      "strokeEnd", Double.self, standard: "1", doc: "Where on the path the line ends, 0 to 1.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.strokeEnd) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, Finite.self) { layer.strokeEnd = $0.value }
        }
      })
  }
}

extension ShapeLayer {
  static func addLine(to list: inout MemberList) {
    list.property(
      "lineWidth", Double.self, standard: "1", doc: "The width of the line in points.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.line.width) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, Placed<Double>.self) { layer.line.width = $0.value }
        }
      })
    list.property(
      "lineCap", LineCap.self, standard: "\"butt\"", doc: "The ends of the line.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.line.cap) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in take(thread) { layer.line.cap = $0 } }
      })
    list.property(
      "lineJoin", LineJoin.self, standard: "\"miter\"", doc: "The corners of the line.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.line.join) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in take(thread) { layer.line.join = $0 } }
      })
    list.property(
      "miterLimit", Double.self, standard: "10",
      doc: "From how many line widths on a pointed corner is cut off.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.line.miterLimit) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, Finite.self) { layer.line.miterLimit = $0.value }
        }
      })
    list.property(
      "lineDashPattern", ([Double]?).self, doc: "The lengths of dashes and gaps in turn.",
      get: { thread, object in
        ShapeLayer.at(object) { give(thread, $0.line.dash.isEmpty ? nil : $0.line.dash) }
      },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, ([Extent]?).self) { new in
            charging(thread, layer) { layer.line.dash = new?.map(\.value) ?? [] }
          }
        }
      })
    list.property(
      "lineDashPhase", Double.self, standard: "0", doc: "How far into the dashes the line begins.",
      get: { thread, object in ShapeLayer.at(object) { give(thread, $0.line.dashPhase) } },
      set: { thread, object in
        ShapeLayer.at(object) { layer in
          take(thread, Finite.self) { layer.line.dashPhase = $0.value }
        }
      })
  }
}

/// The rule of a shape layer, by the names that Core Animation has, `CAShapeLayerFillRule`.
enum ShapeFillRule: String, CaseIterable {
  case nonZero, evenOdd

  init(_ rule: FillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }

  var rule: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

extension ShapeFillRule: LuaEnum {
  static let table = LuaEnumTable<ShapeFillRule>(
    "ShapeLayerFillRule", objc: "kCAFillRule", prefix: "kCAFillRule")
}
