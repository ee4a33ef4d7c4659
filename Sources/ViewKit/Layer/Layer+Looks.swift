// How a layer looks.
extension Layer {
  /// A name by which a script finds the layer again.
  public final var name: String? {
    get { rare?.name }
    set { if newValue != name { rareState.name = newValue } }
  }

  /// How much covers what is behind, 0…1; of a view's layer the view's `alpha`.
  public final var opacity: Double {
    get { own?.opacity ?? view?.alpha ?? 1 }
    set {
      guard let own else {
        view?.alpha = newValue
        return
      }
      own.opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
    }
  }

  /// Whether the layer and all in it are left out; of a view's layer the view's.
  public final var isHidden: Bool {
    get { own?.isHidden ?? view?.isHidden ?? false }
    set { if let own { own.isHidden = newValue } else { view?.isHidden = newValue } }
  }

  /// The fill behind the content; nil is clear.
  public final var backgroundColor: Color? {
    get { own.map(\.backgroundColor) ?? view?.backgroundColor }
    set { if let own { own.backgroundColor = newValue } else { view?.backgroundColor = newValue } }
  }

  /// Whether what lies in it is cut off at the edge; of a view's layer its `clipsToBounds`.
  public final var masksToBounds: Bool {
    get { own?.masksToBounds ?? view?.clipsToBounds ?? false }
    set { if let own { own.masksToBounds = newValue } else { view?.clipsToBounds = newValue } }
  }

  /// The picture that fills the layer, in front of its background.
  public final var contents: CGImage? {
    get { rare?.contents }
    set { if newValue != contents { rareState.contents = newValue } }
  }

  /// Where the contents lie.
  public final var contentsGravity: ContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set { if newValue != contentsGravity { rareState.contentsGravity = newValue } }
  }

  /// The shadow, of which nothing is seen before its opacity is set.
  public final var shadow: LayerShadow {
    get { rare?.shadow ?? LayerShadow() }
    set { if newValue != shadow { rareState.shadow = newValue } }
  }

  /// The layer whose opaque parts alone show this one, and what lies in it; owned by this one. It has
  /// no superlayer, and is the mask of no other.
  public final var mask: Layer? { rare?.mask.value }

  /// Sets the ``mask``.
  public final func setMask(_ mask: Layer?) throws(InvalidLayerUse) {
    let old = self.mask
    if mask === old { return }
    if let mask {
      try checkRoom(for: mask)
      if let parent = mask.parent {
        throw .maskInUse(layer: mask.pathName, by: parent.pathName)
      }
    }
    old?.leave()
    rareState.mask.set(mask, in: self)
    mask?.parent = self
    mask?.didEnter()
  }
}
