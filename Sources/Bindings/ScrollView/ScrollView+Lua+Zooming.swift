import LuaRuntime
import ViewKit

// Content that is seen larger or smaller.
extension ScrollView {
  static func addZooming(to list: inout MemberList) {
    list.property(
      "minimumZoomScale", ZoomScale.self, standard: "1", doc: "The smallest scale of the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.minimumZoomScale) } },
      set: { thread, object in
        ScrollView.at(object) { view in
          take(thread, ZoomScale.self) { view.minimumZoomScale = $0.value }
        }
      })
    list.property(
      "maximumZoomScale", ZoomScale.self, standard: "1", doc: "The largest scale of the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.maximumZoomScale) } },
      set: { thread, object in
        ScrollView.at(object) { view in
          take(thread, ZoomScale.self) { view.maximumZoomScale = $0.value }
        }
      })
    list.property(
      "bouncesZoom", Bool.self, standard: "true",
      doc: "Whether two fingers can scale the content beyond the limits, to which it goes back.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.bouncesZoom) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread) { view.bouncesZoom = $0 } }
      })
    list.property(
      "zoomScale", ZoomScale.self, standard: "1",
      doc: "The scale of the view that viewForZooming_in gives, within the limits.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.zoomScale) } },
      set: { thread, object in
        ScrollView.at(object) { view in take(thread, ZoomScale.self) { view.zoomScale = $0.value } }
      })
    list.property(
      "isZooming", Bool.self, objc: "zooming", doc: "Whether two fingers scale the content.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isZooming) } })
    list.property(
      "isZoomBouncing", Bool.self, objc: "zoomBouncing",
      doc: "Whether the content goes back to a limit of its scale.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.isZoomBouncing) } })
    list.property(
      "pinchGestureRecognizer", (PinchGestureRecognizer?).self,
      doc: "The recogniser of the two fingers; nil while both limits are alike.",
      get: { thread, object in ScrollView.at(object) { give(thread, $0.pinchGestureRecognizer) } })
    list.method(
      "setZoomScale", objc: "setZoomScale:animated:",
      parameters: [.init("scale", "number"), .init("animated", "boolean", standard: "false")],
      doc: "Scales the content, within the limits, around the middle of the view.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let scale = try arguments.value(2, ZoomScale.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          ScrollView.at(object) { $0.setZoomScale(scale.value, animated: isAnimated) }
        }
      })
    list.method(
      "zoom", objc: "zoomToRect:animated:",
      parameters: [.init("rect", "Rect"), .init("animated", "boolean", standard: "false")],
      doc: "Scales the content so that a rectangle of the scaled view fills this one.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          let isAnimated = try arguments.value(3, Bool.self, default: false)
          ScrollView.at(object) { $0.zoom(to: rect, animated: isAnimated) }
        }
      })
  }
}

/// A scale of content.
private struct ZoomScale: LuaReadable {
  let value: Double

  static var luaName: String { "number above 0" }

  static func read(_ stack: LuaStack, _ index: Int32) -> ZoomScale? {
    guard let number = stack.number(index), number > 0, number.isFinite else { return nil }
    return ZoomScale(value: number)
  }
}
