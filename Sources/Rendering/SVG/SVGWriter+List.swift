import ViewKit

// Display lists: items in the groups of their clips and layers.
extension SVGWriter {
  /// Writes what was drawn.
  ///
  /// - Parameters:
  ///   - area: the place of what was drawn, in its coordinates; gradients fill it.
  ///   - transform: from these coordinates to those of what is written around it.
  mutating func write(_ list: DisplayList, in area: Rect, _ transform: AffineTransform) {
    let isIsolated = list.styles.contains { $0.blendMode != .normal }
    let isGroup = isIsolated || !transform.isIdentity
    if isGroup {
      bytes.append("<g")
      bytes.attribute(transform: transform)
      if isIsolated { bytes.attribute("style", "isolation:isolate") }
      bytes.append(">\n")
    }
    let erasures = Erasures(in: list, area)
    var groups = ListGroups()
    begin(erasures.ofLayer(-1), list, area, &groups)
    // Neighbours are mostly painted alike.
    var (style, styleIndex) = (DisplayList.Style(), -1)
    for index in erasures.first..<list.items.count {
      let item = list.items[index]
      if item.style != styleIndex {
        (style, styleIndex) = (list.styles[item.style], item.style)
      }
      if case .endLayer = item.form {
        end(groups.endLayer())
        continue
      }
      if erasures.contains(index) {
        end(groups.endErasure())
        continue
      }
      align(to: style.clip, list, &groups)
      if case .beginLayer = item.form {
        beginWrapper(style, area, opacity: style.alpha)
        groups.beginLayer()
        begin(erasures.ofLayer(index), list, area, &groups)
      } else {
        write(item.form, style, area)
      }
    }
    end(groups.open.count)
    if isGroup { end(1) }
  }

  private mutating func end(_ count: Int) {
    for _ in 0..<count { bytes.append("</g>\n") }
  }

  // MARK: Clips

  /// Ends and begins groups until those of a clip, and of those around it, are open.
  private mutating func align(
    to clip: Int?, _ list: DisplayList, _ groups: inout ListGroups
  ) {
    // The number of a clip is greater than that of the one around it.
    if groups.clip == clip { return }
    var missing: [Int] = []
    var wanted = clip
    while groups.clip != wanted {
      if let next = wanted, next > groups.clip ?? -1 {
        missing.append(next)
        wanted = list.clips[next].outer
      } else {
        guard groups.endClip() else { break }
        end(1)
      }
    }
    for index in missing.reversed() {
      begin(list.clips[index].form)
      groups.beginClip(index)
    }
  }

  private mutating func begin(_ clip: DisplayList.Clip.Form) {
    bytes.append("<g")
    switch clip {
    case .path(let path, let rule):
      bytes.attribute("clip-path", reference: clipNumber(path, rule, .identity))
    case .mask(let image, let rect, let transform):
      bytes.attribute("mask", reference: maskNumber(image, in: rect, transform))
    }
    bytes.append(">\n")
  }

  // MARK: Erasures

  /// Begins the groups of which later erasures take something; the last one is the outermost.
  private mutating func begin(
    _ erasures: [Int], _ list: DisplayList, _ area: Rect, _ groups: inout ListGroups
  ) {
    for index in erasures.reversed() {
      let rest = inside { writer in
        writer.bytes.attribute("maskUnits", "userSpaceOnUse")
        writer.bytes.attributes(of: area)
        writer.bytes.append("><rect")
        writer.bytes.attributes(of: area)
        writer.bytes.attribute("fill", "#ffffff")
        writer.bytes.append("/>")
        writer.writeErasure(list.items[index], list)
        writer.bytes.append("</mask>")
      }
      bytes.append("<g")
      bytes.attribute("mask", reference: definitions.number("mask", rest))
      bytes.append(">\n")
      groups.beginErasure()
    }
  }

  /// What an item erases, in black.
  private mutating func writeErasure(_ item: DisplayList.Item, _ list: DisplayList) {
    var style = list.styles[item.style]
    var groups = ListGroups()
    align(to: style.clip, list, &groups)
    style.blendMode = .normal
    style.shadow = nil
    style.fillColor = Color(white: 0, alpha: style.fillColor.alpha)
    style.strokeColor = Color(white: 0, alpha: style.strokeColor.alpha)
    if case .clear(let rect) = item.form {
      style.fillColor = .black
      style.alpha = 1
      write(.fill(Path(rect), .winding), style, rect)
    } else {
      write(item.form, style, .zero)
    }
    end(groups.open.count)
  }

  // MARK: Items

  /// Begins a group for what is shown as one, with its shadow and its way to be mixed.
  private mutating func beginWrapper(
    _ style: DisplayList.Style, _ area: Rect, opacity: Double = 1
  ) {
    bytes.append("<g")
    if opacity < 1 { bytes.attribute("opacity", factor: max(opacity, 0)) }
    if let shadow = style.shadow {
      bytes.attribute("filter", reference: shadowNumber(shadow, in: area))
    }
    if let name = style.blendMode.cssName {
      bytes.append(" style=\"mix-blend-mode:")
      bytes.append(name)
      bytes.append("\"")
    }
    bytes.append(">\n")
  }

  private mutating func write(
    _ form: DisplayList.Form, _ style: DisplayList.Style, _ area: Rect
  ) {
    // Shadows fall where they fall, whatever the transform is.
    let isWrapped = style.shadow != nil || style.blendMode.cssName != nil
    if isWrapped {
      let reach = style.shadow == nil ? .null : form.reach.applying(style.transform)
      beginWrapper(style, area.contains(reach) ? area : area.union(reach))
    }
    switch form {
    case .fill(let path, let rule):
      beginFigure(path)
      fill(style.fillColor, alpha: style.alpha)
      if rule == .evenOdd { bytes.attribute("fill-rule", "evenodd") }
      bytes.attribute(transform: style.transform)
      bytes.append("/>\n")
    case .stroke(let path):
      beginFigure(path)
      strokeAttributes(style)
      bytes.attribute(transform: style.transform)
      bytes.append("/>\n")
    case .linearGradient(let gradient, let start, let end, let options):
      if gradient.stops.isEmpty { break }
      let number = linearGradientNumber(
        gradient, from: start, to: end, options, style.transform)
      writeGradient(number, style, area)
    case .radialGradient(
      let gradient, let start, let startRadius, let end, let endRadius, let options):
      if gradient.stops.isEmpty { break }
      let number = radialGradientNumber(
        gradient, (start, startRadius), (end, endRadius), options, style.transform)
      writeGradient(number, style, area)
    case .image(let image, let rect, let isFlipped):
      write(image, in: rect, isFlipped: isFlipped, style)
    case .text(let text, let rect): write(text, in: rect, style)
    case .clear, .beginLayer, .endLayer: break
    }
    if isWrapped { end(1) }
  }

  private mutating func writeGradient(
    _ number: Int, _ style: DisplayList.Style, _ area: Rect
  ) {
    bytes.append("<rect")
    bytes.attributes(of: area)
    bytes.attribute("fill", reference: number)
    if style.alpha < 1 { bytes.attribute("fill-opacity", factor: max(style.alpha, 0)) }
    bytes.append("/>\n")
  }
}

extension DisplayList.Form {
  /// The box around a path that is painted, which may lie outside of what is drawn on; null for
  /// what cannot be larger than that.
  fileprivate var reach: Rect {
    switch self {
    case .fill(let path, _): path.boundingBox
    case .stroke(let path): path.boundingBox.inset(dx: -20, dy: -20)
    default: .null
    }
  }
}
