// Layers in layers.
extension Layer {
  /// The layer in which this one lies; nil for the mask of another.
  public final var superlayer: Layer? {
    if let view { return view.superview?.layer }
    return parent?.mask === self ? nil : parent
  }

  /// The layers in this one, from back to front: those of the subviews as well.
  public final var sublayers: [Layer] {
    guard let view else { return rare?.sublayers.elements ?? [] }
    return view.partsInOrder.map { part in
      switch part {
      case .view(let view): view.layer
      case .layer(let layer): layer
      }
    }
  }

  /// The layers in this one that belong to no view, from back to front.
  public final var ownSublayers: [Layer] { rare?.sublayers.elements ?? [] }

  /// Puts a layer in front of all that lies in this one. It leaves its former superlayer.
  public final func addSublayer(_ layer: Layer) throws(InvalidLayerUse) {
    try insertSublayer(layer, at: .max)
  }

  /// Puts a layer at a position among the ``sublayers``, counted from the back and from zero; a
  /// position beyond the last is the last.
  public final func insertSublayer(_ layer: Layer, at index: Int) throws(InvalidLayerUse) {
    try checkRoom(for: layer)
    layer.leave()
    let parts = view.map(\.partsInOrder) ?? ownSublayers.map { .layer($0) }
    place(layer, at: min(max(index, 0), parts.count), in: parts)
  }

  /// Puts a layer directly in front of one of the ``sublayers``.
  public final func insertSublayer(
    _ layer: Layer, above sibling: Layer
  ) throws(InvalidLayerUse) {
    try insert(layer, beside: sibling, by: 1)
  }

  /// Puts a layer directly behind one of the ``sublayers``.
  public final func insertSublayer(
    _ layer: Layer, below sibling: Layer
  ) throws(InvalidLayerUse) {
    try insert(layer, beside: sibling, by: 0)
  }

  /// Puts a layer in the place of one of the ``sublayers``.
  public final func replaceSublayer(_ old: Layer, with new: Layer) throws(InvalidLayerUse) {
    if old === new { return }
    if old.view != nil { throw .layerOfView(layer: old.pathName) }
    try insert(new, beside: old, by: 0)
    try old.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer. That of a view leaves with the view.
  public final func removeFromSuperlayer() throws(InvalidLayerUse) {
    if let view { throw .layerOfView(layer: "the layer of \(view.pathName)") }
    if superlayer != nil { leave() }
  }

  private func insert(_ layer: Layer, beside sibling: Layer, by step: Int) throws(InvalidLayerUse) {
    let isSibling = sibling.view == nil ? sibling.parent === self : sibling.superlayer === self
    guard isSibling, sibling !== mask else {
      throw .notASublayer(layer: sibling.pathName, of: pathName)
    }
    if layer === sibling { return }
    try checkRoom(for: layer)
    layer.leave()
    let parts = view.map(\.partsInOrder) ?? ownSublayers.map { .layer($0) }
    let index = parts.firstIndex { $0.layer === sibling } ?? parts.count
    place(layer, at: index + step, in: parts)
  }

  /// Puts a layer among what lies in this one.
  private func place(_ layer: Layer, at index: Int, in parts: [ViewPart]) {
    var layersBehind = 0
    layer.subviewBehind = nil
    for part in parts[..<index] {
      switch part {
      case .view(let view): layer.subviewBehind = view
      case .layer: layersBehind += 1
      }
    }
    rareState.sublayers.insert(layer, at: layersBehind, in: self)
    layer.parent = self
    layer.didEnter()
  }

  /// Takes the layer from where it lies, or masks.
  final func leave() {
    guard let parent, let state = parent.rare else { return }
    if root.view?.window != nil { endAnimationsInside() }
    self.parent = nil
    subviewBehind = nil
    if state.mask.value === self {
      state.mask.set(nil, in: parent)
    } else if let index = state.sublayers.elements.firstIndex(where: { $0 === self }) {
      state.sublayers.remove(at: index, in: parent)
    }
  }

  /// The layer has come to a superlayer.
  final func didEnter() {
    if let application { beginAnimations(in: application) }
  }

  // MARK: Around and inside

  /// The outermost of the layers around this one that belong to the same view.
  final var root: Layer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// The application on whose screen the layer may be seen.
  final var application: Application? { root.view?.application }

  /// Calls `body` with this layer and all in it that belong to no other view, masks included.
  final func forEachInside(_ body: (Layer) -> Void) {
    var waiting = [self]
    while let layer = waiting.popLast() {
      body(layer)
      guard let state = layer.rare else { continue }
      waiting += state.sublayers.elements
      if let mask = state.mask.value { waiting.append(mask) }
    }
  }

  /// Refuses a layer that cannot come into this one.
  final func checkRoom(for layer: Layer) throws(InvalidLayerUse) {
    if layer.view != nil { throw .layerOfView(layer: layer.pathName) }
    if layer.isPresentation || isPresentation {
      throw .presentationLayer(layer: (isPresentation ? self : layer).className)
    }
    var depth = 1
    var around: Layer? = self
    while let current = around {
      if current === layer { throw .layerInsideItself(layer: layer.pathName, in: pathName) }
      depth += 1
      around = current.parent
    }
    if depth + layer.height > Metrics.maximumDepth {
      throw .layersTooDeep(layer: layer.pathName, limit: Metrics.maximumDepth)
    }
  }

  /// The levels below the layer.
  private var height: Int {
    var height = 0
    var level = [self]
    while true {
      level = level.flatMap { layer in
        layer.ownSublayers + (layer.mask.map { [$0] } ?? [])
      }
      if level.isEmpty { return height }
      height += 1
    }
  }
}
