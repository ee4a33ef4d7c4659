/// Moves a property through several values, or along a path, as `CAKeyframeAnimation`.
public final class KeyframeAnimation: PropertyAnimation {
  public var values: [LayerValue]? { didSet { track = nil } }
  /// Where the property goes, a point; it stands in the place of values.
  public var path: Path? { didSet { track = nil } }
  /// When each value is reached, from 0 to 1; nil spreads them evenly.
  public var keyTimes: [Double]? { didSet { track = nil } }
  /// How the way from each value to the next is spread over its time.
  public var timingFunctions: [MediaTimingFunction]? {
    get { functionSlots.elements.isEmpty ? nil : functionSlots.elements }
    set {
      track = nil
      functionSlots.removeAll(in: self)
      for function in newValue ?? [] { functionSlots.append(function, in: self) }
    }
  }
  private var functionSlots = OwnedList<MediaTimingFunction>()
  public var calculationMode = CalculationMode.linear { didSet { track = nil } }

  /// What was made of all that for values of a kind: layers share it.
  private var track: (kind: LayerValue.Kind, track: KeyframeTrack)?

  /// How values between are found, as `CAAnimationCalculationMode`.
  public enum CalculationMode: String, CaseIterable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced

    var isPaced: Bool { self == .paced || self == .cubicPaced }
  }

  /// - Parameter keyPath: the property.
  public init(keyPath: String? = nil) {
    super.init()
    self.keyPath = keyPath
  }

  override func values(of keyPath: LayerKeyPath) throws(InvalidLayerUse) -> ValueTrack.Values {
    if let track, track.kind == keyPath.kind { return .keyframes(track.track) }
    let new = try makeTrack(for: keyPath)
    track = (keyPath.kind, new)
    return .keyframes(new)
  }

  public override var heldBytes: Int {
    let values = (values ?? []).reduce(0) { $0 + MemoryLayout<LayerValue>.stride + $1.heldBytes }
    // With the track that is made of them.
    return 2 * values + 24 * (keyTimes?.count ?? 0)
      + MemoryLayout<LayerValue>.stride * (path.map { PathWay.count(of: $0) } ?? 0)
  }

  private func makeTrack(for keyPath: LayerKeyPath) throws(InvalidLayerUse) -> KeyframeTrack {
    let functions = timingFunctions ?? []
    if let path {
      guard keyPath.kind == .point else {
        throw .wrongValue(
          member: "\(className).path", keyPath: keyPath.name, expected: keyPath.kind.text,
          got: "a path, which is made of points")
      }
      let way = PathWay(path)
      return KeyframeTrack(
        way.points.map { .point($0) }, times: calculationMode.isPaced ? nil : way.times,
        functions: [], mode: calculationMode.isPaced ? .paced : .linear)
    }
    var values: [LayerValue] = []
    for (index, value) in (self.values ?? []).enumerated() {
      if let value = try read(value, "values[\(index + 1)]", for: keyPath) { values.append(value) }
    }
    if let keyTimes, !calculationMode.isPaced {
      try check(keyTimes, count: values.count)
    }
    return KeyframeTrack(values, times: keyTimes, functions: functions, mode: calculationMode)
  }

  /// Fails unless the times ascend from 0 to 1, and are as many as the values need.
  private func check(_ times: [Double], count: Int) throws(InvalidLayerUse) {
    let expected = calculationMode == .discrete ? count + 1 : count
    // The last time of discrete values may be left out.
    let isEnough = times.count == expected || calculationMode == .discrete && times.count == count
    guard isEnough else {
      throw .wrongKeyTimes(
        "there are \(times.count) for \(count) values; \(calculationMode.rawValue) ones need "
          + "\(expected)")
    }
    let ascends = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    guard ascends, times.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      throw .wrongKeyTimes("expected numbers that ascend from 0 to 1, got \(times)")
    }
  }
}
