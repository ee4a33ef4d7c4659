extension DisplayList {
  /// What renderings show of a drawing: its size, what cuts off, and the commands in order, each
  /// with all that it is painted with.
  public var fields: [PropertyValue.Field] {
    var pictures = DescribedPictures()
    return fields(&pictures)
  }

  func fields(_ pictures: inout DescribedPictures) -> [PropertyValue.Field] {
    var fields = [PropertyValue.Field("size", .size(size))]
    if !clips.isEmpty {
      fields.append(.init("clips", .list(clips.map { .fields($0.fields(&pictures)) })))
    }
    fields.append(
      .init("commands", .list(items.map { .fields(self.fields(of: $0, &pictures)) })))
    return fields
  }

  /// The names of the commands, `stroke linearGradient fill×3`, for where there is one line.
  public var summary: String {
    var parts: [(name: String, count: Int)] = []
    for item in items {
      let name = item.form.name
      if parts.last?.name == name {
        parts[parts.count - 1].count += 1
      } else if parts.count == Self.longestSummary {
        return Self.text(parts) + " …"
      } else {
        parts.append((name, 1))
      }
    }
    return Self.text(parts)
  }

  private static func text(_ parts: [(name: String, count: Int)]) -> String {
    parts.map { $0.count == 1 ? $0.name : "\($0.name)×\($0.count)" }.joined(separator: " ")
  }

  private static let longestSummary = 12

  private func fields(
    of item: Item, _ pictures: inout DescribedPictures
  ) -> [PropertyValue.Field] {
    let style = style(of: item)
    var fields = [PropertyValue.Field("op", .text(item.form.name))]
    func add(_ name: String, _ value: PropertyValue, unless isUsual: Bool = false) {
      if !isUsual { fields.append(.init(name, value)) }
    }
    switch item.form {
    case .fill(let path, let rule):
      add("path", path.propertyValue)
      add("rule", .text(rule.rawValue), unless: rule == .winding)
      add("color", .text(style.fillColor.description))
    case .stroke(let path):
      add("path", path.propertyValue)
      add("color", .text(style.strokeColor.description))
      fields += style.line.fields
    case .clear(let rect): add("rect", .rect(rect))
    case .linearGradient(let gradient, let from, let to, let options):
      fields += gradient.fields
      add("from", .point(from))
      add("to", .point(to))
      fields += options.fields
    case .radialGradient(
      let gradient, let from, let startRadius, let to, let endRadius, let options):
      fields += gradient.fields
      add("from", .point(from))
      add("startRadius", .number(startRadius))
      add("to", .point(to))
      add("endRadius", .number(endRadius))
      fields += options.fields
    case .image(let image, let rect, let isFlipped):
      add("image", pictures.propertyValue(image))
      add("rect", .rect(rect))
      add("isFlipped", .bool(true), unless: !isFlipped)
    case .text(let text, let rect): fields += Self.fields(of: text, in: rect)
    case .beginLayer, .endLayer: break
    }
    if case .endLayer = item.form { return fields }
    add("transform", .transform(style.transform), unless: style.transform.isIdentity)
    add("alpha", .number(style.alpha), unless: style.alpha == 1)
    add("blendMode", .text(style.blendMode.rawValue), unless: style.blendMode == .normal)
    if let shadow = style.shadow { add("shadow", shadow.propertyValue) }
    if let clip = style.clip { add("clip", .integer(clip + 1)) }
    return fields
  }

  private static func fields(
    of text: AttributedString, in rect: Rect
  ) -> [PropertyValue.Field] {
    var fields: [PropertyValue.Field] = []
    if text.runs.count == 1, let run = text.runs.first {
      fields = [.init("text", .string(run.text))] + run.attributes.fields
    } else {
      fields = [.init("text", text.propertyValue)]
    }
    let isPoint = rect.size.width == .infinity && rect.size.height == .infinity
    fields.append(isPoint ? .init("point", .point(rect.origin)) : .init("rect", .rect(rect)))
    return fields
  }
}

extension DisplayList.Form {
  /// What is done, as renderings name it.
  var name: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .clear: "clear"
    case .linearGradient: "linearGradient"
    case .radialGradient: "radialGradient"
    case .image: "image"
    case .text: "text"
    case .beginLayer: "beginLayer"
    case .endLayer: "endLayer"
    }
  }
}

extension DisplayList.Clip {
  fileprivate func fields(_ pictures: inout DescribedPictures) -> [PropertyValue.Field] {
    var fields: [PropertyValue.Field] = []
    switch form {
    case .path(let path, let rule):
      fields = [.init("path", path.propertyValue)]
      if rule != .winding { fields.append(.init("rule", .text(rule.rawValue))) }
    case .mask(let image, let rect, let transform):
      fields = [.init("mask", pictures.propertyValue(image)), .init("rect", .rect(rect))]
      if !transform.isIdentity { fields.append(.init("transform", .transform(transform))) }
    }
    if let outer { fields.append(.init("inside", .integer(outer + 1))) }
    return fields
  }
}

extension LineStyle {
  /// The width, and what is not as usual.
  fileprivate var fields: [PropertyValue.Field] {
    let usual = LineStyle()
    var fields = [PropertyValue.Field("width", .number(width))]
    if cap != usual.cap { fields.append(.init("cap", .text(cap.rawValue))) }
    if join != usual.join { fields.append(.init("join", .text(join.rawValue))) }
    if miterLimit != usual.miterLimit { fields.append(.init("miterLimit", .number(miterLimit))) }
    if !dash.isEmpty {
      fields.append(.init("dash", .list(dash.map { .number($0) })))
      if dashPhase != 0 { fields.append(.init("dashPhase", .number(dashPhase))) }
    }
    return fields
  }
}

extension Gradient {
  fileprivate var fields: [PropertyValue.Field] {
    [
      .init("colors", .list(stops.map { .text($0.color.description) })),
      .init("locations", .list(stops.map { .number($0.location) })),
    ]
  }
}

extension GradientOptions {
  fileprivate var fields: [PropertyValue.Field] {
    var fields: [PropertyValue.Field] = []
    if contains(.drawsBeforeStartLocation) {
      fields.append(.init("drawsBeforeStartLocation", .bool(true)))
    }
    if contains(.drawsAfterEndLocation) {
      fields.append(.init("drawsAfterEndLocation", .bool(true)))
    }
    return fields
  }
}

extension DrawnShadow {
  fileprivate var propertyValue: PropertyValue {
    .fields([
      .init("offset", .size(offset)), .init("blur", .number(blur)),
      .init("color", .text(color.description)),
    ])
  }
}
