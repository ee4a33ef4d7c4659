// The places of the text and of the parts beside it.
extension TextField {
  /// Whether a part is shown now.
  final func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var showsLeftView: Bool { leftSlot.value != nil && isShown(leftViewMode) }
  final var showsRightView: Bool { rightSlot.value != nil && isShown(rightViewMode) }

  /// Whether there is something to clear, and the button for it.
  final var showsClearButton: Bool { isShown(clearButtonMode) && hasText && !showsRightView }

  /// The button that empties the field, while it is shown.
  public final var clearButton: Button? {
    guard let button = clearButtonSlot.value, button.superview === self else { return nil }
    return button
  }

  /// How far the text is from the border.
  private var inset: Size {
    switch borderStyle {
    case .none: .zero
    case .line: Metrics.textFieldLineInset
    case .bezel, .roundedRect: Metrics.textFieldInset
    }
  }

  final func contentRect(in bounds: Rect) -> Rect {
    let inset = inset
    var minX = bounds.minX + inset.width
    var maxX = bounds.maxX - inset.width
    if showsLeftView { minX += perform.leftViewRect(forBounds: bounds).maxX - bounds.minX }
    if showsRightView {
      maxX = perform.rightViewRect(forBounds: bounds).minX - inset.width
    } else if showsClearButton {
      maxX = perform.clearButtonRect(forBounds: bounds).minX - Metrics.clearButtonMargin
    }
    return Rect(
      x: minX, y: bounds.minY + inset.height, width: max(0, maxX - minX),
      height: max(0, bounds.height - 2 * inset.height))
  }

  /// The rectangle of the text as it is now.
  final func currentTextRect(in bounds: Rect) -> Rect {
    isEditing ? perform.editingRect(forBounds: bounds) : perform.textRect(forBounds: bounds)
  }

  final func ownClearButtonRect(in bounds: Rect) -> Rect {
    let side = Metrics.clearButtonSide
    return Rect(
      x: bounds.maxX - Metrics.clearButtonMargin - side,
      y: bounds.minY + roundToPixel((bounds.height - side) / 2), width: side, height: side)
  }

  final func ownLeftViewRect(in bounds: Rect) -> Rect {
    guard showsLeftView, let view = leftSlot.value else { return .zero }
    return place(view, at: bounds.minX, in: bounds)
  }

  final func ownRightViewRect(in bounds: Rect) -> Rect {
    guard showsRightView, let view = rightSlot.value else { return .zero }
    return place(view, at: bounds.maxX - view.bounds.width, in: bounds)
  }

  /// A view in its own size, in the middle of the field's height.
  private func place(_ view: View, at x: Double, in bounds: Rect) -> Rect {
    let size = view.bounds.size
    return Rect(
      x: x, y: bounds.minY + roundToPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Shows the parts that are wanted now, in their places.
  final func layOutParts() {
    if showsClearButton, clearButtonSlot.value == nil {
      clearButtonSlot.set(ClearButton(self), in: self)
    }
    lay(clearButtonSlot.value, showsClearButton) { perform.clearButtonRect(forBounds: $0) }
    lay(leftSlot.value, showsLeftView) { perform.leftViewRect(forBounds: $0) }
    lay(rightSlot.value, showsRightView) { perform.rightViewRect(forBounds: $0) }
  }

  private func lay(_ view: View?, _ isShown: Bool, _ place: (Rect) -> Rect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self {
      do throws(InvalidUse) {
        try addSubview(view)
      } catch {
        application?.record(Report(.invalidUse, error.description))
        return
      }
    }
    view.frame = place(bounds)
  }

  final var fittingSize: Size {
    let shown = hasText ? shownText : placeholder ?? ""
    let styled = hasText ? styledText : styledPlaceholder
    let width =
      styled.map { TextLayout($0, font: font, numberOfLines: 1).size.width }
      ?? font.width(of: shown)
    let inset = inset
    var size = Size(
      width: roundUpToPixel(width) + 2 * inset.width,
      height: roundUpToPixel(font.lineHeight) + 2 * inset.height)
    if showsLeftView { size.width += leftSlot.value?.bounds.width ?? 0 }
    if showsRightView {
      size.width += rightSlot.value?.bounds.width ?? 0
    } else if showsClearButton {
      size.width += Metrics.clearButtonSide + 2 * Metrics.clearButtonMargin - inset.width
    }
    if borderStyle == .roundedRect { size.height = max(size.height, Metrics.textFieldHeight) }
    return size
  }
}
