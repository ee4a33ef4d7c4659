/// Animations that run together, as `CAAnimationGroup`: their times count from its beginning, and
/// they end with it at the latest.
public final class AnimationGroup: Animation {
  private var slots = OwnedList<Animation>()
  public var animations: [Animation] { slots.elements }

  public override init() { super.init() }

  /// Sets the ``animations``.
  public func setAnimations(_ animations: [Animation]) throws(InvalidLayerUse) {
    for animation in animations {
      if let group = animation as? AnimationGroup, group.reaches(self) {
        throw .groupInsideItself
      }
    }
    slots.removeAll(in: self)
    for animation in animations { slots.append(animation, in: self) }
  }

  /// Whether another is this one or lies in it.
  private func reaches(_ other: AnimationGroup) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [self]
    while let group = waiting.popLast() {
      if group === other { return true }
      guard seen.insert(ObjectIdentifier(group)).inserted else { continue }
      waiting += group.animations.compactMap { $0 as? AnimationGroup }
    }
    return false
  }

  /// How many animations there are in it, each as often as it is run.
  ///
  /// - Parameter depth: how many groups are around it.
  private func count(_ known: inout [ObjectIdentifier: Int], depth: Int = 0) -> Int {
    if let count = known[ObjectIdentifier(self)] { return count }
    if depth > Metrics.maximumDepth { return Metrics.maximumAnimations + 1 }
    var count = 1
    for animation in animations where count <= Metrics.maximumAnimations {
      count += (animation as? AnimationGroup)?.count(&known, depth: depth + 1) ?? 1
    }
    known[ObjectIdentifier(self)] = count
    return count
  }

  override var subject: String {
    animations.map(\.subject).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  override func program(
    for layer: Layer, duration: Double
  ) throws(InvalidLayerUse) -> AnimationProgram {
    var known: [ObjectIdentifier: Int] = [:]
    if count(&known) > Metrics.maximumAnimations {
      throw .tooManyAnimations(limit: Metrics.maximumAnimations)
    }
    let timing = timing(duration)
    var programs: [AnimationProgram] = []
    for animation in animations {
      programs.append(try animation.program(for: layer, duration: timing.duration))
    }
    return AnimationProgram(timing, timingFunction, .group(programs))
  }
}
