import LuaRuntime
import ViewKit

// Layers in layers, and masks.
extension Layer {
  static func addTree(to list: inout MemberList) {
    list.property(
      "superlayer", (Layer?).self, doc: "The layer in which this one lies.",
      get: { thread, object in Layer.at(object) { give(thread, $0.superlayer) } })
    list.property(
      "sublayers", [Layer].self,
      doc: "The layers in this one, from back to front, those of subviews as well; a fresh list.",
      get: { thread, object in Layer.at(object) { give(thread, $0.sublayers) } })
    list.method(
      "addSublayer", objc: "addSublayer:", parameters: [.init("layer", "Layer")],
      doc: "Adds a layer in front of the others.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let layer = try arguments.value(2, Layer.self)
          try Layer.at(object) { try $0.addSublayer(layer) }
        }
      })
    list.method(
      "insertSublayer", objc: "insertSublayer:atIndex:",
      parameters: [.init("layer", "Layer"), .init("index", "index")],
      doc: "Adds a layer at a position, 1 being the farthest back.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let layer = try arguments.value(2, Layer.self)
          let index = try arguments.value(3, LuaIndex.self)
          try Layer.at(object) { try $0.insertSublayer(layer, at: index.position) }
        }
      })
    list.method(
      "insertSublayerAbove", objc: "insertSublayer:above:",
      parameters: [.init("layer", "Layer"), .init("sibling", "Layer")],
      doc: "Adds a layer just in front of another.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let layer = try arguments.value(2, Layer.self)
          let sibling = try arguments.value(3, Layer.self)
          try Layer.at(object) { try $0.insertSublayer(layer, above: sibling) }
        }
      })
    list.method(
      "insertSublayerBelow", objc: "insertSublayer:below:",
      parameters: [.init("layer", "Layer"), .init("sibling", "Layer")],
      doc: "Adds a layer just behind another.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let layer = try arguments.value(2, Layer.self)
          let sibling = try arguments.value(3, Layer.self)
          try Layer.at(object) { try $0.insertSublayer(layer, below: sibling) }
        }
      })
    list.method(
      "replaceSublayer", objc: "replaceSublayer:with:",
      parameters: [.init("old", "Layer"), .init("new", "Layer")],
      doc: "Puts a layer in the place of another.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let old = try arguments.value(2, Layer.self)
          let new = try arguments.value(3, Layer.self)
          try Layer.at(object) { try $0.replaceSublayer(old, with: new) }
        }
      })
    list.method(
      "removeFromSuperlayer", objc: "removeFromSuperlayer",
      doc: "Takes the layer out of the one in which it lies.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          try Layer.at(object) { try $0.removeFromSuperlayer() }
        }
      })
    list.property(
      "mask", (Layer?).self,
      doc: "The layer whose opaque parts alone show this one; it lies in no other.",
      get: { thread, object in Layer.at(object) { give(thread, $0.mask) } },
      set: { thread, object in
        Layer.at(object) { layer in take(thread, (Layer?).self) { try layer.setMask($0) } }
      })
  }
}
