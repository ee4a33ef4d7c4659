// What renderings show of layers.
extension Layer {
  /// The properties in the order in which renderings show them. Those of a view's layer stand among
  /// the view's own, and what few have in `layer`.
  final func describeLayer(_ visitor: PropertyVisitor) {
    if view == nil {
      visitor.string("name", name ?? "")
      visitor.rect("frame", frame)
      if bounds.origin != .zero { visitor.rect("bounds", bounds) }
      visitor.bool("isHidden", isHidden)
      visitor.number("opacity", opacity, default: 1)
      visitor.text(
        "backgroundColor", backgroundColor?.description ?? "", isDefault: backgroundColor == nil)
      visitor.bool("masksToBounds", masksToBounds)
    }
    visitor.number("cornerRadius", cornerRadius)
    visitor.number("borderWidth", borderWidth)
    visitor.text("borderColor", borderColor?.description ?? "", isDefault: borderColor == nil)
    if view == nil {
      if !transform.isIdentity {
        visitor.visit("transform", transform.value, isDefault: false, restore: nil)
      }
      describeContent(visitor)
      describeRare(visitor)
      describePresentation(visitor)
      return
    }
    guard rare != nil else { return }
    let collector = FieldCollector()
    collector.string("name", name ?? "")
    if !transform.isAffine {
      collector.visit("transform", transform.value, isDefault: false, restore: nil)
    }
    describeRare(collector)
    visitor.visit(
      "layer", .fields(collector.fields), isDefault: collector.fields.isEmpty,
      restore: { [self] in restoreSublayers($0) })
  }

  private func describeRare(_ visitor: PropertyVisitor) {
    guard let rare else { return }
    visitor.number("zPosition", rare.zPosition)
    if !rare.sublayerTransform.isIdentity {
      visitor.visit(
        "sublayerTransform", rare.sublayerTransform.value, isDefault: false, restore: nil)
    }
    visitor.text("contents", rare.contents?.description ?? "", isDefault: rare.contents == nil)
    visitor.text(
      "contentsGravity", rare.contentsGravity.rawValue, isDefault: rare.contentsGravity == .resize)
    let (shadow, standard) = (rare.shadow, LayerShadow())
    visitor.text(
      "shadowColor", shadow.color?.description ?? "none", isDefault: shadow.color == .black)
    visitor.number("shadowOpacity", shadow.opacity)
    visitor.size("shadowOffset", shadow.offset, default: standard.offset)
    visitor.number("shadowRadius", shadow.radius, default: standard.radius)
    if let path = shadow.path {
      visitor.visit("shadowPath", path.propertyValue, isDefault: false, restore: nil)
    }
    if let mask { visitor.visit("mask", mask.propertyValue, isDefault: false, restore: nil) }
    let animations = zip(rare.runs, rare.animations.elements).map { run, animation in
      PropertyValue.fields(
        [.init("class", .text(animation.className))]
          + (run.key.map { [.init("key", .string($0))] } ?? [])
          + (animation.subject.isEmpty ? [] : [.init("moves", .text(animation.subject))]))
    }
    visitor.visit("animations", .list(animations), isDefault: animations.isEmpty, restore: nil)
    let layers = ownSublayers.map(\.propertyValue)
    visitor.visit("sublayers", .list(layers), isDefault: layers.isEmpty, restore: nil)
  }

  /// How a layer that no view stands behind is seen in the middle of animations.
  private func describePresentation(_ visitor: PropertyVisitor) {
    guard hasAnimations, let picture = presentation() else { return }
    let model = FieldCollector()
    let seen = FieldCollector()
    describeLook(model)
    picture.describeLook(seen)
    let fields = seen.fields.filter { field in !model.fields.contains(field) }
    visitor.visit("presentation", .fields(fields), isDefault: fields.isEmpty, restore: nil)
  }

  /// What animations can change.
  final func describeLook(_ visitor: PropertyVisitor) {
    visitor.rect("frame", frame.toThousandths, default: .null)
    visitor.number("opacity", opacity.toThousandths, default: .infinity)
    visitor.text("backgroundColor", backgroundColor?.description ?? "none", isDefault: false)
    visitor.transform(
      "transform", affineTransform.toThousandths,
      default: AffineTransform(scaleX: .infinity, y: .infinity))
    visitor.number("cornerRadius", cornerRadius.toThousandths, default: .infinity)
    visitor.number("borderWidth", borderWidth.toThousandths, default: .infinity)
    visitor.text("borderColor", (borderColor ?? .black).description, isDefault: false)
    visitor.number("shadowOpacity", shadow.opacity.toThousandths, default: .infinity)
    describeContent(visitor)
  }

  final var propertyValue: PropertyValue {
    let collector = FieldCollector()
    describeWithScript(collector)
    return .fields([.init("class", .text(className))] + collector.fields)
  }

  /// Sets what a reload carries over: which layers are hidden, and how opaque they are.
  private func restoreSublayers(_ value: PropertyValue) {
    guard case .fields(let fields) = value,
      case .list(let values)? = fields.first(where: { $0.name == "sublayers" })?.value
    else { return }
    for (layer, value) in zip(ownSublayers, values) {
      guard case .fields(let fields) = value, fields.first?.value == .text(layer.className) else {
        continue
      }
      layer.isHidden = fields.contains { $0.name == "isHidden" && $0.value == .bool(true) }
      layer.opacity = 1
      for case .number(let opacity) in fields.filter({ $0.name == "opacity" }).map(\.value) {
        layer.opacity = opacity
      }
      layer.restoreSublayers(value)
    }
  }
}

extension Transform3D {
  /// As renderings show it: in the plane by six numbers, else by all.
  var value: PropertyValue {
    isAffine ? .transform(affine) : .list(rows.map { .number($0) })
  }
}
