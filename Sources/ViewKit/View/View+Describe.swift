extension View {
  /// The properties of every view, in the order in which renderings show them.
  final func describeView(_ visitor: PropertyVisitor) {
    visitor.bool("isHidden", isHidden, restore: { [self] in isHidden = $0 })
    visitor.number("alpha", alpha, default: 1, restore: { [self] in alpha = $0 })
    visitor.integer("tag", tag)
    if let rare, !rare.transform.isIdentity { visitor.transform("transform", rare.transform) }
    if storedBounds.origin != .zero { visitor.rect("bounds", storedBounds) }
    visitor.text(
      "backgroundColor", storedBackgroundColor?.description ?? "",
      isDefault: storedBackgroundColor == standardBackgroundColor)
    visitor.text("tintColor", tintColor?.description ?? "", isDefault: storedTintColor == nil)
    if let rare {
      visitor.text(
        "tintAdjustmentMode", rare.tintAdjustmentMode.rawValue,
        isDefault: rare.tintAdjustmentMode == .automatic)
      if let margins = rare.layoutMargins { visitor.insets("layoutMargins", margins) }
    }
    visitor.text("contentMode", contentMode.rawValue, isDefault: contentMode == .scaleToFill)
    visitor.text(
      "autoresizingMask", autoresizingMask.joinedNames, isDefault: autoresizingMask.isEmpty)
    visitor.bool("autoresizesSubviews", autoresizesSubviews, default: true)
    visitor.bool("clipsToBounds", clipsToBounds)
    visitor.bool(
      "isUserInteractionEnabled", isUserInteractionEnabled, default: takesTouchesByDefault,
      restore: { [self] in isUserInteractionEnabled = $0 })
    visitor.bool("isMultipleTouchEnabled", isMultipleTouchEnabled)
    visitor.bool("isExclusiveTouch", isExclusiveTouch)
    if let layer = layerIfMade { layer.describe(visitor) }
    if let look = presentation {
      // How it is seen in the middle of an animation; all else is what it will be.
      let model = ViewLook(of: self)
      var fields: [PropertyValue.Field] = []
      let frame = look.frame.toThousandths
      if frame != model.frame { fields.append(.init("frame", .rect(frame))) }
      if look.bounds.origin != model.bounds.origin {
        fields.append(.init("bounds", .rect(look.bounds.toThousandths)))
      }
      if look.transform != model.transform {
        fields.append(.init("transform", .transform(look.transform.toThousandths)))
      }
      if look.alpha != model.alpha {
        fields.append(.init("alpha", .number(look.alpha.toThousandths)))
      }
      if look.backgroundColor != model.backgroundColor {
        fields.append(
          .init("backgroundColor", .text(look.backgroundColor?.description ?? "none")))
      }
      visitor.visit("presentation", .fields(fields), isDefault: fields.isEmpty, restore: nil)
    }
    if let displayList {
      visitor.visit("drawing", .drawing(displayList), isDefault: false, restore: nil)
    }
    let gestures = gestureRecognizers.filter { !$0.isBuiltIn }
    if !gestures.isEmpty {
      visitor.visit(
        "gestureRecognizers", .list(gestures.map(\.propertyValue)), isDefault: false,
        restore: { value in
          guard case .list(let values) = value else { return }
          for (recognizer, value) in zip(gestures, values) { recognizer.restore(value) }
        })
    }
    visitor.string("accessibilityLabel", accessibilityLabel ?? "")
    visitor.string("accessibilityValue", accessibilityValue ?? "")
  }
}

// How far a curve has come is known to no more, and nobody reads more.
extension Double {
  var toThousandths: Double { (self * 1000).rounded() / 1000 }
}

extension Rect {
  var toThousandths: Rect {
    Rect(
      x: minX.toThousandths, y: minY.toThousandths, width: width.toThousandths,
      height: height.toThousandths)
  }
}

extension AffineTransform {
  var toThousandths: AffineTransform {
    AffineTransform(
      a: a.toThousandths, b: b.toThousandths, c: c.toThousandths, d: d.toThousandths,
      tx: tx.toThousandths, ty: ty.toThousandths)
  }
}
