import ViewKit

/// How an image of an asset catalogue is sliced: edges that stay, a middle that grows, and a rest
/// that is left out. All lengths are pixels.
struct ImageSlices: Equatable {
  var insets: EdgeInsets
  /// The part in the middle that grows; nil where it is all that lies between the edges.
  var center: (width: Double?, height: Double?)
  var mode: ImageResizingMode

  init?(_ node: JSONNode) {
    guard let kind = node["mode"]?.text else { return nil }
    func length(_ part: String, _ name: String) -> Double? {
      node[part]?[name]?.number.map { $0 > 0 ? $0 : 0 }
    }
    insets = EdgeInsets(
      top: length("capInsets", "top") ?? 0, left: length("capInsets", "left") ?? 0,
      bottom: length("capInsets", "bottom") ?? 0, right: length("capInsets", "right") ?? 0)
    center = (length("center", "width"), length("center", "height"))
    mode = node["center"]?["mode"]?.text == "tile" ? .tile : .stretch
    switch kind {
    case "3-part-horizontal": (insets.top, insets.bottom, center.height) = (0, 0, nil)
    case "3-part-vertical": (insets.left, insets.right, center.width) = (0, 0, nil)
    case "9-part": break
    default: return nil
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.insets == right.insets && left.center == right.center && left.mode == right.mode
  }

  /// The image without what is left out, as Xcode makes it when an application is built
  /// (schlu.org/2013/10/01/Xcode-Asset-Catalogs.html).
  func apply(to image: Image) -> Image {
    let pixels = image.cgImage
    let width = kept(pixels.width, insets.left, center.width, insets.right)
    let height = kept(pixels.height, insets.top, center.height, insets.bottom)
    let small = CGImage(
      name: pixels.name, path: pixels.path, width: width, height: height, hasAlpha: pixels.hasAlpha)
    let scale = image.scale
    return Image(name: image.name, cgImage: small, scale: scale)
      .withRenderingMode(image.renderingMode)
      .resizableImage(
        withCapInsets: EdgeInsets(
          top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
          right: insets.right / scale), resizingMode: mode)
  }

  private func kept(_ length: Int, _ first: Double, _ center: Double?, _ last: Double) -> Int {
    guard let center else { return length }
    // A file may claim any number.
    return Int(min(first + center + last, Double(length)))
  }
}
