// Layers that belong to no view keep their places among the subviews.
extension View {
  private var looseLayers: [Layer] { layerIfMade?.ownSublayers ?? [] }

  /// A subview is about to leave its place: what lay in front of it lies in front of the one behind.
  final func layersLetGo(of subview: View) {
    let layers = looseLayers
    if layers.isEmpty { return }
    let index = subviews.firstIndex { $0 === subview } ?? 0
    let behind = index > 0 ? subviews[index - 1] : nil
    for layer in layers where layer.subviewBehind === subview { layer.subviewBehind = behind }
  }

  /// A subview has come to a place directly in front of another, or behind all.
  ///
  /// - Parameter isBehindLayers: whether it lies behind the layers that are in front of that one.
  final func layersMakeRoom(for subview: View, isBehindLayers: Bool) {
    let layers = looseLayers
    if layers.isEmpty || !isBehindLayers { return }
    let index = subviews.firstIndex { $0 === subview } ?? 0
    let behind = index > 0 ? subviews[index - 1] : nil
    for layer in layers where layer.subviewBehind === behind { layer.subviewBehind = subview }
  }

  /// Two subviews have changed their places.
  final func layersExchange(_ first: View, _ second: View) {
    for layer in looseLayers {
      if layer.subviewBehind === first {
        layer.subviewBehind = second
      } else if layer.subviewBehind === second {
        layer.subviewBehind = first
      }
    }
  }
}
