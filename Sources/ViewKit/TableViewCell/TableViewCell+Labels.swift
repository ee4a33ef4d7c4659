// Where labels and image lie in the content, by style.
extension TableViewCell {
  /// How far the content is moved to the right.
  private var indentation: Double {
    let points = Double(indentationLevel) * indentationWidth
    return abs(points) <= Metrics.maximumCoordinate ? points : 0
  }

  private var contentStart: Double { Metrics.cellMargin + indentation }

  private var shownImage: Image? {
    style == .value2 ? nil : imageViewSlot.value?.image
  }

  /// The size of the image in a content of a height: its own, or made to fit.
  private func imageSize(in height: Double) -> Size? {
    guard let image = shownImage else { return nil }
    let size = image.size
    guard size.height > height, size.height > 0 else { return size }
    return Size(width: (size.width * height / size.height).roundedHalfUp, height: height)
  }

  /// Where texts begin in the content.
  final var textStart: Double {
    let height = contentSlot.value?.bounds.height ?? bounds.height
    guard let image = imageSize(in: height), style != .value2 else { return contentStart }
    return contentStart + image.width + Metrics.cellMargin
  }

  private func textEnd(in width: Double, isBounded: Bool) -> Double {
    width - (isBounded ? Metrics.boundedTextMargin : Metrics.cellMargin)
  }

  /// The size of a label's text in a width; nil when there is none to show.
  private func textSize(_ label: Label?, in width: Double) -> Size? {
    guard let label, label.text?.isEmpty == false else { return nil }
    let size = label.perform.sizeThatFits(Size(width: max(width, 1), height: 0))
    return Size(
      width: min(roundUpToPixel(size.width), max(0, width)), height: roundUpToPixel(size.height))
  }

  final func layOutLabels(in content: Size, isBounded: Bool) {
    if let imageView = imageViewSlot.value {
      let size = imageSize(in: content.height) ?? .zero
      imageView.frame = Rect(
        x: contentStart, y: ((content.height - size.height) / 2).roundedHalfUp,
        width: size.width, height: size.height)
    }
    let start = textStart
    let room = max(0, textEnd(in: content.width, isBounded: isBounded) - start)
    switch style {
    case .default:
      textLabelSlot.value?.frame = Rect(x: start, y: 0, width: room, height: content.height)
    case .value1: layOutValue1(from: start, in: room, content.height)
    case .value2: layOutValue2(from: start, in: room, content.height)
    case .subtitle: layOutSubtitle(from: start, in: room, content.height)
    }
  }

  private func middle(_ size: Size, _ height: Double) -> Double {
    max(0, ((height - size.height) / 2).roundedHalfUp)
  }

  private func layOutSubtitle(from start: Double, in room: Double, _ height: Double) {
    let title = textSize(textLabelSlot.value, in: room)
    let detail = textSize(detailLabelSlot.value, in: room)
    let both = Size(width: room, height: (title?.height ?? 0) + (detail?.height ?? 0))
    let top = middle(both, height)
    textLabelSlot.value?.frame = Rect(origin: Point(x: start, y: top), size: title ?? .zero)
    detailLabelSlot.value?.frame = Rect(
      origin: Point(x: start, y: top + (title?.height ?? 0)), size: detail ?? .zero)
  }

  /// Both texts have the width that they need; where there is not enough, none gets less than half
  /// of it in favour of the other.
  private func layOutValue1(from start: Double, in room: Double, _ height: Double) {
    var title = textSize(textLabelSlot.value, in: room)
    var detail = textSize(detailLabelSlot.value, in: room)
    if let first = title, let second = detail {
      let shared = max(0, room - Metrics.valueGap)
      if first.width + second.width > shared {
        let width = min(first.width, max(shared - second.width, (shared / 2).roundedHalfUp))
        title = textSize(textLabelSlot.value, in: width)
        detail = textSize(detailLabelSlot.value, in: shared - width)
      }
    }
    let (first, second) = (title ?? .zero, detail ?? .zero)
    textLabelSlot.value?.frame = Rect(
      origin: Point(x: start, y: middle(first, height)), size: first)
    detailLabelSlot.value?.frame = Rect(
      origin: Point(x: start + room - second.width, y: middle(second, height)), size: second)
  }

  private func layOutValue2(from start: Double, in room: Double, _ height: Double) {
    let width = min(Metrics.value2TitleWidth, room)
    let title = textSize(textLabelSlot.value, in: width)
    let gap = width + Metrics.valueGap
    let detail = textSize(detailLabelSlot.value, in: room - gap)
    textLabelSlot.value?.frame = Rect(
      x: start, y: middle(title ?? .zero, height), width: title == nil ? 0 : width,
      height: title?.height ?? 0)
    detailLabelSlot.value?.frame = Rect(
      x: start + gap, y: middle(detail ?? .zero, height),
      width: detail == nil ? 0 : max(0, room - gap), height: detail?.height ?? 0)
  }

  // MARK: Height

  /// The height that the texts and the image need at a width.
  final func fittingHeight(width: Double) -> Double {
    let (used, isBounded) = besideContent
    let image = shownImage?.size
    let imageRoom = image.map { $0.width + Metrics.cellMargin } ?? 0
    let end = textEnd(in: width - used, isBounded: isBounded)
    let room = max(0, end - contentStart - imageRoom)
    func height(_ label: Label?, _ width: Double) -> Double {
      textSize(label, in: width)?.height ?? 0
    }
    let (title, detail) = (textLabelSlot.value, detailLabelSlot.value)
    let texts =
      switch style {
      case .default: height(title, room)
      case .subtitle: height(title, room) + height(detail, room)
      case .value1: max(height(title, room), height(detail, room))
      case .value2:
        max(
          height(title, min(Metrics.value2TitleWidth, room)),
          height(detail, room - Metrics.value2TitleWidth - Metrics.valueGap))
      }
    let margin =
      style == .subtitle
      ? Metrics.subtitleMargin
      : ((title?.font ?? Metrics.cellFont).lineHeight / 2).rounded(.up)
    let line = separatorStyle == .none ? 0 : Metrics.separatorHeight
    let content = max(texts > 0 ? texts + 2 * margin : 0, image?.height ?? 0)
    return max(Metrics.cellSize.height, roundUpToPixel(content + line))
  }
}
