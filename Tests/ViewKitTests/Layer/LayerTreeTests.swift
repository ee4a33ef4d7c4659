import Testing

@testable import ViewKit

/// Layers among the subviews of a view, whatever moves.
@Suite struct LayerTreeTests {
  @Test func theyKeepTheirPlacesUnderAnyChanges() throws {
    var random = SystemRandom(seed: 7)
    let root = View()
    var views: [View] = []
    var layers: [Layer] = []
    // The list that Core Animation keeps.
    var expected: [ObjectIdentifier] = []
    func identity(_ part: ViewPart) -> ObjectIdentifier {
      switch part {
      case .view(let view): ObjectIdentifier(view)
      case .layer(let layer): ObjectIdentifier(layer)
      }
    }
    for _ in 0..<2_000 {
      switch random.next(6) {
      case 0 where views.count < 8:
        let view = View()
        try root.addSubview(view)
        views.append(view)
        expected.append(ObjectIdentifier(view))
      case 1 where layers.count < 8:
        let layer = Layer()
        let index = random.next(expected.count + 1)
        try root.layer.insertSublayer(layer, at: index)
        layers.append(layer)
        expected.insert(ObjectIdentifier(layer), at: index)
      case 2 where !views.isEmpty:
        let view = views[random.next(views.count)]
        root.bringSubviewToFront(view)
        expected.removeAll { $0 == ObjectIdentifier(view) }
        expected.append(ObjectIdentifier(view))
      case 3 where !views.isEmpty:
        let view = views.remove(at: random.next(views.count))
        view.removeFromSuperview()
        expected.removeAll { $0 == ObjectIdentifier(view) }
      case 4 where !layers.isEmpty:
        let layer = layers.remove(at: random.next(layers.count))
        try layer.removeFromSuperlayer()
        expected.removeAll { $0 == ObjectIdentifier(layer) }
      case 5 where views.count > 1:
        let view = views[random.next(views.count)]
        let sibling = views[random.next(views.count)]
        if view === sibling { continue }
        try root.insertSubview(view, aboveSubview: sibling)
        expected.removeAll { $0 == ObjectIdentifier(view) }
        let index = try #require(expected.firstIndex(of: ObjectIdentifier(sibling)))
        expected.insert(ObjectIdentifier(view), at: index + 1)
      default: continue
      }
      #expect(root.partsInOrder.map(identity) == expected)
    }
  }

  @Test func aLayerOutlivesTheViewInWhichItLies() throws {
    let layer = Layer()
    let host: Layer
    do {
      let view = View()
      try view.addSubview(View())
      try view.layer.addSublayer(layer)
      host = view.layer
    }
    #expect(host.view == nil)
    #expect(host.sublayers == [layer])
    #expect(layer.superlayer === host)
    try host.insertSublayer(Layer(), at: 0)
    #expect(host.sublayers.last === layer)
  }

  @Test func theLayerOfAViewIsThatOfTheView() throws {
    let (outer, inner) = (View(), View())
    try outer.addSubview(inner)
    #expect(inner.layer.superlayer === outer.layer)
    #expect(throws: InvalidLayerUse.self) { try Layer().addSublayer(inner.layer) }
    #expect(throws: InvalidLayerUse.self) { try inner.layer.removeFromSuperlayer() }
    #expect(outer.layer.sublayers == [inner.layer])
  }

  /// Numbers that are the same each time.
  private struct SystemRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }
}
