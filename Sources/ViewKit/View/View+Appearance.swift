// How a view looks, and whether it takes touches.
extension View {
  /// Whether the view and all inside it are left out, `isHidden`.
  public final var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      if newValue == isHidden { return }
      set(.hidden, newValue)
      visibilityDidChange()
    }
  }

  /// How much covers what is behind, 0…1; values outside are brought in.
  public final var alpha: Double {
    get { storedAlpha }
    set {
      let look = lookBeforeChange()
      storedAlpha = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      noteChange(from: look)
    }
  }

  /// Whether the view promises to cover what is behind it; a hint that changes nothing here.
  public final var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { set(.notOpaque, !newValue) }
  }

  /// Whether subviews are cut off at the bounds.
  public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, newValue) }
  }

  /// Whether the bounds are cleared before ``draw(_:)``.
  public final var clearsContextBeforeDrawing: Bool {
    get { !flags.contains(.keepsContext) }
    set { set(.keepsContext, !newValue) }
  }

  /// Whether the view and what is inside it take touches.
  public final var isUserInteractionEnabled: Bool {
    get { !flags.contains(.takesNoTouches) }
    set { set(.takesNoTouches, !newValue) }
  }

  /// Whether the view is told of more than one finger at a time.
  public final var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether other views of the window get no touches while this one has one.
  public final var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  /// Whether a change of size changes the subviews by their masks.
  public final var autoresizesSubviews: Bool {
    get { !flags.contains(.leavesSubviewsAlone) }
    set { set(.leavesSubviewsAlone, !newValue) }
  }

  /// The fill behind the content; nil is clear.
  public final var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      let look = lookBeforeChange()
      storedBackgroundColor = newValue
      noteChange(from: look)
    }
  }

  /// The edge: corners and border. Made on first use.
  public final var layer: Layer {
    if let layer = rare?.layer.value { return layer }
    let layer = Layer(of: self)
    rareState.layer.set(layer, in: self)
    return layer
  }

  /// The layer when it was asked for before; renderings use it so as to make none.
  public final var layerIfMade: Layer? { rare?.layer.value }

  // MARK: Accessibility

  /// The name that is read out, `accessibilityLabel`.
  public final var accessibilityLabel: String? {
    get { rare?.accessibilityLabel }
    set { if newValue != accessibilityLabel { rareState.accessibilityLabel = newValue } }
  }

  /// The value that is read out, `accessibilityValue`.
  public final var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { if newValue != accessibilityValue { rareState.accessibilityValue = newValue } }
  }

  final func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}
