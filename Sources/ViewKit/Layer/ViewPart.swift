/// What lies in a view: a subview, or a layer that belongs to none.
public enum ViewPart {
  case view(View)
  case layer(Layer)

  /// The layer, made when it is needed.
  var layer: Layer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  /// How far in front it is seen.
  var zPosition: Double {
    switch self {
    case .view(let view): view.layerIfMade?.zPosition ?? 0
    case .layer(let layer): layer.zPosition
    }
  }
}

extension View {
  /// What lies in the view, in order: the order of touches.
  final var partsInOrder: [ViewPart] {
    guard let layers = layerIfMade?.ownSublayers, !layers.isEmpty else {
      return subviews.map { .view($0) }
    }
    var parts: [ViewPart] = []
    var rest = layers[...]
    func takeLayers(inFrontOf view: View?) {
      while let layer = rest.first, layer.subviewBehind === view {
        parts.append(.layer(layer))
        rest.removeFirst()
      }
    }
    takeLayers(inFrontOf: nil)
    for view in subviews {
      parts.append(.view(view))
      takeLayers(inFrontOf: view)
    }
    return parts + rest.map { .layer($0) }
  }

  /// What lies in the view as it is seen, from back to front: by the ``Layer/zPosition``.
  public final var partsFromBack: [ViewPart] { ViewPart.fromBack(partsInOrder) }
}

extension Layer {
  /// The layers in one that belongs to no view, as they are seen, from back to front.
  public final var sublayersFromBack: [Layer] {
    ViewPart.fromBack(ownSublayers.map { .layer($0) }).map(\.layer)
  }
}

extension ViewPart {
  fileprivate static func fromBack(_ parts: [ViewPart]) -> [ViewPart] {
    if parts.allSatisfy({ $0.zPosition == 0 }) { return parts }
    return parts.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
