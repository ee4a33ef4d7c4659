// The segments. Positions are counted from zero; one beyond the last is the last, says Apple.
extension SegmentedControl {
  /// What a segment shows.
  public enum Item: Hashable, Sendable {
    case title(String)
    case image(Image)
  }

  /// The segments, from left to right.
  public final var segments: [Segment] { segmentList.elements }

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  /// Puts a new segment before the one at a position, or behind the last.
  public final func insert(_ item: Item, at index: Int, animated: Bool) {
    let segment = Segment()
    switch item {
    case .title(let title): segment.show(title)
    case .image(let image): segment.show(image)
    }
    do throws(InvalidUse) {
      try addSubview(segment)
    } catch {
      return report(Report(.invalidUse, error.description))
    }
    segmentList.insert(segment, at: min(max(index, 0), numberOfSegments), in: self)
    segmentsDidChange()
    if animated { move("the segments") }
  }

  /// Takes a segment away. If it was the chosen one, none is.
  public final func removeSegment(at index: Int, animated: Bool) {
    guard let segment = segment(at: index), let position = position(of: segment) else { return }
    forget(segment)
    segmentList.remove(at: position, in: self)
    segment.removeFromSuperview()
    segmentsDidChange()
    if animated { move("the segments") }
  }

  public final func removeAllSegments() {
    for segment in segments { forget(segment) }
    let former = segments
    segmentList.removeAll(in: self)
    for segment in former { segment.removeFromSuperview() }
    segmentsDidChange()
  }

  /// The segment at a position, or the last one; nil when there is none.
  private func segment(at index: Int) -> Segment? {
    segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
  }

  /// Has a segment show a title in the place of its image.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) {
    segment(at: index)?.show(title)
    segmentsDidChange()
  }

  /// The title of a segment; nil when it shows an image.
  public final func titleForSegment(at index: Int) -> String? { segment(at: index)?.title }

  /// Has a segment show an image in the place of its title.
  public final func setImage(_ image: Image?, forSegmentAt index: Int) {
    segment(at: index)?.show(image)
    segmentsDidChange()
  }

  /// The image of a segment; nil when it shows a title.
  public final func imageForSegment(at index: Int) -> Image? { segment(at: index)?.image }

  /// Sets the width of a segment in points; 0 is for the control to say.
  public final func setWidth(_ width: Double, forSegmentAt index: Int) {
    segment(at: index)?.ownWidth = width > 0 && width <= Metrics.maximumCoordinate ? width : 0
    segmentsDidChange()
  }

  /// The width that was set of a segment; 0 when none was.
  public final func widthForSegment(at index: Int) -> Double { segment(at: index)?.ownWidth ?? 0 }

  /// Sets how far the content of a segment is from its place.
  public final func setContentOffset(_ offset: Size, forSegmentAt index: Int) {
    segment(at: index)?.contentOffset = offset
    setNeedsDisplay()
  }

  /// How far the content of a segment is from its place.
  public final func contentOffsetForSegment(at index: Int) -> Size {
    segment(at: index)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be tapped.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    segment(at: index)?.isEnabled = isEnabled
    setNeedsDisplay()
  }

  /// Whether a segment can be tapped.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    segment(at: index)?.isEnabled ?? true
  }

  /// Sets how the titles look in a state; nil takes it away.
  public final func setTitleTextAttributes(_ attributes: TextAttributes?, for state: State) {
    if textAttributes[state] == attributes { return }
    textAttributes[state] = attributes
    segmentsDidChange()
  }

  /// How the titles look in a state, as far as it was set.
  public final func titleTextAttributes(for state: State) -> TextAttributes? {
    textAttributes.value(for: state)
  }

  private func segmentsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Description

  /// The properties of every segmented control, in the order in which renderings show them.
  final func describeSegments(_ visitor: PropertyVisitor) {
    visitor.visit(
      "segments", .list(segments.map(\.content)), isDefault: segments.isEmpty,
      restore: !visitor.restores
        ? nil : { [self] in if case .list(let contents) = $0 { restore(contents) } })
    visitor.position(
      "selectedSegmentIndex", selectedSegmentIndex,
      restore: { [self] in try? setSelectedSegmentIndex($0) })
    visitor.bool("isMomentary", isMomentary)
    visitor.bool("apportionsSegmentWidthsByContent", apportionsSegmentWidthsByContent)
    visitor.text(
      "segmentedControlStyle", segmentedControlStyle.rawValue,
      isDefault: segmentedControlStyle == .plain)
    let attributes = titleTextAttributes(for: .normal)
    visitor.visit(
      "titleTextAttributes", .fields(attributes?.fields ?? []), isDefault: attributes == nil,
      restore: nil)
    visitor.byState("otherTitleTextAttributes", textAttributes) { .fields($0.fields) }
    visitor.image("backgroundImage", backgroundImage(for: .normal, barMetrics: .default))
    visitor.image(
      "dividerImage",
      dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default))
  }

  /// Makes the segments again that a script has made as it went along; those with images are left
  /// to the script.
  private func restore(_ contents: [PropertyValue]) {
    let titles = contents.compactMap { if case .string(let title) = $0 { title } else { nil } }
    guard titles.count == contents.count, !segments.contains(where: { $0.image != nil }) else {
      return
    }
    while numberOfSegments > titles.count {
      removeSegment(at: numberOfSegments - 1, animated: false)
    }
    for (index, title) in titles.enumerated() {
      if index < numberOfSegments {
        setTitle(title, forSegmentAt: index)
      } else {
        insert(.title(title), at: index, animated: false)
      }
    }
  }
}

extension Segment {
  /// What it shows, for descriptions.
  fileprivate var content: PropertyValue { image?.propertyValue ?? .string(title ?? "") }
}
